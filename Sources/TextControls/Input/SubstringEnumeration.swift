import Foundation
import TextEditing

/// The enumeration of a text's words and sentences, which Foundation's `enumerateSubstrings` lacks on Linux.
///
/// Words are those of Unicode's annex 29 that contain letters or digits; Apple's systems also find the words of languages
/// without spaces by dictionaries. Sentences end as in that annex, with the spaces that follow. Offsets are UTF-16 units.
/// The plugin FoundationExports leads the calls of a target here; lines, paragraphs and characters are Foundation's.
public enum SubstringEnumeration {
  /// Calls a closure for each part of a text in a range, with the part, its range and the range with the characters up
  /// to the next part; the first one's has the characters before it too. A range outside of the text is clamped.
  public static func enumerate(
    _ text: NSString, in range: NSRange, options: NSString.EnumerationOptions,
    using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let whole = NSRange(location: 0, length: text.length)
    guard range.location != NSNotFound, let range = whole.intersection(range) else { return }
    let kind = options.rawValue & 0xFF
    guard kind == words || kind == sentences else {
      return withoutActuallyEscaping(block) { block in
        // Foundation enumerates the whole text on Linux, whatever the range is.
        text.enumerateSubstrings(in: range, options: options) { _, part, enclosing, stop in
          guard let enclosing = range.intersection(enclosing) else { return }
          let (start, end) = (max(part.location, range.location), min(NSMaxRange(part), NSMaxRange(range)))
          let part = NSRange(location: start, length: max(end - start, 0))
          block(options.contains(.substringNotRequired) ? nil : text.substring(with: part), part, enclosing, stop)
        }
      }
    }
    let parts = kind == words ? Self.words(of: text, in: range) : Self.sentences(of: text, in: range)
    let bounds = [range.location] + parts.dropFirst().map(\.lowerBound) + [range.location + range.length]
    var stop = ObjCBool(false)
    let order = Array(parts.indices)
    for index in options.contains(.reverse) ? order.reversed() : order {
      let part = NSRange(location: parts[index].lowerBound, length: parts[index].count)
      let enclosing = NSRange(location: bounds[index], length: bounds[index + 1] - bounds[index])
      block(options.contains(.substringNotRequired) ? nil : text.substring(with: part), part, enclosing, &stop)
      if stop.boolValue { return }
    }
  }

  /// Calls a closure for each part of a text in a range, as the other function does, with indices.
  public static func enumerate<Text: StringProtocol>(
    _ text: Text, in range: Range<String.Index>, options: NSString.EnumerationOptions,
    using body: (String?, Range<String.Index>, Range<String.Index>, inout Bool) -> Void
  ) where Text.Index == String.Index {
    let string = String(text)
    let before = text.utf16.distance(from: text.startIndex, to: range.lowerBound)
    let length = text.utf16.distance(from: range.lowerBound, to: range.upperBound)
    func index(_ offset: Int) -> String.Index { text.utf16.index(text.startIndex, offsetBy: offset) }
    func indices(_ range: NSRange) -> Range<String.Index> {
      index(range.location)..<index(range.location + range.length)
    }
    let nsRange = NSRange(location: before, length: length)
    enumerate(string as NSString, in: nsRange, options: options) { substring, part, enclosing, stop in
      var isLast = false
      body(substring, indices(part), indices(enclosing), &isLast)
      if isLast { stop.pointee = true }
    }
  }

  /// The kinds of parts by their numbers in `NSString.EnumerationOptions`, whose names Foundation marks as unavailable.
  private static let words: UInt = 3
  private static let sentences: UInt = 4

  private static func words(of text: NSString, in range: NSRange) -> [Range<Int>] {
    let storage = TextStorage(text.substring(with: range))
    var (parts, offset): ([Range<Int>], Int) = ([], 0)
    while offset < range.length {
      let end = storage.wordEnd(after: offset)
      let start = storage.wordStart(before: end)
      // There is no other word: the last one was found again.
      guard end > offset, start >= offset else { break }
      parts.append(range.location + start..<range.location + end)
      offset = end
    }
    return parts.filter { isWord(text.substring(with: NSRange(location: $0.lowerBound, length: $0.count))) }
  }

  private static func isWord(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
  }

  private static func sentences(of text: NSString, in range: NSRange) -> [Range<Int>] {
    let scalars = Array(text.substring(with: range).unicodeScalars)
    var (parts, start, offset, index): ([Range<Int>], Int, Int, Int) = ([], 0, 0, 0)
    func end() {
      if offset > start { parts.append(range.location + start..<range.location + offset) }
      start = offset
    }
    func skip(while condition: (Unicode.Scalar) -> Bool) {
      while index < scalars.count, condition(scalars[index]) {
        offset += UTF16.width(scalars[index])
        index += 1
      }
    }
    while index < scalars.count {
      let scalar = scalars[index]
      offset += UTF16.width(scalar)
      index += 1
      if isParagraphEnd(scalar) {
        if scalar == "\r", index < scalars.count, scalars[index] == "\n" { continue }
        end()
      } else if isTerminator(scalar) {
        skip(while: isTerminator)
        let isFullStop = scalars[index - 1] == "."
        skip(while: isClosing)
        let spaces = index
        skip { $0.properties.isWhitespace && !isParagraphEnd($0) }
        guard index < scalars.count else { break }
        if isParagraphEnd(scalars[index]) { continue }
        // A full stop ends a sentence only before a space, and not before a small letter: "3.5", "i.e. that".
        if isFullStop, index == spaces || scalars[index].properties.isLowercase { continue }
        end()
      }
    }
    end()
    return parts
  }

  private static func isTerminator(_ scalar: Unicode.Scalar) -> Bool {
    ".!?…‼⁇⁈⁉。！？｡؟۔।॥".unicodeScalars.contains(scalar)
  }

  private static func isClosing(_ scalar: Unicode.Scalar) -> Bool { "\"')]}’”»›」』）".unicodeScalars.contains(scalar) }

  private static func isParagraphEnd(_ scalar: Unicode.Scalar) -> Bool {
    "\n\r\u{85}\u{2029}".unicodeScalars.contains(scalar)
  }
}
