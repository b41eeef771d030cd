/// A change of a property of a layer.
open class CAPropertyAnimation: CAAnimation {
  /// The property, by its name. Nil by default.
  open var keyPath: String?
  /// Whether the values are added to that of the layer. Kept and ignored; false by default.
  open var isAdditive = false
  /// Whether each repetition continues from the last one. Kept and ignored; false by default.
  open var isCumulative = false

  /// Creates an animation of a property, by its name.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// A change from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value; nil, the default, for the present one.
  open var fromValue: Any?
  /// The last value; nil, the default, for the present one.
  open var toValue: Any?
  /// The difference between the two; nil by default.
  open var byValue: Any?
}

/// A change with a spring's motion. Its duration is set by the program.
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the spring. 1 by default.
  open var mass: CGFloat = 1
  /// The stiffness of the spring. 100 by default.
  open var stiffness: CGFloat = 100
  /// What slows the motion down. 10 by default.
  open var damping: CGFloat = 10
  /// The speed at the beginning. 0 by default.
  open var initialVelocity: CGFloat = 0
  /// The time after which the motion is no longer seen, in seconds: when less than a thousandth of it is left.
  open var settlingDuration: TimeInterval {
    let rate = damping / (2 * max(mass, .ulpOfOne))
    return rate > 0 ? 6.907755 / Double(rate) : .infinity
  }
}

/// A change through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values. Nil by default.
  open var values: [Any]?
  /// When each is reached, from 0 to 1. Nil, the default, for equal steps.
  open var keyTimes: [NSNumber]?
  /// The speed between each two values. Nil by default.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values between the given ones are found. `.linear` by default.
  open var calculationMode = CAAnimationCalculationMode.linear
}

/// How values between the given ones are found. Kept and ignored.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Creates a mode of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// On a line.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// None.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// At one speed.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// On a curve.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// On a curve at one speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Several animations at once, for as long as the group lasts.
open class CAAnimationGroup: CAAnimation {
  /// The animations. Their delegates are not notified. Nil by default.
  open var animations: [CAAnimation]?
}

/// A change from the present appearance to the next.
open class CATransition: CAAnimation {
  /// How the next appearance is shown. `.fade` by default.
  open var type = CATransitionType.fade
  /// From where it appears; nil by default.
  open var subtype: CATransitionSubtype?
}

/// How the next appearance of a layer is shown. Kept and ignored.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name of the type.
  public let rawValue: String

  /// Creates a type of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The appearances are mixed.
  public static let fade = CATransitionType(rawValue: "fade")
  /// Over the present one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The present one is pushed away.
  public static let push = CATransitionType(rawValue: "push")
  /// From behind the present one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// From where the next appearance of a layer is shown. Kept and ignored.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name of the direction.
  public let rawValue: String

  /// Creates a direction of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
