/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Hashable, Sendable {
  var speed = 1.0
  /// How often; nil: as is usual for the effect. One that lasts goes on as long as it is active, another comes once.
  var count: Int?

  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions()
  public static let nonRepeating = SymbolEffectOptions(count: 1)

  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(speed: speed) }
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions(count: count) }

  public func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(speed: speed, count: count) }
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions(speed: speed, count: count) }
  public var repeating: SymbolEffectOptions { SymbolEffectOptions(speed: speed, count: nil) }
  public var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(speed: speed, count: 1) }
}

/// A motion of a symbol. It moves as a whole: drawings here have no layers that could move apart.
public struct SymbolEffect: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case bounce, pulse, scale, appear, disappear, rotate, breathe, wiggle }

  let kind: Kind
  /// Whether it goes, or shrinks, downwards.
  var isDown = false

  public static let bounce = SymbolEffect(kind: .bounce)
  public static let pulse = SymbolEffect(kind: .pulse)
  /// Without layers this is a pulse.
  public static let variableColor = SymbolEffect(kind: .pulse)
  public static let scale = SymbolEffect(kind: .scale)
  public static let appear = SymbolEffect(kind: .appear)
  public static let disappear = SymbolEffect(kind: .disappear)
  public static let rotate = SymbolEffect(kind: .rotate)
  public static let breathe = SymbolEffect(kind: .breathe)
  public static let wiggle = SymbolEffect(kind: .wiggle)

  public var up: SymbolEffect { SymbolEffect(kind: kind, isDown: false) }
  public var down: SymbolEffect { SymbolEffect(kind: kind, isDown: true) }
  public var byLayer: SymbolEffect { self }
  public var wholeSymbol: SymbolEffect { self }
  public var iterative: SymbolEffect { self }
  public var cumulative: SymbolEffect { self }
  public var reversing: SymbolEffect { self }

  /// What the symbol looks like at the turning points of the motion, beginning and ending as it is.
  var phases: [SymbolPose] {
    switch kind {
    case .bounce: [SymbolPose(), SymbolPose(scale: isDown ? 0.8 : 1.25), SymbolPose(scale: isDown ? 1.08 : 0.94)]
    case .pulse: [SymbolPose(), SymbolPose(opacity: 0.35)]
    case .breathe: [SymbolPose(), SymbolPose(opacity: 0.7, scale: 1.12)]
    case .wiggle: [SymbolPose(), SymbolPose(degrees: -12), SymbolPose(degrees: 12), SymbolPose(degrees: -6)]
    case .rotate: [SymbolPose(), SymbolPose(degrees: 180), SymbolPose(degrees: 360)]
    case .scale, .appear, .disappear: [SymbolPose()]
    }
  }

  /// What the symbol looks like for as long as the effect is active.
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

/// A look of a symbol on its way.
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
