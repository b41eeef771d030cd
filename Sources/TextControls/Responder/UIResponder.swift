/// An object that can handle events and receive text from the keyboard.
///
/// Each window has one first responder. All views that are in no window share another, so that a field can be used and
/// tested without a window. In UIKit a view without a window can't become first responder. One that asks while
/// `UIViewRepresentable` makes it, or updates it for the first time, is first responder as soon as it is shown.
@MainActor @preconcurrency open class UIResponder: NSObject {
  /// The next responder in the chain: for a view, its controller or its superview. Nil by default.
  open var next: UIResponder? { nil }

  /// Whether this can become first responder at all. False by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this can resign first responder. True by default.
  open var canResignFirstResponder: Bool { true }

  /// Whether this is its window's first responder.
  open var isFirstResponder: Bool { scene.firstResponder === self }

  /// Asks to become first responder. The current one is asked to resign and may refuse. Returns whether this is first
  /// responder now.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    return scene.makeFirstResponder(self)
  }

  /// Resigns first responder. False when that is refused; true for an object that is not first responder.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    return scene.resign(self, force: false)
  }

  /// Called by nothing: there are no storyboards here. For subclasses, which call super, and for programs that call it.
  open func awakeFromNib() {}

  /// Called by nothing: Interface Builder shows no views of Linux. For subclasses, which call super.
  open func prepareForInterfaceBuilder() {}

  /// A view shown instead of the keyboard while this is first responder. Nil by default.
  open var inputView: UIView? { nil }

  /// A view shown above the keyboard while this is first responder. Nil by default.
  open var inputAccessoryView: UIView? { nil }

  /// The keyboard of this while it is first responder. Not asked by front ends: keyboards are the user's. Of a text
  /// input the keyboard of the user's language, nil by default.
  open var textInputMode: UITextInputMode? { nil }
  /// A name of what is typed here, for a keyboard that remembers its language. Not asked by front ends. Nil by default.
  open var textInputContextIdentifier: String? { nil }

  /// A controller whose view is shown instead of the keyboard, where there is no ``inputView``. Nil by default.
  open var inputViewController: UIInputViewController? { nil }

  /// A controller whose view is shown above the keyboard, where there is no ``inputAccessoryView``. Nil by default.
  open var inputAccessoryViewController: UIInputViewController? { nil }

  /// Updates the ``inputView`` and the ``inputAccessoryView`` on the screen after they changed. Ignored while this is
  /// not first responder.
  open func reloadInputViews() {
    if isFirstResponder { scene.reloadInputViews(of: self) }
  }

  /// Takes back what the program and the user have done; Control-Z in a text input goes through that of the input. The
  /// default is the next responder's. A text field or a text view has one of its own, a window that of the views in it,
  /// which is `\.undoManager` of SwiftUI. Override it to have another one.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: standard edit actions

  /// Copies the selection and deletes it. The default does nothing.
  open func cut(_ sender: Any?) {}
  /// Copies the selection. The default does nothing.
  open func copy(_ sender: Any?) {}
  /// Replaces the selection with the contents of the clipboard. The default does nothing.
  open func paste(_ sender: Any?) {}
  /// Deletes the selection. The default does nothing.
  open func delete(_ sender: Any?) {}
  /// Selects the word at the caret. The default does nothing.
  open func select(_ sender: Any?) {}
  /// Selects everything. The default does nothing.
  open func selectAll(_ sender: Any?) {}

  /// Whether this can perform an action now: by default, whether it has the method. A field whose class refuses to cut,
  /// copy, paste or select everything offers that in no menu, and ignores its keys.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action.isMethod(of: self) }

  /// The object that performs an action: this, or else the next responder that can. Nil for none.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Changes the title, the mark or the attributes of a command that this performs. Called before an edit menu or a
  /// context menu with the command is shown. The default does nothing.
  open func validate(_ command: UICommand) {}

  /// Changes the edit menu of this, or of a text input inside it, before it is shown; the delegate of the text input
  /// receives the result as the suggested actions. Subclasses call super. The default does nothing.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  // MARK: keys

  /// Keys that call methods of this while it, or a text input inside it, is first responder; they come before the
  /// input's own keys. Nil by default.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Never called: no front end reports a motion.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// Never called: no front end reports a motion.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// Never called: no front end reports a motion.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// Called when a finger touches the screen. No front end reports it: a touch or a press of the pointer is the
  /// control's, or a gesture's. The default calls the next responder's.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }

  /// Called when a finger moves. No front end reports it. The default calls the next responder's.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }

  /// Called when a finger is lifted. No front end reports it. The default calls the next responder's.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

  /// Called when the system takes a touch away. No front end reports it. The default calls the next responder's.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called when a key goes down while this is first responder. The default calls the next responder's, and leaves a
  /// key that no responder uses to the text input: a subclass that does not call super uses the key up. A browser
  /// reports only the keys of ``keyCommands``.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let next { next.pressesBegan(presses, with: event) } else { event?.isUnused = true }
  }

  /// Called when a key's force changes. No front end reports it.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let next { next.pressesChanged(presses, with: event) } else { event?.isUnused = true }
  }

  /// Called when a key goes up, where the front end reports it. The default calls the next responder's.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let next { next.pressesEnded(presses, with: event) } else { event?.isUnused = true }
  }

  /// Called when the system takes a press away. No front end reports it.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let next { next.pressesCancelled(presses, with: event) } else { event?.isUnused = true }
  }

  /// Called when a value has changed that this observes by its name, see
  /// ``UIView/addObserver(_:forKeyPath:options:context:)``. The default does nothing.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  // MARK: the way in and out, for the scene

  /// The scene that keeps the window's first responder.
  package var scene: ResponderScene { .headless }

  /// Whether this may become first responder now; asks the delegate.
  func mayBecomeFirst() -> Bool { true }
  /// Called before it becomes first responder, after everyone agreed.
  func willBecomeFirst() {}
  /// Called after it became first responder and the keyboard was shown.
  func didBecomeFirst() {}
  /// Whether it may resign now; asks the delegate.
  func mayResignFirst() -> Bool { true }
  /// Called after it resigned and the keyboard was hidden.
  func didResignFirst() {}
}
