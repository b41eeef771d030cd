import Platen
import Testing

@testable import PlatenTerminal

/// What a form in lines says to a screen reader.
@MainActor @Suite(.serialized) struct SpokenLinesTests {
  @MainActor private final class Script: PlainConsole {
    var lines: [String]
    var written = ""
    let isInteractive = true
    let isSpoken: Bool

    init(_ lines: [String], isSpoken: Bool) {
      self.lines = lines
      self.isSpoken = isSpoken
    }

    func write(_ text: String) { written += text }

    func readLine(_ request: LineRequest) -> String? { lines.isEmpty ? nil : lines.removeFirst() }

    func settle() {}
  }

  private func written(_ view: some View, _ lines: [String], isSpoken: Bool = true) async -> [Substring] {
    let script = Script(lines, isSpoken: isSpoken)
    _ = await PlainForm(driver: FrontEndDriver(host: ViewHost(view)), console: script).run()
    return script.written.split(separator: "\n")
  }

  private struct People: View {
    var body: some View {
      List {
        Section("Crew") { ForEach(["Ada", "Grace", "Mary"], id: \.self) { Text($0) } }
        Section("Guest") { Text("Alan") }
      }
    }
  }

  @Test func rowsOfListsHaveTheirPlaces() async {
    let lines = await written(People(), [])
    #expect(lines.contains("Ada, 1 of 3") && lines.contains("Grace, 2 of 3") && lines.contains("Mary, 3 of 3"))
    #expect(lines.contains("Alan"))
  }

  @Test func scriptsReadRowsAsTheyAre() async {
    #expect(await written(People(), [], isSpoken: false).contains("Ada"))
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
    let lines = await written(Saving(), ["Ada", ""])
    #expect(lines.contains { $0.hasSuffix("Ada saved") })
  }
}
