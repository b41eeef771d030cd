import TextEditing

/// A view for editing text: the part of UIKit's fields that front ends and SwiftUI's views use.
@MainActor package protocol TextInputView: UIView, _TextDocumentInput, EditMenuOwner {
  /// The edit that a front end reported, while the overridable method for it runs; nil otherwise.
  var pending: EditCommand? { get set }
  /// Whether user input may change the text.
  var acceptsInput: Bool { get }
  /// The text with the attributes to show; nil where all of it has the view's font and colour.
  var shownText: NSAttributedString? { get }
  /// Handles the view's keys in its place; nil for the view's own methods. Held weakly.
  var keyHandler: (any KeyStrokeHandler)? { get }
}

extension TextInputView {
  package var shownText: NSAttributedString? { nil }

  /// The current text, selection and marked text.
  package var editingSession: EditingSession { _controller.session }

  /// Performs a command of the keyboard, the clipboard or an input method: asks the delegate, then calls the method for
  /// the command, which a subclass may override.
  package func receive(_ command: EditCommand) {
    switch command {
    case .copy: return allows(.copy) ? copy(nil) : ()
    case .selectAll: return allows(.selectAll) ? selectAll(nil) : ()
    case .select, .move: return _ = _controller.carryOut(command)
    default: break
    }
    guard acceptsInput else { return }
    switch command {
    case .cut: if allows(.cut) { cut(nil) }
    // Replacing an empty range with nothing is not an edit.
    case .replace(let range, "", nil) where range.isEmpty: break
    case .paste: if allows(.paste) { whilePending(command) { paste(nil) } }
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

  /// Whether a replacement that a browser or a widget reports is typing or Backspace.
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

  /// The reported command, if it is the insertion that the method was called for.
  func pendingCommand(inserting text: String) -> EditCommand? {
    switch pending {
    case .insert(text), .replace(_, text, _): pending
    default: nil
    }
  }

  /// Pastes the text that a front end reported, or else the clipboard.
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

  /// Whether the view's class performs the action. That a responder after it would does not count: all have the methods.
  private func allows(_ command: StandardEditMenu.Command) -> Bool {
    target(forAction: command.selector, withSender: nil) as? UIResponder === self
  }

  func suggestedEditActions() -> [UIMenuElement] {
    let canPaste = acceptsInput && scene.canPaste
    return StandardEditMenu.suggestedActions(
      for: editingSession, canCut: acceptsInput, canPaste: canPaste, allows: allows
    ) { [weak self] command in
      switch command {
      case .cut: self?.cut(nil)
      case .copy: self?.copy(nil)
      case .paste: self?.paste(nil)
      case .selectAll: self?.selectAll(nil)
      }
    }
  }

  /// The selection in the form that delegates take: `NSValue`s of `NSRange`s.
  var selectedRangeValues: [NSValue] { [NSValue(range: NSRange(editingSession.state.selection.range))] }
}

extension NSRange {
  /// The range with negative values and overflow clamped.
  var clampedRange: Range<Int> {
    let lower = location == NSNotFound ? 0 : max(0, location)
    let (upper, isOverflow) = lower.addingReportingOverflow(max(0, length))
    return lower..<(isOverflow ? lower : upper)
  }
}
