import Foundation
import TextEditing
import TextFormats

/// A field to measure keystrokes in.
struct BenchCase {
  /// What the keys do.
  enum Keys {
    /// Type and delete.
    case typing
    /// Move to the left and to the right on the screen, from the first of these offsets.
    case moving
    /// The same after a character was typed or deleted.
    case editingAndMoving
  }

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
  var action = Keys.typing
  /// Whether each key is another digit: a text that was formatted before may cost less.
  var typesDigits = false

  /// Creates the field with its caret at the end or in the middle.
  func field(atEnd: Bool) -> BenchField? {
    let movement: EditingOptions.Movement = action == .typing ? .logical : .visual
    let options = EditingOptions(isMultiline: true, movement: movement)
    var session = EditingSession(text: text(), options: options, format: format)
    if !atEnd {
      let half = session.utf16Count / 2
      session.perform(.select(EditSelection(caret: half)))
    }
    return BenchField(session: session, action: action, typesDigits: typesDigits)
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
    // With the trait PhoneNumbers by the library, otherwise by a mask.
    let phone = PhoneNumberFormatStyle(region: "GB").liveFormat
    all.append(
      BenchCase(
        name: "phone style, GB", format: phone, text: { "07400" }, key: "1", keys: 5, repeats: 200, typesDigits: true))
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
    all.append(
      BenchCase(
        name: "flags, 100,000", text: { String(repeating: "🇩🇪🇫🇷", count: 50_000) }, key: "🇮🇹", keys: 5, repeats: 10,
        rounds: 2))
    return all + movements
  }

  /// A line of 250,000 characters that read right to left, alone and among others.
  private static var movements: [BenchCase] {
    let letters = "שלום עולם "
    let lines: [(String, String)] = [
      ("Hebrew", letters), ("Hebrew and numbers", letters + "12 "), ("Hebrew and Latin", letters + "abc "),
    ]
    return lines.flatMap { name, words in
      [Keys.moving, .editingAndMoving].map { action in
        BenchCase(
          name: (action == .moving ? "moves in " : "edits and moves in ") + name,
          text: { String(repeating: words, count: 250_000 / words.utf16.count) }, key: "ש", keys: 8, repeats: 3,
          rounds: 2, action: action)
      }
    }
  }
}

/// A session under measurement.
struct BenchField {
  var session: EditingSession
  var action = BenchCase.Keys.typing
  var typesDigits = false
  private var random: UInt32 = 1

  init(session: EditingSession, action: BenchCase.Keys, typesDigits: Bool) {
    self.session = session
    self.action = action
    self.typesDigits = typesDigits
  }

  mutating func insert(_ key: String) {
    var key = key
    if typesDigits {
      random = random &* 1_664_525 &+ 1_013_904_223
      key = String((random >> 16) % 10)
    }
    if action != .moving { session.perform(.insert(key)) }
    if action != .typing { session.perform(.move(.left, .grapheme, extending: false)) }
  }

  mutating func backspace() {
    if action != .typing { session.perform(.move(.right, .grapheme, extending: false)) }
    if action != .moving { session.perform(.delete(.backward, .grapheme)) }
  }
}
