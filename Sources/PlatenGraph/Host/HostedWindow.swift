/// The responder of a node that shows one of UIKit's text inputs.
@MainActor package protocol HostedResponder: FocusResponder {
  var node: Node { get }
  /// The focus is about to move on, and the field is resigning for that.
  var isBeingLeft: Bool { get }
  /// Runs `body`, which moves the focus here because the field itself has requested it.
  func arriving(_ body: () -> Bool) -> Bool
  /// Runs `body`, which removes the focus because the field itself has requested that.
  func leaving(force: Bool, _ body: () -> Bool) -> Bool
  /// Resigns while the caller moves the focus; the caller continues afterwards.
  func resign(force: Bool) -> Bool
}

/// The window that a running view's UIKit views are in. Its first responder is the host's focused field, if that is
/// one of them.
package final class HostedWindow: UIWindow, ResponderSceneDriver, SwiftUIWindow {
  /// Makes the controller of a window that shows views of SwiftUI.
  package static var makeController: (@MainActor (ViewHost) -> UIViewController)?
  private weak var host: ViewHost?
  private var inputs: [ObjectIdentifier: any HostedResponder] = [:]
  /// What was copied last, for hosts whose clipboard can only be written.
  private var copied: String?

  convenience init(host: ViewHost) {
    self.init(frame: .zero)
    self.host = host
    let scene = ownScene
    scene.driver = self
    scene.writeClipboard = { [weak self] text in
      self?.copied = text
      self?.host?.clipboard?.write(text)
    }
    scene.readClipboard = { [weak self] in
      guard let self, let clipboard = self.host?.clipboard else { return self?.copied }
      return clipboard.pasteText ?? (clipboard.canPaste ? nil : self.copied)
    }
    scene.requestClipboard = { [weak self] receive in self?.host?.clipboard?.read(receive) }
    scene.mayHaveClipboard = { [weak self] in self?.host?.clipboard?.canPaste ?? false }
  }

  package override var undoManager: UndoManager? { host?.rootEnvironment.undoManager ?? super.undoManager }

  private var ownController: UIViewController?

  package var controllerOfViews: UIViewController? {
    if super.rootViewController != nil { return nil }
    if ownController == nil, let host { ownController = Self.makeController?(host) }
    return ownController
  }

  package override var rootViewController: UIViewController? {
    get { super.rootViewController ?? controllerOfViews }
    set { super.rootViewController = newValue }
  }

  /// The passkeys of the front end that shows the window.
  package var passkeys: (any Passkeys)? { host?.passkeys }

  package override var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  /// Ends the editing of any field in the window, of UIKit or SwiftUI.
  @discardableResult package override func endEditing(_ force: Bool) -> Bool {
    guard ownScene.firstResponder == nil else { return super.endEditing(force) }
    guard let host, host.focus.firstResponderID != nil else { return false }
    return host.focus.move(to: nil)
  }

  package func register(_ input: any HostedResponder, for view: UIView) { inputs[ObjectIdentifier(view)] = input }

  package func forget(_ view: UIView) { inputs[ObjectIdentifier(view)] = nil }

  /// The responder of a view that is shown in the window.
  package func input(of view: UIResponder) -> (any HostedResponder)? { inputs[ObjectIdentifier(view)] }

  package func moveFocus(to responder: UIResponder) -> Bool {
    guard let host, let input = inputs[ObjectIdentifier(responder)] else { return false }
    guard host.isAttached(input.node) else {
      // The first update of a view comes before it is seen.
      host.focus.afterUpdate { [weak host, weak input, weak responder] in
        if let input, host?.isAttached(input.node) == true { responder?.becomeFirstResponder() }
      }
      return false
    }
    return input.arriving { host.focus.move(to: input.node.id) }
  }

  package func giveUpFocus(_ responder: UIResponder, force: Bool) -> Bool {
    guard let host, let input = inputs[ObjectIdentifier(responder)], host.focus.firstResponderID == input.node.id else {
      return true
    }
    if input.isBeingLeft { return input.resign(force: force) }
    return input.leaving(force: force) { host.focus.move(to: nil) }
  }
}
