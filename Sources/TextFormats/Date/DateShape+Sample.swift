import Foundation
import TextEditing

extension DateShape {
  /// Derives the shape of a style from two dates that it formats. `nil` for one that writes names.
  init?(sampling format: (Date) -> String, calendar: Calendar, locale: Locale) {
    // Month, day period and all numbers differ; the literals must not.
    guard let (written, afternoon) = Self.sample([2033, 11, 22, 13, 44, 55], format, calendar),
      let (_, morning) = Self.sample([2034, 10, 21, 3, 46, 57], format, calendar)
    else { return nil }
    var named = calendar
    named.locale = locale
    guard let parts = Self.merge(morning, afternoon, am: named.amSymbol, pm: named.pmSymbol) else { return nil }
    self.init(parts)
    guard let digit = written.unicodeScalars.first(where: { $0.decimalDigit != nil }), let value = digit.decimalDigit
    else { return }
    zero = Unicode.Scalar(digit.value - UInt32(value)) ?? zero
  }

  /// The text of a date, and its parts.
  private static func sample(
    _ numbers: [Int], _ format: (Date) -> String, _ calendar: Calendar
  ) -> (text: String, parts: [Part])? {
    let components = DateComponents(
      year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3], minute: numbers[4], second: numbers[5])
    guard let text = calendar.date(from: components).map(format) else { return nil }
    return parts(of: text, numbers).map { (text, $0) }
  }

  private static func parts(of text: String, _ numbers: [Int]) -> [Part]? {
    let fields: [Field] = [.year, .month, .day, .hour, .minute, .second]
    var parts: [Part] = []
    var rest = text[...]
    while let first = rest.first {
      if first.decimalDigit != nil {
        let digits = rest.prefix { $0.decimalDigit != nil }.compactMap(\.decimalDigit)
        rest = rest.dropFirst(digits.count)
        guard digits.count <= 4 else { return nil }
        let value = digits.reduce(0) { $0 * 10 + Int($1) }
        if let index = numbers.firstIndex(of: value) {
          parts.append(.field(fields[index], digits: index == 0 ? 4 : 2))
        } else if value == numbers[0] % 100 {
          parts.append(.field(.year, digits: 2))
        } else if value == numbers[3] % 12 {
          parts.append(.field(.hour12, digits: 2))
        } else {
          return nil
        }
      } else {
        let literal = rest.prefix { $0.decimalDigit == nil }
        guard !literal.contains(where: \.isNumber) else { return nil }
        parts.append(.literal(String(literal)))
        rest = rest.dropFirst(literal.count)
      }
    }
    return parts
  }

  /// The parts of both samples, which differ in the day period alone; `nil` if they differ in more.
  private static func merge(_ morning: [Part], _ afternoon: [Part], am: String, pm: String) -> [Part]? {
    guard morning.count == afternoon.count else { return nil }
    let has12 = afternoon.contains { if case .field(.hour12, _) = $0 { true } else { false } }
    var result: [Part] = []
    for (early, late) in zip(morning, afternoon) {
      switch (early, late) {
      // Three o'clock is the same in both notations.
      case (.field(.hour, let digits), .field(.hour12, _)): result.append(.field(.hour12, digits: digits))
      case (.literal(let a), .literal(let b)) where a != b:
        guard has12, let inA = a.range(of: am), let inB = b.range(of: pm),
          a[..<inA.lowerBound] == b[..<inB.lowerBound], a[inA.upperBound...] == b[inB.upperBound...]
        else { return nil }
        if inA.lowerBound > a.startIndex { result.append(.literal(String(a[..<inA.lowerBound]))) }
        result.append(.meridiem(am: am, pm: pm))
        if inA.upperBound < a.endIndex { result.append(.literal(String(a[inA.upperBound...]))) }
      default:
        guard early == late else { return nil }
        result.append(early)
      }
    }
    return result
  }
}
