import Foundation

/// Two fingers that part. No front end tells of two fingers: the gesture never begins.
public struct MagnifyGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public var minimumScaleDelta: CGFloat
  public var _recognizers: [_GestureRecognizer] { [] }

  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  public static func _value(of event: _GestureEvent) -> Value? { nil }
}

/// Two fingers that part, told as a factor. The gesture never begins.
public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat

  public var minimumScaleDelta: CGFloat
  public var _recognizers: [_GestureRecognizer] { [] }

  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  public static func _value(of event: _GestureEvent) -> CGFloat? { nil }
}

/// Two fingers that turn. The gesture never begins.
public struct RotateGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public var minimumAngleDelta: Angle
  public var _recognizers: [_GestureRecognizer] { [] }

  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  public static func _value(of event: _GestureEvent) -> Value? { nil }
}

/// Two fingers that turn, told as an angle. The gesture never begins.
public struct RotationGesture: Gesture {
  public typealias Value = Angle

  public var minimumAngleDelta: Angle
  public var _recognizers: [_GestureRecognizer] { [] }

  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  public static func _value(of event: _GestureEvent) -> Angle? { nil }
}
