import AppKit
import PlatenTesting
import SwiftUI
import Testing

/// Completion, spelling, input methods and undo of AppKit's text views.
@MainActor @Suite struct CompletionTests {
  private final class CodeView: NSTextView {
    var marked: [String] = []

    override func completions(
      forPartialWordRange charRange: NSRange, indexOfSelectedItem index: UnsafeMutablePointer<Int>
    ) -> [String]? {
      let typed = (string as NSString).substring(with: charRange)
      return ["print", "private", "protocol"].filter { $0.hasPrefix(typed) }
    }
    override func setMarkedText(_ string: Any, selectedRange: NSRange, replacementRange: NSRange) {
      marked.append("\(string)")
      super.setMarkedText(string, selectedRange: selectedRange, replacementRange: replacementRange)
    }
  }

  private struct Shown: NSViewRepresentable {
    let view: NSTextView
    func makeNSView(context: Context) -> NSTextView { view }
    func updateNSView(_ nsView: NSTextView, context: Context) {}
  }

  @Test func theTypedWordIsCompletedWithWhatIsAddedSelected() async throws {
    let view = CodeView(frame: .zero)
    let screen = await Screen(Shown(view: view))
    let field = try screen.field(at: 0)
    try field.type("let x = pri")
    #expect(view.rangeForUserCompletion == NSRange(location: 8, length: 3))
    view.complete(nil)
    #expect(view.string == "let x = print" && view.selectedRange() == NSRange(location: 11, length: 2))
    view.insertCompletion("private", forPartialWordRange: NSRange(location: 8, length: 5), movement: 0, isFinal: true)
    #expect(view.string == "let x = private" && view.selectedRange() == NSRange(location: 15, length: 0))
  }

  @Test func wordsAreIgnoredInTheirDocumentAndLearnedInAll() {
    let checker = NSSpellChecker.shared
    let tag = NSSpellChecker.uniqueSpellDocumentTag()
    #expect(tag != NSSpellChecker.uniqueSpellDocumentTag())
    checker.ignoreWord("platen", inSpellDocumentWithTag: tag)
    #expect(checker.ignoredWords(inSpellDocumentWithTag: tag) == ["platen"])
    checker.closeSpellDocument(withTag: tag)
    #expect(checker.ignoredWords(inSpellDocumentWithTag: tag) == nil)
    checker.learnWord("platen")
    #expect(checker.hasLearnedWord("platen"))
    checker.unlearnWord("platen")
    #expect(!checker.hasLearnedWord("platen"))
    #expect(checker.countWords(in: "It's two words", language: nil) == 3)
    #expect(checker.countWords(in: " – 3.14 is less than 3,142!", language: nil) == 5)
    #expect(checker.countWords(in: "…", language: nil) == 0)
  }

  @Test func rectanglesOfRangesFollowOneAnother() {
    let view = NSTextView(frame: .zero)
    view.string = "Ada Lovelace"
    var actual = NSRange()
    let first = view.firstRect(forCharacterRange: NSRange(location: 0, length: 3), actualRange: &actual)
    let second = view.firstRect(forCharacterRange: NSRange(location: 4, length: 100), actualRange: &actual)
    #expect(actual == NSRange(location: 4, length: 8))
    #expect(first.width > 0 && second.minX > first.maxX && first.height == second.height)
  }

  @Test func aTextViewUndoesByItsWindow() {
    final class Delegate: NSObject, NSWindowDelegate {
      let manager = SwiftUI.UndoManager()
      func windowWillReturnUndoManager(_ window: NSWindow) -> SwiftUI.UndoManager? { manager }
    }
    let delegate = Delegate()
    let window = NSWindow()
    window.delegate = delegate
    let view = NSTextView(frame: .zero)
    window.contentView?.addSubview(view)
    #expect(view.undoManager === delegate.manager)
    view.insertText("Ada", replacementRange: NSRange(location: NSNotFound, length: 0))
    #expect(view.string == "Ada" && delegate.manager.canUndo)
    delegate.manager.undo()
    #expect(view.string.isEmpty)
  }
}
