import PlatenGraph
import PlatenTesting
import SwiftUI
import Testing
import UIKit

/// Sizes, languages and traits of UIKit's views, and what subclasses override, as programs written by hand use them.
@MainActor @Suite struct MeasuredLabelTests {
  @Test func aLabelIsAsWideAsItsTextAndAsHighAsItsLines() {
    let label = UILabel()
    #expect(label.intrinsicContentSize == .zero)
    label.text = "Ada Lovelace wrote programs"
    let line = label.intrinsicContentSize
    #expect(line.width > 100 && line.height >= 17)
    // One line, whatever the width.
    #expect(label.sizeThatFits(CGSize(width: 60, height: 0)) == line)
    label.numberOfLines = 0
    let lines = label.sizeThatFits(CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude))
    #expect(lines.width <= 100 && lines.height >= 3 * line.height - 3)
    label.numberOfLines = 2
    let two = label.sizeThatFits(CGSize(width: 100, height: 0))
    #expect(two.height < lines.height && two.height > line.height)
    label.sizeToFit()
    #expect(label.frame.size == label.sizeThatFits(label.frame.size))
  }

  @Test func aButtonIsLargerThanItsTitle() {
    let button = UIButton(type: .system)
    button.setTitle("Send", for: .normal)
    let size = button.intrinsicContentSize
    #expect(size.width >= button.titleLabel?.intrinsicContentSize.width ?? .infinity && size.height > 20)
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    #expect(button.intrinsicContentSize.width == size.width + 40)
  }

  private final class CodeField: UITextField {
    var added = 0
    override func caretRect(for position: UITextPosition) -> CGRect { .zero }
    override func firstRect(for range: UITextRange) -> CGRect { CGRect(x: 1, y: 2, width: 3, height: 4) }
    override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
      // A code can't be pressed for a menu.
      if gestureRecognizer is UILongPressGestureRecognizer { gestureRecognizer.isEnabled = false }
      added += 1
      super.addGestureRecognizer(gestureRecognizer)
    }
    override var textInputMode: UITextInputMode? {
      UITextInputMode.activeInputModes.first { $0.primaryLanguage?.hasPrefix("de") == true } ?? super.textInputMode
    }
  }

  @Test func subclassesOverrideRectanglesGesturesAndKeyboards() throws {
    let field = CodeField()
    let input: any UITextInput = field
    field.text = "12"
    let range = try #require(field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
    #expect(input.firstRect(for: range) == CGRect(x: 1, y: 2, width: 3, height: 4))
    let press = UILongPressGestureRecognizer()
    field.addGestureRecognizer(press)
    #expect(field.added == 1 && !press.isEnabled && press.view === field)
    #expect(field.textInputMode?.primaryLanguage != nil && UIView().textInputMode == nil)
  }

  private struct Shown<V: UIView>: UIViewRepresentable {
    let view: V
    func makeUIView(context: Context) -> V { view }
    func updateUIView(_ uiView: V, context: Context) {}
  }

  @Test func aCaretWithoutASizeIsHidden() async throws {
    let screen = await Screen(
      VStack {
        Shown(view: CodeField()); Shown(view: UITextField())
      })
    // A front end draws the caret in the tint.
    var tints: [Paint?] = []
    _ = screen.host.root.first { node in
      if case .field = node.content { tints.append(node.attributes.tint) }
      return false
    }
    #expect(tints.count == 2 && tints[0] != nil && tints[1] == nil)
  }

  @Test func traitsAndLanguagesOfViewsReachAssistiveTechnology() async throws {
    let label = UILabel()
    label.text = "Einstellungen"
    label.accessibilityTraits = .header
    label.accessibilityLanguage = "de-DE"
    let screen = await Screen(Shown(view: label))
    let node = try #require(screen.host.root.first { if case .leaf(.text) = $0.content { true } else { false } })
    #expect(node.attributes.accessibilityDetails.heading == .unspecified)
    guard case .leaf(.text(let text)) = node.content else { return }
    #expect(text.runs.map(\.language) == ["de-DE"])
  }
}
