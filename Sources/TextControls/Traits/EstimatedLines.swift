import Foundation

/// The lines of a text with attributes as a front end could show them, estimated from the sizes of the fonts: letters
/// are 0.6 of their font's size wide, those of East Asian scripts and emoji the whole, and a line is as high as
/// ``UIFont/lineHeight`` of its largest font. Lines are broken between words where they would be longer than a limit.
struct EstimatedLines {
  /// One line, in points from the top of the text.
  struct Line {
    /// The line's text in UTF-16 units, with the line feed at its end.
    var range: NSRange
    var top: CGFloat = 0
    var width: CGFloat = 0
    var height: CGFloat = 0
  }

  /// The lines, of which the one after a line feed at the end of the text has no text. None for a text without letters.
  private(set) var lines: [Line] = []
  private let limit: CGFloat
  private var line = Line(range: NSRange(location: 0, length: 0))
  /// The end of the line, in UTF-16 units of the text.
  private var end = 0
  /// The part of the line after the last place at which it can be broken, by its length and its width.
  private var word = (length: 0, width: CGFloat(0))

  /// Lays out a text in lines of at most `limit` points; 0 for no limit.
  init(of text: NSAttributedString, limit: CGFloat) {
    self.limit = limit > 0 ? limit : .infinity
    let string = text.string as NSString
    guard string.length > 0 else { return }
    text.enumerateAttribute(.font, in: text.whole) { value, range, _ in
      add(string.substring(with: range), Self.font(value))
    }
    endLine()
  }

  /// The font of an attribute; that of a text without one.
  static func font(_ value: Any?) -> UIFont { value as? UIFont ?? .systemFont(ofSize: 12) }

  /// The size of the whole text in points.
  var size: CGSize {
    CGSize(
      width: (lines.map(\.width).max() ?? 0).rounded(.up),
      height: (lines.last.map { $0.top + $0.height } ?? 0).rounded(.up))
  }

  /// Whether a width in points limits lines: programs pass 0, or a very large one, for none.
  static func isLimit(_ width: CGFloat) -> Bool { width > 0 && width < 1_000_000 }

  /// The size of at most so many lines in points; 0 for all.
  func size(lines count: Int) -> CGSize {
    guard count > 0, lines.count > count else { return size }
    let last = lines[count - 1]
    return CGSize(
      width: (lines.prefix(count).map(\.width).max() ?? 0).rounded(.up), height: (last.top + last.height).rounded(.up))
  }

  private mutating func add(_ text: String, _ font: UIFont) {
    for character in text {
      let length = character.utf16.count
      line.height = max(line.height, font.lineHeight)
      if character.isNewline {
        end += length
        endLine()
        line.height = font.lineHeight
        continue
      }
      let advance = Self.advance(of: character, font)
      if line.width + advance > limit, line.width > 0 { breakLine(before: character, font) }
      end += length
      line.width += advance
      word = character.isWhitespace ? (0, 0) : (word.length + length, word.width + advance)
    }
  }

  /// Moves the last word to the next line, or breaks it where it is longer than a line.
  private mutating func breakLine(before character: Character, _ font: UIFont) {
    let moved = word.width < line.width && !character.isWhitespace ? word : (length: 0, width: 0)
    line.width -= moved.width
    end -= moved.length
    endLine()
    line.width = moved.width
    line.height = font.lineHeight
    end += moved.length
    word = moved
  }

  private mutating func endLine() {
    line.range.length = end - line.range.location
    lines.append(line)
    line = Line(range: NSRange(location: end, length: 0), top: line.top + line.height)
    word = (0, 0)
  }

  /// The width of a letter in points.
  static func advance(of character: Character, _ font: UIFont) -> CGFloat {
    if character.isNewline { return 0 }
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
}
