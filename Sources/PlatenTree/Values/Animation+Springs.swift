import Foundation

// Springs by what they are in mechanics, or as a value.
extension Animation {
  /// A spring without bounce that takes 0.5 seconds.
  public static let interpolatingSpring = Animation(.spring(bounce: 0), duration: 0.5)

  /// A spring by mass, stiffness and damping. The velocity of a motion in progress is not carried over; motions from
  /// rest are unaffected.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    spring(Spring(mass: mass, stiffness: stiffness, damping: damping))
  }

  /// A spring by its duration in seconds and its bounce, from -1 to 1. `initialVelocity` is ignored.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    Animation(.spring(bounce: bounce), duration: duration)
  }

  /// An animation by the curve of a spring. `initialVelocity` is ignored.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    self.spring(spring)
  }

  /// An animation by the curve of a spring. `blendDuration` is ignored.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    Animation(.spring(bounce: spring.bounce), duration: spring.duration)
  }
}

extension Spring {
  /// A spring by its mass, its stiffness and what brakes it. Values that no spring has are those of a stiff one.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let mass = mass.isFinite && mass > 0 ? mass : 1
    let stiffness = stiffness.isFinite && stiffness > 0 ? stiffness : 100
    let damping = damping.isFinite ? max(damping, 0) : 10
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      response: 2 * .pi * (mass / stiffness).squareRoot(), dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
  }
}
