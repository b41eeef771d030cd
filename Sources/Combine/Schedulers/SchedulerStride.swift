import Foundation
import OpenCombine

/// A length of time in a scheduler's terms, in seconds.
public struct SchedulerStride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Hashable, Codable, Sendable,
  ExpressibleByFloatLiteral
{
  public var timeInterval: TimeInterval

  public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }

  public init(integerLiteral value: Int) { timeInterval = Double(value) }

  public init(floatLiteral value: Double) { timeInterval = value }

  public init?<T: BinaryInteger>(exactly source: T) {
    guard let value = Double(exactly: source) else { return nil }
    timeInterval = value
  }

  public var magnitude: Double { timeInterval.magnitude }

  public static func seconds(_ seconds: Int) -> Self { Self(Double(seconds)) }
  public static func seconds(_ seconds: Double) -> Self { Self(seconds) }
  public static func milliseconds(_ milliseconds: Int) -> Self { Self(Double(milliseconds) / 1e3) }
  public static func microseconds(_ microseconds: Int) -> Self { Self(Double(microseconds) / 1e6) }
  public static func nanoseconds(_ nanoseconds: Int) -> Self { Self(Double(nanoseconds) / 1e9) }

  public static func < (first: Self, second: Self) -> Bool { first.timeInterval < second.timeInterval }
  public static func + (first: Self, second: Self) -> Self { Self(first.timeInterval + second.timeInterval) }
  public static func - (first: Self, second: Self) -> Self { Self(first.timeInterval - second.timeInterval) }
  public static func * (first: Self, second: Self) -> Self { Self(first.timeInterval * second.timeInterval) }
  public static func += (first: inout Self, second: Self) { first = first + second }
  public static func -= (first: inout Self, second: Self) { first = first - second }
  public static func *= (first: inout Self, second: Self) { first = first * second }
}

extension SchedulerStride {
  /// As libdispatch has it: whole nanoseconds, as many as fit.
  var dispatchInterval: DispatchTimeInterval {
    guard timeInterval.isFinite else { return .never }
    return .nanoseconds(Int(max(0, min(timeInterval * 1e9, 1e18))))
  }
}
