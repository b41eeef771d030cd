/// Scans a source, skips strings and comments, and tracks the depth of brackets.
struct SourceScanner {
  let source: [UInt8]
  private(set) var position = 0
  /// The number of open brackets of any kind.
  private(set) var depth = 0

  init(_ source: some StringProtocol) { self.source = Array(source.utf8) }

  /// One step: a byte of code, or a whole string or comment.
  enum Step: Equatable {
    case code(UInt8)
    case string
    case comment
  }

  var isAtEnd: Bool { position >= source.count }

  /// The text between two positions.
  func text(_ range: Range<Int>) -> String { String(decoding: source[range], as: UTF8.self) }

  /// Whether the code at `place` begins with `word`, and that word ends there.
  func hasWord(_ word: StaticString, at place: Int) -> Bool {
    let bytes = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard place + bytes.count <= source.count, source[place..<(place + bytes.count)].elementsEqual(bytes) else {
      return false
    }
    return place + bytes.count == source.count || !Self.isIdentifier(source[place + bytes.count])
  }

  static func isIdentifier(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  mutating func next() -> Step? {
    guard position < source.count else { return nil }
    let byte = source[position]
    if byte == UInt8(ascii: "/"), position + 1 < source.count {
      if source[position + 1] == UInt8(ascii: "/") {
        skipLineComment()
        return .comment
      }
      if source[position + 1] == UInt8(ascii: "*") {
        skipBlockComment()
        return .comment
      }
    }
    if let hashes = stringStart() {
      skipString(hashes: hashes)
      return .string
    }
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
    default: break
    }
    position += 1
    return .code(byte)
  }

  private mutating func skipLineComment() {
    while position < source.count, source[position] != UInt8(ascii: "\n") { position += 1 }
  }

  private mutating func skipBlockComment() {
    var open = 0
    repeat {
      if starts("/*") {
        open += 1
        position += 2
      } else if starts("*/") {
        open -= 1
        position += 2
      } else {
        position += 1
      }
    } while open > 0 && position < source.count
  }

  private func starts(_ word: StaticString, at place: Int? = nil) -> Bool {
    let bytes = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    let place = place ?? position
    return place + bytes.count <= source.count && source[place..<(place + bytes.count)].elementsEqual(bytes)
  }

  /// The number signs before a string that starts here; nil if none starts.
  private func stringStart() -> Int? {
    var place = position
    while place < source.count, source[place] == UInt8(ascii: "#") { place += 1 }
    guard place < source.count, source[place] == UInt8(ascii: "\"") else { return nil }
    return place - position
  }

  private mutating func skipString(hashes: Int) {
    position += hashes
    let isMultiline = starts("\"\"\"")
    let quotes = isMultiline ? 3 : 1
    position += quotes
    while position < source.count {
      if source[position] == UInt8(ascii: "\\"), hasHashes(hashes, at: position + 1) {
        position += 1 + hashes
        if position < source.count, source[position] == UInt8(ascii: "(") {
          skipInterpolation()
        } else {
          position += 1
        }
      } else if isMultiline ? starts("\"\"\"") : source[position] == UInt8(ascii: "\""),
        hasHashes(hashes, at: position + quotes)
      {
        position += quotes + hashes
        return
      } else if !isMultiline, source[position] == UInt8(ascii: "\n") {
        return
      } else {
        position += 1
      }
    }
  }

  private func hasHashes(_ count: Int, at place: Int) -> Bool {
    place + count <= source.count && source[place..<(place + count)].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  /// Skips `(…)` in a string, which may contain strings again.
  private mutating func skipInterpolation() {
    let outside = depth
    repeat {
      guard next() != nil else { return }
    } while depth > outside
  }
}
