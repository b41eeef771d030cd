import PlatenTesting
import SwiftUI
import Testing

/// Two fields over one another, of which one is seen.
private struct Overlaid: View {
  enum Field { case secure, plain }

  @State private var text = "key"
  @State private var isRevealed = false
  @State private var other = ""
  @FocusState private var focus: Field?

  var body: some View {
    ZStack {
      SecureField("Secret", text: $text).focused($focus, equals: .secure).opacity(isRevealed ? 0 : 1)
      TextField("Secret", text: $text).focused($focus, equals: .plain).opacity(isRevealed ? 1 : 0)
    }
    TextField("Other", text: $other)
    Button("Reveal") { isRevealed.toggle() }
    Button("Hand over") { focus = .plain }
  }
}

/// A form that keeps the space of its message free.
private struct HiddenMessage: View {
  @State private var name = ""

  var body: some View {
    Text("Account")
    TextField("Name", text: $name)
    Text("Too short").opacity(name.isEmpty ? 0 : 1)
  }
}

@MainActor @Suite struct UnseenViewTests {
  @Test func theTabKeySkipsHiddenViews() async throws {
    let screen = await Screen(Overlaid())
    try screen.field("Secret").focus()
    #expect(try screen.field("Secret").text == "•••")
    try screen.press(.tab)
    #expect(screen.focusedLabel == "Other")
    try screen.press(.tab, modifiers: .shift)
    #expect(screen.focusedLabel == "Secret")
    #expect(screen.snapshot.contains("[‹•••›]") || screen.snapshot.contains("•••|"))
  }

  @Test func visibleViewsAreFoundFirst() async throws {
    let screen = await Screen(Overlaid())
    #expect(try screen.field("Secret").text == "•••")
    try screen.button("Reveal").press()
    #expect(try screen.field("Secret").text == "key")
  }

  @Test func theSnapshotHasWhatIsVisibleAlone() async throws {
    let screen = await Screen(Overlaid())
    try screen.field("Secret").focus()
    #expect(screen.snapshot.split(separator: "Secret:").count == 1 && screen.snapshot.contains("•"))
    try screen.button("Reveal").press()
    #expect(screen.snapshot.split(separator: "Secret:").count == 1 && screen.snapshot.contains("[key]"))
  }

  @Test func aHiddenTextIsNotShown() async throws {
    let screen = await Screen(HiddenMessage())
    #expect(!screen.shows("Too short") && screen.shows("Account"))
    try screen.field("Name").type("a")
    #expect(screen.shows("Too short"))
  }

  @Test func aProgramSetsTheFocusThereAllTheSame() async throws {
    let screen = await Screen(Overlaid())
    try screen.button("Hand over").press()
    try screen.type("s")
    #expect(try screen.field("Secret").text == "••••")
    try screen.button("Reveal").press()
    #expect(try screen.field("Secret").isFocused)
  }
}
