extension ViewHost: ApplicationWindow {
  package var uiWindow: UIWindow { hostedWindow }

  package var screenSize: CGSize? { window.read(\.size) == .zero ? nil : window.size }

  package var screenScale: CGFloat { window.read(\.scale) }

  package var userLocale: Locale { rootEnvironment.userLocale }

  package var isDark: Bool? { window.read(\.isDark) }

  package var reducesMotion: Bool { window.read(\.reducesMotion) }

  package var firstResponder: UIResponder? {
    hostedWindow.ownScene.firstResponder ?? focus.node.map { FocusedFieldResponder(host: self, id: $0.id) }
  }

  package var canOpenLinks: Bool { onOpenURL != nil }

  package func open(_ url: URL) -> Bool { onOpenURL?(url) ?? false }

  package func announce(_ announcement: AccessibilityAnnouncement) { onAnnounce?(announcement) }

  package func end() -> Bool { onEnd?() ?? false }

  /// Makes this window the one to which the program's calls of its application apply.
  func noteActivity() {
    guard isWindow else { return }
    application.instance.noteActivity(in: self)
  }

  /// Runs what may call the program. What that requests of its application concerns this window; so does what is
  /// requested by the tasks that it begins.
  package func inContext<Result>(_ body: () throws -> Result) rethrows -> Result {
    isWindow ? try application.run(body) : try body()
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
