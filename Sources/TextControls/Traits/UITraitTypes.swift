/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// The kinds of devices that an interface is made for.
public typealias UIUserInterfaceIdiom = UIDevice.UserInterfaceIdiom

/// Whether a view is over others. Here every view is at the base level.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base, elevated
}

/// How much space there is along an axis. Here it is regular.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// The direction of an interface.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

/// Whether the user prefers a high contrast.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}

/// Whether the user prefers bold text.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular, bold
}

/// How large the text of an interface is.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the size.
  public let rawValue: String

  /// Creates a size with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { rawValue = "UICTContentSizeCategory\(name)" }

  /// Never posted: what has changed is in ``UITraitCollection``, which views are notified of.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")

  /// No size.
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest size.
  public static let extraSmall = UIContentSizeCategory("XS")
  /// Smaller than ``medium``.
  public static let small = UIContentSizeCategory("S")
  /// Smaller than ``large``.
  public static let medium = UIContentSizeCategory("M")
  /// The default.
  public static let large = UIContentSizeCategory("L")
  /// Larger than ``large``.
  public static let extraLarge = UIContentSizeCategory("XL")
  /// Larger than ``extraLarge``.
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
  /// The largest size without accessibility sizes.
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
  /// The first accessibility size.
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
  /// The second accessibility size.
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
  /// The third accessibility size.
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
  /// The fourth accessibility size.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
  /// The largest size.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

  private static let order: [UIContentSizeCategory] = [
    .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]

  private var rank: Int { Self.order.firstIndex(of: self) ?? 0 }

  /// Whether it is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension UIContentSizeCategory: Comparable {
  /// Whether the first one is smaller. An unspecified size is smaller than all others.
  public static func < (first: UIContentSizeCategory, second: UIContentSizeCategory) -> Bool {
    first.rank < second.rank
  }
}
