/// What stands behind a text input: the one editing session, and the order in which editing begins, changes and ends.
///
/// SwiftUI's fields and UIKit's run on the same controller. It asks its ``client`` before anything happens and
/// tells it afterwards, in the order that UITextFieldDelegate documents:
///
/// - begin: may begin → editing → did begin;
/// - edit: may change these characters → the session → the selection changed → the text changed;
/// - end: may end → no longer editing → did end.
///
/// A client may do anything from inside a call: write the text, end the editing, go away. Calls that lead to one
/// another without end are cut short after ``nestingLimit``.
@MainActor @preconcurrency public final class TextInputController {
  /// When the next edit replaces the whole text.
  public enum WholeReplacement: Sendable { case never, atInsertion, atAnyEdit }

  /// Text, selection and marked text.
  public private(set) var session: EditingSession
  public weak var client: (any TextInputClient)?
  /// Between begin and end.
  public private(set) var isEditing = false
  /// Whether the next edit replaces everything: a secure field that is entered again, or `clearsOnInsertion`.
  /// It goes back to `never` with that edit.
  public var replacesAll = WholeReplacement.never
  /// How many calls to the client may lie within one another.
  public static let nestingLimit = 8

  private var nesting = 0
  private var isTellingOfSelection = false
  /// Counts the changes, to notice those that a client makes while it is asked.
  private var revision = 0

  public init(session: EditingSession = EditingSession()) { self.session = session }

  // MARK: begin and end

  /// Begins the editing. False when the client refuses.
  @discardableResult public func beginEditing() -> Bool {
    if isEditing { return true }
    guard mayBeginEditing() else { return false }
    didBecomeFirstResponder()
    return true
  }

  /// Ends the editing. False when the client refuses; with `force` it is asked and not obeyed.
  @discardableResult public func endEditing(force: Bool = false) -> Bool {
    guard isEditing else { return true }
    guard mayEndEditing() || force else { return false }
    didResignFirstResponder()
    return true
  }

  /// Asks whether the editing may begin, where the focus is moved by somebody else.
  public func mayBeginEditing() -> Bool { client?.textInputShouldBeginEditing(self) ?? true }

  /// Asks whether the editing may end, where the focus is moved by somebody else.
  public func mayEndEditing() -> Bool { client?.textInputShouldEndEditing(self) ?? true }

  /// The focus is here now.
  public func didBecomeFirstResponder() {
    guard !isEditing else { return }
    isEditing = true
    tell { $0.textInputDidBeginEditing(self) }
  }

  /// The focus has gone.
  public func didResignFirstResponder() {
    guard isEditing else { return }
    if session.marked != nil { carryOut(.unmark) }
    isEditing = false
    session.breakUndoCoalescing()
    tell { $0.textInputDidEndEditing(self) }
  }

  // MARK: edits

  /// Carries out what a person did. The client is asked first where characters would change.
  @discardableResult public func perform(_ command: EditCommand) -> [EditEffect] {
    guard let command = admit(command) else { return [] }
    return carryOut(command)
  }

  /// Asks the client where characters would change. Nil when it refuses.
  ///
  /// A client that has changed the text meanwhile and agrees all the same gets what was typed at its new caret: the
  /// range it was asked about is of a text that is no longer there.
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

  /// Carries out a command without asking the client, and tells it what has changed.
  @discardableResult public func carryOut(_ command: EditCommand) -> [EditEffect] {
    let effects = replacing(command) ?? session.perform(command)
    report(effects)
    return effects
  }

  /// Performs an edit that replaces the whole text; nil where the command is none.
  private func replacing(_ command: EditCommand) -> [EditEffect]? {
    guard replacesAll != .never, let edit = session.proposal(for: command) else { return nil }
    if replacesAll == .atInsertion, edit.replacement.isEmpty { return nil }
    var whole: EditCommand
    switch command {
    case .undo, .redo, .cut: return nil
    case .mark: whole = command
    default: whole = edit.replacement.isEmpty ? .delete(.backward, .grapheme) : .insert(edit.replacement)
    }
    if case .paste = command { whole = command }
    replacesAll = .never
    let old = session.selection
    session.perform(.selectAll)
    let effects = session.perform(whole).filter { $0 != .selectionChanged }
    return session.selection == old ? effects : effects + [.selectionChanged]
  }

  /// Writes the text by program: nobody is asked, and nobody told but of the selection.
  public func setText(_ text: String, caret: CaretPolicy) {
    let old = session.selection
    revision += 1
    session.setText(text, caret: caret)
    if isEditing, session.selection != old { tellOfSelection() }
  }

  /// Sets the selection by program.
  public func select(_ selection: EditSelection) { report(session.perform(.select(selection))) }

  /// How the field behaves.
  public var options: EditingOptions {
    get { session.options }
    set { if newValue != session.options { session.options = newValue } }
  }

  /// Makes an undo step of a change that leaves the characters as they are.
  package func recordUnchangedText() { session.recordUnchangedText() }

  /// The live format, nil for none.
  public func setFormat(_ format: EditFormat?) { session.format = format }

  // MARK: telling

  private func report(_ effects: [EditEffect]) {
    if effects.contains(.textChanged) || effects.contains(.markedChanged) { revision += 1 }
    guard client != nil else { return }
    if effects.contains(.selectionChanged) { tellOfSelection() }
    if effects.contains(.textChanged) { tell { $0.textInputDidChangeText(self) } }
    for case .copy(let text) in effects { tell { $0.textInput(self, didCopy: text) } }
  }

  /// A client that moves the selection when told of it is not told again.
  private func tellOfSelection() {
    guard !isTellingOfSelection else { return }
    isTellingOfSelection = true
    defer { isTellingOfSelection = false }
    tell { $0.textInputDidChangeSelection(self) }
  }

  private func tell(_ call: (any TextInputClient) -> Void) {
    guard nesting < Self.nestingLimit, let client else { return }
    nesting += 1
    defer { nesting -= 1 }
    call(client)
  }
}
