import Foundation

/// What ends a line.
enum LineEnd: UInt8, Sendable {
  case newline = 0x0A
  /// Then a line is whatever it is, as the name of a file may be, and nothing of it is removed.
  case null = 0
}

/// A line that is chosen and printed as it came: names of files need not be UTF-8. Only colours are removed.
struct InputLine: Equatable, Sendable {
  /// What is shown.
  let text: String
  /// The bytes of a line that is not UTF-8; nil where they are those of the text.
  private var bytes: [UInt8]?

  init(_ text: String) { self.text = text }

  private init(_ bytes: some Collection<UInt8>) {
    if let text = String(validating: bytes, as: UTF8.self) {
      self.text = text
    } else {
      (text, self.bytes) = (String(decoding: bytes, as: UTF8.self), Array(bytes))
    }
  }

  /// The lines that are not empty.
  static func lines(of data: Data, _ end: LineEnd) -> [InputLine] {
    data.withUnsafeBytes { bytes in
      bytes.split(separator: end.rawValue).compactMap { line in
        if end == .null { return InputLine(line) }
        let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
        if line.contains(0x1B) {
          let plain = line.withoutSequences
          return plain.isEmpty ? nil : InputLine(plain)
        }
        return line.isEmpty ? nil : InputLine(line)
      }
    }
  }

  func print(_ end: LineEnd) {
    guard let bytes else { return Swift.print(text, terminator: end == .null ? "\0" : "\n") }
    // Behind what was printed before.
    guard fflush(nil) == 0 else { endWithoutOutput() }
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(bytes + [end.rawValue]))
    } catch {
      endWithoutOutput()
    }
  }
}

extension Collection<UInt8> {
  /// The bytes without the control sequences and strings of ECMA-48, sections 5.4 and 5.6: colours and links.
  fileprivate var withoutSequences: [UInt8] {
    var plain: [UInt8] = []
    var rest = self[...]
    func skip(while isPart: (UInt8) -> Bool) { rest = rest.drop(while: isPart) }
    while let byte = rest.popFirst() {
      guard byte == 0x1B else {
        plain.append(byte)
        continue
      }
      switch rest.popFirst() {
      case UInt8(ascii: "["):
        skip { (0x20..<0x40).contains($0) }
        rest = rest.dropFirst()
      case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
        // Up to BEL, or to ESC with a backslash.
        skip { $0 != 0x07 && $0 != 0x1B }
        rest = rest.dropFirst(rest.first == 0x1B ? 2 : 1)
      case let next? where (0x20..<0x30).contains(next):
        skip { (0x20..<0x30).contains($0) }
        rest = rest.dropFirst()
      default: break
      }
    }
    return plain
  }
}
