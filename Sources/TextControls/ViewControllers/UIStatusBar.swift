/// How the status bar of a device is shown. Kept and ignored: windows and pages have none.
public enum UIStatusBarStyle: Int, Sendable {
  case `default`, lightContent
  case darkContent = 3
}

/// How a change of the status bar is animated. Ignored.
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }

/// The status bar of a scene: there is none, and so it is hidden and has no height.
@MainActor @preconcurrency public final class UIStatusBarManager: NSObject {
  /// The style, `.default`.
  public var statusBarStyle: UIStatusBarStyle { .default }
  /// True.
  public var isStatusBarHidden: Bool { true }
  /// An empty rectangle.
  public var statusBarFrame: CGRect { .zero }
}

extension UIApplication {
  /// An empty rectangle: there is no status bar.
  public var statusBarFrame: CGRect { .zero }
  /// The style of the status bar, `.default`: there is none.
  public var statusBarStyle: UIStatusBarStyle { .default }
  /// True: there is no status bar.
  public var isStatusBarHidden: Bool { true }
  /// Upright: windows have no orientation.
  public var statusBarOrientation: UIInterfaceOrientation { .portrait }
}

extension UIWindowScene {
  /// The status bar, which is hidden.
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  /// The coordinates of the window.
  public var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// Upright: windows have no orientation.
  public var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// The traits of the window.
  public var traitCollection: UITraitCollection { .current }
}

/// A rectangle with coordinates of its own.
@MainActor @preconcurrency public protocol UICoordinateSpace: NSObjectProtocol {
  /// The rectangle in its own coordinates, in points.
  var bounds: CGRect { get }
}

extension UIView: UICoordinateSpace {}

extension UIScreen: UICoordinateSpace {
  /// The coordinates of the screen, which are those of the window.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The same: windows have no orientation.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
  /// All screens: the one that there is.
  public static var screens: [UIScreen] { [main] }
  /// How bright the screen is. Setting it is ignored: 1.
  public var brightness: CGFloat {
    get { 1 }
    set {}
  }
  /// The frames per second that the screen can show at most.
  public var maximumFramesPerSecond: Int { 60 }
  /// Whether the screen is recorded: false, front ends do not report it.
  public var isCaptured: Bool { false }
}

/// The largest `Float`.
public let MAXFLOAT: Float = .greatestFiniteMagnitude
