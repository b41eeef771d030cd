import Foundation
import TextEditing
import TextFormats

extension Field {
  /// A format style without a live format of its own, under the one that is derived for any style.
  mutating func readGeneric(_ reader: JSONReader) throws {
    let locale = try Self.locale(reader)
    let name = try reader.string("style") ?? GenericStyle.identity.rawValue
    if let style = GenericStyle(rawValue: name) {
      return use(style) {
        .string($0)
      } from: { value in
        guard case .string(let text) = value else { return nil }
        return text
      }
    }
    switch name {
    case "scientific": number(FloatingPointFormatStyle<Double>(locale: locale).notation(.scientific))
    case "compact": number(FloatingPointFormatStyle<Double>(locale: locale).notation(.compactName))
    case "dateTime": try readDateTime(reader, locale)
    case "iso8601": date(Date.ISO8601FormatStyle())
    default:
      let names = GenericStyle.allCases.map(\.rawValue) + ["scientific", "compact", "dateTime", "iso8601"]
      throw ReplayError("field.style is '\(name)'; it can be \(names.joined(separator: ", "))")
    }
  }

  private mutating func readDateTime(_ reader: JSONReader, _ locale: Locale) throws {
    let days: [String: Date.FormatStyle.DateStyle] = [
      "omitted": .omitted, "numeric": .numeric, "abbreviated": .abbreviated, "long": .long, "complete": .complete,
    ]
    let times: [String: Date.FormatStyle.TimeStyle] = [
      "omitted": .omitted, "shortened": .shortened, "standard": .standard, "complete": .complete,
    ]
    date(
      Date.FormatStyle(
        date: try reader.choice("date", days) ?? .long, time: try reader.choice("time", times) ?? .omitted,
        locale: locale, timeZone: .gmt))
  }

  private mutating func number<S: ParseableFormatStyle & Sendable>(_ style: S)
  where S.FormatInput == Double, S.FormatOutput == String {
    use(style) { number in
      Decimal(string: String(number)).map { .number($0) } ?? .null
    } from: { value in
      guard case .number(let number) = value else { return nil }
      return NSDecimalNumber(decimal: number).doubleValue
    }
  }

  /// Dates as `2026-11-22T20:52:26Z`.
  private mutating func date<S: ParseableFormatStyle & Sendable>(_ style: S)
  where S.FormatInput == Date, S.FormatOutput == String {
    use(style) {
      .string(Date.ISO8601FormatStyle().format($0))
    } from: { value in
      guard case .string(let text) = value else { return nil }
      return try? Date.ISO8601FormatStyle().parse(text)
    }
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
