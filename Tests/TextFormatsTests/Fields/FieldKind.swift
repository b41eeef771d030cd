import EditingTestSupport
import Foundation
import TextEditing
import TextFormats

/// Every live format, for tests that all of them must pass.
enum FieldKind: String, CaseIterable, Sendable {
  case number, integer, decimal, unsigned, percent, dollars, euros, rupees, dinars, yen, accounting, arabic, persian,
    swiss, ranged, refusing, phone, phoneOfGermany, phoneOfNowhere, card, expiry, date, germanDate, isoDate, time, mask,
    eagerMask, guidedMask, ownStyle, numberFormatter, dateFormatter

  static let numbers: [FieldKind] = [
    .number, .integer, .decimal, .unsigned, .percent, .dollars, .euros, .rupees, .dinars, .yen, .accounting, .arabic,
    .persian, .swiss, .ranged, .numberFormatter,
  ]
  static let dates: [FieldKind] = [.expiry, .date, .germanDate, .isoDate, .time, .dateFormatter]
  /// The formats that write literals between digits, which Backspace can meet.
  static let masked: [FieldKind] = [.phone, .phoneOfGermany, .card, .mask, .eagerMask, .guidedMask, .ownStyle]

  private static let utc = TimeZone(identifier: "UTC") ?? .current

  private func locale(_ identifier: String) -> Locale { Locale(identifier: identifier) }

  var format: EditFormat {
    switch self {
    case .number: FloatingPointFormatStyle<Double>.number.locale(locale("en_US")).editFormat
    case .integer: IntegerFormatStyle<Int>.number.locale(locale("en_US")).editFormat
    case .decimal: Decimal.FormatStyle.number.locale(locale("de_DE")).editFormat
    case .unsigned: IntegerFormatStyle<UInt16>.number.locale(locale("en_US")).editFormat
    case .percent: FloatingPointFormatStyle<Double>.Percent().locale(locale("en_US")).editFormat
    case .dollars: Decimal.FormatStyle.Currency(code: "USD").locale(locale("en_US")).editFormat
    case .euros: Decimal.FormatStyle.Currency(code: "EUR").locale(locale("de_DE")).editFormat
    case .rupees: Decimal.FormatStyle.Currency(code: "INR").locale(locale("hi_IN")).editFormat
    case .dinars: Decimal.FormatStyle.Currency(code: "KWD").locale(locale("en_US")).editFormat
    case .yen: Decimal.FormatStyle.Currency(code: "JPY").locale(locale("ja_JP")).editFormat
    case .accounting:
      FloatingPointFormatStyle<Double>.Currency(code: "USD").sign(strategy: .accounting).locale(locale("en_US"))
        .editFormat
    case .arabic: FloatingPointFormatStyle<Double>.number.locale(locale("ar_EG")).editFormat
    case .persian: FloatingPointFormatStyle<Double>.Percent().locale(locale("fa_IR")).editFormat
    case .swiss: FloatingPointFormatStyle<Double>.number.locale(locale("de_CH")).editFormat
    case .ranged: RangedFormatStyle(IntegerFormatStyle<Int>().locale(locale("en_US")), in: 0...99_999).editFormat
    case .refusing:
      RangedFormatStyle(IntegerFormatStyle<Int>().locale(locale("en_US")), in: 10...5_000, outOfRange: .refuse)
        .editFormat
    case .phone: PhoneNumberFormatStyle().editFormat
    case .phoneOfGermany: PhoneNumberFormatStyle(region: "DE").editFormat
    case .phoneOfNowhere: PhoneNumberFormatStyle(region: "AQ").editFormat
    case .card: CardNumberFormatStyle().editFormat
    case .expiry: CardExpiryFormatStyle().editFormat
    case .date:
      Date.FormatStyle(date: .numeric, time: .omitted, locale: locale("en_US"), timeZone: Self.utc).editFormat
    case .germanDate: DateShape(pattern: "dd.MM.yyyy").map { LiveDate($0).format } ?? FieldKind.plain
    case .isoDate: Date.ISO8601FormatStyle(timeZone: Self.utc).year().month().day().editFormat
    case .time: DateShape(pattern: "HH:mm:ss").map { LiveDate($0).format } ?? FieldKind.plain
    case .mask: (try? InputMask("+1 (###) ### - ####").format) ?? FieldKind.plain
    case .eagerMask: (try? InputMask("(###) ### - ####", literals: .eager).format) ?? FieldKind.plain
    case .guidedMask: (try? InputMask("(###) ### - ####", guide: "_").format) ?? FieldKind.plain
    case .ownStyle: AnyStyle.PhoneStyle().editFormat
    case .numberFormatter: FieldKind.foundationNumbers.editFormat ?? FieldKind.plain
    case .dateFormatter: FieldKind.foundationDates.editFormat ?? FieldKind.plain
    }
  }

  private static let plain = EditFormat(
    adopt: { EditFormat.Output(text: $0, significance: Significance(), significantBefore: 0) }, reformat: { _ in nil })

  private static var foundationNumbers: NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .decimal
    return formatter
  }

  private static var foundationDates: DateFormatter {
    let formatter = DateFormatter()
    formatter.dateFormat = "dd.MM.yyyy"
    return formatter
  }

  /// Keys of a complete value, without literals.
  var keys: String {
    switch self {
    case .phone, .mask, .eagerMask, .guidedMask, .ownStyle: "5552345678"
    case .phoneOfGermany: "030123456"
    case .phoneOfNowhere: "123456"
    case .card: "4242424242424242"
    case .expiry: "1227"
    case .date: "12312024"
    case .germanDate, .dateFormatter: "31122024"
    case .isoDate: "20241231"
    case .time: "235958"
    case .unsigned: "12345"
    case .ranged: "34567"
    case .refusing: "1234"
    default: "1234567"
    }
  }

  /// A field with nothing in it.
  func field(_ options: EditingOptions = EditingOptions()) -> EditingSession {
    EditingSession(options: options, format: format)
  }

  /// A field with the keys typed.
  func typed(_ options: EditingOptions = EditingOptions()) -> EditingSession {
    var field = field(options)
    for key in keys { field.perform(.insert(String(key))) }
    return field
  }
}

extension EditingSession {
  /// The digits in the text as ASCII.
  var digits: String { text.compactMap { $0.wholeNumberValue.map { "\($0)" } }.joined() }

  mutating func type(_ text: String) {
    for character in text { perform(.insert(String(character))) }
  }

  mutating func backspace() { perform(.delete(.backward, .grapheme)) }
}
