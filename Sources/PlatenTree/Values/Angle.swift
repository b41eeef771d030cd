/// An angle.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees, stored as radians.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Creates an angle of zero.
  public init() { radians = 0 }

  /// Creates an angle of the given radians.
  public init(radians: Double) { self.radians = radians }

  /// Creates an angle of the given degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// An angle of the given radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle of the given degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// An angle of zero.
  public static let zero = Angle()

  /// Compares the number of radians; full turns count.
  public static func < (first: Angle, second: Angle) -> Bool { first.radians < second.radians }

  /// The sum of two angles.
  public static func + (first: Angle, second: Angle) -> Angle { Angle(radians: first.radians + second.radians) }

  /// The difference of two angles.
  public static func - (first: Angle, second: Angle) -> Angle { Angle(radians: first.radians - second.radians) }

  /// The angle in the other direction.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  /// Turns the first angle by the second.
  public static func += (first: inout Angle, second: Angle) { first = first + second }

  /// Turns the first angle back by the second.
  public static func -= (first: inout Angle, second: Angle) { first = first - second }

  /// An angle that is `factor` times as large.
  public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }

  /// An angle that is `factor` times as large.
  public static func * (factor: Double, angle: Angle) -> Angle { angle * factor }

  /// The angle divided by a number.
  public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }
}
