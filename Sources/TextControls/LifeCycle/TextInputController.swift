/// What stands behind a text input: the one editing session, and the order in which editing begins, changes and ends.
///
/// SwiftUI's fields and UIKit's run on the same controller. It asks its ``client`` before anything happens and
/// tells it afterwards, in the order that UITextFieldDelegate documents:
///
/// - begin: may begin → editing → did begin;
/// - edit: may change these characters → the session → the selection changed → the text changed;
/// - end: may end → no longer editing → did end.
///
/// A client may do anything from inside a call: write the text, end the editing, go away.
@MainActor public final class TextInputController {
  /// Text, selection and marked text.
  public private(set) var session: EditingSession
  public weak var client: (any TextInputClient)?
  /// Between begin and end.
  public private(set) var isEditing = false

  public init(session: EditingSession = EditingSession()) { self.session = session }

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
    client?.textInputDidBeginEditing(self)
  }

  /// The focus has gone.
  public func didResignFirstResponder() {
    guard isEditing else { return }
    if session.state.marked != nil { perform(.unmark) }
    isEditing = false
    session.breakUndoCoalescing()
    client?.textInputDidEndEditing(self)
  }

  /// Carries out what a person did. The client is asked first where characters would change.
  @discardableResult public func perform(_ command: EditCommand) -> [EditEffect] {
    if let proposal = session.proposal(for: command), let client,
      !client.textInput(self, shouldChange: proposal)
    {
      return []
    }
    let effects = session.perform(command)
    report(effects)
    return effects
  }

  /// Writes the text by program: nobody is asked, and nobody told but of the selection.
  public func setText(_ text: String, caret: CaretPolicy) {
    let old = session.state
    session.setText(text, caret: caret)
    if isEditing, session.state.selection != old.selection { client?.textInputDidChangeSelection(self) }
  }

  /// Sets the selection by program.
  public func select(_ selection: EditSelection) { report(session.perform(.select(selection))) }

  /// How the field behaves.
  public var options: EditingOptions {
    get { session.options }
    set { if newValue != session.options { session.options = newValue } }
  }

  /// The live format, nil for none.
  public func setFormat(_ format: EditFormat?) { session.format = format }

  private func report(_ effects: [EditEffect]) {
    guard let client else { return }
    if effects.contains(.selectionChanged) { client.textInputDidChangeSelection(self) }
    if effects.contains(.textChanged) { client.textInputDidChangeText(self) }
    for case .copy(let text) in effects { client.textInput(self, didCopy: text) }
  }
}

/// Who a ``TextInputController`` asks and tells.
@MainActor public protocol TextInputClient: AnyObject {
  func textInputShouldBeginEditing(_ input: TextInputController) -> Bool
  func textInputDidBeginEditing(_ input: TextInputController)
  /// Whether the replacement may be made; its range holds UTF-16 offsets.
  func textInput(_ input: TextInputController, shouldChange replacement: EditReplacement) -> Bool
  func textInputDidChangeSelection(_ input: TextInputController)
  func textInputDidChangeText(_ input: TextInputController)
  func textInput(_ input: TextInputController, didCopy text: String)
  func textInputShouldEndEditing(_ input: TextInputController) -> Bool
  func textInputDidEndEditing(_ input: TextInputController)
}

extension TextInputClient {
  public func textInputShouldBeginEditing(_ input: TextInputController) -> Bool { true }
  public func textInputDidBeginEditing(_ input: TextInputController) {}
  public func textInput(_ input: TextInputController, shouldChange replacement: EditReplacement) -> Bool { true }
  public func textInputDidChangeSelection(_ input: TextInputController) {}
  public func textInputDidChangeText(_ input: TextInputController) {}
  public func textInput(_ input: TextInputController, didCopy text: String) {}
  public func textInputShouldEndEditing(_ input: TextInputController) -> Bool { true }
  public func textInputDidEndEditing(_ input: TextInputController) {}
}
