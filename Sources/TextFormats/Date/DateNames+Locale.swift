import Foundation
import TextEditing

private let localeNames = StyleCache<DateNames>()

extension DateNames {
  /// The names of a locale, collected once.
  static func cached(for locale: Locale) -> DateNames {
    localeNames.value(for: locale) { DateNames(locale: locale) } ?? .english
  }

  /// The names of a locale, as its dates in words have them, and English ones.
  public init(locale: Locale) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    func words(_ names: [String]) -> [String] {
      names.map { $0.lowercased().trimmingCharacters(in: CharacterSet(charactersIn: ". ")) }.filter { !$0.isEmpty }
    }
    let lists = [
      calendar.monthSymbols, calendar.standaloneMonthSymbols, calendar.shortMonthSymbols,
      calendar.shortStandaloneMonthSymbols,
    ]
    var months = (0..<12).map { month in
      // A number alone is no name.
      words(lists.compactMap { $0.indices.contains(month) ? $0[month] : nil }).filter { $0.contains(where: \.isLetter) }
    }
    let weekdays = words(calendar.weekdaySymbols + calendar.shortWeekdaySymbols)
      .filter { !$0.contains(where: \.isNumber) }
    let sample = DateSample(locale, months, weekdays)
    for (index, name) in sample.names { months[index].append(name) }
    let english = DateNames.english
    for index in months.indices { months[index] += english.months[index] }
    func period(_ symbol: String) -> [String] { words([symbol]).map { $0.filter(\.isLetter) } }
    // A name of several words, or with a character that separates the parts of a date.
    let pieces = weekdays.flatMap { $0.split { !$0.isLetter || "年月日".contains($0) }.map(String.init) }
    self.init(
      months: months, am: period(calendar.amSymbol) + english.am, pm: period(calendar.pmSymbol) + english.pm,
      ignored: weekdays + pieces + sample.words + english.ignored, separators: sample.separators)
  }
}

/// The words and signs around the day, the month and the year of a locale's dates in words.
private struct DateSample {
  /// The words that all dates have.
  private(set) var words: [String] = []
  /// The signs between them.
  private(set) var separators: [Character] = []
  /// The names of months in a form that the locale's lists lack, such as one with a preposition before it, by the
  /// indices of the months.
  private(set) var names: [(month: Int, name: String)] = []

  /// Samples the dates of a year. `months` has the known names of each month, `weekdays` those of the days of a week.
  init(_ locale: Locale, _ months: [[String]], _ weekdays: [String]) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let dates = months.indices.compactMap { calendar.date(from: DateComponents(year: 2026, month: $0 + 1, day: 20)) }
    for width in [Date.FormatStyle.DateStyle.long, .complete, .abbreviated] {
      let style = Date.FormatStyle(date: width, time: .omitted, locale: locale, calendar: calendar, timeZone: .gmt)
      add(dates.map { style.format($0).lowercased() }, months, weekdays)
    }
  }

  private mutating func add(_ texts: [String], _ months: [[String]], _ weekdays: [String]) {
    var rests: [[Substring]] = []
    for (month, text) in texts.enumerated() {
      var rest = text
      Self.remove(weekdays, from: &rest, withLetters: false)
      // It may be inflected, or have a preposition in front.
      if let name = Self.remove(months[month], from: &rest, withLetters: true), !months[month].contains(name) {
        add(name, of: month)
      }
      for character in rest where !character.isLetter && !character.isNumber && !character.isWhitespace {
        if !separators.contains(character) { separators.append(character) }
      }
      rests.append(rest.split { !$0.isLetter })
    }
    guard let first = rests.first else { return }
    let common = first.filter { word in rests.allSatisfy { $0.contains(word) } }
    words += common.map(String.init)
    for (month, rest) in rests.enumerated() {
      let own = rest.filter { !common.contains($0) }
      guard let start = own.first?.startIndex, let end = own.last?.endIndex, let base = own.first?.base else {
        continue
      }
      add(String(base[start..<end]), of: month)
    }
  }

  private mutating func add(_ name: String, of month: Int) {
    if !names.contains(where: { $0.month == month && $0.name == name }) { names.append((month, name)) }
  }

  /// Removes the longest of the names that is in a text, if requested with the letters that it is written together with;
  /// returns it.
  @discardableResult private static func remove(
    _ names: [String], from text: inout String, withLetters: Bool
  ) -> String? {
    for name in names.sorted(by: { $0.count > $1.count }) {
      guard var found = text.range(of: name) else { continue }
      while withLetters, found.upperBound < text.endIndex, text[found.upperBound].isLetter {
        found = found.lowerBound..<text.index(after: found.upperBound)
      }
      while withLetters, found.lowerBound > text.startIndex, text[text.index(before: found.lowerBound)].isLetter {
        found = text.index(before: found.lowerBound)..<found.upperBound
      }
      let whole = String(text[found])
      text.replaceSubrange(found, with: " ")
      return whole
    }
    return nil
  }
}
