#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The files of the Unicode Character Database, as Debian's `unicode-data` installs them.
package enum UnicodeFile {
  /// The bytes of a file; nil where the package is not installed.
  package static func bytes(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: "/usr/share/unicode/\(name)").map { [UInt8]($0) }
  }

  /// The lines of a file without comments; nil where the package is not installed.
  package static func lines(_ name: String) -> [Substring]? {
    bytes(name).map { String(decoding: $0, as: UTF8.self).split(separator: "\n").filter { $0.first != "#" } }
  }

  /// Scalars from numbers in base 16 between spaces.
  package static func scalars(_ text: some StringProtocol) -> [Unicode.Scalar] {
    text.split(separator: " ").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
  }

  /// A scalar of each class of Annex 9, by the class's short name.
  package static let bidiSamples: [String: Unicode.Scalar] = [
    "L": "a", "R": "\u{5D0}", "AL": "\u{627}", "EN": "1", "ES": "+", "ET": "$", "AN": "\u{661}", "CS": ":",
    "NSM": "\u{300}", "BN": "\u{AD}", "B": "\u{2029}", "S": "\t", "WS": " ", "ON": "!", "LRE": "\u{202A}",
    "RLE": "\u{202B}", "PDF": "\u{202C}", "LRO": "\u{202D}", "RLO": "\u{202E}", "LRI": "\u{2066}", "RLI": "\u{2067}",
    "FSI": "\u{2068}", "PDI": "\u{2069}",
  ]
}
