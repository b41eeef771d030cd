/// Something that can answer events, and be the one that the keyboard writes to.
///
/// There is one first responder in each window. A view that is in no window shares one with all such views, so that
/// a field can be used, and tested, without any window; UIKit lets no view without a window become first responder.
@MainActor @preconcurrency open class UIResponder: NSObject {
  /// Who is asked next when this one has no answer.
  open var next: UIResponder? { nil }

  /// Whether this can become first responder at all. False by default [D].
  open var canBecomeFirstResponder: Bool { false }

  /// Whether it can stop being it. True by default [D].
  open var canResignFirstResponder: Bool { true }

  /// Whether this is its window's first responder.
  open var isFirstResponder: Bool { scene.firstResponder === self }

  /// Asks to become first responder. The one that was it so far is asked to resign, and may refuse.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    return scene.makeFirstResponder(self)
  }

  /// Gives the place of the first responder up. False when it is refused; true for one that wasn't it.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    return scene.resign(self, force: false)
  }

  /// Shown in the keyboard's place while this is first responder.
  open var inputView: UIView? { nil }

  /// Shown above the keyboard while this is first responder.
  open var inputAccessoryView: UIView? { nil }

  /// Has ``inputView`` and ``inputAccessoryView`` looked at again [D].
  open func reloadInputViews() {
    if isFirstResponder { scene.reloadInputViews(of: self) }
  }

  // MARK: standard edit actions

  /// Copies the selection and deletes it.
  open func cut(_ sender: Any?) {}
  /// Copies the selection.
  open func copy(_ sender: Any?) {}
  /// Puts what was copied in the selection's place.
  open func paste(_ sender: Any?) {}
  /// Deletes the selection.
  open func delete(_ sender: Any?) {}
  /// Selects the word at the caret.
  open func select(_ sender: Any?) {}
  /// Selects everything.
  open func selectAll(_ sender: Any?) {}

  // MARK: the way in and out, for the scene

  /// Where the one first responder is kept.
  package var scene: ResponderScene { .headless }

  /// Asks whether this may become first responder.
  func mayBecomeFirst() -> Bool { true }
  /// It is about to become it; nobody can refuse any more.
  func willBecomeFirst() {}
  /// It is first responder, and the keyboard has been seen to.
  func didBecomeFirst() {}
  /// Asks whether it may stop.
  func mayResignFirst() -> Bool { true }
  /// It no longer is it, and the keyboard has been seen to.
  func didResignFirst() {}
}
