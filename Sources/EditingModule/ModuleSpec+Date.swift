import TextEditing

extension ModuleSpec {
  /// The date format that is described: by a pattern, or by parts with the words and bounds of a locale.
  func date() -> LiveDate? {
    guard var shape = self["parts"] == nil ? DateShape(pattern: text("pattern") ?? "") : shape() else { return nil }
    if let zero = text("zero")?.unicodeScalars.first { shape.zero = zero }
    var date = LiveDate(shape)
    date.stepsEmptyFields = false
    let months = list("months").map { Self.words($0, 0x1D) }
    if !months.isEmpty {
      date.names = DateNames(
        months: months, am: Self.words(list("am")), pm: Self.words(list("pm")), ignored: Self.words(list("ignored")),
        separators: Array(text("separators") ?? ""))
    }
    if let century = int("century") { date.century = century }
    if let from = moment("from"), let to = moment("to"), from <= to { date.range = from...to }
    return date
  }

  private func shape() -> DateShape? {
    var parts: [DateShape.Part] = []
    for item in list("parts") {
      let words = Self.words(item, 0x1D)
      guard let first = words.first, let letter = first.utf8.first else { return nil }
      if letter == 0x27, words.count == 2 {
        parts.append(.literal(words[1]))
      } else if letter == 0x61, words.count == 3 {
        parts.append(.meridiem(am: words[1], pm: words[2]))
      } else if let field = Self.field(letter), let digits = first.dropFirst().decimal {
        parts.append(.field(field, digits: digits))
      } else {
        return nil
      }
    }
    return DateShape(parts)
  }

  private static func field(_ letter: UInt8) -> DateShape.Field? {
    switch letter {
    case 0x79: .year
    case 0x4D: .month
    case 0x64: .day
    case 0x48: .hour
    case 0x68: .hour12
    case 0x6D: .minute
    case 0x73: .second
    default: nil
    }
  }

  private func moment(_ key: StaticString) -> DateMoment? {
    guard let value = self[key] else { return nil }
    let numbers = Self.numbers(value)
    guard numbers.count == 6 else { return nil }
    return DateMoment(
      year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3], minute: numbers[4], second: numbers[5])
  }

  private static func words(_ text: Substring, _ separator: UInt8) -> [String] {
    words(String(text).pieces(separatedBy: separator))
  }

  private static func words(_ parts: [Substring]) -> [String] { parts.map { String($0) } }
}
