/// The root of a hierarchy of views, with a first responder of its own.
///
/// A program that begins with a `UIApplicationDelegate` makes a window, gives it a ``rootViewController`` and calls
/// ``makeKeyAndVisible()``: the front end shows that controller. Its views are in a window of the front end's then,
/// with the same ``rootViewController``.
@MainActor @preconcurrency open class UIWindow: UIView {
  package let ownScene = ResponderScene()
  /// Read by what shows the window's controller.
  package let state = ControllerState()
  /// The windows that were made visible while the program was being launched.
  package static var madeVisible: [UIWindow] = []

  /// What a framework above has for the window. Nil by default.
  package var companion: AnyObject?

  /// The scene that the window is in; nil for a window in none.
  open weak var windowScene: UIWindowScene?
  /// The controller that the window shows. Nil, the default, shows nothing.
  open var rootViewController: UIViewController? { didSet { state.change() } }

  /// How far in front of other windows the window is. Kept and ignored: a scene shows the window that was made visible
  /// last. `.normal` by default.
  open var windowLevel = Level.normal

  /// Creates a window in a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: .zero)
    self.windowScene = windowScene
  }

  /// Creates a window in no scene.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a window in no scene. Nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How far in front of other windows a window is.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The number of the level.
    public let rawValue: CGFloat

    /// Creates a level with a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level with a number.
    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

    /// That of most windows, 0.
    public static let normal = Level(rawValue: 0)
    /// That of the status bar, 1000.
    public static let statusBar = Level(rawValue: 1000)
    /// That of alerts, 2000.
    public static let alert = Level(rawValue: 2000)

    /// The level that is further in front.
    public static func + (level: Level, distance: CGFloat) -> Level { Level(rawValue: level.rawValue + distance) }
    /// The level that is further behind.
    public static func - (level: Level, distance: CGFloat) -> Level { Level(rawValue: level.rawValue - distance) }
  }

  private lazy var ownUndoManager = UndoManager()
  /// The undo of the views in the window that have no other.
  open override var undoManager: UndoManager? { ownUndoManager }

  package override var outerWindow: UIWindow? { self }
  open override var next: UIResponder? { UIApplication.shared }

  // Dynamic, so that an extension of the program's can take their place (plugin ObjectiveCSpellings).

  /// A motion of the device begins. Passes it to the next responder.
  open dynamic override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionBegan(motion, with: event)
  }
  /// A motion of the device has ended. Passes it to the next responder.
  open dynamic override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionEnded(motion, with: event)
  }

  /// Whether ``makeKeyAndVisible()`` was called. False by default.
  open private(set) var isKeyWindow = false

  /// Shows the window's controller and sets ``isKeyWindow``. It opens no further window on the screen: a scene shows
  /// the window that was made visible last.
  open func makeKeyAndVisible() {
    isKeyWindow = true
    isHidden = false
    windowScene?.shown = self
    UIWindow.madeVisible.append(self)
  }
}

/// A window that shows views of SwiftUI.
@MainActor package protocol SwiftUIWindow: UIWindow {
  /// The controller of the views, which UIKit's views among them are inside of; nil where the program has one of its
  /// own.
  var controllerOfViews: UIViewController? { get }
}
