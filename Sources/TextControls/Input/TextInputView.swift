/// A view that a person edits text in: what front ends and the views of SwiftUI know of UIKit's fields.
@MainActor package protocol TextInputView: UIView, _TextDocumentInput, EditMenuOwner {
  /// What a front end reported, while the method that stands for it runs.
  var pending: EditCommand? { get set }
  /// Whether a person may edit now.
  var acceptsInput: Bool { get }
}

extension TextInputView {
  /// Text, selection and marked text as they are now.
  package var editingSession: EditingSession { _controller.session }

  /// Carries out a command of the keyboard, the clipboard or an input method: the delegate is asked, then the method
  /// that stands for it is called, so that a subclass sees it.
  package func receive(_ command: EditCommand) {
    switch command {
    case .copy: return copy(nil)
    case .selectAll: return selectAll(nil)
    case .select, .move: return _ = _controller.carryOut(command)
    default: break
    }
    guard acceptsInput else { return }
    switch command {
    case .cut: cut(nil)
    // Nothing for nothing is no edit.
    case .replace(let range, "", nil) where range.isEmpty: break
    case .paste: whilePending(command) { paste(nil) }
    default: if let command = _controller.admit(command) { carryOut(command) }
    }
  }

  private func carryOut(_ command: EditCommand) {
    switch command {
    case .insert(let text):
      whilePending(command) { insertText(text) }
    case .delete(.backward, .grapheme):
      whilePending(command) { deleteBackward() }
    case .replace(let range, let text, _) where isTyping(range, text):
      whilePending(command) { text.isEmpty ? deleteBackward() : insertText(text) }
    case .replace(let range, let text, nil):
      replace(textRange(range), withText: text)
    case .mark(let text, let selected):
      setMarkedText(text, selectedRange: NSRange(selected))
    case .unmark:
      unmarkText()
    default:
      _controller.carryOut(command)
    }
  }

  /// Whether a replacement that a browser or a widget reports is typing or a backspace.
  private func isTyping(_ range: Range<Int>, _ text: String) -> Bool {
    let selection = editingSession.state.selection
    if !text.isEmpty || !selection.isCaret { return range == selection.range }
    return range.upperBound == selection.head && editingSession.range(of: .grapheme, at: range.lowerBound) == range
  }

  private func whilePending(_ command: EditCommand, _ body: () -> Void) {
    pending = command
    body()
    pending = nil
  }

  /// The reported command, when it is the insertion that a method is called for.
  func pendingCommand(inserting text: String) -> EditCommand? {
    switch pending {
    case .insert(text), .replace(_, text, _): pending
    default: nil
    }
  }

  /// Pastes what a front end brings, or what is in the clipboard.
  func pastePending() {
    if let pending {
      _controller.perform(pending)
    } else {
      scene.readClipboard { [weak self] text in
        if let self, self.acceptsInput { self._controller.perform(.paste(text)) }
      }
    }
  }

  /// Selects the word at the caret.
  func selectWord() {
    _controller.select(EditSelection(editingSession.range(of: .word, at: editingSession.state.selection.head)))
  }

  func suggestedEditActions() -> [UIMenuElement] {
    let canPaste = acceptsInput && scene.canPaste
    return StandardEditMenu.suggestedActions(
      for: editingSession, canCut: acceptsInput, canPaste: canPaste
    ) { [weak self] command in
      switch command {
      case .cut: self?.cut(nil)
      case .copy: self?.copy(nil)
      case .paste: self?.paste(nil)
      case .selectAll: self?.selectAll(nil)
      }
    }
  }

  /// The selection as delegates have it.
  var selectedRangeValues: [NSValue] { [NSValue(range: NSRange(editingSession.state.selection.range))] }
}

extension NSRange {
  /// The range, with what is negative or too long cut off.
  var clampedRange: Range<Int> {
    let lower = location == NSNotFound ? 0 : max(0, location)
    let (upper, isOverflow) = lower.addingReportingOverflow(max(0, length))
    return lower..<(isOverflow ? lower : upper)
  }
}
