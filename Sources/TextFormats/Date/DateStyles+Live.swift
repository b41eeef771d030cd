import Foundation
import TextEditing

extension DateShape {
  /// Derives the shape of a style from two dates that it formats. `nil` for one that writes names, day periods or
  /// digits of another script than ASCII.
  init?(sampling format: (Date) -> String, calendar: Calendar, timeZone: TimeZone) {
    var calendar = calendar
    calendar.timeZone = timeZone
    func parts(_ numbers: [Int]) -> [Part]? {
      let components = DateComponents(
        year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3], minute: numbers[4], second: numbers[5])
      guard let date = calendar.date(from: components) else { return nil }
      return Self.parts(of: format(date), numbers)
    }
    // Month, day period and all numbers differ; the literals must not.
    guard let first = parts([2033, 11, 22, 13, 44, 55]), parts([2034, 10, 21, 1, 46, 57]) == first else { return nil }
    self.init(first)
  }

  private static func parts(of text: String, _ numbers: [Int]) -> [Part]? {
    let fields: [Field] = [.year, .month, .day, .hour, .minute, .second]
    var parts: [Part] = []
    var rest = text[...]
    while let first = rest.first {
      if first.isASCII, first.isNumber {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        rest = rest.dropFirst(digits.count)
        guard let value = Int(digits) else { return nil }
        if let index = numbers.firstIndex(of: value) {
          parts.append(.field(fields[index], digits: index == 0 ? 4 : 2))
        } else if value == numbers[0] % 100 {
          parts.append(.field(.year, digits: 2))
        } else {
          return nil
        }
      } else {
        let literal = rest.prefix { !($0.isASCII && $0.isNumber) }
        guard !literal.contains(where: \.isNumber) else { return nil }
        parts.append(.literal(String(literal)))
        rest = rest.dropFirst(literal.count)
      }
    }
    return parts
  }
}

extension Date.FormatStyle: LiveFormatStyle {
  /// Writes the separators while the digits are typed; `nil` for a style that writes names or day periods. A field uses
  /// it under `liveFormatting()`.
  public var liveFormat: EditFormat? {
    DateShape(sampling: format, calendar: calendar, timeZone: timeZone).map { LiveDate($0).format }
  }
}

extension Date.VerbatimFormatStyle: LiveFormatStyle {
  /// Writes the separators while the digits are typed; `nil` for a style that writes names or day periods. A field uses
  /// it under `liveFormatting()`.
  public var liveFormat: EditFormat? {
    DateShape(sampling: format, calendar: calendar, timeZone: timeZone).map { LiveDate($0).format }
  }
}

extension Date.ISO8601FormatStyle: LiveFormatStyle {
  /// Writes the separators while the digits are typed. A field uses it under `liveFormatting()`.
  public var liveFormat: EditFormat? {
    DateShape(sampling: format, calendar: Calendar(identifier: .iso8601), timeZone: timeZone)
      .map { LiveDate($0).format }
  }
}
