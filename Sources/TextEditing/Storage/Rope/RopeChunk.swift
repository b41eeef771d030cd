#if !hasFeature(Embedded)
/// A leaf of a rope: a few kilobytes of text with its length. Begins and ends between two scalars.
struct RopeChunk: Sendable {
  /// The largest number of bytes in a chunk. New chunks are smaller, to leave space for typing.
  static let capacity = 4096
  static let filling = 3072

  let text: String
  let length: TextLength
  let features: TextFeatures

  init(_ text: String) {
    var text = text
    (length, features) = text.withUTF8 { (TextLength($0), TextFeatures(of: $0)) }
    self.text = text
    isOfRegionalIndicators = regionalIndicators(before: length.utf8) == length.scalars
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    text = String(decoding: bytes, as: UTF8.self)
    length = TextLength(bytes)
    features = TextFeatures(of: bytes)
    isOfRegionalIndicators = regionalIndicators(before: length.utf8) == length.scalars
  }

  private var isASCII: Bool { length.utf8 == length.scalars }

  /// Whether there are regional indicators alone, of which flags are pairs.
  private(set) var isOfRegionalIndicators = false

  /// The number of regional indicators (U+1F1E6 to U+1F1FF) directly before a UTF-8 offset.
  func regionalIndicators(before offset: Int) -> Int {
    withBytes { bytes in
      var start = offset
      while start >= 4, bytes[start - 4] == 0xF0, bytes[start - 3] == 0x9F, bytes[start - 2] == 0x87,
        bytes[start - 1] >= 0xA6
      {
        start -= 4
      }
      return (offset - start) / 4
    }
  }

  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = text.utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = text
    return copy.withUTF8(body)
  }

  /// The position of a UTF-8 offset between two scalars.
  func index(_ utf8: Int) -> String.Index { text.utf8.index(text.startIndex, offsetBy: utf8) }

  func slice(_ range: Range<Int>) -> Substring { text[index(range.lowerBound)..<index(range.upperBound)] }

  /// The bytes and units of the text before a UTF-16 offset, rounded down to a scalar.
  func place(utf16 offset: Int) -> (utf8: Int, utf16: Int) {
    if isASCII { return (offset, offset) }
    return walk { $0.utf16 + $1.utf16 > offset }
  }

  /// The bytes and units of the text before a number of scalars.
  func place(scalars count: Int) -> (utf8: Int, utf16: Int) {
    if isASCII { return (count, count) }
    return walk { length, _ in length.scalars >= count }
  }

  /// The bytes and units of the text before a UTF-8 offset, rounded down to a scalar.
  func place(utf8 offset: Int) -> (utf8: Int, utf16: Int) {
    if isASCII { return (offset, offset) }
    return walk { $0.utf8 + $1.utf8 > offset }
  }

  /// The number of scalars before a UTF-8 offset between two scalars.
  func scalars(utf8 offset: Int) -> Int {
    if isASCII { return offset }
    return withBytes { TextLength(UnsafeBufferPointer(rebasing: $0[..<offset])).scalars }
  }

  /// Iterates over scalars until `isReached`, which receives the length up to a scalar and that of the scalar.
  private func walk(until isReached: (TextLength, TextLength) -> Bool) -> (utf8: Int, utf16: Int) {
    withBytes { bytes in
      var length = TextLength()
      var scalar = TextLength()
      scalar.scalars = 1
      while length.utf8 < bytes.count {
        let byte = bytes[length.utf8]
        scalar.utf8 = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
        scalar.utf16 = byte < 0xF0 ? 1 : 2
        if isReached(length, scalar) { break }
        length += scalar
      }
      return (length.utf8, length.utf16)
    }
  }

  // MARK: lines

  /// The start of the first line break at or after a UTF-8 offset (Unicode Annex 14: BK, CR, LF, NL).
  static func firstLineBreak(in bytes: UnsafeBufferPointer<UInt8>, from offset: Int) -> Int? {
    var offset = offset
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte &- 0x0A < 4 { return offset }
      if byte == 0xC2, offset + 1 < bytes.count, bytes[offset + 1] == 0x85 { return offset }
      if byte == 0xE2, offset + 2 < bytes.count, bytes[offset + 1] == 0x80, bytes[offset + 2] | 1 == 0xA9 {
        return offset
      }
      offset += 1
    }
    return nil
  }

  /// Byte by byte, as a generic search takes a second for each megabyte in a debug build.
  static func hasCarriageReturn(in bytes: UnsafeBufferPointer<UInt8>, from offset: Int) -> Bool {
    var offset = offset
    while offset < bytes.count {
      if bytes[offset] == 0x0D { return true }
      offset += 1
    }
    return false
  }

  /// The end of the last line break that ends at or before a UTF-8 offset.
  static func lastLineBreakEnd(in bytes: UnsafeBufferPointer<UInt8>, upTo offset: Int) -> Int? {
    var end = offset
    while end > 0 {
      let byte = bytes[end - 1]
      if byte &- 0x0A < 4 { return end }
      if byte == 0x85, end > 1, bytes[end - 2] == 0xC2 { return end }
      if byte | 1 == 0xA9, end > 2, bytes[end - 2] == 0x80, bytes[end - 3] == 0xE2 { return end }
      end -= 1
    }
    return nil
  }

  // MARK: sameness

  /// Whether both are the same memory. Fast, and false for equal texts in different memory.
  func isIdentical(to other: RopeChunk) -> Bool {
    length == other.length && withBytes { first in other.withBytes { $0.baseAddress == first.baseAddress } }
  }
}

/// What a piece of text contains, so that pieces without it are not searched.
struct TextFeatures: OptionSet, Sendable {
  let rawValue: UInt8

  static let lineBreak = TextFeatures(rawValue: 1)
  static let carriageReturn = TextFeatures(rawValue: 2)
  /// Characters that embed, override or isolate a direction.
  static let directionalFormatting = TextFeatures(rawValue: 4)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(of bytes: UnsafeBufferPointer<UInt8>) {
    self = []
    if let start = RopeChunk.firstLineBreak(in: bytes, from: 0) {
      insert(.lineBreak)
      if RopeChunk.hasCarriageReturn(in: bytes, from: start) { insert(.carriageReturn) }
    }
    if hasDirectionalFormatting(in: bytes) { insert(.directionalFormatting) }
  }
}

/// Some hundred chunks with their length.
struct RopeBlock: Sendable {
  /// The largest number of chunks in a block.
  static let capacity = 256
  static let filling = 192

  var chunks: [RopeChunk]
  var length = TextLength()
  var features = TextFeatures()

  init(_ chunks: some Sequence<RopeChunk>) {
    self.chunks = Array(chunks)
    measure()
  }

  mutating func measure() {
    length = TextLength()
    features = []
    for chunk in chunks {
      length += chunk.length
      features.formUnion(chunk.features)
    }
  }

  /// Replaces a chunk with another.
  mutating func exchange(_ chunk: Int, with new: RopeChunk) {
    let old = chunks[chunk]
    chunks[chunk] = new
    length -= old.length
    length += new.length
    if new.features.isSuperset(of: old.features) {
      features.formUnion(new.features)
    } else {
      features = chunks.reduce(into: []) { $0.formUnion($1.features) }
    }
  }

  func isIdentical(to other: RopeBlock) -> Bool {
    length == other.length && chunks.count == other.chunks.count
      && chunks.withUnsafeBufferPointer { first in
        other.chunks.withUnsafeBufferPointer { $0.baseAddress == first.baseAddress }
      }
  }
}
#endif
