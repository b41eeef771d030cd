/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Hashable, Sendable {
  var speed = 1.0
  /// How often; nil as is usual for the effect: a lasting one repeats while it is active, another plays once.
  var count: Int?

  /// At usual speed; a lasting effect repeats while it is active, another plays once.
  public static let `default` = SymbolEffectOptions()
  /// The same as `default`.
  public static let repeating = SymbolEffectOptions()
  /// Once, even for an effect that would repeat while it is active.
  public static let nonRepeating = SymbolEffectOptions(count: 1)

  /// At a multiple of the usual speed: 2 is twice as fast.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(speed: speed) }
  /// `count` times; nil as is usual for the effect. A count below 1 is 1, and an effect of a changed value plays at
  /// most 100 times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions(count: count) }

  /// The same with a multiple of the usual speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(speed: speed, count: count) }
  /// The same with a number of times; nil as is usual for the effect.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions(speed: speed, count: count) }
  /// The same, as often as is usual for the effect.
  public var repeating: SymbolEffectOptions { SymbolEffectOptions(speed: speed, count: nil) }
  /// The same, once.
  public var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(speed: speed, count: 1) }
}

/// A motion of a symbol. It moves as a whole: drawings here have no layers that could move apart.
public struct SymbolEffect: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case bounce, pulse, scale, appear, disappear, rotate, breathe, wiggle }

  let kind: Kind
  /// Whether it moves down, shrinks or turns to the left.
  var isDown = false

  /// Grows briefly, or shrinks with `down`.
  public static let bounce = SymbolEffect(kind: .bounce)
  /// Fades and returns.
  public static let pulse = SymbolEffect(kind: .pulse)
  /// Without layers this is a pulse.
  public static let variableColor = SymbolEffect(kind: .pulse)
  /// Larger while the effect is active, or smaller with `down`. It has no motion when a value changes.
  public static let scale = SymbolEffect(kind: .scale)
  /// Shows the symbol as it is, without a motion.
  public static let appear = SymbolEffect(kind: .appear)
  /// Hides the symbol while the effect is active, with a fade. It has no motion when a value changes.
  public static let disappear = SymbolEffect(kind: .disappear)
  /// Rotates once around, clockwise.
  public static let rotate = SymbolEffect(kind: .rotate)
  /// Grows a little and fades, slowly, and returns.
  public static let breathe = SymbolEffect(kind: .breathe)
  /// Tilts from side to side.
  public static let wiggle = SymbolEffect(kind: .wiggle)

  /// Upwards, the default: `bounce` and `scale` grow.
  public var up: SymbolEffect { SymbolEffect(kind: kind, isDown: false) }
  /// Downwards: `bounce` and `scale` shrink. Other effects stay the same.
  public var down: SymbolEffect { SymbolEffect(kind: kind, isDown: true) }
  /// The same effect: symbols move as a whole.
  public var byLayer: SymbolEffect { self }
  /// The same effect: symbols always move as a whole.
  public var wholeSymbol: SymbolEffect { self }
  /// With the hands of a clock, the default of `rotate`. The same effect: other motions have one direction.
  public var clockwise: SymbolEffect { SymbolEffect(kind: kind, isDown: false) }
  /// Against the hands of a clock, for `rotate`. Other effects stay the same.
  public var counterClockwise: SymbolEffect { SymbolEffect(kind: kind, isDown: true) }
  /// The same effect: a symbol tilts, and does not move sideways.
  public var left: SymbolEffect { self }
  /// The same effect: a symbol tilts, and does not move sideways.
  public var right: SymbolEffect { self }
  /// The same effect: a symbol tilts, and does not move sideways.
  public var forward: SymbolEffect { self }
  /// The same effect: a symbol tilts, and does not move sideways.
  public var backward: SymbolEffect { self }
  /// The same effect: a symbol grows and fades in any case.
  public var plain: SymbolEffect { self }
  /// The same effect: symbols have no layers.
  public var iterative: SymbolEffect { self }
  /// The same effect: symbols have no layers.
  public var cumulative: SymbolEffect { self }
  /// The same effect: symbols have no layers.
  public var reversing: SymbolEffect { self }

  /// The poses of the symbol between which the symbol moves, beginning and ending with the symbol as it is.
  var phases: [SymbolPose] {
    switch kind {
    case .bounce: [SymbolPose(), SymbolPose(scale: isDown ? 0.8 : 1.25), SymbolPose(scale: isDown ? 1.08 : 0.94)]
    case .pulse: [SymbolPose(), SymbolPose(opacity: 0.35)]
    case .breathe: [SymbolPose(), SymbolPose(opacity: 0.7, scale: 1.12)]
    case .wiggle: [SymbolPose(), SymbolPose(degrees: -12), SymbolPose(degrees: 12), SymbolPose(degrees: -6)]
    case .rotate: [0, 180, 360].map { SymbolPose(degrees: isDown ? -$0 : $0) }
    case .scale, .appear, .disappear: [SymbolPose()]
    }
  }

  /// The pose of the symbol for as long as the effect is active.
  var lastingPose: SymbolPose {
    switch kind {
    case .scale: SymbolPose(scale: isDown ? 0.8 : 1.2)
    case .disappear: SymbolPose(opacity: 0)
    default: SymbolPose()
    }
  }

  /// Seconds from one turning point to the next.
  var duration: Double {
    switch kind {
    case .bounce, .wiggle: 0.15
    case .pulse, .breathe: 0.8
    case .rotate: 0.5
    case .scale, .appear, .disappear: 0.3
    }
  }
}

/// A state of a symbol in a motion.
struct SymbolPose: Equatable {
  var opacity = 1.0
  var scale = 1.0
  var degrees = 0.0
}

extension View {
  func posed(_ pose: SymbolPose) -> some View {
    scaleEffect(pose.scale).rotationEffect(.degrees(pose.degrees)).opacity(pose.opacity)
  }

  /// Moves the symbols in the view for as long as the effect is active.
  nonisolated public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(LastingSymbolEffect(play: .init(effect: effect, options: options, isActive: isActive)))
  }

  /// Moves the symbols in the view once, whenever the value changes.
  nonisolated public func symbolEffect<U: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(SymbolEffectOnChange(effect: effect, options: options, value: value))
  }
}

/// An effect that is shown when a value changes.
private struct SymbolEffectOnChange<Value: Equatable> {
  let effect: SymbolEffect
  let options: SymbolEffectOptions
  let value: Value
  @State private var changes = 0

  nonisolated init(effect: SymbolEffect, options: SymbolEffectOptions, value: Value) {
    self.effect = effect
    self.options = options
    self.value = value
  }

  fileprivate struct Step: Equatable {
    let number: Int
    let pose: SymbolPose
  }
}

extension SymbolEffectOnChange: ViewModifier {
  func body(content: Content) -> some View {
    let duration = effect.duration / max(options.speed, 0.01)
    let rounds = min(max(options.count ?? 1, 1), 100)
    let phases = (0..<rounds).flatMap { _ in effect.phases }
    PhaseAnimator(phases.enumerated().map { Step(number: $0, pose: $1) }, trigger: changes) { step in
      content.posed(step.pose)
    } animation: { step in
      // Turned once around it is as it was.
      step.pose == SymbolPose() && effect.kind == .rotate ? nil : .easeInOut(duration: duration)
    }
    .onChange(of: value) { changes += 1 }
  }
}
