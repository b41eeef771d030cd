/// How a text is measured. Kept and ignored: lines are broken at the width that is given, between words.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the set, as in UIKit.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Lines are broken at the width.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The height of lines includes the space between them.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Lines are as high as their letters.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that fits ends in an ellipsis.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What is known of a text that is measured.
public final class NSStringDrawingContext: NSObject {
  /// How much smaller the text may become. Kept and ignored; 0 by default: not at all.
  public var minimumScaleFactor: CGFloat = 0
  /// How much smaller the text has become: always 1.
  public var actualScaleFactor: CGFloat { 1 }
  /// The rectangle around the text that was measured last.
  public internal(set) var totalBounds = CGRect.zero

  /// Creates a context.
  public override init() { super.init() }
}

extension NSAttributedString {
  /// The size of the text in points, in lines of any length. It is estimated: only a front end knows.
  public func size() -> CGSize { EstimatedLines(of: self, limit: 0).size }

  /// The rectangle around the text in lines as wide as `size`, estimated as by ``size()``. Its height can be larger
  /// than that of `size`. `options` is ignored.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let rect = CGRect(origin: .zero, size: EstimatedLines(of: self, limit: size.width).size)
    context?.totalBounds = rect
    return rect
  }
}

extension NSString {
  /// The size of the text with attributes in points, in lines of any length. It is estimated: only a front end knows.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self as String, attributes: attrs).size()
  }

  /// The rectangle around the text with attributes in lines as wide as `size`, estimated. `options` is ignored.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self as String, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension String {
  /// The size of the text with attributes in points, in lines of any length. It is estimated: only a front end knows.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as NSString).size(withAttributes: attrs)
  }

  /// The rectangle around the text with attributes in lines as wide as `size`, estimated. `options` is ignored.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    (self as NSString).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}
