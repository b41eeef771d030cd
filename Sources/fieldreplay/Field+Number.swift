import Foundation
import TextEditing
import TextFormats

extension Field {
  mutating func readNumber(_ reader: JSONReader, percent: Bool) throws {
    let locale = try Self.locale(reader)
    let fraction = try fractionRange(reader) ?? 0...(percent ? 2 : 6)
    let grouping = try reader.bool("grouping") ?? true
    let prefix = try reader.string("prefix") ?? ""
    let suffix = try reader.string("suffix") ?? ""
    let minimum = try reader.decimal("min")
    let maximum = try reader.decimal("max")
    if let minimum, let maximum, minimum > maximum {
      throw ReplayError("field.min \(minimum) is greater than field.max \(maximum)")
    }
    let number = Decimal.FormatStyle(locale: locale).precision(.fractionLength(fraction))
      .grouping(grouping ? .automatic : .never)
    let percentage = Decimal.FormatStyle.Percent(locale: locale).precision(.fractionLength(fraction))
      .grouping(grouping ? .automatic : .never)
    guard var shape = percent ? percentage.numberShape : number.numberShape else {
      throw ReplayError("field.locale '\(locale.identifier)' writes no digits")
    }
    shape.fractionLimit = fraction.upperBound
    shape.positivePrefix = prefix + shape.positivePrefix
    shape.negativePrefix = shape.negativePrefix + prefix
    shape.positiveSuffix += suffix
    shape.negativeSuffix += suffix
    let scale: Decimal = percent ? 100 : 1
    shape.minimum = minimum.map { NSDecimalNumber(decimal: $0 * scale).doubleValue }
    shape.maximum = maximum.map { NSDecimalNumber(decimal: $0 * scale).doubleValue }
    let live = LiveNumber(shape)
    use(live, scale: scale, minimum: minimum, maximum: maximum) { value in
      let text = percent ? percentage.format(value) : number.format(value)
      guard !(prefix + suffix).isEmpty else { return text }
      // The style does not have the prefix: the shape inserts it.
      return live.rewritten(text)
    }
  }

  mutating func readCurrency(_ reader: JSONReader) throws {
    let locale = try Self.locale(reader)
    let code = try reader.string("code") ?? "USD"
    guard code.count == 3, code.allSatisfy({ $0.isASCII && $0.isLetter }) else {
      throw ReplayError("field.code '\(code)' is no ISO 4217 code")
    }
    let style = Decimal.FormatStyle.Currency(code: code, locale: locale)
    guard let shape = style.numberShape else {
      throw ReplayError("field.locale '\(locale.identifier)' writes no digits")
    }
    use(LiveNumber(shape), scale: 1, minimum: nil, maximum: nil) { style.format($0) }
  }

  private func fractionRange(_ reader: JSONReader) throws -> ClosedRange<Int>? {
    guard let range = try reader.range("fraction") else { return nil }
    guard range.lowerBound >= 0, range.upperBound <= 300 else {
      throw ReplayError("field.fraction must lie between 0 and 300")
    }
    return range.lowerBound...range.upperBound
  }

  private mutating func use(
    _ live: LiveNumber, scale: Decimal, minimum: Decimal?, maximum: Decimal?,
    write: @escaping @Sendable (Decimal) -> String
  ) {
    @Sendable func number(_ text: String) -> Decimal? {
      guard let canonical = live.canonical(text), let number = Decimal(string: canonical) else { return nil }
      return number / scale
    }
    @Sendable func clamped(_ value: Decimal) -> Decimal {
      max(min(value, maximum ?? value), minimum ?? value)
    }
    let values = ValueFormat<Decimal>(
      editFormat: live.format, text: { write(clamped($0)) }, value: number,
      committedValue: { number($0).map(clamped) },
      isComplete: { text in number(text).map { $0 == clamped($0) } ?? false }
    )
    format = values.map({ .number($0) }, original: { $0.decimal })
    accept = { value in
      switch value {
      case .null: return nil
      case .number(let number): return .number(clamped(number))
      default: throw ReplayError("setValue must be a number or null for this field")
      }
    }
  }
}
