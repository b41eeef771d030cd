/// The kinds of curves of an animation.
public enum UITimingCurveType: Int, Sendable { case builtin, cubic, spring, composed }

/// The speed of an animation over its time. Kept for the program to read: views of UIKit show their final values at once.
@MainActor @preconcurrency public protocol UITimingCurveProvider: AnyObject {
  /// The kind of the curve.
  var timingCurveType: UITimingCurveType { get }
  /// The Bézier curve; nil for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil for a curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A cubic Bézier curve from (0, 0) to (1, 1).
@MainActor @preconcurrency public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The curve of the system that it is.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint
  /// Whether the curve is one of the system's.
  private let isBuiltin: Bool

  /// Creates a curve of the system, with the control points of CSS's function of that name (CSS Easing Functions 1).
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    isBuiltin = true
    (controlPoint1, controlPoint2) =
      switch curve {
      case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
      case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
      case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
      case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
      }
  }

  /// Creates a curve of its own.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (animationCurve, controlPoint1, controlPoint2, isBuiltin) = (.easeInOut, point1, point2, false)
  }

  /// The kind of the curve.
  public var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
  /// The curve itself.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Nil: a curve is no spring.
  public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring.
@MainActor @preconcurrency public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The velocity at the beginning, none by default.
  public let initialVelocity: CGVector
  /// The damping: 1 and above do not swing.
  public let dampingRatio: CGFloat

  /// Creates a spring by its damping.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    (dampingRatio, initialVelocity) = (ratio, velocity)
  }

  /// Creates a spring by its mass, stiffness and damping.
  public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    let critical = 2 * (max(0, mass) * max(0, stiffness)).squareRoot()
    self.init(dampingRatio: critical > 0 ? damping / critical : 1, initialVelocity: velocity)
  }

  /// Always a spring.
  public var timingCurveType: UITimingCurveType { .spring }
  /// Nil: a spring is no curve.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring itself.
  public var springTimingParameters: UISpringTimingParameters? { self }
}
