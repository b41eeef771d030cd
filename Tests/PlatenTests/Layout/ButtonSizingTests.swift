import Platen
import Testing

/// How wide buttons are (`buttonSizing(_:)`).
@MainActor struct ButtonSizingTests {
  /// The width of a button in a column of 40 units.
  private func width(_ change: (Button<Text>) -> some View) throws -> CGFloat {
    let window = LaidOut(VStack { change(Button("Go") {}) }, width: 40, height: 10)
    return try #require(window.frame(ofKind: "button")).width
  }

  @Test func `a flexible button takes the available space`() throws {
    #expect(try width { $0.buttonSizing(.flexible) } == 40)
    #expect(try width { $0.buttonStyle(.bordered).buttonSizing(.flexible) } == 40)
    #expect(try width { $0 } < 20)
    #expect(try width { $0.buttonSizing(.fitted) } == width { $0 })
    #expect(try width { $0.buttonSizing(.fitted).buttonSizing(.flexible) } == width { $0 }, "the nearest")
  }

  private struct Wide: ButtonStyle {
    @Environment(\.buttonSizing) private var sizing

    func makeBody(configuration: Configuration) -> some View {
      configuration.label.frame(maxWidth: sizing == .flexible ? 30 : nil)
    }
  }

  @Test func `a style of a program's own reads it`() throws {
    #expect(try width { $0.buttonStyle(Wide()).buttonSizing(.flexible) } == 30)
    #expect(try width { $0.buttonStyle(Wide()) } < 20)
  }
}
