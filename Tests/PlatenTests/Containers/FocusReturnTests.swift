import PlatenTesting
import SwiftUI
import Testing

/// Where the focus is when a modal is gone.
@MainActor @Suite struct FocusReturnTests {
  private struct People: View {
    @State private var isAsking = false
    @State private var people = ["Ada", "Grace", "Edith"]

    var body: some View {
      VStack {
        Button("Ask") { isAsking = true }
        List {
          ForEach(people, id: \.self) { name in
            Button(name) {}
              .swipeActions { Button("Delete \(name)", role: .destructive) { isAsking = true } }
          }
        }
      }
      .alert("Sure?", isPresented: $isAsking) { Button("Cancel", role: .cancel) {} }
    }
  }

  /// A button that was pressed with a pointer has no focus before.
  @Test func itReturnsToTheButtonThatWasPressed() async throws {
    let screen = await Screen(People())
    screen.host.focus.move(to: nil)
    try screen.button("Ask").press()
    #expect(screen.focusedLabel == "Cancel")
    try screen.press(.escape)
    #expect(screen.focusedLabel == "Ask")
  }

  /// The buttons of a row's actions are there only while the focus is in the row.
  @Test func itReturnsToTheRowOfAnAction() async throws {
    let screen = await Screen(People())
    try screen.button("Grace").focus()
    try screen.button("Delete Grace").focus()
    try screen.press(.return)
    #expect(screen.focusedLabel == "Cancel")
    try screen.press(.escape)
    #expect(screen.focusedLabel == "Grace")
  }

  private struct Book: View {
    var body: some View {
      NavigationStack {
        List {
          ForEach(["Ada", "Grace"], id: \.self) { name in
            NavigationLink(value: name) { Text(name) }
          }
        }
        .navigationDestination(for: String.self) { Text("About \($0)") }
      }
    }
  }

  /// A page without a control takes the focus from the link, and gives it back.
  @Test func itReturnsToTheLinkFromAPageWithoutAControl() async throws {
    let screen = await Screen(Book())
    try screen.button("Grace").focus()
    try screen.press(.return)
    #expect(screen.shows("About Grace"))
    try screen.press(.escape)
    #expect(!screen.shows("About Grace"))
    #expect(screen.focusedLabel == "Grace")
  }

  @Test func aLinkThatHadNoFocusGetsNone() async throws {
    let screen = await Screen(Book())
    try screen.button("Ada").focus()
    try screen.press(.return)
    try screen.press(.escape)
    screen.host.focus.move(to: nil)
    try screen.button("Grace").press()
    try screen.press(.escape)
    #expect(screen.focusedLabel == nil)
  }
}
