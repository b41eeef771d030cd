/// Answers for the node of a wrapped text field or text view.
@MainActor final class HostedInput: HostedResponder {
  let node: Node
  let view: any TextInputView
  /// The host that shows the view.
  private(set) weak var host: ViewHost?
  var keyActions = KeyActions()
  /// The field itself requests the focus, or resigns it.
  private var isArriving = false
  private var isLeaving = false
  private var isForcedToLeave = false
  /// The focus is about to move on, and the field has been asked to resign for that.
  private(set) var isBeingLeft = false

  init(_ view: any TextInputView, node: Node, host: ViewHost) {
    self.view = view
    self.node = node
    self.host = host
  }

  private var scene: ResponderScene { view.scene }

  func arriving(_ body: () -> Bool) -> Bool {
    isArriving = true
    defer { isArriving = false }
    return body()
  }

  func leaving(force: Bool, _ body: () -> Bool) -> Bool {
    (isLeaving, isForcedToLeave) = (true, force)
    defer { (isLeaving, isForcedToLeave) = (false, false) }
    return body()
  }

  /// Resigns while other code moves the focus, which continues when this returns.
  func resign(force: Bool) -> Bool {
    guard scene.mayLeave(view) || force else { return false }
    scene.leave(view)
    return true
  }

  // MARK: focus

  /// A click or a key lets the field become first responder, which requests the focus, so that a subclass can
  /// observe it.
  func shouldGainFocus() -> Bool {
    if isArriving {
      isArriving = false
      return scene.mayArrive(view)
    }
    return view.becomeFirstResponder()
  }

  /// When the focus moves elsewhere, the field is asked to resign, so that a subclass can observe it.
  func shouldLoseFocus() -> Bool {
    guard !isLeaving, !isBeingLeft, scene.firstResponder === view else {
      return scene.mayLeave(view) || isForcedToLeave
    }
    isBeingLeft = true
    defer { isBeingLeft = false }
    return view.resignFirstResponder() || scene.firstResponder !== view
  }

  func didGainFocus() {
    view.followUndoManager()
    followUndoKeys(of: view.undoManager) { [weak self] in self?.view.setNeedsDisplay() }
    scene.arrive(view)
  }

  func didLoseFocus() { scene.leave(view) }

  /// SwiftUI's actions come first, then the view's own.
  func press(_ key: KeyPress) -> KeyPress.Result {
    if keyActions.run(key) == .handled { return .handled }
    if key.key == .escape, key.phase != .up, isFindShown {
      dismissFind()
      return .handled
    }
    return view.offer(KeyStroke(key)) ? .handled : .ignored
  }

  // MARK: events

  /// Callbacks of the delegate run in it, and what they change is evaluated later.
  func handle(_ event: NodeEvent) -> Bool {
    guard let host else { return handleNow(event) }
    var isHandled = false
    host.updates.postponing { isHandled = handleNow(event) }
    return isHandled
  }

  private func handleNow(_ event: NodeEvent) -> Bool {
    switch event {
    case .edit(let command):
      view.receive(view.isSecureTextEntry ? SecureMask(view.editingSession.text).unmasked(command) : command)
      textDidChange()
      return true
    case .paste(let content):
      // These views show plain text.
      return handleNow(.edit(.paste(content.text)))
    case .move(let move):
      let text = view.editingSession.storage
      guard !view.isSecureTextEntry, let move = move.placed(in: text), let command = move.command(in: text) else {
        return true
      }
      view.receive(command) { $0.perform(move) }
      return true
    case .format(let trait):
      return (view as? UITextView)?.toggle(trait) ?? false
    case .submit:
      guard let field = view as? UITextField else { return false }
      return field.pressReturn()
    default:
      return false
    }
  }
}

extension UITextView {
  /// Toggles a trait of the selection, as the menu of UIKit does. False where the user may not.
  fileprivate func toggle(_ trait: TextTrait) -> Bool {
    guard allowsEditingTextAttributes, isEditable else { return false }
    switch trait {
    case .bold: toggleBoldface(nil)
    case .italic: toggleItalics(nil)
    case .underline: toggleUnderline(nil)
    case .strikethrough: return false
    }
    return true
  }
}

extension NSMutableAttributedString {
  /// Moves a part with its attributes. The move has an effect in the text.
  fileprivate func perform(_ move: TextMove) {
    let parts = NSMutableAttributedString()
    for part in move.parts { parts.append(attributedSubstring(from: NSRange(part))) }
    replaceCharacters(in: NSRange(move.changed), with: parts)
  }
}

extension KeyStroke {
  init(_ press: KeyPress) {
    let modifiers: [(EventModifiers, UIKeyModifierFlags)] = [
      (.capsLock, .alphaShift), (.shift, .shift), (.control, .control), (.option, .alternate), (.command, .command),
      (.numericPad, .numericPad),
    ]
    let phase: Phase = press.phase == .up ? .up : press.phase == .repeat ? .repeated : .down
    self.init(
      phase: phase, key: press.key.character, characters: press.characters,
      modifiers: modifiers.reduce(into: []) { if press.modifiers.contains($1.0) { $0.insert($1.1) } })
  }
}

extension HostedInput: EditMenuResponder {
  func openEditMenu() -> EditMenuPresentation? { EditMenuPresentation(of: view) }
}

/// Answers for the node of a button.
final class HostedButton: NodeResponder {
  private weak var button: UIButton?

  init(_ button: UIButton) { self.button = button }

  func handle(_ event: NodeEvent) -> Bool {
    guard event == .press, let button else { return false }
    button.press()
    return true
  }
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
