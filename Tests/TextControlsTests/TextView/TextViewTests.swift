import Testing
import TextControls

/// A text view in a window whose calls and notifications are logged.
@MainActor private struct LoggedTextView {
  final class Delegate: NSObject, UITextViewDelegate {
    let log: EventLog
    var allowsBeginning = true
    var allowsEnding = true
    var allowsChange = true
    var during: [String: @MainActor (UITextView) -> Void] = [:]

    init(_ log: EventLog) { self.log = log }

    private func note(_ method: String, _ view: UITextView, _ detail: String = "") {
      log.append("S \(method)\(detail)")
      during[method]?(view)
    }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      note("shouldBegin", textView)
      return allowsBeginning
    }
    func textViewDidBeginEditing(_ textView: UITextView) { note("didBegin", textView) }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
      note("shouldEnd", textView)
      return allowsEnding
    }
    func textViewDidEndEditing(_ textView: UITextView) { note("didEnd", textView) }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      note("shouldChange", textView, "(\(range.location)+\(range.length), \(text.debugDescription))")
      return allowsChange
    }
    func textViewDidChange(_ textView: UITextView) { note("didChange", textView) }
    func textViewDidChangeSelection(_ textView: UITextView) { note("selection", textView) }
  }

  let log = EventLog()
  let window = UIWindow()
  let view = UITextView()
  let delegate: Delegate

  init(_ text: String = "") {
    delegate = Delegate(log)
    window.addSubview(view)
    view.text = text
    view.delegate = delegate
    log.observe(UITextView.textDidBeginEditingNotification, from: view, as: "didBegin")
    log.observe(UITextView.textDidChangeNotification, from: view, as: "didChange")
    log.observe(UITextView.textDidEndEditingNotification, from: view, as: "didEnd")
  }
}

@MainActor struct TextViewTests {
  @Test func theLifeCycleOfATextView() {
    let it = LoggedTextView()
    it.view.becomeFirstResponder()
    #expect(it.log.take() == ["S shouldBegin", "S didBegin", "N didBegin"])
    it.view.receive(.insert("a"))
    it.view.receive(.insert("\n"))
    #expect(
      it.log.take() == [
        "S shouldChange(0+0, \"a\")", "S selection", "S didChange", "N didChange",
        "S shouldChange(1+0, \"\\n\")", "S selection", "S didChange", "N didChange",
      ])
    #expect(it.view.text == "a\n")
    it.view.resignFirstResponder()
    #expect(it.log.take() == ["S shouldEnd", "S didEnd", "N didEnd"])
  }

  @Test func refusals() {
    let it = LoggedTextView("abc")
    it.delegate.allowsBeginning = false
    #expect(!it.view.becomeFirstResponder())
    it.delegate.allowsBeginning = true
    it.view.becomeFirstResponder()
    _ = it.log.take()
    it.delegate.allowsChange = false
    it.view.receive(.delete(.backward, .grapheme))
    #expect(it.log.take() == ["S shouldChange(2+1, \"\")"])
    it.delegate.allowsEnding = false
    #expect(!it.view.resignFirstResponder())
    it.view.removeFromSuperview()
    #expect(!it.view.isFirstResponder)
  }

  @Test func textSetByTheProgramNotifiesOfTheSelectionAlone() {
    let it = LoggedTextView("abc")
    it.view.becomeFirstResponder()
    _ = it.log.take()
    it.view.text = "abcdef"
    #expect(it.log.take() == ["S selection"])
    it.view.text = nil
    #expect(it.view.text == "")
  }

  @Test func selectedRangeIsCutToTheText() {
    let view = UITextView()
    view.text = "abc"
    view.selectedRange = NSRange(location: 1, length: 99)
    #expect(view.selectedRange == NSRange(location: 1, length: 2))
    view.selectedRange = NSRange(location: NSNotFound, length: 0)
    #expect(view.selectedRange == NSRange(location: 0, length: 0))
  }

  @Test func oneThatCannotBeEditedCanBeCopiedFrom() {
    let it = LoggedTextView("abc")
    it.view.isEditable = false
    var clipboard = ""
    it.window.scene.writeClipboard = { clipboard = $0 }
    #expect(it.view.becomeFirstResponder())
    it.view.receive(.selectAll)
    it.view.receive(.insert("x"))
    it.view.receive(.copy)
    #expect(it.view.text == "abc" && clipboard == "abc")
    #expect(it.view.makeEditMenu().actions.map(\.title) == ["Copy"])
  }

  @Test func aMisbehavingDelegateDoesNoHarm() {
    let acts: [@MainActor (UITextView) -> Void] = [
      { $0.text = "written" }, { $0.insertText("i") }, { $0.deleteBackward() }, { $0.resignFirstResponder() },
      { $0.becomeFirstResponder() }, { $0.removeFromSuperview() }, { $0.delegate = nil }, { $0.isEditable = false },
    ]
    for act in acts {
      for method in ["shouldBegin", "didBegin", "shouldChange", "selection", "didChange", "shouldEnd", "didEnd"] {
        let it = LoggedTextView("text")
        it.delegate.during[method] = act
        for _ in 0..<2 {
          it.view.becomeFirstResponder()
          it.view.receive(.insert("ab"))
          it.view.receive(.mark("に", selected: 1..<1))
          it.view.receive(.delete(.backward, .grapheme))
          it.view.receive(.undo)
          it.window.endEditing(true)
        }
        let state = it.view.editingSession.state
        #expect((0...state.text.utf16.count).contains(state.selection.range.upperBound))
      }
    }
  }

  @Test func attributesSurviveEditing() {
    let view = UITextView()
    let bold = UIFont.boldSystemFont(ofSize: 12)
    let text = NSMutableAttributedString(string: "ab")
    text.addAttribute(.font, value: bold, range: NSRange(location: 0, length: 1))
    view.attributedText = text
    view.selectedRange = NSRange(location: 1, length: 0)
    view.insertText("x")
    #expect(view.attributedText.string == "axb")
    #expect(view.attributedText.attribute(.font, at: 1, effectiveRange: nil) as? UIFont == bold)
    #expect(view.attributedText.attribute(.font, at: 2, effectiveRange: nil) == nil)
  }
}
