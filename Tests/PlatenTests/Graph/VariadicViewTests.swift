import PlatenTesting
import SwiftUI
import Testing

/// What a view is to a container that arranges each view of its content.
@MainActor @Suite struct VariadicViewTests {
  private struct Numbered: _VariadicView_MultiViewRoot {
    @Environment(\.isEnabled) private var isEnabled

    func body(children: _VariadicView.Children) -> some View {
      Text("\(children.count) \(isEnabled ? "enabled" : "disabled")")
      children
    }
  }

  private struct Pair: View {
    var body: some View {
      Text("a")
      Text("b")
    }
  }

  private struct Erased: ViewModifier {
    func body(content: Content) -> some View { _VariadicView.Tree(Numbered()) { content } }
  }

  @Test func aRootReadsTheEnvironment() async {
    let screen = await Screen(_VariadicView.Tree(Numbered()) { Pair() }.disabled(true))
    #expect(screen.texts == ["2 disabled", "a", "b"])
  }

  @Test func bodiesAndErasedViewsAreTheirViews() async {
    let screen = await Screen(
      Group {
        Pair()
        AnyView(Pair()).opacity(0.5)
        EmptyView()
      }.modifier(Erased()))
    #expect(screen.texts == ["4 enabled", "a", "b", "a", "b"])
  }

  private struct Draft: View {
    let label: String
    @State private var text = ""

    var body: some View { TextField(label, text: $text) }
  }

  private struct Reversed: _VariadicView_UnaryViewRoot {
    let isReversed: Bool

    func body(children: _VariadicView.Children) -> some View {
      VStack { ForEach(isReversed ? children.reversed() : Array(children)) { $0 } }
    }
  }

  private struct Drafts: View {
    @State private var isReversed = false
    @State private var isFirstShown = true

    var body: some View {
      _VariadicView.Tree(Reversed(isReversed: isReversed)) {
        if isFirstShown { Draft(label: "First") }
        ForEach(["Second", "Third"], id: \.self) { Draft(label: $0) }
      }
      Button("Reverse") { isReversed.toggle() }
      Button("Remove") { isFirstShown = false }
    }
  }

  @Test func stateBelongsToTheIdentityOfAView() async throws {
    let screen = await Screen(Drafts())
    try screen.field("Second").type("2")
    try screen.button("Reverse").press()
    #expect(try screen.field(at: 1).label == "Second" && screen.field(at: 1).text == "2")
    try screen.button("Remove").press()
    #expect(try screen.field(at: 1).label == "Second" && screen.field(at: 1).text == "2")
    #expect(try screen.field(at: 0).label == "Third")
  }

  private struct Single: _VariadicView_UnaryViewRoot {
    let index: Int

    func body(children: _VariadicView.Children) -> some View { children[index].disabled(index == 1) }
  }

  private struct Page: View {
    @State private var index = 0

    var body: some View {
      _VariadicView.Tree(Single(index: index)) {
        Draft(label: "One")
        Draft(label: "Two")
      }
      Button("Next") { index = 1 }
    }
  }

  @Test func anotherViewInAPlaceHasItsOwnStateAndEnvironment() async throws {
    let screen = await Screen(Page())
    try screen.field("One").type("1")
    try screen.button("Next").press()
    #expect(try screen.field(at: 0).label == "Two")
    #expect(try screen.field(at: 0).text.isEmpty)
    #expect(try !screen.field(at: 0).isEnabled)
  }
}
