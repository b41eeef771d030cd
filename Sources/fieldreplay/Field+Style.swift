import Foundation
import TextEditing
import TextFormats

extension Field {
  /// A format style of Foundation, or one in a range.
  mutating func readStyle(_ reader: JSONReader, others: [String] = []) throws {
    let locale = try Self.locale(reader)
    let code = try reader.string("code") ?? "USD"
    let name = try reader.string("style") ?? "decimal"
    switch name {
    case "integer": integer(IntegerFormatStyle<Int>(locale: locale))
    case "integerPercent": integer(IntegerFormatStyle<Int>.Percent(locale: locale))
    case "integerCurrency": integer(IntegerFormatStyle<Int>.Currency(code: code, locale: locale))
    case "double": double(FloatingPointFormatStyle<Double>(locale: locale))
    case "doublePercent": double(FloatingPointFormatStyle<Double>.Percent(locale: locale))
    case "doubleCurrency": double(FloatingPointFormatStyle<Double>.Currency(code: code, locale: locale))
    case "decimal": decimal(Decimal.FormatStyle(locale: locale))
    case "decimalPercent": decimal(Decimal.FormatStyle.Percent(locale: locale))
    case "decimalCurrency": decimal(Decimal.FormatStyle.Currency(code: code, locale: locale))
    case "scientific": double(FloatingPointFormatStyle<Double>(locale: locale).notation(.scientific))
    case "compact": double(FloatingPointFormatStyle<Double>(locale: locale).notation(.compactName))
    case "ranged": try readRanged(reader, locale)
    case "dateTime": try readDateTime(reader, locale)
    case "iso8601": date(Date.ISO8601FormatStyle())
    default:
      let names =
        others + [
          "integer", "integerPercent", "integerCurrency", "double", "doublePercent", "doubleCurrency", "decimal",
          "decimalPercent", "decimalCurrency", "scientific", "compact", "ranged", "dateTime", "iso8601",
        ]
      throw ReplayError("field.style is '\(name)'; it can be \(names.joined(separator: ", "))")
    }
  }

  private mutating func readRanged(_ reader: JSONReader, _ locale: Locale) throws {
    let minimum = try reader.decimal("min") ?? 0
    let maximum = try reader.decimal("max") ?? 100
    guard minimum <= maximum else { throw ReplayError("field.min \(minimum) is greater than field.max \(maximum)") }
    let style = IntegerFormatStyle<Int>(locale: locale).grouping(.never)
    guard let lower = Self.int(minimum), let upper = Self.int(maximum) else {
      throw ReplayError("field.min and field.max must be whole numbers")
    }
    integer(
      RangedFormatStyle(
        style, in: lower...upper,
        outOfRange: try reader.choice("outOfRange", ["clamp": .clamp, "refuse": .refuse]) ?? .clamp))
  }

  private mutating func readDateTime(_ reader: JSONReader, _ locale: Locale) throws {
    let days: [String: Date.FormatStyle.DateStyle] = [
      "omitted": .omitted, "numeric": .numeric, "abbreviated": .abbreviated, "long": .long, "complete": .complete,
    ]
    let times: [String: Date.FormatStyle.TimeStyle] = [
      "omitted": .omitted, "shortened": .shortened, "standard": .standard, "complete": .complete,
    ]
    date(
      Date.FormatStyle(
        date: try reader.choice("date", days) ?? .long, time: try reader.choice("time", times) ?? .omitted,
        locale: locale, timeZone: .gmt))
  }

  // MARK: values

  private static func int(_ number: Decimal) -> Int? { Int("\(number)") }

  private mutating func integer<S: ParseableFormatStyle>(_ style: S)
  where S.FormatInput == Int, S.FormatOutput == String {
    use(style, to: { .number(Decimal($0)) }, from: { $0.decimal.flatMap(Self.int) })
  }

  private mutating func decimal<S: ParseableFormatStyle>(_ style: S)
  where S.FormatInput == Decimal, S.FormatOutput == String {
    use(style, to: { .number($0) }, from: { $0.decimal })
  }

  private mutating func double<S: ParseableFormatStyle>(_ style: S)
  where S.FormatInput == Double, S.FormatOutput == String {
    use(style) { number in
      Decimal(string: String(number)).map { .number($0) } ?? .null
    } from: { value in
      value.decimal.map { NSDecimalNumber(decimal: $0).doubleValue }
    }
  }

  /// Dates as `2026-11-22T20:52:26Z`.
  private mutating func date<S: ParseableFormatStyle>(_ style: S)
  where S.FormatInput == Date, S.FormatOutput == String {
    use(style, to: { Self.json($0) }, from: { Self.date($0) })
  }

  static func json(_ date: Date) -> JSONValue { .string(Date.ISO8601FormatStyle().format(date)) }

  static func date(_ value: JSONValue) -> Date? {
    value.string.flatMap { try? Date.ISO8601FormatStyle().parse($0) }
  }
}
