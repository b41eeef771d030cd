import Foundation

/// An interval between two times of a scheduler, in seconds.
public struct SchedulerStride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Hashable, Codable, Sendable,
  ExpressibleByFloatLiteral
{
  /// The seconds, negative for an interval into the past.
  public var timeInterval: TimeInterval

  /// Creates an interval of seconds.
  public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }

  /// Creates an interval of seconds from a literal.
  public init(integerLiteral value: Int) { timeInterval = Double(value) }

  /// Creates an interval of seconds from a literal.
  public init(floatLiteral value: Double) { timeInterval = value }

  /// Creates an interval of seconds; nil when a `Double` can't represent the number exactly.
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let value = Double(exactly: source) else { return nil }
    timeInterval = value
  }

  /// The seconds without the sign.
  public var magnitude: Double { timeInterval.magnitude }

  /// An interval of whole seconds.
  public static func seconds(_ seconds: Int) -> Self { Self(Double(seconds)) }
  /// An interval of seconds.
  public static func seconds(_ seconds: Double) -> Self { Self(seconds) }
  /// An interval of milliseconds.
  public static func milliseconds(_ milliseconds: Int) -> Self { Self(Double(milliseconds) / 1e3) }
  /// An interval of microseconds.
  public static func microseconds(_ microseconds: Int) -> Self { Self(Double(microseconds) / 1e6) }
  /// An interval of nanoseconds, exact up to 2^53.
  public static func nanoseconds(_ nanoseconds: Int) -> Self { Self(Double(nanoseconds) / 1e9) }

  /// Whether the first interval is shorter.
  public static func < (first: Self, second: Self) -> Bool { first.timeInterval < second.timeInterval }
  /// The sum of two intervals.
  public static func + (first: Self, second: Self) -> Self { Self(first.timeInterval + second.timeInterval) }
  /// The difference of two intervals.
  public static func - (first: Self, second: Self) -> Self { Self(first.timeInterval - second.timeInterval) }
  /// The product of the seconds of two intervals, which `SignedNumeric` requires.
  public static func * (first: Self, second: Self) -> Self { Self(first.timeInterval * second.timeInterval) }
  /// Adds an interval.
  public static func += (first: inout Self, second: Self) { first = first + second }
  /// Subtracts an interval.
  public static func -= (first: inout Self, second: Self) { first = first - second }
  /// Multiplies the seconds, which `SignedNumeric` requires.
  public static func *= (first: inout Self, second: Self) { first = first * second }
}

extension SchedulerStride {
  /// The interval for libdispatch: whole nanoseconds from 0 to 10^18.
  var dispatchInterval: DispatchTimeInterval {
    guard timeInterval.isFinite else { return .never }
    return .nanoseconds(Int(max(0, min(timeInterval * 1e9, 1e18))))
  }
}
