/// The window that a running view's UIKit views are in. Its first responder is the host's focused field, if that is
/// one of them.
final class HostedWindow: UIWindow, ResponderSceneDriver, InputViewPresenter {
  private weak var host: ViewHost?
  private var inputs: [ObjectIdentifier: HostedInput] = [:]
  /// What was copied last, for hosts whose clipboard can only be written.
  private var copied: String?

  convenience init(host: ViewHost) {
    self.init(frame: .zero)
    self.host = host
    let scene = ownScene
    scene.driver = self
    scene.presenter = self
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

  override var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  /// Ends the editing of any field in the window, be it one of UIKit's or not.
  @discardableResult override func endEditing(_ force: Bool) -> Bool {
    guard ownScene.firstResponder == nil else { return super.endEditing(force) }
    guard let host, host.focus.firstResponderID != nil else { return false }
    return host.focus(nil)
  }

  func register(_ input: HostedInput, for view: UIView) { inputs[ObjectIdentifier(view)] = input }

  func forget(_ view: UIView) { inputs[ObjectIdentifier(view)] = nil }

  func presentInputViews(of responder: UIResponder?) {
    guard let host else { return }
    let keyboard = ownScene.keyboard
    let views = [responder?.inputAccessoryView, responder?.inputView].compactMap { $0 }
    let owner = responder.flatMap { inputs[ObjectIdentifier($0)]?.node.id }
    // A field in the bar itself leaves it as it is.
    if let owner, let node = host.node(owner), host.inputViewBar?.contains(node) == true { return }
    host.showInputViews(views, of: owner)
    guard let bar = host.inputViewBar else {
      if keyboard.frame != nil { keyboard.hide() }
      keyboard.frame = nil
      return
    }
    let size = host.windowSize
    let height = bar.height
    keyboard.frame = CGRect(x: 0, y: max(0, size.height - height), width: size.width, height: height)
  }

  func moveFocus(to responder: UIResponder) -> Bool {
    guard let host, let input = inputs[ObjectIdentifier(responder)] else { return false }
    return input.arriving { host.focus(input.node.id) }
  }

  func giveUpFocus(_ responder: UIResponder, force: Bool) -> Bool {
    guard let host, let input = inputs[ObjectIdentifier(responder)], host.focus.firstResponderID == input.node.id else {
      return true
    }
    if input.isBeingLeft { return input.resign(force: force) }
    return input.leaving(force: force) { host.focus(nil) }
  }
}
