import Testing
import TextControls

/// What a delegate finds in the storage of a text view.
@MainActor @Suite struct TextStorageFollowsTests {
  private final class Delegate: NSObject, UITextViewDelegate {
    var lines: [NSRange] = []

    func textViewDidChangeSelection(_ textView: UITextView) {
      let text = textView.textStorage.string as NSString
      lines.append(text.lineRange(for: textView.selectedRange))
    }
  }

  @Test func theNewSelectionIsInIt() {
    let view = UITextView()
    let delegate = Delegate()
    view.delegate = delegate
    _ = view.textStorage
    view.insertText("a")
    view.insertText("\n")
    view.insertText("bc")
    view.deleteBackward()
    #expect(delegate.lines == [0..<1, 2..<2, 2..<4, 2..<3].map { NSRange($0) })
  }

  @Test func typingAttributesAreThoseOfTheNextCharacters() {
    let view = UITextView()
    view.text = "a"
    _ = view.textStorage
    view.typingAttributes = [.underlineStyle: 1]
    view.insertText("b")
    #expect(view.textStorage.attribute(.underlineStyle, at: 1, effectiveRange: nil) as? Int == 1)
    #expect(view.textStorage.attribute(.underlineStyle, at: 0, effectiveRange: nil) == nil)
  }

  @Test func whatIsTypedOverASelectionHasItsAttributes() {
    let view = UITextView()
    let text = NSMutableAttributedString(string: "one two")
    text.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 4, length: 3))
    view.attributedText = text
    view.selectedRange = NSRange(location: 4, length: 3)
    #expect(view.typingAttributes[.underlineStyle] as? Int == 1)
    view.insertText("3")
    #expect(view.textStorage.attribute(.underlineStyle, at: 4, effectiveRange: nil) as? Int == 1)
    #expect(view.textStorage.attribute(.underlineStyle, at: 3, effectiveRange: nil) == nil)
  }

  @Test func charactersThatUndoBringsBackHaveTheirAttributes() {
    let view = UITextView()
    let text = NSMutableAttributedString(string: "one two")
    text.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 4, length: 3))
    view.attributedText = text
    func underlined() -> [Int] {
      (0..<view.textStorage.length).filter {
        view.textStorage.attribute(.underlineStyle, at: $0, effectiveRange: nil) != nil
      }
    }
    view.selectedRange = NSRange(location: 4, length: 3)
    view._controller.perform(.delete(.backward, .grapheme))
    view.selectedRange = NSRange(location: 0, length: 0)
    view.typingAttributes = [.kern: 2]
    view.insertText("x")
    view._controller.perform(.undo)
    #expect(view.text == "one " && underlined() == [])
    view._controller.perform(.undo)
    #expect(view.text == "one two" && underlined() == [4, 5, 6])
    view._controller.perform(.redo)
    view._controller.perform(.redo)
    #expect(view.text == "xone ")
    #expect(view.textStorage.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
    #expect(view.textStorage.attribute(.kern, at: 1, effectiveRange: nil) == nil)
  }
}
