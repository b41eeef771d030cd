import PlatenTesting
import SwiftUI
import Testing

@testable import PlatenTree

/// The places that assistive technology can go to.
@MainActor @Suite struct AccessibilityRotorTests {
  private struct Chapter: Identifiable {
    let id: Int
    let title: String
  }

  private let chapters = [Chapter(id: 1, title: "Arrival"), Chapter(id: 2, title: "Departure")]

  private func buttons(_ screen: Screen) -> [Node] {
    var found: [Node] = []
    screen.host.root.forEach { if $0.content.control?.role == .button { found.append($0) } }
    return found
  }

  @Test func eachElementIsAPlace() async throws {
    let view = ScrollView { ForEach(chapters) { Text($0.title) } }
      .accessibilityRotor("Chapters", entries: chapters, entryLabel: \.title)
    let screen = await Screen(view)
    #expect(buttons(screen).map(\.plainText) == ["Arrival", "Departure"])
    screen.host.send(.press, to: buttons(screen)[1].id)
    await screen.settle()
    #expect(screen.patches.contains { $0.hasPrefix("scroll") })
  }

  @Test func entriesAreBuiltByConditionAndNumber() async {
    var isLong = true
    var view: some View {
      Text("Book").accessibilityRotor(.headings) {
        AccessibilityRotorEntry("Title", id: 0)
        if isLong { AccessibilityRotorEntry("Preface", id: 10) }
        ForEach(chapters) { AccessibilityRotorEntry($0.title, id: $0.id) }
      }
    }
    #expect(buttons(await Screen(view)).map(\.plainText) == ["Title", "Preface", "Arrival", "Departure"])
    isLong = false
    #expect(buttons(await Screen(view)).map(\.plainText) == ["Title", "Arrival", "Departure"])
  }

  private struct Book: View {
    @Namespace private var places
    @State private var prepared = 0

    var body: some View {
      VStack {
        Text("Prepared \(prepared)")
        ScrollView { Text("End").accessibilityRotorEntry(id: "end", in: places) }
      }
      .accessibilityRotor("Places") {
        AccessibilityRotorEntry("The end", id: "end", in: places) { prepared += 1 }
        AccessibilityRotorEntry("Nowhere", id: "no", in: places) { prepared += 10 }
      }
    }
  }

  @Test func anEntryIsPreparedAndShown() async {
    let screen = await Screen(Book())
    screen.host.send(.press, to: buttons(screen)[0].id)
    await screen.settle()
    #expect(screen.shows("Prepared 1"))
    #expect(screen.patches.contains { $0.hasPrefix("scroll") })
  }

  @Test func anEntryWithoutAViewIsOnlyPrepared() async {
    let screen = await Screen(Book())
    screen.host.send(.press, to: buttons(screen)[1].id)
    await screen.settle()
    #expect(screen.shows("Prepared 10"))
    #expect(!screen.patches.contains { $0.hasPrefix("scroll") })
  }

  @Test func tabPassesTheEntries() async throws {
    let screen = await Screen(Book())
    try screen.press(.tab)
    #expect(buttons(screen).allSatisfy { !$0.attributes.isFocused })
  }

  private struct Draft: View {
    @State private var text = "An error here, another error there."

    var body: some View {
      VStack {
        TextField("Name", text: .constant(""))
        TextEditor(text: $text)
          .accessibilityLabel("Draft")
          .accessibilityRotor("Errors", textRanges: text.ranges(of: "error"))
          .accessibilityRotor("Ends") {
            AccessibilityRotorEntry("Last word", textRange: text.index(text.endIndex, offsetBy: -6)..<text.endIndex)
          }
      }
    }
  }

  @Test func aRangeOfATextIsSelected() async throws {
    let screen = await Screen(Draft())
    #expect(buttons(screen).map(\.plainText) == ["error", "error", "Last word"])
    try screen.field("Name").focus()
    screen.host.send(.press, to: buttons(screen)[1].id)
    await screen.settle()
    let draft = try screen.field("Draft")
    #expect(try draft.isFocused && draft.selection == 23..<28)
    screen.host.send(.press, to: buttons(screen)[2].id)
    await screen.settle()
    #expect(try draft.selection == 29..<35)
    try draft.type("then.")
    #expect(try draft.text == "An error here, another error then.")
  }

  @Test func theWordsOfASecretAreNotNamed() async throws {
    let secret = "Xanadu"
    let screen = await Screen(
      SecureField("Word", text: .constant(secret))
        .accessibilityRotor("All", textRanges: [secret.startIndex..<secret.endIndex]))
    #expect(buttons(screen).map(\.plainText) == [""])
  }

  @Test func anEntryIsNamedWithoutTheLabelOfItsIdentity() async {
    let title = "The end"
    let view = Text("End").accessibilityRotor("Places") {
      AccessibilityRotorEntry(title, 1, in: Namespace().wrappedValue)
    }
    #expect(buttons(await Screen(view)).map(\.plainText) == ["The end"])
  }
}
