import Platen
import TextControls

/// An object that manages a view and what happens while it is shown.
///
/// It is a controller of UIKit with AppKit's names. There are no nib files: the view is what `loadView()` makes.
@MainActor @preconcurrency open class NSViewController: UIViewController {
  /// The object that the view shows, for the program. Nil by default.
  open var representedObject: Any?
  /// The controllers that this one presents: none or one.
  open var presentedViewControllers: [UIViewController]? { presentedViewController.map { [$0] } }

  /// The controller's view, made at its first use.
  open var view: NSView {
    get {
      if let view = ownView as? NSView { return view }
      let view = NSView(frame: .zero)
      ownView = view
      return view
    }
    set { ownView = newValue }
  }

  /// Makes the view and assigns it to `view`: an empty one, unless a subclass overrides it.
  open override func loadView() { view = NSView(frame: .zero) }

  /// Called before the view is shown. Does nothing; for subclasses.
  open func viewWillAppear() {}
  /// Called after the view was shown. Does nothing; for subclasses.
  open func viewDidAppear() {}
  /// Called before the view is removed. Does nothing; for subclasses.
  open func viewWillDisappear() {}
  /// Called after the view was removed. Does nothing; for subclasses.
  open func viewDidDisappear() {}
  /// Called before the view is laid out: here once, before it is shown. Does nothing; for subclasses.
  open func viewWillLayout() {}
  /// Called after the view was laid out: here once, before it is shown. Does nothing; for subclasses.
  open func viewDidLayout() {}

  /// Calls ``viewWillAppear()``.
  open override func viewWillAppear(_ animated: Bool) { viewWillAppear() }
  /// Calls ``viewDidAppear()``.
  open override func viewDidAppear(_ animated: Bool) { viewDidAppear() }
  /// Calls ``viewWillDisappear()``.
  open override func viewWillDisappear(_ animated: Bool) { viewWillDisappear() }
  /// Calls ``viewDidDisappear()``.
  open override func viewDidDisappear(_ animated: Bool) { viewDidDisappear() }
  /// Calls ``viewWillLayout()``.
  open override func viewWillLayoutSubviews() { viewWillLayout() }
  /// Calls ``viewDidLayout()``.
  open override func viewDidLayoutSubviews() { viewDidLayout() }

  /// Shows a controller over the window.
  open func presentAsSheet(_ viewController: NSViewController) { present(viewController, animated: true) }
  /// Shows a controller over the window: front ends have no windows of a controller's own.
  open func presentAsModalWindow(_ viewController: NSViewController) { present(viewController, animated: true) }
  /// Removes a controller that this one presents.
  open func dismiss(_ viewController: NSViewController) { viewController.dismiss(animated: true) }
  /// Removes this controller from the one that presents it.
  open func dismiss(_ sender: Any?) { dismiss(animated: true) }
}

/// A view of AppKit that shows a view of SwiftUI.
@MainActor @preconcurrency open class NSHostingView<Content: View>: NSView, ComposedView {
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
}

/// A controller of AppKit that shows a view of SwiftUI.
@MainActor @preconcurrency open class NSHostingController<Content: View>: NSViewController {
  /// The view that is shown. Setting it updates what is on the screen, which keeps its state.
  open var rootView: Content {
    get { hosting.rootView }
    set { hosting.rootView = newValue }
  }
  private let hosting: NSHostingView<Content>

  /// Creates a controller that shows a view.
  public init(rootView: Content) {
    hosting = NSHostingView(rootView: rootView)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller that shows a view. Nothing is read from the coder.
  public init?(coder: NSCoder, rootView: Content) {
    hosting = NSHostingView(rootView: rootView)
    super.init(coder: coder)
  }

  /// Nil: a controller from a coder needs its view, see `init(coder:rootView:)`.
  public required init?(coder: NSCoder) { return nil }

  open override func loadView() { view = hosting }
}
