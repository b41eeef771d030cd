/// The appearance of a bar. Of its properties those of titles are shown; the background is the front end's.
@MainActor @preconcurrency open class UIBarAppearance: NSObject {
  /// Kept and ignored; nil by default.
  open var backgroundColor: UIColor?
  /// Kept and ignored; nil by default.
  open var backgroundEffect: UIBlurEffect?
  /// Kept and ignored; nil by default.
  open var backgroundImage: UIImage?
  /// Kept and ignored; nil by default.
  open var shadowColor: UIColor?
  /// Kept and ignored; nil by default.
  open var shadowImage: UIImage?

  /// Creates the appearance that bars have by default.
  public required override init() { super.init() }

  /// Creates an appearance with the background of another.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    copyBackground(of: barAppearance)
  }

  /// An appearance with the same properties, which are changed without a change to this one.
  public func copy() -> Self { duplicate() }

  /// An appearance with the same properties, see the other method of this name.
  @_disfavoredOverload open override func copy() -> Any { MainActor.assumeIsolated { duplicate() } }

  func duplicate() -> Self {
    let copy = Self()
    copy.copyBackground(of: self)
    return copy
  }

  /// Sets the background that bars have by default.
  open func configureWithDefaultBackground() { copyBackground(of: UIBarAppearance()) }

  /// Sets a background without transparency.
  open func configureWithOpaqueBackground() {
    configureWithDefaultBackground()
    backgroundColor = .systemBackground
  }

  /// Sets a background that shows what is behind the bar.
  open func configureWithTransparentBackground() {
    configureWithDefaultBackground()
    backgroundColor = .clear
  }

  func copyBackground(of other: UIBarAppearance) {
    backgroundColor = other.backgroundColor
    backgroundEffect = other.backgroundEffect
    backgroundImage = other.backgroundImage
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }
}

/// The appearance of a toolbar; it is kept and ignored.
@MainActor @preconcurrency open class UIToolbarAppearance: UIBarAppearance {}

/// The appearance of a bar's buttons in a state. Kept and ignored.
@MainActor @preconcurrency open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the title; none by default.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The appearance of a bar's buttons. Kept and ignored: they have the tint of the view.
@MainActor @preconcurrency open class UIBarButtonItemAppearance: NSObject {
  /// A button that can be pressed.
  public let normal = UIBarButtonItemStateAppearance()
  /// A button that is being pressed.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// A button that can't be pressed.
  public let disabled = UIBarButtonItemStateAppearance()

  /// Creates the appearance that buttons have by default.
  public override init() { super.init() }

  /// Creates the appearance of buttons of a style, all of which are equal.
  public init(style: UIBarButtonItem.Style) { super.init() }
}
