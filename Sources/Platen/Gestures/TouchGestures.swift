import Foundation

/// Two fingers that move apart. Front ends do not report two fingers: the gesture never begins.
public struct MagnifyGesture: Gesture {
  /// How far the fingers have moved apart. No front end produces such a value.
  public struct Value: Equatable, Sendable {
    /// When the event happened.
    public var time: Date
    /// The distance between the fingers as a factor of the distance at the start.
    public var magnification: CGFloat
    /// How much the factor changes in a second.
    public var velocity: CGFloat
    /// The middle between the fingers at the start, in shares of the view's size.
    public var startAnchor: UnitPoint
    /// The middle between the fingers at the start, in points of the view's own coordinates.
    public var startLocation: CGPoint
  }

  /// How much the factor must differ from 1 before the gesture begins. It is kept and ignored.
  public var minimumScaleDelta: CGFloat
  /// Empty, as the gesture is never recognized. For the framework.
  public var _recognizers: [_GestureRecognizer] { [] }

  /// Creates a gesture that is never recognized.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  /// Nil for each event. For the framework.
  public static func _value(of event: _GestureEvent) -> Value? { nil }
}

/// Two fingers that move apart, with a factor as its value. The gesture never begins.
public struct MagnificationGesture: Gesture {
  /// The distance between the fingers as a factor of the distance at the start.
  public typealias Value = CGFloat

  /// How much the factor must differ from 1 before the gesture begins. It is kept and ignored.
  public var minimumScaleDelta: CGFloat
  /// Empty, as the gesture is never recognized. For the framework.
  public var _recognizers: [_GestureRecognizer] { [] }

  /// Creates a gesture that is never recognized.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  /// Nil for each event. For the framework.
  public static func _value(of event: _GestureEvent) -> CGFloat? { nil }
}

/// Two fingers that rotate. The gesture never begins.
public struct RotateGesture: Gesture {
  /// How far the fingers have rotated. No front end produces such a value.
  public struct Value: Equatable, Sendable {
    /// When the event happened.
    public var time: Date
    /// The angle between the line through the fingers now and at the start.
    public var rotation: Angle
    /// How much the angle changes in a second.
    public var velocity: Angle
    /// The middle between the fingers at the start, in shares of the view's size.
    public var startAnchor: UnitPoint
    /// The middle between the fingers at the start, in points of the view's own coordinates.
    public var startLocation: CGPoint
  }

  /// How large the angle must be before the gesture begins. It is kept and ignored.
  public var minimumAngleDelta: Angle
  /// Empty, as the gesture is never recognized. For the framework.
  public var _recognizers: [_GestureRecognizer] { [] }

  /// Creates a gesture that is never recognized.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  /// Nil for each event. For the framework.
  public static func _value(of event: _GestureEvent) -> Value? { nil }
}

/// Two fingers that rotate, with an angle as its value. The gesture never begins.
public struct RotationGesture: Gesture {
  /// The angle between the line through the fingers now and at the start.
  public typealias Value = Angle

  /// How large the angle must be before the gesture begins. It is kept and ignored.
  public var minimumAngleDelta: Angle
  /// Empty, as the gesture is never recognized. For the framework.
  public var _recognizers: [_GestureRecognizer] { [] }

  /// Creates a gesture that is never recognized.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  /// Nil for each event. For the framework.
  public static func _value(of event: _GestureEvent) -> Angle? { nil }
}
