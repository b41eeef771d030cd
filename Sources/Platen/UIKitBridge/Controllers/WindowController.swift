/// The controller of a window that shows views of SwiftUI, in the place of UIKit's hosting controller: UIKit's views in
/// the window find it among their responders, and programs present alerts and controllers from it.
final class WindowController: UIViewController {
  @Hosted private var host: ViewHost
  /// What shows the presented controller, made for the first one.
  private var shower: _Element?

  init(host: ViewHost) {
    self.host = host
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var next: UIResponder? { host.hostedWindow }

  override func loadView() {
    let view = UIView()
    self.view = view
    host.hostedWindow.addSubview(view)
  }

  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    if shower == nil, !host.isClosed {
      Tracking.untracked {
        shower = AnyView._makeElement(
          AnyView(EmptyView().modifier(_ControllerPresentation(controller: self))),
          in: _ElementContext(host: host, environment: host.rootEnvironment))
      }
    }
    super.present(viewControllerToPresent, animated: flag, completion: completion)
  }
}

extension HostedWindow {
  /// Has windows make their controllers when they are asked for.
  static func prepare() {
    if makeController == nil { makeController = { WindowController(host: $0) } }
  }
}
