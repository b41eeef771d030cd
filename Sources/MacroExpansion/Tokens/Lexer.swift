/// Takes a source apart. Every byte belongs to one token, a comment or a blank, so what is not changed stays as it is.
struct Lexer {
  private let source: [UInt8]
  private var position = 0
  private var tokens: [Token] = []

  static func tokens(of source: [UInt8]) -> [Token] {
    var lexer = Lexer(source: source)
    while lexer.position < source.count { lexer.readPiece() }
    return lexer.tokens
  }

  private init(source: [UInt8]) { self.source = source }

  private mutating func readPiece() {
    let byte = source[position]
    if starts("//") {
      skip { $0 != UInt8(ascii: "\n") }
    } else if starts("/*") {
      skipBlockComment()
    } else if let hashes = hashes(before: "\"") {
      readString(hashes: hashes)
    } else if let hashes = hashes(before: "/"), hashes > 0 || expressionMayStart, let end = regexEnd(hashes: hashes) {
      add(.literal, upTo: end)
    } else if byte == UInt8(ascii: "`") {
      let end = source[(position + 1)...].firstIndex { $0 == byte || $0 == UInt8(ascii: "\n") }
      add(.word, upTo: min((end ?? source.count) + 1, source.count))
    } else if Self.isDigit(byte) {
      readNumber()
    } else if Self.isWord(byte) {
      let end = source[position...].firstIndex { !Self.isWord($0) } ?? source.count
      add(.word, upTo: end)
    } else if Self.isBlank(byte) {
      position += 1
    } else {
      add(.sign, upTo: position + 1)
    }
  }

  private mutating func add(_ kind: Token.Kind, upTo end: Int) {
    guard end > position else { return }
    let range = position..<end
    tokens.append(Token(kind: kind, range: range, text: String(decoding: source[range], as: UTF8.self)))
    position = end
  }

  private mutating func skip(while goesOn: (UInt8) -> Bool) {
    while position < source.count, goesOn(source[position]) { position += 1 }
  }

  // MARK: comments and numbers

  /// They nest.
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

  private mutating func readNumber() {
    var end = position
    while end < source.count, Self.isWord(source[end]) || isFraction(at: end) { end += 1 }
    add(.literal, upTo: end)
  }

  /// Whether there is a point with a digit after it, as in `1.5` and not in `1.description` or `1...2`.
  private func isFraction(at place: Int) -> Bool {
    source[place] == UInt8(ascii: ".") && place + 1 < source.count && Self.isDigit(source[place + 1])
  }

  // MARK: strings

  private mutating func readString(hashes: Int) {
    let isMultiline = starts("\"\"\"", at: position + hashes)
    let quotes = isMultiline ? "\"\"\"" : "\""
    var end = position + hashes + quotes.utf8.count
    while end < source.count {
      if source[end] == UInt8(ascii: "\\"), hasHashes(hashes, at: end + 1) {
        end = min(end + 1 + hashes, source.count)
        if end < source.count, source[end] == UInt8(ascii: "(") {
          add(.literal, upTo: end)
          readInterpolation()
          end = position
        } else {
          end = min(end + 1, source.count)
        }
      } else if starts(quotes, at: end), hasHashes(hashes, at: end + quotes.utf8.count) {
        return add(.literal, upTo: end + quotes.utf8.count + hashes)
      } else if !isMultiline, source[end] == UInt8(ascii: "\n") {
        return add(.literal, upTo: end)
      } else {
        end += 1
      }
    }
    add(.literal, upTo: end)
  }

  /// Reads `(…)`, whose code may contain strings again.
  private mutating func readInterpolation() {
    var depth = 0
    repeat {
      let count = tokens.count
      readPiece()
      if tokens.count == count + 1, let token = tokens.last { depth += token.opens ? 1 : token.closes ? -1 : 0 }
    } while depth > 0 && position < source.count
  }

  // MARK: regular expressions

  /// Whether a `/` here can't be a division, going by the token before it.
  private var expressionMayStart: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .literal: return false
    case .word: return ["return", "case", "in", "try", "await", "where", "if", "while", "switch"].contains(last.text)
    case .sign: return !last.closes && ![".", "?", "!", ">"].contains(last.text)
    }
  }

  /// The end of the regular expression that starts here; nil when there is none. Without number signs it stays in its
  /// line, and begins and ends with no blank.
  private func regexEnd(hashes: Int) -> Int? {
    var place = position + hashes + 1
    if hashes == 0 {
      guard place < source.count, !Self.isBlank(source[place]), source[place] != UInt8(ascii: ")") else { return nil }
    }
    while place < source.count {
      switch source[place] {
      case UInt8(ascii: "\\"): place += 1
      case UInt8(ascii: "\n") where hashes == 0: return nil
      case UInt8(ascii: "/") where hasHashes(hashes, at: place + 1):
        return hashes == 0 && Self.isBlank(source[place - 1]) ? nil : place + 1 + hashes
      default: break
      }
      place += 1
    }
    return nil
  }

  // MARK: bytes

  /// The number signs here in front of `end`; nil when something else follows.
  private func hashes(before end: String) -> Int? {
    var place = position
    while place < source.count, source[place] == UInt8(ascii: "#") { place += 1 }
    return starts(end, at: place) ? place - position : nil
  }

  private func hasHashes(_ count: Int, at place: Int) -> Bool {
    place + count <= source.count && source[place..<(place + count)].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  private func starts(_ text: String, at place: Int? = nil) -> Bool {
    let place = place ?? position
    return place <= source.count && source[place...].starts(with: text.utf8)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || isDigit(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
