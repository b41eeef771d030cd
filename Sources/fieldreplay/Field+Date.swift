import Foundation
import TextEditing
import TextFormats

extension Field {
  mutating func readDate(_ reader: JSONReader) throws {
    let locale = try Self.locale(reader)
    let pattern = try reader.string("pattern") ?? "MM/dd/yyyy"
    guard let shape = DateShape(pattern: pattern) else {
      throw ReplayError("field.pattern '\(pattern)' is no numeric date")
    }
    var reading = LiveDate(shape)
    reading.names = DateNames(locale: locale)
    let live = reading
    format = live.format
    isComplete = { live.isComplete($0) }
    value = { text in
      guard let moment = live.moment(of: text) else { return .null }
      func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
      func part(_ field: DateShape.Field) -> Int? { live.value(of: field, in: text) }
      var result = ""
      if part(.year) != nil {
        let year = String(moment.year)
        result = String(repeating: "0", count: max(0, 4 - year.count)) + year
      }
      if let month = part(.month) { result += (result.isEmpty ? "" : "-") + two(month) }
      if let day = part(.day) { result += (result.isEmpty ? "" : "-") + two(day) }
      if part(.hour) != nil || part(.hour12) != nil {
        result += (result.isEmpty ? "" : "T") + two(moment.hour) + ":" + two(part(.minute) ?? 0)
        if let second = part(.second) { result += ":" + two(second) }
      }
      return .string(result)
    }
    normalized = { $0 }
    text = { value in
      if value == .null { return "" }
      guard case .string(let iso) = value, let text = Self.text(of: iso, in: shape), live.isComplete(text) else {
        throw ReplayError(
          "setValue must be a date of this field, with years, months and days as yyyy-MM-dd and times behind T as HH:mm:ss"
        )
      }
      return text
    }
  }

  /// A value as text, in the order of a shape; `nil` for another value.
  private static func text(of iso: String, in shape: DateShape) -> String? {
    var wanted: [DateShape.Field] = []
    for case .field(let field, _) in shape.parts { wanted.append(field) }
    var numbers: [DateShape.Field: Int] = [:]
    for half in iso.split(separator: "T", omittingEmptySubsequences: false) {
      let isTime = half.contains(":")
      let pieces = half.split(separator: isTime ? ":" : "-", omittingEmptySubsequences: false)
      let fields: [DateShape.Field] =
        isTime
        ? [wanted.contains(.hour12) ? .hour12 : .hour, .minute, .second]
        : [.year, .month, .day].filter(wanted.contains)
      guard pieces.count <= fields.count, isTime || pieces.count == fields.count else { return nil }
      for (field, piece) in zip(fields, pieces) {
        guard piece.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(piece) else { return nil }
        numbers[field] = number
      }
    }
    var text = ""
    for part in shape.parts {
      switch part {
      case .literal(let literal): text += literal
      case .meridiem(let am, let pm):
        guard let hour = numbers[.hour12] else { return nil }
        text += hour < 12 ? am : pm
      case .field(let field, let digits):
        guard var number = numbers[field] else { return nil }
        if field == .hour12 { number = number % 12 == 0 ? 12 : number % 12 }
        let whole = String(number)
        // A year may be shown by its last two digits; other fields are complete.
        guard whole.count <= digits || field == .year else { return nil }
        text += String((String(repeating: "0", count: max(0, digits - whole.count)) + whole).suffix(digits))
      }
    }
    // Only what could be typed is in range.
    var session = EditingSession(format: LiveDate(shape).format)
    session.perform(.paste(text))
    return session.text == text ? text : nil
  }
}
