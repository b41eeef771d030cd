import Platen
import TextControls

/// The colours of a program, light or dark.
@MainActor @preconcurrency open class NSAppearance: NSObject {
  /// The name of an appearance.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Light.
    public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
    /// Dark.
    public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
    /// Light, over other contents.
    public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
    /// Dark, over other contents.
    public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")
    /// Light, with more contrast.
    public static let accessibilityHighContrastAqua = Name(rawValue: "NSAppearanceNameAccessibilityAqua")
    /// Dark, with more contrast.
    public static let accessibilityHighContrastDarkAqua = Name(rawValue: "NSAppearanceNameAccessibilityDarkAqua")
  }

  /// The name.
  public let name: Name

  /// Creates an appearance of a name. Never nil.
  public init?(named name: Name) {
    self.name = name
    super.init()
  }

  private init(_ name: Name) {
    self.name = name
    super.init()
  }

  /// That of the current window.
  public static var current: NSAppearance! { NSAppearance(UIScreen.isDark ?? false ? .darkAqua : .aqua) }
  /// That of the current window.
  open class func currentDrawing() -> NSAppearance { current }

  /// The one of some names that is nearest: light or dark. Nil for none.
  open func bestMatch(from appearances: [Name]) -> Name? {
    if appearances.contains(name) { return name }
    let isDark = name.rawValue.contains("Dark")
    return appearances.first { $0.rawValue.contains("Dark") == isDark } ?? appearances.first
  }

  /// Calls a closure.
  open func performAsCurrentDrawingAppearance(_ block: () -> Void) { block() }
}

/// The screen of a program. There are no screens here: it has the size of the window.
@MainActor @preconcurrency open class NSScreen: NSObject {
  private static let only = NSScreen()

  private override init() { super.init() }

  /// The screen.
  open class var main: NSScreen? { only }
  /// The screens: one.
  open class var screens: [NSScreen] { [only] }
  /// The window's size in points, at the origin.
  open var frame: NSRect { UIScreen.main.bounds }
  /// The same as ``frame``.
  open var visibleFrame: NSRect { frame }
  /// The pixels per point: what a browser reports, 1 elsewhere.
  open var backingScaleFactor: CGFloat { UIScreen.main.scale }
  /// The name of the screen. Empty: no front end reports it.
  open var localizedName: String { "" }
}

/// The shape of the pointer. Front ends have the pointer: setting one does nothing.
@MainActor @preconcurrency open class NSCursor: NSObject {
  /// An arrow.
  open class var arrow: NSCursor { NSCursor() }
  /// The beam over text.
  open class var iBeam: NSCursor { NSCursor() }
  /// A hand that points.
  open class var pointingHand: NSCursor { NSCursor() }
  /// An open hand.
  open class var openHand: NSCursor { NSCursor() }
  /// A closed hand.
  open class var closedHand: NSCursor { NSCursor() }
  /// A cross.
  open class var crosshair: NSCursor { NSCursor() }
  /// Arrows to the left and right.
  open class var resizeLeftRight: NSCursor { NSCursor() }
  /// Arrows up and down.
  open class var resizeUpDown: NSCursor { NSCursor() }
  /// What can't be done.
  open class var operationNotAllowed: NSCursor { NSCursor() }
  /// The shape now: an arrow.
  open class var current: NSCursor { arrow }
  /// Does nothing.
  open func set() {}
  /// Does nothing.
  open func push() {}
  /// Does nothing.
  open func pop() {}
  /// Does nothing.
  open class func pop() {}
  /// Does nothing.
  open class func hide() {}
  /// Does nothing.
  open class func unhide() {}
  /// Does nothing.
  open class func setHiddenUntilMouseMoves(_ flag: Bool) {}
}
