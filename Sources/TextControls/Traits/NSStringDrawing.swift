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

/// The size of a text, estimated from its fonts: only a front end knows.
///
/// A character is 0.6 times as wide as the font is large, and as wide as that where it is one of East Asia's wide
/// characters or an emoji. A line is as high as ``UIFont/lineHeight`` of its largest font.
struct TextSizeEstimate {
  private let limit: CGFloat
  private var width: CGFloat = 0
  private var height: CGFloat = 0
  private var line = CGSize.zero
  /// The width of what follows the last place at which the line can be broken.
  private var word: CGFloat = 0

  /// Measures a text in lines of at most `limit` points.
  init(of text: NSAttributedString, limit: CGFloat) {
    self.limit = limit > 0 ? limit : .infinity
    let string = text.string as NSString
    guard string.length > 0 else { return }
    text.enumerateAttribute(.font, in: text.whole) { value, range, _ in
      add(string.substring(with: range), value as? UIFont ?? .systemFont(ofSize: 12))
    }
    endLine()
  }

  private mutating func add(_ text: String, _ font: UIFont) {
    for character in text {
      line.height = max(line.height, font.lineHeight)
      if character.isNewline {
        endLine()
        line.height = font.lineHeight
        continue
      }
      let advance = Self.advance(of: character, font)
      if line.width + advance > limit, line.width > 0 { breakLine(before: character, font) }
      line.width += advance
      word = character.isWhitespace ? 0 : word + advance
    }
  }

  /// Moves the last word to the next line, or breaks it where it is longer than a line.
  private mutating func breakLine(before character: Character, _ font: UIFont) {
    let moved = word < line.width && !character.isWhitespace ? word : 0
    line.width -= moved
    endLine()
    line = CGSize(width: moved, height: font.lineHeight)
    word = moved
  }

  private mutating func endLine() {
    width = max(width, line.width)
    height += line.height
    line = .zero
    word = 0
  }

  private static func advance(of character: Character, _ font: UIFont) -> CGFloat {
    let isWide = character.unicodeScalars.contains { scalar in
      scalar.properties.isEmojiPresentation || wide.contains { $0.contains(scalar.value) }
    }
    return font.pointSize * (isWide ? 1 : 0.6)
  }

  /// The blocks of wide characters, after the Unicode annex 11.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
  ]

  var size: CGSize { CGSize(width: width.rounded(.up), height: height.rounded(.up)) }
}

extension NSAttributedString {
  /// The size of the text in points, in lines of any length. It is estimated: only a front end knows.
  public func size() -> CGSize { TextSizeEstimate(of: self, limit: .infinity).size }

  /// The rectangle around the text in lines as wide as `size`, estimated as by ``size()``. Its height can be larger
  /// than that of `size`. `options` is ignored.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let rect = CGRect(origin: .zero, size: TextSizeEstimate(of: self, limit: size.width).size)
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
