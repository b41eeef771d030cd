/// Keeps one window's first responder and moves it.
///
/// The order of a move from A to B is UIKit's: B may begin, A may end, A has ended, B has begun [K]. Where a front
/// end has a focus of its own, its ``driver`` carries the move out and calls ``mayArrive(_:)``, ``mayLeave(_:)``,
/// ``leave(_:)`` and ``arrive(_:)`` in that order.
@MainActor package final class ResponderScene {
  /// For views that are in no window.
  package static let headless = ResponderScene()

  package private(set) weak var firstResponder: UIResponder?
  /// Who moves the focus, where this is not alone.
  package weak var driver: (any ResponderSceneDriver)?
  /// The keyboard on the screen, and its notifications.
  package let keyboard = Keyboard()
  /// Who shows the first responder's input views.
  package weak var presenter: (any InputViewPresenter)?
  /// Where cut and copied text goes.
  package var writeClipboard: ((String) -> Void)?
  /// What paste inserts; nil where nothing is there, or where it can't be read at once.
  package var readClipboard: (() -> String?)?
  /// Asks for what paste inserts, where it can't be read at once.
  package var requestClipboard: ((@escaping @MainActor (String) -> Void) -> Void)?
  /// Whether ``requestClipboard`` may bring something.
  package var mayHaveClipboard: (() -> Bool)?

  /// Who is about to come; while there is somebody, the keyboard stays.
  private weak var successor: UIResponder?
  private var nesting = 0

  package init() {}

  /// Whether there is, or may be, something to paste.
  var canPaste: Bool { readClipboard?() != nil || mayHaveClipboard?() ?? false }

  /// Hands over what paste inserts, at once or when it is there.
  func readClipboard(_ receive: @escaping @MainActor (String) -> Void) {
    if let text = readClipboard?() { receive(text) } else { requestClipboard?(receive) }
  }

  // MARK: asked for by responders

  /// Makes `responder` the first responder. False when somebody refuses.
  func makeFirstResponder(_ responder: UIResponder) -> Bool {
    if firstResponder === responder { return true }
    return nested {
      if let driver { return driver.moveFocus(to: responder) }
      guard mayArrive(responder) else { return false }
      defer { successor = nil }
      if let old = firstResponder, old !== responder, !old.resignFirstResponder() { return false }
      // Whoever was asked or told may have moved it itself; that stands.
      guard firstResponder == nil else { return firstResponder === responder }
      arrive(responder)
      return firstResponder === responder
    }
  }

  /// Takes the place away from `responder`; with `force` it is asked and not obeyed.
  @discardableResult func resign(_ responder: UIResponder, force: Bool) -> Bool {
    guard firstResponder === responder else { return true }
    return nested {
      if let driver { return driver.giveUpFocus(responder, force: force) }
      guard mayLeave(responder) || force else { return false }
      leave(responder)
      return true
    }
  }

  // MARK: carried out by the driver

  /// Asks whether `responder` may become first responder.
  package func mayArrive(_ responder: UIResponder) -> Bool {
    guard responder.canBecomeFirstResponder, responder.mayBecomeFirst() else { return false }
    successor = responder
    return true
  }

  /// Asks whether `responder` may stop. One that isn't it is not asked.
  package func mayLeave(_ responder: UIResponder) -> Bool {
    guard firstResponder === responder else { return true }
    let may = responder.mayResignFirst()
    if !may { successor = nil }
    return may
  }

  /// `responder` has the place now.
  package func arrive(_ responder: UIResponder) {
    guard firstResponder !== responder else { return }
    successor = nil
    responder.willBecomeFirst()
    firstResponder = responder
    presenter?.presentInputViews(of: responder)
    if responder is any UIKeyInput { keyboard.show() }
    guard firstResponder === responder else { return }
    responder.didBecomeFirst()
  }

  /// `responder` has lost the place.
  package func leave(_ responder: UIResponder) {
    guard firstResponder === responder else { return }
    firstResponder = nil
    if !(successor is any UIKeyInput) {
      keyboard.hide()
      presenter?.presentInputViews(of: nil)
    }
    responder.didResignFirst()
  }

  /// Shows what input views the first responder has now.
  func reloadInputViews(of responder: UIResponder) {
    presenter?.presentInputViews(of: responder)
    if responder is any UIKeyInput { keyboard.show() }
  }

  /// Nobody that was asked to come is coming after all.
  package func forgetSuccessor() { successor = nil }

  /// Two delegates that send the place back and forth come to an end.
  private func nested(_ body: () -> Bool) -> Bool {
    guard nesting < TextInputController.nestingLimit else { return false }
    nesting += 1
    defer { nesting -= 1 }
    return body()
  }
}

/// Shows the input views of a scene's first responder.
@MainActor package protocol InputViewPresenter: AnyObject {
  /// Shows what `responder` has as ``UIResponder/inputView`` and ``UIResponder/inputAccessoryView``; with nil, nothing.
  func presentInputViews(of responder: UIResponder?)
}

/// A front end's own focus, which the first responder of a scene follows.
@MainActor package protocol ResponderSceneDriver: AnyObject {
  /// Moves the focus to what shows `responder`.
  func moveFocus(to responder: UIResponder) -> Bool
  /// Takes the focus away from what shows `responder`; with `force` whatever its delegate says.
  func giveUpFocus(_ responder: UIResponder, force: Bool) -> Bool
}
