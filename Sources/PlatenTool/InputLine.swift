import Foundation

/// A line that is chosen and printed as it came: names of files need not be UTF-8.
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
  static func lines(of data: Data) -> [InputLine] {
    data.withUnsafeBytes { bytes in
      bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
        let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
        return line.isEmpty ? nil : InputLine(line)
      }
    }
  }

  func print() {
    guard let bytes else { return Swift.print(text) }
    // Behind what was printed before.
    guard fflush(nil) == 0 else { endWithoutOutput() }
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(bytes + [UInt8(ascii: "\n")]))
    } catch {
      endWithoutOutput()
    }
  }
}
