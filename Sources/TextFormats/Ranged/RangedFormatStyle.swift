import Foundation
import TextEditing

/// A style whose values stay in a range: `TextField("Age", value: $age, format: .ranged(0...120))`.
///
/// Formatting clamps. What parsing does with a value outside is an option; typing is never clamped in the middle of a
/// number.
public struct RangedFormatStyle<Base: ParseableFormatStyle>: ParseableFormatStyle
where
  Base.FormatOutput == String, Base.FormatInput: Comparable & Codable & Hashable, Base.Strategy: Codable & Hashable
{
  /// The type of the values.
  public typealias Value = Base.FormatInput

  /// What to do with a value outside the range.
  public enum OutOfRange: String, Codable, Hashable, Sendable {
    /// Replaces the value with the nearest bound when it is committed.
    case clamp
    /// Refuses the value, and every keystroke after which the number could not come into the range any more.
    case refuse
  }

  /// The style that formats and parses the values.
  public var base: Base
  /// The values that are allowed.
  public var range: ClosedRange<Value>
  /// What happens to a value outside the range, ``OutOfRange/clamp`` by default.
  public var outOfRange: OutOfRange

  /// Creates a style that keeps the values of another in a range.
  public init(_ base: Base, in range: ClosedRange<Value>, outOfRange: OutOfRange = .clamp) {
    self.base = base
    self.range = range
    self.outOfRange = outOfRange
  }

  /// Formats the value, or the nearest bound for one outside the range.
  public func format(_ value: Value) -> String {
    base.format(min(max(value, range.lowerBound), range.upperBound))
  }

  /// The style for another locale.
  public func locale(_ locale: Locale) -> Self {
    Self(base.locale(locale), in: range, outOfRange: outOfRange)
  }

  /// Parses as the base does and applies the range.
  public var parseStrategy: Strategy {
    Strategy(base: base.parseStrategy, range: range, outOfRange: outOfRange)
  }

  /// Parses as the base does, then applies the range.
  public struct Strategy: ParseStrategy {
    var base: Base.Strategy
    var range: ClosedRange<Value>
    var outOfRange: OutOfRange

    /// The value, or the nearest bound for one outside the range. With ``OutOfRange/refuse`` it throws
    /// `CocoaError.formatting` instead. Throws what the base throws.
    public func parse(_ value: String) throws -> Value {
      let parsed = try base.parse(value)
      if range.contains(parsed) { return parsed }
      guard outOfRange == .clamp else { throw CocoaError(.formatting) }
      return min(max(parsed, range.lowerBound), range.upperBound)
    }
  }
}

extension RangedFormatStyle: LocaleCarryingFormatStyle {
  /// The locale of the base; `.autoupdatingCurrent` for one that exposes none.
  public var locale: Locale { (base as? any LocaleCarryingFormatStyle)?.locale ?? .autoupdatingCurrent }
}

extension RangedFormatStyle: LiveFormatStyle {
  /// The live format of the base, limited by the range where it refuses values.
  public var liveFormat: EditFormat? {
    if let live = liveDate { return live.format }
    guard var shape = (base as? any NumberLiveStyle)?.numberShape else { return base.editFormat }
    func double(_ value: Value) -> Double? {
      if let value = value as? any BinaryInteger { return Double(value) }
      if let value = value as? any BinaryFloatingPoint { return Double(value) }
      if let value = value as? Decimal { return NSDecimalNumber(decimal: value).doubleValue }
      return nil
    }
    if let lower = double(range.lowerBound), lower >= 0 { shape.minimum = lower }
    if outOfRange == .refuse {
      shape.minimum = double(range.lowerBound) ?? shape.minimum
      shape.maximum = double(range.upperBound) ?? shape.maximum
    }
    return LiveNumber(shape).format
  }

  /// Dates whose steps stay in the range.
  private var liveDate: LiveDate? {
    guard let style = base as? any DateLiveStyle, let bounds = range as? ClosedRange<Date>, var live = style.liveDate
    else { return nil }
    let calendar = style.liveCalendar
    live.range = DateMoment(bounds.lowerBound, in: calendar)...DateMoment(bounds.upperBound, in: calendar)
    return live
  }

  /// The value of the text in a field. Throws while it contains no digit, and while a date is not complete.
  public func liveValue(_ text: String) throws -> Value {
    if base is any DateLiveStyle { _ = try base.value(of: text) }
    guard text.contains(where: { $0.wholeNumberValue != nil }) else { throw CocoaError(.formatting) }
    return try parseStrategy.parse((base as? any NumberLiveStyle)?.readable(text) ?? text)
  }
}

extension RangedFormatStyle {
  /// Whether nothing is missing in a text and its value is in the range.
  public func isComplete(_ text: String) -> Bool {
    base.isComplete(text) && ((try? base.value(of: text)).map(range.contains) ?? false)
  }
}

// Disfavoured, so that a program with a `ranged` of its own keeps using that.
extension FormatStyle where Self == RangedFormatStyle<IntegerFormatStyle<Int>> {
  /// Whole numbers in a range, without grouping separators.
  @_disfavoredOverload
  public static func ranged(_ range: ClosedRange<Int>, outOfRange: Self.OutOfRange = .clamp) -> Self {
    Self(IntegerFormatStyle<Int>().grouping(.never), in: range, outOfRange: outOfRange)
  }
}

extension FormatStyle where Self == RangedFormatStyle<FloatingPointFormatStyle<Double>> {
  /// Numbers in a range, without grouping separators.
  @_disfavoredOverload
  public static func ranged(_ range: ClosedRange<Double>, outOfRange: Self.OutOfRange = .clamp) -> Self {
    Self(FloatingPointFormatStyle<Double>().grouping(.never), in: range, outOfRange: outOfRange)
  }
}
