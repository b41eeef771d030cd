import Testing
import TextControls
import TextEditing

/// A delegate may do anything from inside any call: nothing traps, nothing runs for ever, no text is lost.
@MainActor struct UnrulyDelegateTests {
  private static let methods = [
    "shouldBegin", "didBegin", "shouldChange", "selection", "shouldClear", "shouldReturn", "shouldEnd", "didEnd",
  ]

  /// Every user action on the field, twice.
  private func exercise(_ it: LoggedField, other: UITextField) {
    for _ in 0..<2 {
      it.field.becomeFirstResponder()
      it.type("ab")
      it.field.receive(.mark("に", selected: 1..<1))
      it.field.receive(.unmark)
      it.field.receive(.replace(0..<1, with: "zz", selection: EditSelection(caret: 2)))
      it.field.receive(.delete(.backward, .grapheme))
      it.field.receive(.undo)
      it.field.receive(.selectAll)
      it.field.receive(.cut)
      it.field.receive(.paste("more"))
      it.field.pressReturn()
      it.field.pressClearButton()
      other.becomeFirstResponder()
      it.field.becomeFirstResponder()
      it.window.endEditing(false)
      it.window.endEditing(true)
    }
  }

  private func check(in methods: [String] = methods, _ act: @escaping @MainActor (UITextField) -> Void) {
    for method in methods {
      let it = LoggedField("text", keyboard: true)
      it.field.addAction(
        UIAction { [weak field = it.field] _ in if method == "event" { field.map(act) } }, for: .allEditingEvents)
      let other = UITextField()
      it.window.addSubview(other)
      it.delegate.during[method] = act
      exercise(it, other: other)
      let state = it.field.editingSession.state
      #expect((0...state.text.utf16.count).contains(state.selection.range.upperBound), "in \(method)")
    }
  }

  @Test func writingTheText() {
    check(in: Self.methods + ["event"]) { $0.text = "written" }
    check(in: Self.methods + ["event"]) { $0.text = nil }
    check(in: Self.methods + ["event"]) { $0.text = ($0.text ?? "") + "+" }
  }

  @Test func insertingAndDeleting() {
    check(in: Self.methods + ["event"]) { $0.insertText("i") }
    check(in: Self.methods + ["event"]) { $0.deleteBackward() }
    check(in: Self.methods + ["event"]) { $0.receive(.insert("k")) }
  }

  @Test func movingTheSelection() {
    check { $0.selectedTextRange = $0.textRange(from: $0.beginningOfDocument, to: $0.beginningOfDocument) }
    check { $0.selectAll(nil) }
  }

  @Test func resigningAndReturning() {
    check { $0.resignFirstResponder() }
    check { $0.becomeFirstResponder() }
    check {
      $0.resignFirstResponder()
      $0.becomeFirstResponder()
    }
  }

  @Test func recursiveMovesOfTheFocusEnd() {
    let a = LoggedField(name: "a")
    let b = LoggedField(in: a.window, log: a.log, name: "b")
    a.delegate.during["didBegin"] = { _ in b.field.becomeFirstResponder() }
    b.delegate.during["didBegin"] = { _ in a.field.becomeFirstResponder() }
    a.field.becomeFirstResponder()
    #expect(a.field.isFirstResponder != b.field.isFirstResponder)
  }

  @Test func leavingTheHierarchy() {
    check { $0.removeFromSuperview() }
    check { $0.isEnabled = false }
    check { $0.superview?.addSubview($0) }
  }

  @Test func changingTheDelegate() {
    check { $0.delegate = nil }
    for method in Self.methods {
      let it = LoggedField("text")
      let heir = LoggingDelegate(it.log, name: "heir.")
      it.delegate.during[method] = { $0.delegate = heir }
      let other = UITextField()
      exercise(it, other: other)
      #expect(it.log.take().contains { $0.hasPrefix("S heir.") }, "in \(method)")
    }
  }

  @Test func changingTheFieldsTraitsInACallback() {
    check { $0.isSecureTextEntry.toggle() }
    check { $0.clearsOnInsertion.toggle() }
  }

  @Test func aDelegateMayChangeTheFieldWhileAMenuAppearsAndDisappears() {
    final class Delegate: NSObject, UITextFieldDelegate {
      var act: @MainActor (UITextField) -> Void = { _ in }

      func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
      ) -> UIMenu? {
        act(textField)
        return nil
      }
      func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        act(textField)
        animator.addCompletion { self.act(textField) }
      }
      func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        act(textField)
        animator.addAnimations { self.act(textField) }
      }
      func textField(_ textField: UITextField, insertInputSuggestion inputSuggestion: UIInputSuggestion) {
        act(textField)
      }
    }
    let acts: [@MainActor (UITextField) -> Void] = [
      { $0.text = "written" }, { $0.resignFirstResponder() }, { $0.delegate = nil }, { $0.removeFromSuperview() },
      { $0.selectAll(nil) }, { $0.isSecureTextEntry.toggle() },
    ]
    for act in acts {
      let (window, field, delegate) = (UIWindow(), UITextField(), Delegate())
      window.addSubview(field)
      field.text = "hello"
      field.delegate = delegate
      delegate.act = act
      field.becomeFirstResponder()
      let presentation = EditMenuPresentation(of: field)
      if let action = presentation?.menu.actions.last { presentation?.choose(action) }
      presentation?.dismiss()
      EditMenuPresentation(of: field)?.dismiss()
      field.receive(UISmartReplySuggestion(smartReply: "!"))
      #expect(["hello", "written", "hello!"].contains(field.text))
    }
  }

  @Test func aReleasedDelegateIsNotRequired() {
    let field = UITextField()
    do {
      let delegate = LoggingDelegate(EventLog())
      field.delegate = delegate
      field.becomeFirstResponder()
    }
    field.receive(.insert("a"))
    #expect(field.delegate == nil && field.text == "a")
    field.resignFirstResponder()
  }

  @Test func textWrittenInShouldChangeIsKeptWithTheTypedText() {
    let it = LoggedField("abc").begun()
    it.delegate.during["shouldChange"] = { $0.text = "rewritten" }
    it.type("x")
    #expect(it.field.text == "rewrittenx")
    // A browser's report has a range in an earlier text.
    it.field.receive(.replace(0..<9, with: "y", selection: nil))
    #expect(it.field.text == "rewritteny")
  }

  @Test func resigningInADelegateCallKeepsTheTypedText() {
    let it = LoggedField("a").begun()
    it.delegate.during["shouldChange"] = { $0.resignFirstResponder() }
    it.type("b")
    #expect(it.field.text == "ab")
    #expect(!it.field.isEditing)
  }

  @Test func recursiveInsertionsEnd() {
    let it = LoggedField("").begun()
    it.field.addAction(UIAction { ($0.sender as? UITextField)?.insertText("!") }, for: .editingChanged)
    it.type("a")
    #expect(it.field.text?.hasPrefix("a!") == true)
  }
}
