import Foundation
import TextEditing
import TextFormats

extension Field {
  /// Dates as `2026-11-22`, times as `20:52:26`, both with `T` between them, as far as the pattern has them.
  mutating func readDate(_ reader: JSONReader) throws {
    let locale = try Self.locale(reader)
    let pattern = try reader.string("pattern") ?? "MM/dd/yyyy"
    guard let shape = DateShape(pattern: pattern) else {
      throw ReplayError("field.pattern '\(pattern)' is no numeric date")
    }
    var reading = LiveDate(shape)
    reading.names = DateNames(locale: locale)
    let live = reading
    let notation = DateNotation(shape)
    format = live.valueFormat.map({ .string(notation.text(of: $0)) }, original: { $0.string.flatMap(notation.moment) })
    accept = { value in
      if value == .null { return nil }
      // Only what could be typed is a value.
      guard let moment = value.string.flatMap(notation.moment), live.moment(of: live.text(of: moment)) == moment else {
        throw ReplayError(
          "setValue must be a date of this field, with years, months and days as yyyy-MM-dd and times behind T as HH:mm:ss"
        )
      }
      return value
    }
  }
}

/// The notation of moments in JSON: ISO 8601 with the fields that a shape has.
private struct DateNotation: Sendable {
  private var fields: Set<DateShape.Field> = []

  init(_ shape: DateShape) {
    for case .field(let field, _) in shape.parts { fields.insert(field == .hour12 ? .hour : field) }
  }

  func text(of moment: DateMoment) -> String {
    func digits(_ number: Int, _ count: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    let days: [(DateShape.Field, Int, Int)] = [
      (.year, moment.year, 4), (.month, moment.month, 2), (.day, moment.day, 2),
    ]
    let times: [(DateShape.Field, Int, Int)] = [
      (.hour, moment.hour, 2), (.minute, moment.minute, 2), (.second, moment.second, 2),
    ]
    func joined(_ parts: [(DateShape.Field, Int, Int)], _ separator: String) -> String {
      parts.filter { fields.contains($0.0) }.map { digits($0.1, $0.2) }.joined(separator: separator)
    }
    return [joined(days, "-"), joined(times, ":")].filter { !$0.isEmpty }.joined(separator: "T")
  }

  /// `nil` for a text with other fields.
  func moment(of text: String) -> DateMoment? {
    var moment = DateMoment()
    let halves = text.split(separator: "T", omittingEmptySubsequences: false)
    let days: [(DateShape.Field, WritableKeyPath<DateMoment, Int>)] = [
      (.year, \.year), (.month, \.month), (.day, \.day),
    ].filter { fields.contains($0.0) }
    let times: [(DateShape.Field, WritableKeyPath<DateMoment, Int>)] = [
      (.hour, \.hour), (.minute, \.minute), (.second, \.second),
    ].filter { fields.contains($0.0) }
    let wanted = [(days, "-"), (times, ":")].filter { !$0.0.isEmpty }
    guard halves.count == wanted.count else { return nil }
    for (half, (parts, separator)) in zip(halves, wanted) {
      let pieces = half.split(separator: Character(separator), omittingEmptySubsequences: false)
      guard pieces.count == parts.count else { return nil }
      for (piece, (_, path)) in zip(pieces, parts) {
        guard piece.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(piece) else { return nil }
        moment[keyPath: path] = number
      }
    }
    return moment
  }
}
