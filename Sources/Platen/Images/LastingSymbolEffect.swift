/// An effect that lasts: a pose that is held, or a motion that continues.
struct LastingSymbolEffect {
  /// What is to be seen.
  struct Play: Equatable {
    let effect: SymbolEffect
    let options: SymbolEffectOptions
    let isActive: Bool
  }

  let play: Play
  /// Where the motion is; nil before it has begun.
  @State private var pose: SymbolPose?
  @State private var round = 0
  @Environment(\.accessibilityReduceMotion) private var isMotionReduced

  nonisolated init(play: Play) { self.play = play }
}

extension LastingSymbolEffect: ViewModifier {
  func body(content: Content) -> some View {
    // One view, moving or not: what is in it keeps its state and the focus.
    content.posed(pose ?? restingPose)
      .onAppear { start() }
      .onChange(of: play) { start() }
      .onDisappear {
        round += 1
        pose = nil
      }
  }

  /// The pose of the symbol without a motion.
  private var restingPose: SymbolPose { play.isActive ? play.effect.lastingPose : SymbolPose() }

  /// Seconds from one turning point to the next.
  private var duration: Double { play.effect.duration / max(play.options.speed, 0.01) }

  /// Begins what is to be seen, instead of what was.
  @MainActor private func start() {
    round += 1
    let phases = play.effect.phases
    guard play.isActive, phases.count > 1, !isMotionReduced else { return rest() }
    let count = play.options.count.map { max($0, 1) }
    if play.effect.kind == .rotate {
      setRotation(count)
    } else {
      // Where it is already there would be no motion, and no end of it.
      step(to: pose == phases[1] ? 2 % phases.count : 1, in: round, count)
    }
  }

  /// Returns to the resting pose. A rotation stops at once and is not reversed.
  @MainActor private func rest() {
    let isRotating = abs(pose?.degrees ?? 0) >= 360
    let animation: Animation? = pose == nil || isRotating ? nil : .easeInOut(duration: duration)
    withAnimation(animation) { pose = restingPose }
  }

  /// Turns the symbol round, always the same way.
  @MainActor private func setRotation(_ count: Int?) {
    let once = Animation.linear(duration: duration * 2)
    let animation =
      count.map { once.repeatCount($0, autoreverses: false) } ?? once.repeatForever(autoreverses: false)
    // Further than it was: to the same angle there would be no motion.
    withAnimation(animation) { pose = SymbolPose(degrees: (pose?.degrees ?? 0) + 360) }
  }

  /// Moves to a turning point, and on from there. A round that another has replaced ends, and so does the motion after
  /// its number of repetitions.
  @MainActor private func step(to index: Int, in round: Int, _ left: Int?) {
    guard round == self.round else { return }
    let phases = play.effect.phases
    let left = index == 0 ? left.map { $0 - 1 } : left
    var transaction = Transaction(animation: .easeInOut(duration: duration))
    // A step lasts as long as its animation, even where nothing is seen of it.
    transaction.isTimed = true
    transaction.completion = AnimationCompletion {
      if left != 0 { Task { step(to: (index + 1) % phases.count, in: round, left) } }
    }
    withTransaction(transaction) { pose = phases[index] }
  }
}
