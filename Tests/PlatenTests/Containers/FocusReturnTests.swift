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
}
