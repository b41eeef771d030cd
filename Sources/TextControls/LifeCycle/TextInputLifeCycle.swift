import TextEditing

/// The editing session of a text input, and the order in which editing begins, changes and ends.
///
/// SwiftUI's fields and UIKit's run on the same controller. It asks its ``client`` before anything happens and notifies
/// it afterwards, in the order that UITextFieldDelegate documents:
///
/// - begin: may begin → editing → did begin;
/// - edit: may change these characters → the session → the selection or the text changed → the text changed;
/// - end: may end → no longer editing → did end.
///
/// A client may do anything from inside a call: write the text, end the editing, release the controller. Calls that
/// lead to one another without end are cut short after ``nestingLimit``.
@MainActor @preconcurrency public final class TextInputLifeCycle {
  /// The text, the selection and the marked text. Offsets are UTF-16 units.
  public private(set) var session: EditingSession
  /// The object that is asked and notified. Held weakly; without one everything is allowed.
  public weak var client: (any TextInputLifeCycleClient)?
  /// Whether the input is being edited: true between begin and end.
  public private(set) var isEditing = false
  /// Whether the next edit replaces everything: a secure field that is entered again, or `clearsOnInsertion`. That edit
  /// sets it back to `never`, the default.
  public var replacesAll: WholeReplacement {
    get { session.replacesAll }
    set { session.replacesAll = newValue }
  }
  /// The largest number of calls to the client inside one another. Deeper ones are not made, and what they ask is
  /// refused.
  public static let nestingLimit = 8

  /// How often something other than a command, and the program's rewriting of what that has made, has changed the text
  /// or the steps of undoing.
  package private(set) var otherChanges = 0

  /// Has the steps of undoing in their order among those of the program; nil for none. Held weakly.
  package weak var undoManager: UndoManager? {
    didSet {
      guard undoManager !== oldValue else { return }
      oldValue?.forget(self)
      undoManager?.follow(self, after: .program)
    }
  }
  /// Performs a command as the user's where a program's undo manager undoes; nil for ``perform(_:)``.
  package var carryOutUserCommand: ((EditCommand) -> Void)?

  private var nesting = 0
  private var isNotifyingSelection = false
  /// Counts the changes, to notice those that a client makes while it is asked.
  private var revision = 0

  /// Creates a controller for a session, an empty one of a single line by default.
  public init(session: EditingSession = EditingSession()) { self.session = session }

  // MARK: begin and end

  /// Begins the editing. False when the client refuses.
  @discardableResult public func beginEditing() -> Bool {
    if isEditing { return true }
    guard mayBeginEditing() else { return false }
    didBecomeFirstResponder()
    return true
  }

  /// Ends the editing. False when the client refuses; with `force` the client is asked and its answer ignored.
  @discardableResult public func endEditing(force: Bool = false) -> Bool {
    guard isEditing else { return true }
    guard mayEndEditing() || force else { return false }
    didResignFirstResponder()
    return true
  }

  /// Asks the client whether editing may begin, for a caller that moves the focus itself.
  public func mayBeginEditing() -> Bool { client?.textInputShouldBeginEditing(self) ?? true }

  /// Asks the client whether editing may end, for a caller that moves the focus itself.
  public func mayEndEditing() -> Bool { client?.textInputShouldEndEditing(self) ?? true }

  /// Begins the editing without asking, after the caller moved the focus to the input. Notifies the client.
  public func didBecomeFirstResponder() {
    guard !isEditing else { return }
    isEditing = true
    notify { $0.textInputDidBeginEditing(self) }
  }

  /// Ends the editing without asking, after the caller moved the focus away. Commits marked text, and notifies the
  /// client.
  public func didResignFirstResponder() {
    guard isEditing else { return }
    if session.marked != nil { carryOut(.unmark) }
    isEditing = false
    session.breakUndoCoalescing()
    notify { $0.textInputDidEndEditing(self) }
  }

  // MARK: edits

  /// Performs user input. Where characters would change the client is asked first; when it refuses nothing happens and
  /// there are no effects.
  @discardableResult public func perform(_ command: EditCommand) -> [EditEffect] {
    // A front end may report the selection that the program has put back.
    if command != .select(session.selection) { restoredDeletion = nil }
    guard let admitted = admit(command) else { return [] }
    guard options.deletesPastRestored, case .delete(.backward, .grapheme) = admitted, session.selection.isCaret,
      session.marked == nil, !session.storage.isLong
    else { return carryOut(admitted) }
    let (text, selection) = (session.storage, session.selection)
    let effects = carryOut(admitted)
    guard session.storage.hasSameUnits(as: text) else { return effects }
    let start = session.separatorsStart(before: selection.head)
    guard start > 0, start < selection.head else { return effects }
    restoredDeletion = RestoredDeletion(text: text, selection: selection, start: start)
    guard isRestoringKnown?() ?? true else { return effects }
    return effects + deletePastRestored().filter { !effects.contains($0) }
  }

  /// A deletion of a literal that the client has taken back.
  private struct RestoredDeletion {
    let text: SessionStorage
    let selection: EditSelection
    /// Where the literals begin, behind the character that is meant.
    let start: Int

    func isRestored(in session: EditingSession) -> Bool { session.storage.hasSameUnits(as: text) }
  }

  private var restoredDeletion: RestoredDeletion?

  /// Whether it is known that the program has put back what was deleted: what is before it is deleted then. Where the
  /// program may still take the deletion, false; ``deletePastRestored()`` is to be called when that is known. Nil, the
  /// default, where it always is.
  package var isRestoringKnown: (() -> Bool)?

