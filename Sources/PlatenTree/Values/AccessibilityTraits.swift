/// What a view is, for assistive technology.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The view does something when it is pressed.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// The view is a heading.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// The view is selected.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// The view leads somewhere.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// The view is a search field.
  public static let isSearchField = AccessibilityTraits(rawValue: 16)
  /// The view is a picture.
  public static let isImage = AccessibilityTraits(rawValue: 32)
  /// The view is text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 64)
  /// The view takes all input while it is shown.
  public static let isModal = AccessibilityTraits(rawValue: 128)
  /// The view's value changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 256)
  /// The view is switched on and off. It is on while it has ``isSelected`` too.
  public static let isToggle = AccessibilityTraits(rawValue: 512)
  /// The views inside are the tabs of one bar. The chosen one has ``isSelected``.
  public static let isTabBar = AccessibilityTraits(rawValue: 1024)
  /// The view is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 2048)
  /// The view sums up the state of the program when it starts.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 4096)
  /// The view plays a sound when it is pressed.
  public static let playsSound = AccessibilityTraits(rawValue: 8192)
  /// The view plays or records media when it is pressed, which speech would disturb.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 16384)
  /// The view receives touches directly, without assistive technology in between.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 32768)
  /// The next page is shown when the view has been read.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 65536)
}
