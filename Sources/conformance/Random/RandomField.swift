import EditingTestSupport
import Foundation
import TextEditing
import TextFormats

/// A field, with texts to enter into it and its oracle.
struct RandomField {
  var name: String
  /// The name of the suite.
  var kind: String
  /// `nil` for plain text.
  var format: EditFormat?
  /// What random texts are made of.
  var atoms: [String]
  /// A text that is a whole value, with the value.
  var whole: (inout RandomEdits) -> (text: String, value: String)
  /// The value of a text; `nil` for none.
  var value: (String) -> String?
  /// Two readings of a text that have to be the same: the field's, and Foundation's.
  var readings: ((String) -> (String?, String?))?
  /// Whether each random text that is typed without a refused key is the same field as the text pasted.
  var readsEveryText = false
  /// Whether a whole text gives the same characters in every way, and not only the same value.
  var hasOneText = true
  /// The fields on a screen that are bound to such values, by name.
  var bound: [(name: String, make: BoundMaker)] = []

  /// Makes a field with a random value.
  typealias BoundMaker = @MainActor (inout RandomEdits) async throws -> BoundField

  /// The fields for values in a format: one for a value and one for an optional value.
  @MainActor static func bound<Style: ParseableFormatStyle>(
    _ style: Style, _ value: @escaping (inout RandomEdits) -> Style.FormatInput
  ) -> [(name: String, make: BoundMaker)] where Style.FormatOutput == String {
    [
      ("value", { edits in try await BoundField.value(style, value, &edits) }),
      ("optional", { edits in try await BoundField.optional(style, value, &edits) }),
    ]
  }
}

@MainActor extension RandomField {
  static let digits = (0...9).map { "\($0)" }

  static func number<Style: NumberLiveStyle>(
    _ kind: String, _ style: Style, scale: Decimal = 1, _ value: @escaping (inout RandomEdits) -> Style.FormatInput
  ) -> RandomField? {
    guard let shape = style.numberShape else { return nil }
    let live = LiveNumber(shape)
    return RandomField(
      name: "\(kind) \(style.locale.identifier)", kind: kind, format: style.editFormat,
      atoms: digits + [".", ",", "-", "٣", "٫", " ", "\u{A0}", "(", "$", "k", "r", "kr.", "12", "1,234.5", "%", "e"],
      whole: { edits in
        let value = value(&edits)
        return (style.format(value), "\(value)")
      },
      value: { text in (try? style.value(of: text)).map { "\($0)" } },
      readings: { text in
        // The fraction of a whole number is shown only while it may still be a group.
        func shown(_ value: Decimal) -> String {
          var (value, result) = (value, Decimal())
          NSDecimalRound(&result, &value, shape.fractionLimit == 0 ? 0 : 30, value < 0 ? .up : .down)
          return "\(result)"
        }
        let own = live.canonical(text).flatMap { Decimal(string: $0) }
        let read = (try? style.value(of: text)).flatMap { Decimal(string: "\($0)") }.map { $0 * scale }
        return (own.map(shown), read.map(shown))
      },
      bound: bound(style, value))
  }

  static func date<Style: DateLiveStyle>(_ kind: String, _ style: Style) -> RandomField? {
    guard let live = style.liveDate else { return nil }
    // Minutes from 1971 to 2037, which two digits of a year tell apart.
    func value(_ edits: inout RandomEdits) -> Date {
      Date(timeIntervalSince1970: Double(edits.int(525_600...35_000_000)) * 60)
    }
    return RandomField(
      name: "\(kind) \(style.liveLocale.identifier)", kind: kind, format: style.editFormat,
      atoms: digits + ["/", ".", "-", ":", " ", "11", "20", "2026", "p", "am", "nov", "\u{200F}", "٣"],
      whole: { edits in
        let text = style.format(value(&edits))
        return (text, (try? style.parseStrategy.parse(text)).map { "\($0)" } ?? "none")
      },
      value: { text in (try? style.committedValue(of: text)).map { "\($0)" } },
      readings: { text in
        guard let moment = live.moment(of: text) else { return (nil, nil) }
        let read = (try? style.parseStrategy.parse(text)).map { DateMoment($0, in: style.liveCalendar) }
        return (live.shape.numbers(of: moment), read.map(live.shape.numbers))
      },
      readsEveryText: true, bound: bound(style, value))
  }

  /// A field of digits and literals.
  static func digits<Style: ParseableFormatStyle>(
    _ kind: String, _ name: String, _ style: Style, after prefix: String = "", count: ClosedRange<Int>
  ) -> RandomField where Style.FormatInput == String, Style.FormatOutput == String {
    func value(_ edits: inout RandomEdits) -> String {
      prefix + String((0..<edits.int(count)).map { _ in Character(edits.pick(Self.digits)) })
    }
    return RandomField(
      name: "\(kind) \(name)", kind: kind, format: style.editFormat,
      atoms: digits + ["1", "+1", "(", ")", " ", "-", "A", "b", "٣", "４"],
      whole: { edits in
        let text = value(&edits)
        return (text, text)
      },
      value: { try? style.value(of: $0) }, readsEveryText: true, bound: bound(style, value))
  }

  static func generic<Style: ParseableFormatStyle>(
    _ kind: String, _ name: String, _ style: Style, _ atoms: [String],
    _ value: @escaping (inout RandomEdits) -> Style.FormatInput
  ) -> RandomField where Style.FormatOutput == String {
    RandomField(
      name: "\(kind) \(name)", kind: kind, format: style.editFormat, atoms: atoms,
      whole: { edits in
        let text = style.format(value(&edits))
        return (text, (try? style.parseStrategy.parse(text)).map { "\($0)" } ?? "none")
      },
      value: { text in (try? style.value(of: text)).map { "\($0)" } }, hasOneText: false,
      bound: bound(style, value))
  }
}

extension DateShape {
  /// The numbers of the fields that the shape has.
  fileprivate func numbers(of moment: DateMoment) -> String {
    let numbers: [(Field, Int)] = [
      (.year, moment.year), (.month, moment.month), (.day, moment.day), (.hour, moment.hour), (.hour12, moment.hour),
      (.minute, moment.minute), (.second, moment.second),
    ]
    let shown = numbers.filter { number in
      parts.contains { if case .field(number.0, _) = $0 { true } else { false } }
    }
    return shown.map { "\($0.1)" }.joined(separator: " ")
  }
}
