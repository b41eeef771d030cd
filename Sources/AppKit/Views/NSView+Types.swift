import TextControls

/// How the focus of a view is shown. Ignored here.
public enum NSFocusRingType: UInt, Sendable { case `default`, none, exterior }

/// The name of a view or an item.
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

extension UIView.AutoresizingMask {
  /// The distance to the left edge changes.
  public static let minXMargin = flexibleLeftMargin
  /// The width changes.
  public static let width = flexibleWidth
  /// The distance to the right edge changes.
  public static let maxXMargin = flexibleRightMargin
  /// The distance to the lower edge changes.
  public static let minYMargin = flexibleBottomMargin
  /// The height changes.
  public static let height = flexibleHeight
  /// The distance to the upper edge changes.
  public static let maxYMargin = flexibleTopMargin
}
