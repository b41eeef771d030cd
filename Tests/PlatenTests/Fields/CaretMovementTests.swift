import PlatenTesting
import SwiftUI
import Testing

/// Arrow keys in text of both directions.
@MainActor struct CaretMovementTests {
  private struct Fields: View {
    @State private var logical = "\u{5D0}\u{5D1}\u{5D2}"
    @State private var visual = "\u{5D0}\u{5D1}\u{5D2}"

    var body: some View {
      TextField("Logical", text: $logical)
      TextField("Visual", text: $visual)
        .caretMovement(.visual)
    }
  }

  @Test func arrowsGoByTheTextUnlessAskedToGoByTheScreen() async throws {
    let screen = await Screen(Fields())
    for (label, offset) in [("Logical", 0), ("Visual", 2)] {
      let field = try screen.field(label)
      try field.focus()
      try field.select(1..<1)
      try field.press(.leftArrow)
      #expect(try field.selection == offset..<offset, "\(label)")
    }
  }
}
