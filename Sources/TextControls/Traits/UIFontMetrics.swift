/// Scales fonts and lengths with the size of text that the user has chosen. Only front ends know that size: here it is
/// iOS's default size, at which nothing is scaled. ``UIFont/preferredFont(forTextStyle:)`` follows the user's.
public final class UIFontMetrics: NSObject, Sendable {
  /// Creates the scale of a role.
  public init(forTextStyle textStyle: UIFont.TextStyle) { self.textStyle = textStyle }

  package let textStyle: UIFont.TextStyle

  /// The scale of text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// The font at iOS's default size of text: the font itself.
  public func scaledFont(for font: UIFont) -> UIFont { font }

  /// The font at iOS's default size of text, not larger than `maximumPointSize` points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }

  /// The length at iOS's default size of text: the length itself.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
