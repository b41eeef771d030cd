#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// One line of a break test of the Unicode Character Database: `÷ 0061 × 0308 ÷ 0020 ÷`.
struct BreakCase: CustomStringConvertible {
  var scalars: [Unicode.Scalar]
  /// The boundaries, counted in scalars.
  var boundaries: [Int]
  var description: String

  /// The cases of a file of Debian's `unicode-data`, `nil` where the package is not installed.
  static func load(_ name: String) -> [BreakCase]? {
    guard let data = FileManager.default.contents(atPath: "/usr/share/unicode/auxiliary/\(name)") else { return nil }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap { line in
      let parts = line.prefix { $0 != "#" }.split(whereSeparator: { $0 == " " || $0 == "\t" })
      guard !parts.isEmpty else { return nil }
      var result = BreakCase(scalars: [], boundaries: [], description: String(line))
      for part in parts {
        switch part {
        case "÷": result.boundaries.append(result.scalars.count)
        case "×": break
        default:
          guard let value = UInt32(part, radix: 16), let scalar = Unicode.Scalar(value) else { return nil }
          result.scalars.append(scalar)
        }
      }
      return result
    }
  }

  static var isInstalled: Bool { load("WordBreakTest.txt") != nil }

  var string: String { String(String.UnicodeScalarView(scalars)) }
}
