extension ViewHost: ApplicationWindow {
  package var uiWindow: UIWindow { hostedWindow }

  package var firstResponder: UIResponder? {
    hostedWindow.ownScene.firstResponder ?? focus.node.map { FocusedFieldResponder(host: self, id: $0.id) }
  }

  package var canOpenLinks: Bool { onOpenURL != nil }

  package func open(_ url: URL) -> Bool { onOpenURL?(url) ?? false }

  package func announce(_ announcement: AccessibilityAnnouncement) { onAnnounce?(announcement) }

  package func end() -> Bool { onEnd?() ?? false }

  /// Makes this window the one to which the program's calls of its application and its screen apply.
  func noteActivity() {
    guard isWindow else { return }
    window.isLast()
    UIApplication.shared.noteActivity(in: self)
  }
}

/// The focused view where it is none of UIKit's, for a program that handles first responders only.
final class FocusedFieldResponder: UIResponder {
  private weak var host: ViewHost?
  private let id: NodeID

  init(host: ViewHost, id: NodeID) {
    self.host = host
    self.id = id
    super.init()
  }

  override var canBecomeFirstResponder: Bool { true }

  override var isFirstResponder: Bool { host?.focus.firstResponderID == id }

  override func becomeFirstResponder() -> Bool { host?.focus.move(to: id) ?? false }

  override func resignFirstResponder() -> Bool { isFirstResponder ? host?.focus.move(to: nil) ?? true : true }

  override func selectAll(_ sender: Any?) { host?.send(.edit(.selectAll), to: id) }

  override func cut(_ sender: Any?) { host?.send(.edit(.cut), to: id) }

  override func copy(_ sender: Any?) { host?.send(.edit(.copy), to: id) }

  override func paste(_ sender: Any?) {
    guard let host else { return }
    host.clipboard?.readContent { [weak host, id] content in host?.send(.paste(content), to: id) }
  }
}
