/// The words that occur in pasted dates, in lower case: the names of the months, and day periods.
public struct DateNames: Sendable {
  /// The names of each month, in full and abbreviated.
  public var months: [[String]]
  /// The words for the time before noon.
  public var am: [String]
  /// The words for the time after noon.
  public var pm: [String]
  /// Words that have no meaning in a date: weekdays, articles, endings of ordinal numbers.
  public var ignored: [String]
  /// The characters between the parts of a date, besides spaces and the usual signs.
  public var separators: [Character]
  /// The names of months that are no single word, with their months.
  private let phrases: [(name: String, month: Int)]

  /// Creates names. They are compared in lower case.
  public init(
    months: [[String]], am: [String] = ["am"], pm: [String] = ["pm"], ignored: [String] = [],
    separators: [Character] = []
  ) {
    self.months = months
    self.separators = separators
    var phrases: [(name: String, month: Int)] = []
    for (index, names) in months.enumerated() {
      for name in names where name.contains(where: { !$0.isMaskLetter }) { phrases.append((name, index + 1)) }
    }
    self.phrases = phrases
    self.am = am
    self.pm = pm
    self.ignored = ignored
  }

  /// No names, for a text without words.
  static let none = DateNames(months: [], am: [], pm: [])

  /// English names.
  public static let english = DateNames(
    months: [
      ["january"], ["february"], ["march"], ["april"], ["may"], ["june"], ["july"], ["august"], ["september"],
      ["october"], ["november"], ["december"],
    ],
    ignored: [
      "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "of", "the", "at", "st", "nd",
      "rd", "th",
    ])

  /// The meaning of a word.
  enum Word {
    case month(Int)
    case meridiem(isAfternoon: Bool)
    /// Universal time, as at the end of an ISO date.
    case zone
    case ignored
  }

  /// The month whose name of several words begins a text, of several the longest, and what follows the name.
  func phrase(at text: Substring) -> (month: Int, rest: Substring)? {
    var found: (month: Int, rest: Substring)?
    for (name, month) in phrases {
      var rest = text
      var isName = true
      for character in name {
        guard let first = rest.first, first.inLowercase.hasSameUnits(as: String(character)) else {
          isName = false
          break
        }
        rest = rest.dropFirst()
      }
      // A name ends where its last word does.
      guard isName, !(name.last?.isMaskLetter ?? false) || !(rest.first?.isMaskLetter ?? false) else { continue }
      if let found, found.rest.startIndex >= rest.startIndex { continue }
      found = (month, rest)
    }
    return found
  }

  func has(separator character: Character) -> Bool { separators.contains { $0.isSame(as: character) } }

  /// The meaning of a word in lower case; `nil` for an unknown or an unfinished one. A name may be abbreviated to three
  /// letters and more, a weekday too, a day period to one.
  ///
  /// - Parameter isTime: Whether a day period may occur. Otherwise a word such as the Asturian `de` is no abbreviation of
  ///   one.
  func meaning(of word: String, isTime: Bool) -> Word? {
    let matches = months.indices.filter { Self.has(word, in: months[$0], from: 3) }
    if matches.count == 1 { return .month(matches[0] + 1) }
    if let exact = months.firstIndex(where: { $0.contains { $0.hasSameUnits(as: word) } }) { return .month(exact + 1) }
    if !isTime, ignored.contains(where: { $0.hasSameUnits(as: word) }) { return .ignored }
    if Self.has(word, in: am, from: 1) { return .meridiem(isAfternoon: false) }
    if Self.has(word, in: pm, from: 1) { return .meridiem(isAfternoon: true) }
    if word.hasSameUnits(as: "z") || word.hasSameUnits(as: "utc") || word.hasSameUnits(as: "gmt") { return .zone }
    if word.hasSameUnits(as: "t") || Self.has(word, in: ignored, from: 3) { return .ignored }
    return ignored.contains { isIgnored(word, after: $0) } ? .ignored : nil
  }

  /// Whether a word is one without a meaning, or such a word with an ending that is one too: a weekday may be inflected.
  private func isIgnored(_ word: String, after name: String) -> Bool {
    guard let rest = word.dropping(prefix: name) else { return false }
    return rest.isEmpty || ignored.contains { $0.hasSameUnits(as: String(rest)) }
  }

  private static func has(_ word: String, in names: [String], from count: Int) -> Bool {
    names.contains { name in
      name.hasSameUnits(as: word) || word.count >= count && name.dropping(prefix: word) != nil
    }
  }
}
