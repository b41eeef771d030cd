import TextEditing

/// A field to measure keystrokes in.
struct BenchCase {
  var name: String
  var format: EditFormat?
  /// Created when it is measured: some are long.
  var text: @Sendable () -> String
  /// The text that is typed and deleted repeatedly.
  var key: String
  /// The number of keys typed before they are deleted; no more than fit.
  var keys: Int
  var repeats = 2_000
  var rounds = 5

  /// Creates the field with its caret at the end or in the middle.
  func field(atEnd: Bool) -> BenchField? {
    var session = EditingSession(text: text(), options: EditingOptions(isMultiline: true), format: format)
    if !atEnd {
      let half = session.utf16Count / 2
      session.perform(.select(EditSelection(caret: half)))
    }
    return BenchField(session: session)
  }

  static var all: [BenchCase] {
    var all: [BenchCase] = []
    if let phone = try? InputMask("(###) ### - ####") {
      all.append(BenchCase(name: "phone mask", format: phone.format, text: { "55512" }, key: "3", keys: 5))
    }
    var number = NumberShape()
    number.fractionLimit = 2
    all.append(
      BenchCase(name: "grouped number", format: LiveNumber(number).format, text: { "1234" }, key: "5", keys: 5))
    var euros = number
    (euros.decimalSeparator, euros.groupingSeparator) = (",", ".")
    (euros.positiveSuffix, euros.negativeSuffix) = ("\u{A0}€", "\u{A0}€")
    all.append(
      BenchCase(name: "currency, de_DE", format: LiveNumber(euros).format, text: { "1234" }, key: "5", keys: 5))
    var rupees = number
    rupees.secondaryGroup = 2
    (rupees.positivePrefix, rupees.negativePrefix) = ("₹", "-₹")
    all.append(
      BenchCase(name: "currency, hi_IN", format: LiveNumber(rupees).format, text: { "1234" }, key: "5", keys: 5))
    for length in [10, 1_000, 100_000] {
      all.append(
        BenchCase(
          name: "plain, \(length) characters", text: { String(repeating: "a", count: length) }, key: "b", keys: 10,
          repeats: length > 10_000 ? 100 : 1_000))
    }
    let line = "The quick brown fox jumps over the lazy dog; zwölf Boxkämpfer jagen Viktor über den Deich.\n"
    all.append(
      BenchCase(
        name: "plain, 100 MB, lines", text: { String(repeating: line, count: 100_000_000 / line.utf8.count) }, key: "b",
        keys: 10, repeats: 500, rounds: 2))
    all.append(
      BenchCase(
        name: "plain, 1000, not ASCII", text: { String(repeating: "é", count: 1_000) }, key: "b", keys: 10, repeats: 500
      ))
    return all
  }
}

/// A session under measurement.
struct BenchField {
  var session: EditingSession

  mutating func insert(_ key: String) { session.perform(.insert(key)) }
  mutating func backspace() { session.perform(.delete(.backward, .grapheme)) }
}
