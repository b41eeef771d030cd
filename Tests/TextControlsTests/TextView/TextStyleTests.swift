import Foundation
import Testing
import TextControls

/// The styles that the user gives to the text of a text view.
@MainActor @Suite struct TextStyleTests {
  private final class Delegate: NSObject, UITextViewDelegate {
    var changes = 0

    func textViewDidChange(_ textView: UITextView) { changes += 1 }
  }

  private let view = UITextView()
  private let delegate = Delegate()

  init() {
    view.font = .systemFont(ofSize: 20)
    view.text = "one two"
    view.delegate = delegate
    view.selectedRange = NSRange(location: 4, length: 3)
  }

  private func font(at index: Int) -> UIFont? {
    view.attributedText.attribute(.font, at: index, effectiveRange: nil) as? UIFont
  }

  private func underline(at index: Int) -> Int? {
    view.attributedText.attribute(.underlineStyle, at: index, effectiveRange: nil) as? Int
  }

  @Test func theSelectionIsMadeBoldAndNoLonger() {
    view.toggleBoldface(nil)
    #expect(font(at: 0) == .systemFont(ofSize: 20))
    #expect(font(at: 4) == .boldSystemFont(ofSize: 20))
    #expect(view.selectedRange == NSRange(location: 4, length: 3) && delegate.changes == 1)
    // Part of it is bold: all of it becomes so.
    view.selectAll(nil)
    view.toggleBoldface(nil)
    #expect(font(at: 0) == .boldSystemFont(ofSize: 20) && font(at: 4) == .boldSystemFont(ofSize: 20))
    view.toggleBoldface(nil)
    #expect(font(at: 0) == .systemFont(ofSize: 20) && font(at: 4) == .systemFont(ofSize: 20))
  }

  @Test func stylesAreCombined() {
    view.toggleBoldface(nil)
    view.toggleItalics(nil)
    view.toggleUnderline(nil)
    #expect(font(at: 4)?.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    #expect(view.attributedText.attribute(.underlineStyle, at: 4, effectiveRange: nil) as? Int == 1)
    view.toggleUnderline(nil)
    #expect(view.attributedText.attribute(.underlineStyle, at: 4, effectiveRange: nil) == nil)
  }

  @Test func withoutASelectionTheyAreThoseOfWhatIsTyped() {
    view.selectedRange = NSRange(location: 7, length: 0)
    view.toggleBoldface(nil)
    view.insertText("!")
    #expect(view.text == "one two!")
    #expect(font(at: 6) == .systemFont(ofSize: 20) && font(at: 7) == .boldSystemFont(ofSize: 20))
  }

  @Test func eachChangeIsAStepThatCanBeUndone() {
    view.toggleBoldface(nil)
    view.toggleUnderline(nil)
    view.textStorage.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 3))
    view.selectedRange = NSRange(location: 7, length: 0)
    view._controller.perform(.insert("!"))
    view._controller.perform(.undo)
    #expect(view.text == "one two" && underline(at: 4) == 1)
    view._controller.perform(.undo)
    #expect(underline(at: 4) == nil && font(at: 4) == .boldSystemFont(ofSize: 20))
    #expect(view.selectedRange == NSRange(location: 4, length: 3))
    view._controller.perform(.undo)
    #expect(font(at: 4) == .systemFont(ofSize: 20))
    // What the program has changed since is not the user's step.
    #expect(view.attributedText.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
    #expect(view.text == "one two")
    for _ in 1...3 { view._controller.perform(.redo) }
    #expect(view.text == "one two!" && underline(at: 4) == 1 && font(at: 4) == .boldSystemFont(ofSize: 20))
    #expect(font(at: 0) == .systemFont(ofSize: 20))
  }

  @Test func aChangeAfterAnUndoReplacesTheStepThatCouldBeRedone() {
    view._controller.perform(.insert("three"))
    view._controller.perform(.undo)
    view.toggleUnderline(nil)
    view._controller.perform(.redo)
    #expect(view.text == "one two" && underline(at: 4) == 1)
    view._controller.perform(.undo)
    #expect(view.text == "one two" && underline(at: 4) == nil)
  }

  /// As where one view shows several documents in turn: the steps of the first are no longer there.
  @Test func aTextThatTheProgramSetsAgainKeepsItsAttributes() {
    view.toggleUnderline(nil)
    let text = view.attributedText
    view.text = "another"
    view.attributedText = text
    view.selectedRange = NSRange(location: 0, length: 0)
    #expect(view.text == "one two" && underline(at: 4) == 1)
  }

  @Test func aTextThatIsNotEditableStays() {
    view.isEditable = false
    view.toggleBoldface(nil)
    #expect(font(at: 4) == .systemFont(ofSize: 20) && delegate.changes == 0)
  }
}
