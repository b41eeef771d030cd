import Foundation
import TextEditing
import TextFormats

extension Field {
  /// A style of a program, which has no live format of its own, under the one that is derived for any style. Older lines
  /// have the styles of Foundation here too.
  mutating func readGeneric(_ reader: JSONReader) throws {
    let name = try reader.string("style") ?? GenericStyle.identity.rawValue
    guard let style = GenericStyle(rawValue: name) else {
      return try readStyle(reader, others: GenericStyle.allCases.map(\.rawValue))
    }
    use(style, to: { .string($0) }, from: { $0.string })
  }
}

/// Styles as programs write them, each with its own way with text.
private enum GenericStyle: String, ParseableFormatStyle, CaseIterable {
  case identity, trimmed, uppercased, list, duration, percentage, hexadecimal
  /// Writes more than it reads, each time.
  case exclamation
  /// Reads nothing.
  case throwing

  struct Strategy: ParseStrategy {
    var style: GenericStyle

    func parse(_ value: String) throws -> String {
      switch style {
      case .identity, .exclamation: return value
      case .trimmed: return value.trimmingCharacters(in: .whitespaces)
      case .uppercased: return value.uppercased()
      case .list:
        return value.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: ",")
      case .duration:
        let parts = value.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
        guard (1...2).contains(parts.count) else { throw CocoaError(.formatting) }
        var seconds = 0
        for part in parts {
          guard let part, (0..<1_000_000).contains(part) else { throw CocoaError(.formatting) }
          seconds = seconds * 60 + part
        }
        return String(seconds)
      case .percentage:
        guard let number = Double(value.filter { $0 != "%" }), number.isFinite else { throw CocoaError(.formatting) }
        return String(number)
      case .hexadecimal:
        guard let number = UInt64(value.drop { $0 == "#" }, radix: 16) else { throw CocoaError(.formatting) }
        return String(number)
      case .throwing: throw CocoaError(.formatting)
      }
    }
  }

  var parseStrategy: Strategy { Strategy(style: self) }

  func format(_ value: String) -> String {
    switch self {
    case .identity, .trimmed, .uppercased, .throwing: value
    case .exclamation: value + "!"
    case .list: value.replacing(",", with: ", ")
    case .duration: Int(value).map { String(format: "%d:%02d", $0 / 60, $0 % 60) } ?? value
    case .percentage: Double(value).map { String(format: "%.2f%%", $0) } ?? value
    case .hexadecimal: UInt64(value).map { "#" + String($0, radix: 16, uppercase: true) } ?? value
    }
  }
}
