import Foundation
import TextEditing

extension DateShape {
  /// Derives the shape of a style from two dates that it formats. `nil` for one that writes names, or digits of another
  /// script than ASCII.
  init?(sampling format: (Date) -> String, calendar: Calendar, locale: Locale) {
    // Month, day period and all numbers differ; the literals must not.
    guard let afternoon = Self.parts(of: [2033, 11, 22, 13, 44, 55], format, calendar),
      let morning = Self.parts(of: [2034, 10, 21, 3, 46, 57], format, calendar)
    else { return nil }
    var named = calendar
    named.locale = locale
    guard let parts = Self.merge(morning, afternoon, am: named.amSymbol, pm: named.pmSymbol) else { return nil }
    self.init(parts)
  }

  private static func parts(of numbers: [Int], _ format: (Date) -> String, _ calendar: Calendar) -> [Part]? {
    let components = DateComponents(
      year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3], minute: numbers[4], second: numbers[5])
    return calendar.date(from: components).flatMap { parts(of: format($0), numbers) }
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
        } else if value == numbers[3] % 12 {
          parts.append(.field(.hour12, digits: 2))
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

extension DateNames {
  /// The names of a locale, and English ones.
  public init(locale: Locale) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    func words(_ names: [String]) -> [String] {
      names.map { $0.lowercased().trimmingCharacters(in: CharacterSet(charactersIn: ". ")) }
        .filter { !$0.isEmpty && !$0.contains(where: \.isNumber) }
    }
    let english = DateNames.english
    let lists = [
      calendar.monthSymbols, calendar.standaloneMonthSymbols, calendar.shortMonthSymbols,
      calendar.shortStandaloneMonthSymbols,
    ]
    let months = (0..<12).map { month in
      words(lists.compactMap { $0.indices.contains(month) ? $0[month] : nil }) + english.months[month]
    }
    func period(_ symbol: String) -> [String] { words([symbol]).map { $0.filter(\.isLetter) } }
    // A name of several words, or with a character that separates the parts of a date.
    let weekdays = words(calendar.weekdaySymbols + calendar.shortWeekdaySymbols)
    let pieces = weekdays.flatMap { $0.split { !$0.isLetter || "年月日".contains($0) }.map(String.init) }
    self.init(
      months: months, am: period(calendar.amSymbol) + english.am, pm: period(calendar.pmSymbol) + english.pm,
      ignored: weekdays + pieces + Self.particles + english.ignored)
  }

  /// The words between the parts of a date in languages that have some.
  private static let particles = ["de", "del", "den", "der", "d", "le", "el", "af", "г", "року", "р"]
}
