#if hasFeature(Embedded)
/// A browser's fields are short: the rope and the tables it needs stay out of the module.
package typealias SessionStorage = StringStorage
#else
package typealias SessionStorage = TextStorage

/// Text of any length: a string while it is short, a rope when it is long.
///
/// A copy is a snapshot; of a long text it shares what stays the same. Offsets are UTF-16 units.
package struct TextStorage: EditStorage, Sendable {
  /// The most UTF-16 units kept in a string. A rope becomes a string again when it is half as long.
  package static let longestString = 1 << 17

  /// Empty while there is a rope.
  private var short: StringStorage
  private var rope: TextRope?
  private let longestString: Int
  private var isSecure = false

  package init(_ string: String) { self.init(string, longestString: Self.longestString) }

  /// Creates a storage with another limit between short and long, for tests.
  package init(_ string: String, longestString: Int) {
    self.longestString = longestString
    // A unit has three bytes at most: so long a string need not be counted.
    if string.utf8.count > 3 * longestString {
      short = StringStorage("")
      rope = TextRope(string)
    } else {
      short = StringStorage(string)
      adapt()
    }
  }

  /// Whether the text is so long that no code should copy or iterate the whole of it while the user types.
  package var isLong: Bool { rope != nil }
  package var isEmpty: Bool { utf16Count == 0 }

  package var string: String { rope?.string ?? short.string }
  var text: String { string }
  package var utf16Count: Int { rope?.length.utf16 ?? short.utf16Count }
  package var utf8Count: Int { rope?.length.utf8 ?? short.utf8Count }

  /// Secure text stays in a string, which overwrites its memory.
  package mutating func protect() {
    if let rope { short = StringStorage(rope.string) }
    rope = nil
    isSecure = true
    short.protect()
  }

  private mutating func adapt() {
    if isSecure { return }
    if rope == nil, short.utf16Count > longestString {
      rope = TextRope(short.string)
      short = StringStorage("")
    } else if let rope, rope.length.utf16 < longestString / 2 {
      short = StringStorage(rope.string)
      self.rope = nil
    }
  }

  // MARK: boundaries

  package func boundary(before offset: Int) -> Int {
    rope?.boundary(before: offset) ?? short.boundary(before: offset)
  }
  package func boundary(after offset: Int) -> Int { rope?.boundary(after: offset) ?? short.boundary(after: offset) }
  package func boundary(roundingDown offset: Int) -> Int {
    rope?.boundary(roundingDown: offset) ?? short.boundary(roundingDown: offset)
  }
  package func wordStart(before offset: Int) -> Int {
    rope?.wordStart(before: offset) ?? short.wordStart(before: offset)
  }
  package func wordEnd(after offset: Int) -> Int { rope?.wordEnd(after: offset) ?? short.wordEnd(after: offset) }
  package func wordRange(at offset: Int) -> Range<Int> { rope?.wordRange(at: offset) ?? short.wordRange(at: offset) }
  package var hasDirectionalFormatting: Bool { rope?.hasDirectionalFormatting ?? short.hasDirectionalFormatting }

  /// Whether there is a line break (Unicode Annex 14: BK, CR, LF, NL), without reading a long text.
  package var hasLineBreak: Bool { rope?.hasLineBreak ?? short.hasLineBreak }
  /// Whether there is a carriage return, without reading a long text.
  package var hasCarriageReturn: Bool { rope?.hasCarriageReturn ?? short.hasCarriageReturn }

  package func lineStart(_ offset: Int) -> Int { rope?.lineStart(offset) ?? short.lineStart(offset) }
  package func lineEnd(_ offset: Int) -> Int { rope?.lineEnd(offset) ?? short.lineEnd(offset) }

  // MARK: text

  package func slice(_ range: Range<Int>) -> String { rope?.slice(range) ?? short.slice(range) }

  package mutating func splice(_ range: Range<Int>, with replacement: String) {
    if !isSecure, range.lowerBound <= 0, range.upperBound >= utf16Count {
      if rope == nil, replacement.utf8.count <= longestString {
        short = StringStorage(replacement)
      } else {
        self = TextStorage(replacement, longestString: longestString)
      }
      return
    }
    if rope == nil { short.splice(range, with: replacement) } else { rope?.replace(range, with: replacement) }
    adapt()
  }

  // MARK: comparing

  package func holds(_ other: String, in range: Range<Int>) -> Bool {
    rope?.holds(other, in: range) ?? short.holds(other, in: range)
  }

  package func hasSameUnits(as other: TextStorage) -> Bool {
    switch (rope, other.rope) {
    case (let rope?, let other?): rope.hasSameUnits(as: other)
    case (nil, nil): short.hasSameUnits(as: other.short)
    default: utf16Count == other.utf16Count && string.hasSameUnits(as: other.string)
    }
  }

  package func sharedPrefix(with other: TextStorage) -> Int {
    if rope == nil, other.rope == nil { return short.sharedPrefix(with: other.short) }
    return asRope.sharedPrefix(with: other.asRope)
  }

  package func sharedSuffix(with other: TextStorage, limit: Int) -> Int {
    if rope == nil, other.rope == nil { return short.sharedSuffix(with: other.short, limit: limit) }
    return asRope.sharedSuffix(with: other.asRope, limit: limit)
  }

  private var asRope: TextRope { rope ?? TextRope(short.text) }

  package func utf8Offset(utf16 offset: Int) -> Int {
    rope?.utf8Offset(utf16: offset) ?? short.utf8Offset(utf16: offset)
  }

  package func utf16Offset(utf8 offset: Int) -> Int {
    rope?.utf16Offset(utf8: offset) ?? short.utf16Offset(utf8: offset)
  }

  // MARK: scalars

  /// The length in Unicode scalars. A short text is counted as a whole.
  package var scalarCount: Int { rope?.length.scalars ?? short.string.unicodeScalars.count }

  /// The number of scalars before a UTF-16 offset.
  package func scalars(utf16 offset: Int) -> Int {
    rope?.scalars(utf16: offset) ?? short.slice(0..<min(max(offset, 0), utf16Count)).unicodeScalars.count
  }

  /// The UTF-16 offset after a number of scalars.
  package func utf16(scalars count: Int) -> Int {
    rope?.utf16(scalars: count) ?? String(short.string.unicodeScalars.prefix(max(count, 0))).utf16Count
  }
}

extension TextStorage: Equatable {
  /// Compares code units, as offsets depend on them.
  package static func == (a: TextStorage, b: TextStorage) -> Bool { a.hasSameUnits(as: b) }
}

extension TextRope: ScalarStorage {
  package var utf16Count: Int { length.utf16 }
  package func index(at offset: Int) -> Scalars.Index { Scalars.Index(place: place(utf16: offset)) }
  package func offset(of index: Scalars.Index) -> Int { index.place.utf16 }
  package mutating func splice(_ range: Range<Int>, with replacement: String) { replace(range, with: replacement) }
  package var utf8Count: Int { length.utf8 }
}
#endif
