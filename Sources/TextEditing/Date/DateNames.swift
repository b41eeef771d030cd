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

  /// Creates names. They are compared in lower case.
  public init(months: [[String]], am: [String] = ["am"], pm: [String] = ["pm"], ignored: [String] = []) {
    self.months = months
    self.am = am
    self.pm = pm
    self.ignored = ignored
  }

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

  /// The meaning of a word in lower case; `nil` for an unknown or an unfinished one. A name may be abbreviated to three
  /// letters and more, a weekday too, a day period to one.
  func meaning(of word: String) -> Word? {
    let matches = months.indices.filter { Self.has(word, in: months[$0], from: 3) }
    if matches.count == 1 { return .month(matches[0] + 1) }
    if let exact = months.firstIndex(where: { $0.contains { $0.hasSameUnits(as: word) } }) { return .month(exact + 1) }
    if Self.has(word, in: am, from: 1) { return .meridiem(isAfternoon: false) }
    if Self.has(word, in: pm, from: 1) { return .meridiem(isAfternoon: true) }
    if word.hasSameUnits(as: "z") || word.hasSameUnits(as: "utc") || word.hasSameUnits(as: "gmt") { return .zone }
    if word.hasSameUnits(as: "t") || Self.has(word, in: ignored, from: 3) { return .ignored }
    return ignored.contains { $0.hasSameUnits(as: word) } ? .ignored : nil
  }

  private static func has(_ word: String, in names: [String], from count: Int) -> Bool {
    names.contains { name in
      name.hasSameUnits(as: word) || word.count >= count && name.dropping(prefix: word) != nil
    }
  }
}
