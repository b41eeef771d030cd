/// One line of a break test of the Unicode Character Database: `÷ 0061 × 0308 ÷ 0020 ÷`.
package struct BreakCase: CustomStringConvertible, Sendable {
  package var scalars: [Unicode.Scalar] = []
  /// The boundaries, counted in scalars.
  package var boundaries: [Int] = []
  package var description: String

  /// The cases of a file in the folder `auxiliary`; nil where Debian's `unicode-data` is not installed.
  package static func load(_ name: String) -> [BreakCase]? {
    UnicodeFile.lines("auxiliary/\(name)")?.map(BreakCase.init).filter { !$0.scalars.isEmpty }
  }

  package static var isInstalled: Bool { UnicodeFile.bytes("auxiliary/WordBreakTest.txt") != nil }

  init(_ line: Substring) {
    description = String(line)
    for part in line.prefix(while: { $0 != "#" }).split(whereSeparator: \.isWhitespace) {
      if part == "÷" {
        boundaries.append(scalars.count)
      } else if let value = UInt32(part, radix: 16), let scalar = Unicode.Scalar(value) {
        scalars.append(scalar)
      }
    }
  }

  package var string: String { String(String.UnicodeScalarView(scalars)) }

  /// The boundaries in UTF-16 offsets.
  package var offsets: [Int] {
    var ends = [0]
    for scalar in scalars { ends.append((ends.last ?? 0) + UTF16.width(scalar)) }
    return boundaries.map { ends[$0] }
  }
}
