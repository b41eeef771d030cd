import PlatenTesting
import SwiftUI
import Testing

/// Questions before a sheet is dismissed.
@MainActor @Suite struct DismissalConfirmationTests {
  private struct Page: View {
    @State private var isShown = false
    @State private var saves = 0

    var body: some View {
      Button("Edit") { isShown = true }
      Text("Saves \(saves)")
        .sheet(isPresented: $isShown) { Editor { saves += 1 } }
    }
  }

  private struct Editor: View {
    let save: () -> Void
    @State private var text = ""

    var body: some View {
      TextField("Text", text: $text)
        .dismissalConfirmationDialog("Save your changes?", shouldPresent: !text.isEmpty) {
          Button("Save") { save() }
          Button("Discard", role: .destructive) {}
        } message: {
          Text("They will be lost.")
        }
    }
  }

  private func edited() async throws -> Screen {
    let screen = await Screen(Page())
    try screen.button("Edit").press()
    try screen.field("Text").type("x")
    try screen.press(.escape)
    return screen
  }

  @Test func withoutChangesNothingIsAsked() async throws {
    let screen = await Screen(Page())
    try screen.button("Edit").press()
    try screen.press(.escape)
    #expect(throws: ScreenError.self) { try screen.field("Text") }
  }

  @Test func anActionDismissesTheSheet() async throws {
    let screen = try await edited()
    #expect(screen.shows("Save your changes?") && screen.shows("They will be lost."))
    try screen.button("Save").press()
    #expect(throws: ScreenError.self) { try screen.field("Text") }
    #expect(screen.shows("Saves 1"))
  }

  @Test func cancellingKeepsTheSheet() async throws {
    let screen = try await edited()
    try screen.button("Cancel").press()
    #expect(!screen.shows("Save your changes?"))
    #expect(try screen.field("Text").text == "x")
  }

  @Test func anAlertForAnItemEndsWithIt() async throws {
    struct Files: View {
      @State private var item: String?
      @State private var deleted = "none"

      var body: some View {
        Button("Delete") { item = "a.txt" }
        Text("Deleted \(deleted)")
          .alert("Delete?", item: $item) { name in
            Button("Delete \(name)", role: .destructive) { deleted = name }
          } message: { name in
            Text("\(name) is removed.")
          }
      }
    }
    let screen = await Screen(Files())
    try screen.button("Delete").press()
    #expect(screen.shows("Delete?") && screen.shows("a.txt is removed."))
    try screen.button("Delete a.txt").press()
    #expect(screen.shows("Deleted a.txt") && !screen.shows("Delete?"))
  }
}
