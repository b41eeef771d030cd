import TextEditing

/// A view for editing text: the part of UIKit's fields that front ends and SwiftUI's views use.
@MainActor package protocol TextInputView: UIView, _TextDocumentInput, TextInputLifeCycleClient, EditMenuOwner {
  /// What the view keeps beside its text.
  var inputState: TextInputState { get }
  /// Whether user input may change the text.
  var acceptsInput: Bool { get }
  /// The text with the attributes that the program has given to its parts; nil where it has given none.
  var attributedRuns: NSAttributedString? { get }
  /// The text with the attributes to show; nil where all of it has the view's font and colour.
  var shownText: NSAttributedString? { get }

  // What a program sets of both kinds of views.

  /// `text`, empty for nil.
  var plainText: String { get set }
  var font: UIFont? { get set }
  var textColor: UIColor? { get set }
  var textAlignment: NSTextAlignment { get set }
  var clearsOnInsertion: Bool { get set }

  // What the kinds have of their own. Each has another protocol for its delegate.

  /// Asks the delegate. True without one.
  func delegateAllows(_ question: TextInputQuestion) -> Bool
  /// Notifies the delegate, then the targets of the control's event, then observers, as far as the kind has each.
  func report(_ event: TextInputEvent)
  /// The edit menu of a range; nil for the suggested actions.
  func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
  /// Applies an edit of the text to its attributes where that was not done.
  func followText()
  /// Called when editing began, before the view is displayed.
  func editingDidBegin()
  /// Called when editing ended, before the view is displayed.
  func editingDidEnd()
}

extension TextInputView {
  package var shownText: NSAttributedString? { nil }

  /// The current text, selection and marked text.
  package var editingSession: EditingSession { _controller.session }

  /// Performs a command of the keyboard, the clipboard or an input method: asks the delegate, then calls the method for
  /// the command, which a subclass may override.
  package func receive(_ command: EditCommand) {
    if acceptsInput {
      followUndoManager()
      if _controller.performByUndoManager(command) { return }
    }
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

  /// Has the undo manager that the view has now know the edits.
  package func followUndoManager() { if let undoManager { follow(undoManager) } }

  /// The undo manager of the view's own. It knows the edits where the view has no other yet.
  var ownUndoManager: UndoManager {
    if _controller.undoManager == nil { follow(inputState.undoManager) }
    return inputState.undoManager
  }

  private func follow(_ undoManager: UndoManager) {
    guard _controller.undoManager !== undoManager else { return }
    _controller.carryOutUserCommand = { [weak self] in self?.receive($0) }
    _controller.undoManager = undoManager
  }

  /// Performs a command that changes several parts of the text at once. `styled` makes the same edit of the text with
  /// its attributes, so that what is between the parts keeps its own.
  package func receive(_ command: EditCommand, styled: (NSMutableAttributedString) -> Void) {
    if let text = attributedRuns {
      let prepared = NSMutableAttributedString(attributedString: text)
      styled(prepared)
      inputState.prepared = prepared
    }
    receive(command)
    inputState.prepared = nil
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
    let selection = editingSession.selection
    if !text.isEmpty || !selection.isCaret { return range == selection.range }
    return range.upperBound == selection.head && editingSession.range(of: .grapheme, at: range.lowerBound) == range
  }

  private func whilePending(_ command: EditCommand, _ body: () -> Void) {
    let outer = inputState.pending
    inputState.pending = command
    body()
    inputState.pending = outer
  }

  /// Passes a suggestion of the keyboard to the delegate.
  package func receive(_ suggestion: UIInputSuggestion) { report(.didReceive(suggestion)) }

  /// The reported command, if it is the insertion that the method was called for.
  func pendingCommand(inserting text: String) -> EditCommand? {
    switch inputState.pending {
    case .insert(text), .replace(_, text, _): inputState.pending
    default: nil
    }
  }

  /// Pastes the text that a front end reported, or else the clipboard.
  func pastePending() {
    if let pending = inputState.pending {
      _controller.perform(pending)
    } else {
      scene.readClipboard { [weak self] text in
        if let self, self.acceptsInput { self._controller.perform(.paste(text)) }
      }
    }
  }

  /// Deletes the selection, not a character beside the caret.
  func deleteSelection() {
    if !editingSession.selection.isCaret { _controller.perform(.delete(.backward, .grapheme)) }
  }

  /// Selects the word at the caret.
  func selectWord() {
    _controller.select(EditSelection(editingSession.range(of: .word, at: editingSession.selection.head)))
  }

  /// The selection in the form that delegates take: `NSValue`s of `NSRange`s.
  var selectedRangeValues: [NSValue] { [NSValue(range: NSRange(editingSession.selection.range))] }
}

extension NSRange {
  /// The range with negative values and overflow clamped.
  package var clampedRange: Range<Int> {
    let lower = location == NSNotFound ? 0 : max(0, location)
    let (upper, isOverflow) = lower.addingReportingOverflow(max(0, length))
    return lower..<(isOverflow ? lower : upper)
  }
}
