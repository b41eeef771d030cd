import Foundation
import TextEditing
import TextFormats

extension Field {
  /// A field that is created with `formatter:` instead of `format:`.
  mutating func readFormatter(_ reader: JSONReader) throws {
    let locale = try Self.locale(reader)
    switch try reader.choice("formatter", ["number": true, "date": false]) ?? true {
    case true: try readNumberFormatter(reader, locale)
    case false: try readDateFormatter(reader, locale)
    }
  }

  private mutating func readNumberFormatter(_ reader: JSONReader, _ locale: Locale) throws {
    let styles: [String: NumberFormatter.Style] = ["decimal": .decimal, "percent": .percent, "currency": .currency]
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = try reader.choice("style", styles) ?? .decimal
    formatter.minimum = try reader.decimal("min").map { NSDecimalNumber(decimal: $0) }
    formatter.maximum = try reader.decimal("max").map { NSDecimalNumber(decimal: $0) }
    if let fraction = try reader.range("fraction") {
      formatter.minimumFractionDigits = fraction.lowerBound
      formatter.maximumFractionDigits = fraction.upperBound
    }
    use(
      ValueFormat<Decimal>(
        editFormat: formatter.editFormat, text: { formatter.string(from: NSDecimalNumber(decimal: $0)) ?? "" },
        value: { formatter.wholeNumber(from: $0)?.decimalValue }), to: { .number($0) }, from: { $0.decimal })
  }

  private mutating func readDateFormatter(_ reader: JSONReader, _ locale: Locale) throws {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.timeZone = .gmt
    formatter.dateFormat = try reader.string("pattern") ?? "MM/dd/yyyy"
    use(
      ValueFormat<Date>(
        editFormat: formatter.editFormat, text: { formatter.string(from: $0) }, value: { formatter.date(from: $0) }),
      to: { Self.json($0) }, from: { Self.date($0) })
  }
}