  /// Whether the last command was a deletion of a literal that the client has taken back.
  package var hasRestoredDeletion: Bool { restoredDeletion?.isRestored(in: session) ?? false }

  /// Deletes what is before the literals that were deleted last, because the program has put them back: the user means
  /// the character before them.
  @discardableResult package func deletePastRestored() -> [EditEffect] {
    guard let deletion = restoredDeletion, deletion.isRestored(in: session) else { return [] }
    restoredDeletion = nil
    otherChanges += 1
    select(EditSelection(caret: deletion.start))
    let effects = admit(.delete(.backward, .grapheme)).map(carryOut) ?? []
    if deletion.isRestored(in: session) { select(deletion.selection) }
    return effects
  }

  /// Asks the client where `command` would change characters. Returns the command to perform; nil when the client
  /// refuses.
  ///
  /// When a client rewrites the text while it is asked and agrees all the same, the typed text is inserted at the new
  /// caret: the range it was asked about belongs to the earlier text.
  public func admit(_ command: EditCommand) -> EditCommand? {
    guard let proposal = session.proposal(for: command), let client else { return command }
    guard nesting < Self.nestingLimit else { return nil }
    let asked = revision
    nesting += 1
    defer { nesting -= 1 }
    guard client.textInput(self, shouldChange: proposal) else { return nil }
    guard revision != asked, case .replace(_, let text, _) = command else { return command }
    return text.isEmpty ? nil : .insert(text)
  }

  /// Performs a command without asking the client, and notifies it of what changed.
  @discardableResult public func carryOut(_ command: EditCommand) -> [EditEffect] {
    let effects = session.perform(command)
    undoManager?.follow(self, after: UndoableTextCommand(command))
    report(effects)
    return effects
  }

  /// Writes the text for the program: the client is not asked, and only while editing notified of the selection, which
  /// is in the new text then. The text that is there already does not end a composition: a view that wraps a field
  /// writes it again after each edit.
  public func setText(_ text: String, caret: CaretPolicy) {
    if session.marked != nil, session.text.hasSameUnits(as: text) { return }
    revision += 1
    let effects = session.setText(text, caret: caret)
    undoManager?.follow(self, after: .program)
    if case .exact = caret {} else if effects.contains(.textChanged) { otherChanges += 1 }
    if isEditing { reportSelection(effects) }
  }

  /// Writes a text that the program made of the edited one, as `EditCommand.rewrite(_:)` does. The client is not
  /// asked, and only while editing notified of the selection, which is in the new text then.
  public func rewrite(to text: String) {
    revision += 1
    let effects = session.perform(.rewrite(text))
    undoManager?.follow(self, after: .program)
    if isEditing { reportSelection(effects) }
  }

  /// Something other than a command has changed the text or the steps of undoing.
  private func noteOtherChange() {
    otherChanges += 1
    undoManager?.follow(self, after: .program)
  }

  /// Writes a text that was changed elsewhere, as `EditingSession.follow(_:)` does. The client is not asked, and only
  /// while editing notified of the selection.
  package func follow(_ text: String) {
    revision += 1
    session.follow(text)
    noteOtherChange()
    if isEditing { reportSelection([.textChanged]) }
  }

  /// Sets the selection for the program and notifies the client.
  public func select(_ selection: EditSelection) { report(session.perform(.select(selection))) }

  /// The rules of editing: number of lines, secure text and so on.
  public var options: EditingOptions {
    get { session.options }
    set { if newValue != session.options { session.options = newValue } }
  }

  /// While the client is notified of the selection: whether it will be notified of the text next.
  package private(set) var isTextDue = false

  /// Makes what is typed next an undo step of its own.
  package func breakUndoCoalescing() { session.breakUndoCoalescing() }

  /// Drops the undo history.
  package func forgetUndo() {
    session.forgetUndo()
    noteOtherChange()
  }

  /// Makes an undo step of a change that leaves the characters as they are.
  package func recordUnchangedText() {
    session.recordUnchangedText()
    noteOtherChange()
  }

  /// Sets the format that is applied while the user types; nil for none.
  public func setFormat(_ format: EditFormat?) {
    session.format = format
    noteOtherChange()
  }

  // MARK: notifying the client

  private func report(_ effects: [EditEffect]) {
    if effects.contains(.textChanged) || effects.contains(.markedChanged) { revision += 1 }
    guard client != nil else { return }
    isTextDue = effects.contains(.textChanged)
    reportSelection(effects)
    isTextDue = false
    if effects.contains(.textChanged) {
      notify { $0.textInputDidChangeText(self) }
    } else if effects.contains(.markedChanged), session.marked == nil {
      notify { $0.textInputDidEndComposition(self) }
    }
    for case .copy(let text) in effects { notify { $0.textInput(self, didCopy: text) } }
  }

  /// Notifies of the selection where it has changed, and where the text has around a caret that stays: programs follow
  /// the text by that, as with Delete in the middle of it. A client that moves the selection in answer is not notified
  /// again.
  private func reportSelection(_ effects: [EditEffect]) {
    guard effects.contains(.selectionChanged) || effects.contains(.textChanged), !isNotifyingSelection else { return }
    isNotifyingSelection = true
    defer { isNotifyingSelection = false }
    notify { $0.textInputDidChangeSelection(self) }
  }

  private func notify(_ call: (any TextInputLifeCycleClient) -> Void) {
    guard nesting < Self.nestingLimit, let client else { return }
    nesting += 1
    defer { nesting -= 1 }
    call(client)
  }
}
