import Platen
import Testing

@testable import PlatenTerminal

/// What a form in lines says to a screen reader.
@MainActor @Suite(.serialized) struct SpokenLinesTests {
  private struct People: View {
    var body: some View {
      List {
        Section("Crew") { ForEach(["Ada", "Grace", "Mary"], id: \.self) { Text($0) } }
        Section("Guest") { Text("Alan") }
      }
    }
  }

  @Test func rowsOfListsHaveTheirPlaces() async {
    let lines = await EchoingConsole.written(People(), [])
    #expect(lines.contains("Ada, 1 of 3") && lines.contains("Grace, 2 of 3") && lines.contains("Mary, 3 of 3"))
    #expect(lines.contains("Alan"))
  }

  @Test func scriptsReadRowsAsTheyAre() async {
    #expect(await EchoingConsole.written(People(), [], isSpoken: false).contains("Ada"))
  }

  @Test func aHeadingIsSaidWithItsLevel() async {
    let view = VStack {
      Text("Top").accessibilityHeading(.h1)
      Text("Part").accessibilityAddTraits(.isHeader)
      Text("Rest")
    }
    let lines = await EchoingConsole.written(view, [])
    #expect(lines.contains("Top, heading level 1") && lines.contains("Part, heading") && lines.contains("Rest"))
    #expect(await EchoingConsole.written(People(), []).contains("Crew, heading"))
    #expect(await EchoingConsole.written(view, [], isSpoken: false).contains("Top"))
  }

  @Test func aRepresentationIsAskedInThePlaceOfTheView() async {
    struct Sound: View {
      @State private var isOn = false

      var body: some View {
        VStack {
          Text("Circle").accessibilityRepresentation { Toggle("Sound", isOn: $isOn) }
          Text(isOn ? "It sounds." : "It is quiet.")
        }
      }
    }
    let lines = await EchoingConsole.written(Sound(), ["y"])
    #expect(lines.first == "Sound (y/n) [n]: y")
    #expect(lines.last == "It sounds.")
  }

  @Test func otherChildrenAreReadInThePlaceOfThoseInside() async {
    let lines = await EchoingConsole.written(
      VStack { Text("Bars") }.accessibilityLabel("Rain").accessibilityChildren {
        Text("Monday"); Text("Tuesday")
      }, [])
    #expect(lines.filter { !$0.isEmpty } == ["Rain", "Monday", "Tuesday"])
  }

  @Test func theHighestPriorityIsReadFirst() async {
    let lines = await EchoingConsole.written(
      VStack {
        Text("Last").accessibilitySortPriority(-1)
        Text("Second")
        Text("Third")
        Text("First").accessibilitySortPriority(2.5)
      }, [])
    #expect(lines == ["First", "Second", "Third", "Last"])
  }

  @Test func additionalContentIsSaidWithTheText() async {
    let lines = await EchoingConsole.written(Text("Ada").accessibilityCustomContent("Age", "36"), [])
    #expect(lines.contains("Ada, Age: 36"))
  }

  @Test func anAnnouncementIsALine() async {
    struct Saving: View {
      @State private var name = ""

      var body: some View {
        Form {
          TextField("Name", text: $name)
            .onChange(of: name) { AccessibilityNotification.Announcement("\(name) saved").post() }
          TextField("Note", text: .constant(""))
        }
      }
    }
    let lines = await EchoingConsole.written(Saving(), ["Ada", ""])
    #expect(lines.contains { $0.hasSuffix("Ada saved") })
  }
}
