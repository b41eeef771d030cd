/// Keeps one window's first responder and moves it.
///
/// The order of a move from A to B is UIKit's: B may begin, A may end, A did end, B did begin. Where a front end has a
/// focus of its own, its ``driver`` performs the move and calls ``mayArrive(_:)``, ``mayLeave(_:)``, ``leave(_:)`` and
/// ``arrive(_:)`` in that order.
@MainActor package final class ResponderScene {
  /// The scene of views that are in no window.
  package static let headless = ResponderScene()

  package private(set) weak var firstResponder: UIResponder?
  /// Moves the focus, where the front end has one of its own; nil where this scene alone decides.
  package weak var driver: (any ResponderSceneDriver)?
  /// The keyboard on the screen, and its notifications.
  package let keyboard = Keyboard()
  /// Shows the first responder's input views.
  package weak var presenter: (any InputViewPresenter)?
  /// Writes cut and copied text to the clipboard.
  package var writeClipboard: ((String) -> Void)?
  /// Reads the text to paste; nil when there is none or when it can't be read synchronously.
  package var readClipboard: (() -> String?)?
  /// Requests the text to paste, where it can't be read synchronously.
  package var requestClipboard: ((@escaping @MainActor (String) -> Void) -> Void)?
  /// Whether ``requestClipboard`` may deliver text.
  package var mayHaveClipboard: (() -> Bool)?

  /// The responder that is about to become first; while there is one, the keyboard stays.
  private weak var successor: UIResponder?
  private var nesting = 0
  /// Whether requests are kept until the view that is being made is in a window, and the last one of them.
  private var keepsRequests = false
  private weak var keptRequest: UIResponder?

  package init() {}

  /// Runs `body`, which makes a view for a window, and returns what asked meanwhile to be first responder. In UIKit a
  /// view that asks before it is in a window becomes first responder when it is.
  package func keepingRequests<Made>(_ body: () -> Made) -> (made: Made, request: UIResponder?) {
    let outer = keepsRequests
    keepsRequests = true
    defer { (keepsRequests, keptRequest) = (outer, nil) }
    let made = body()
    return (made, keptRequest)
  }

  /// Whether there is, or may be, something to paste.
  var canPaste: Bool { readClipboard?() != nil || mayHaveClipboard?() ?? false }

  /// Delivers the text to paste, immediately or once it is available.
  func readClipboard(_ receive: @escaping @MainActor (String) -> Void) {
    if let text = readClipboard?() { receive(text) } else { requestClipboard?(receive) }
  }

  // MARK: requests of responders

  /// Makes `responder` the first responder. False when it or the current one refuses.
  func makeFirstResponder(_ responder: UIResponder) -> Bool {
    if firstResponder === responder { return true }
    if keepsRequests {
      keptRequest = responder
      return false
    }
    return nested {
      if let driver { return driver.moveFocus(to: responder) }
      guard mayArrive(responder) else { return false }
      defer { successor = nil }
      if let old = firstResponder, old !== responder, !old.resignFirstResponder() { return false }
      // A delegate may have moved the first responder itself; its choice stays.
      guard firstResponder == nil else { return firstResponder === responder }
      arrive(responder)
      return firstResponder === responder
    }
  }

  /// Makes `responder` resign. With `force` it is asked and its answer ignored.
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

  /// Asks whether `responder` may resign. One that is not first responder is not asked.
  package func mayLeave(_ responder: UIResponder) -> Bool {
    guard firstResponder === responder else { return true }
    let may = responder.mayResignFirst()
    if !may { successor = nil }
    return may
  }

  /// Makes `responder` first responder, without asking.
  package func arrive(_ responder: UIResponder) {
    guard firstResponder !== responder else { return }
    successor = nil
    responder.willBecomeFirst()
    firstResponder = responder
    presenter?.presentInputViews(of: responder)
    if responder is any UIKeyInput { keyboard.show() }
    guard firstResponder === responder else { return }
    let shown = responder.inputViewIdentities
    responder.didBecomeFirst()
    // A delegate may choose other ones when editing begins, and may have moved the first responder.
    guard firstResponder === responder, shown != responder.inputViewIdentities else { return }
    reloadInputViews(of: responder)
  }

  /// Removes `responder` as first responder, without asking.
  package func leave(_ responder: UIResponder) {
    guard firstResponder === responder else { return }
    firstResponder = nil
    if !(successor is any UIKeyInput) {
      keyboard.hide()
      presenter?.presentInputViews(of: nil)
    }
    responder.didResignFirst()
  }

  /// Updates the input views of the first responder.
  func reloadInputViews(of responder: UIResponder) {
    presenter?.presentInputViews(of: responder)
    if responder is any UIKeyInput { keyboard.show() }
  }

  /// Limits moves within moves, as between two delegates that send the first responder back and forth.
  private func nested(_ body: () -> Bool) -> Bool {
    guard nesting < TextInputLifeCycle.nestingLimit else { return false }
    nesting += 1
    defer { nesting -= 1 }
    return body()
  }
}

/// Shows the input views of a scene's first responder.
@MainActor package protocol InputViewPresenter: AnyObject {
  /// Shows the ``UIResponder/inputView`` and the ``UIResponder/inputAccessoryView`` of `responder`; none for nil.
  func presentInputViews(of responder: UIResponder?)
  /// Opens the edit menu of a text input.
  func presentEditMenu(of view: UIView)
  /// Closes the menu that was opened last.
  func dismissEditMenu()
  /// Whether such a menu is open.
  var isShowingEditMenu: Bool { get }
}

/// A front end's own focus, which the first responder of a scene follows.
@MainActor package protocol ResponderSceneDriver: AnyObject {
  /// Moves the focus to the node of `responder`.
  func moveFocus(to responder: UIResponder) -> Bool
  /// Removes the focus from the node of `responder`; with `force` even when its delegate refuses.
  func giveUpFocus(_ responder: UIResponder, force: Bool) -> Bool
}

extension UIResponder {
  /// What it shows beside the keyboard and in its place.
  fileprivate var inputViewIdentities: [ObjectIdentifier?] {
    [inputView, inputAccessoryView, inputViewController, inputAccessoryViewController].map {
      $0.map { ObjectIdentifier($0) }
    }
  }
}
