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
  public typealias Value = Base.FormatInput

  /// What to do with a value outside the range.
  public enum OutOfRange: String, Codable, Hashable, Sendable {
    /// Take the nearest bound, when the value is committed.
    case clamp
    /// Take no value, and no keystroke that leads only farther away.
    case refuse
  }

  public var base: Base
  public var range: ClosedRange<Value>
  public var outOfRange: OutOfRange

  public init(_ base: Base, in range: ClosedRange<Value>, outOfRange: OutOfRange = .clamp) {
    self.base = base
    self.range = range
    self.outOfRange = outOfRange
  }

  public func format(_ value: Value) -> String {
    base.format(min(max(value, range.lowerBound), range.upperBound))
  }

  public func locale(_ locale: Locale) -> Self {
    Self(base.locale(locale), in: range, outOfRange: outOfRange)
  }

  public var parseStrategy: Strategy {
    Strategy(base: base.parseStrategy, range: range, outOfRange: outOfRange)
  }

  /// Parses as the base does, then holds the value against the range.
  public struct Strategy: ParseStrategy {
    var base: Base.Strategy
    var range: ClosedRange<Value>
    var outOfRange: OutOfRange

    public func parse(_ value: String) throws -> Value {
      let parsed = try base.parse(value)
      if range.contains(parsed) { return parsed }
      guard outOfRange == .clamp else { throw CocoaError(.formatting) }
      return min(max(parsed, range.lowerBound), range.upperBound)
    }
  }
}

extension RangedFormatStyle: LocaleCarryingFormatStyle {
  public var locale: Locale { (base as? any LocaleCarryingFormatStyle)?.locale ?? .autoupdatingCurrent }
}

extension RangedFormatStyle: LiveFormatStyle {
  public var liveFormat: EditFormat? {
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

  public func liveValue(_ text: String) throws -> Value {
    guard text.contains(where: { $0.wholeNumberValue != nil }) else { throw CocoaError(.formatting) }
    return try parseStrategy.parse(text)
  }
}

// Disfavoured, so that a program with a `ranged` of its own keeps using that.
extension FormatStyle where Self == RangedFormatStyle<IntegerFormatStyle<Int>> {
  /// Whole numbers in a range, without grouping.
  @_disfavoredOverload
  public static func ranged(_ range: ClosedRange<Int>, outOfRange: Self.OutOfRange = .clamp) -> Self {
    Self(IntegerFormatStyle<Int>().grouping(.never), in: range, outOfRange: outOfRange)
  }
}

extension FormatStyle where Self == RangedFormatStyle<FloatingPointFormatStyle<Double>> {
  /// Numbers in a range, without grouping.
  @_disfavoredOverload
  public static func ranged(_ range: ClosedRange<Double>, outOfRange: Self.OutOfRange = .clamp) -> Self {
    Self(FloatingPointFormatStyle<Double>().grouping(.never), in: range, outOfRange: outOfRange)
  }
}
