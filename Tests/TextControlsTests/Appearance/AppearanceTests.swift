import Testing
import TextControls

/// Serialized: appearances are the whole program's.
@MainActor @Suite(.serialized) struct AppearanceTests {
  final class OwnField: UITextField {}

  @Test func laterViewsBeginWithTheSettings() {
    let early = OwnField()
    OwnField.appearance().textColor = .red
    OwnField.appearance().borderStyle = .bezel
    OwnField.appearance().backgroundColor = .yellow
    let field = OwnField()
    #expect(field.textColor == .red && field.borderStyle == .bezel && field.backgroundColor == .yellow)
    #expect(early.textColor == .label)
    // The class's, not those above it.
    #expect(UITextField().textColor == .label)
    field.textColor = .blue
    #expect(field.textColor == .blue)
    OwnField.appearance().textColor = .green
    #expect(OwnField().textColor == .green)
  }

  @Test func settingsOfAClassReachItsSubclasses() {
    class Own: UILabel {}
    final class Inner: Own {}
    Own.appearance().font = .boldSystemFont(ofSize: 20)
    #expect(Inner().font == .boldSystemFont(ofSize: 20))
    #expect(UILabel().font == .systemFont(ofSize: 17))
  }
}
