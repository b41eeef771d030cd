/// A view of UIKit that shows one of SwiftUI, without a controller.
@MainActor @preconcurrency open class _UIHostingView<Content: View>: UIView, ComposedView {
  private let state = ControllerState()

  /// The view that is shown. Setting it updates what is on the screen, which keeps its state.
  open var rootView: Content { didSet { state.change() } }

  /// Creates a view that shows one of SwiftUI.
  public required init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
  }

  /// Nil: a view of SwiftUI can't be read from a coder.
  public required init?(coder: NSCoder) { return nil }

  package var composedContent: AnyView { state.view(of: self) { $0.rootView } }

  /// The size in points that the view of SwiftUI chooses for the available space, by the sizes of texts and controls in
  /// the program's window. Where no window has been laid out, and in a browser, which lays out by itself, these are
  /// estimated from the sizes of fonts.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(ProposedViewSize(size)) }

  /// The size that the view of SwiftUI has by itself, as ``sizeThatFits(_:)`` gives it for no size.
  open override var intrinsicContentSize: CGSize { fittingSize(.unspecified) }

  private func fittingSize(_ proposal: ProposedViewSize) -> CGSize {
    let shown = UIScreen.source as? ViewHost
    return Tracking.untracked {
      let host = ViewHost(rootView, environment: shown?.rootEnvironment ?? EnvironmentValues(), isWindow: false)
      defer { host.close() }
      _ = host.update()
      return host.layout.fittingSize(proposal, in: shown?.layout.metrics ?? EstimatedMetrics())
    }
  }
}

/// A controller that shows a view of SwiftUI, among controllers and views of UIKit.
///
/// Its view shows the view of SwiftUI without the controller too: a program can use it as an accessory of a field, or add
/// it to another view, and release the controller.
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
  /// The view that is shown. Setting it updates what is on the screen, which keeps its state.
  open var rootView: Content {
    get { hosting.rootView }
    set { hosting.rootView = newValue }
  }
  private let hosting: _UIHostingView<Content>

  /// Creates a controller that shows a view.
  public init(rootView: Content) {
    hosting = _UIHostingView(rootView: rootView)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller that shows a view. Nothing is read from the coder.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    hosting = _UIHostingView(rootView: rootView)
    super.init(coder: aDecoder)
  }

  /// Nil: a controller from a coder needs its view, see `init(coder:rootView:)`.
  public required init?(coder: NSCoder) { return nil }

  open override func loadView() { view = hosting }

  /// The size in points that the view of SwiftUI chooses for the available space, whether it is shown or not, by the
  /// sizes of texts and controls in the program's window. Where no window has been laid out, and in a browser, which
  /// lays out by itself, these are estimated from the sizes of fonts.
  open func sizeThatFits(in size: CGSize) -> CGSize { hosting.sizeThatFits(size) }
}
