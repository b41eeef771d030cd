import Foundation

/// The files of the Unicode Character Database, as Debian's `unicode-data` installs them.
enum UnicodeFile {
  /// The lines of a file without comments; nil where the file is not there.
  static func lines(_ name: String) -> [Substring]? {
    guard let data = FileManager.default.contents(atPath: "/usr/share/unicode/\(name)") else { return nil }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").filter { $0.first != "#" }
  }

  /// Scalars from numbers in base 16 between spaces.
  static func scalars(_ text: some StringProtocol) -> [Unicode.Scalar] {
    text.split(separator: " ").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
  }
}

/// A line of a file of boundaries: `÷ 0061 × 0308 ÷ 0020 ÷`.
struct BoundaryCase {
  var scalars: [Unicode.Scalar] = []
  /// The boundaries as UTF-16 offsets.
  var boundaries: [Int] = []

  var text: String { String(String.UnicodeScalarView(scalars)) }
  var description: String { scalars.map { String($0.value, radix: 16) }.joined(separator: " ") }

  init(_ line: Substring) {
    var offset = 0
    for part in line.prefix(while: { $0 != "#" }).split(whereSeparator: \.isWhitespace) {
      if part == "÷" {
        boundaries.append(offset)
      } else if let value = UInt32(part, radix: 16), let scalar = Unicode.Scalar(value) {
        scalars.append(scalar)
        offset += UTF16.width(scalar)
      }
    }
  }

  static func load(_ name: String) -> [BoundaryCase]? {
    UnicodeFile.lines("auxiliary/\(name)")?.map(BoundaryCase.init).filter { !$0.scalars.isEmpty }
  }
}
