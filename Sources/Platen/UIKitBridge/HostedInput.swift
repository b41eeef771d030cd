/// Answers for the node of a wrapped text field or text view.
@MainActor final class HostedInput: FocusResponder {
  let node: Node
  private let view: any TextInputView
  var keyActions = KeyActions()
  /// The field itself has asked for the focus, or for it to go.
  private var isArriving = false
  private var isForcedToLeave = false

  init(_ view: any TextInputView, node: Node) {
    self.view = view
    self.node = node
  }

  private var scene: ResponderScene { view.scene }

  func arriving(_ body: () -> Bool) -> Bool {
    isArriving = true
    defer { isArriving = false }
    return body()
  }

  func leaving(force: Bool, _ body: () -> Bool) -> Bool {
    isForcedToLeave = force
    defer { isForcedToLeave = false }
    return body()
  }

  // MARK: focus

  /// A click or a key asks the field to become first responder, which asks for the focus: a subclass sees it.
  func shouldGainFocus() -> Bool {
    if isArriving {
      isArriving = false
      return scene.mayArrive(view)
    }
    return view.becomeFirstResponder()
  }

  func shouldLoseFocus() -> Bool { scene.mayLeave(view) || isForcedToLeave }

  func didGainFocus() { scene.arrive(view) }

  func didLoseFocus() { scene.leave(view) }

  func press(_ key: KeyPress) -> KeyPress.Result { keyActions.run(key) }

  // MARK: events

  func handle(_ event: NodeEvent) -> Bool {
    switch event {
    case .edit(let command):
      view.receive(view.isSecureTextEntry ? SecureMask(view.editingSession.text).unmasked(command) : command)
      return true
    case .submit:
      guard let field = view as? UITextField else { return false }
      return field.pressReturn()
    default:
      return false
    }
  }
}

extension HostedInput: EditMenuResponder {
  func openEditMenu() -> EditMenuPresentation? { EditMenuPresentation(of: view) }
}

/// Answers for the node of a text field's clear button.
final class HostedClearButton: NodeResponder {
  private weak var field: UITextField?

  init(_ field: UITextField) { self.field = field }

  func handle(_ event: NodeEvent) -> Bool {
    guard event == .press, let field else { return false }
    field.pressClearButton()
    return true
  }
}
