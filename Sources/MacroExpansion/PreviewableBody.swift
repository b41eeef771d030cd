/// The closure of a preview in two parts: the declarations marked `@Previewable`, and the rest.
struct PreviewableBody {
  private(set) var properties = ""
  private(set) var rest = ""

  /// Nil when nothing is marked.
  init?(_ body: String) {
    var scanner = SourceScanner(body)
    var kept = 0
    while !scanner.isAtEnd {
      guard scanner.depth == 0, scanner.hasWord("@Previewable", at: scanner.position) else {
        _ = scanner.next()
        continue
      }
      rest += scanner.text(kept..<scanner.position)
      let start = scanner.position + "@Previewable".utf8.count
      let end = Self.endOfDeclaration(&scanner)
      properties += scanner.text(start..<end) + "\n"
      kept = end
    }
    guard kept > 0 else { return nil }
    rest += scanner.text(kept..<scanner.source.count)
  }

  /// The end of the declaration that begins here: a semicolon, or the end of a line that the next one does not
  /// continue.
  private static func endOfDeclaration(_ scanner: inout SourceScanner) -> Int {
    var lastCode: UInt8 = 0
    var hasInitialValue = false
    var isVariable = false
    while !scanner.isAtEnd {
      let place = scanner.position
      if scanner.depth == 0, scanner.hasWord("var", at: place), !SourceScanner.isIdentifier(lastCode) {
        isVariable = true
      }
      guard let step = scanner.next() else { break }
      switch step {
      case .comment: continue
      case .string: lastCode = UInt8(ascii: "\"")
      case .code(UInt8(ascii: "=")) where scanner.depth == 0:
        hasInitialValue = true
        lastCode = UInt8(ascii: "=")
      case .code(UInt8(ascii: ";")) where scanner.depth == 0: return scanner.position
      case .code(UInt8(ascii: "\n")) where scanner.depth == 0:
        guard isVariable, !goesOn(after: lastCode), !goesOn(in: scanner, hasInitialValue: hasInitialValue) else {
          continue
        }
        return place
      case .code(let byte):
        // Separators of words matter, but only before the name.
        if !isVariable || !isSpace(byte) { lastCode = byte }
      }
    }
    return scanner.position
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private static func isOperator(_ byte: UInt8) -> Bool {
    [UInt8]("+-*/%=<>&|^~?:,.!".utf8).contains(byte)
  }

  /// Whether a line with this end continues in the next.
  private static func goesOn(after last: UInt8) -> Bool {
    isOperator(last) && last != UInt8(ascii: "?") && last != UInt8(ascii: "!") && last != UInt8(ascii: ">")
  }

  /// Whether the next line continues the expression before it.
  private static func goesOn(in scanner: SourceScanner, hasInitialValue: Bool) -> Bool {
    guard let next = nextCode(in: scanner) else { return false }
    if next == UInt8(ascii: "=") { return true }
    guard hasInitialValue else { return false }
    return [UInt8](".?:+*/%|&<>".utf8).contains(next)
  }

  /// The next byte of code, behind white space and comments; nil at the end, and where a string begins.
  private static func nextCode(in scanner: SourceScanner) -> UInt8? {
    var rest = scanner
    while let step = rest.next() {
      switch step {
      case .code(let byte) where isSpace(byte): continue
      case .code(let byte): return byte
      case .comment: continue
      case .string: return nil
      }
    }
    return nil
  }
}
