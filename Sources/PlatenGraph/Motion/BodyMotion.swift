/// The way of an animatable view or modifier from one value to another: its body is evaluated with the values between
/// the two, fifteen times a second.
@MainActor final class BodyMotion<Value> {
  private static var step: Double { 1.0 / 15 }

  private weak var element: _Element?
  private let animator: Animator
  private let timing: Animator.Timing
  /// The value with the animatable data of a fraction of the way.
  private let moved: (Value, Double) -> Value
  /// Whether a value has the animatable data at the end of the way.
  private let endsAt: (Value) -> Bool
  private var timer: Int?

  /// The motion of a value that changes from `old` to `new`, given the one that is in progress; nil where the new value
  /// is shown immediately. The values are not copied unless something moves.
  static func following(
    _ current: BodyMotion?, from old: @autoclosure () -> Value, to new: @autoclosure () -> Value, of element: _Element
  ) -> BodyMotion? {
    let transaction = element.host.transactions.current
    guard current != nil || transaction?.animation != nil, let type = animatable.answer(for: Value.self) else {
      return nil
    }
    let (old, new) = (old(), new())
    // A value that differs in something else than its animatable data does not interrupt the motion.
    if let current, !current.isOver, current.endsAt(new) { return current }
    // The next motion starts where this one is now, which it no longer says when it is over.
    let start = current?.shown(old) ?? old
    current?.end()
    guard let transaction, transaction.animation != nil else { return nil }
    return Self.make(type, from: start, to: new, transaction, of: element)
  }

  private static func make<Kind: Animatable>(
    _ type: Kind.Type, from old: Value, to new: Value, _ transaction: Transaction, of element: _Element
  ) -> BodyMotion? {
    guard let from = (old as? Kind)?.animatableData, let to = (new as? Kind)?.animatableData, from != to,
      let timing = element.host.animator.timing(transaction)
    else { return nil }
    return BodyMotion(element, timing) { value, fraction in
      guard var animatable = value as? Kind else { return value }
      var way = to - from
      way.scale(by: fraction)
      animatable.animatableData = from + way
      return animatable as? Value ?? value
    } endsAt: {
      ($0 as? Kind)?.animatableData == to
    }
  }

  private init(
    _ element: _Element, _ timing: Animator.Timing, moved: @escaping (Value, Double) -> Value,
    endsAt: @escaping (Value) -> Bool
  ) {
    self.element = element
    animator = element.host.animator
    self.timing = timing
    self.moved = moved
    self.endsAt = endsAt
    wait(Self.step)
  }

  /// Whether the end of the way is reached, or the motion was interrupted.
  private(set) var isOver = false

  /// The value as it is at this moment: `value` itself at the end of the way.
  func shown(_ value: Value) -> Value {
    guard !isOver else { return value }
    let progress = timing.progress(at: animator.clock())
    return progress.isFinished ? value : moved(value, progress.fraction)
  }

  /// Ends the motion where it is, and reports the end to the completion of its animation.
  func end() {
    guard !isOver else { return }
    isOver = true
    if let timer { animator.cancel(timer) }
    timer = nil
    animator.end(timing)
  }

  private func wait(_ seconds: Double) {
    let next = animator.clock() + seconds
    // At the end itself, so that the completion of the animation is not late.
    let end = timing.end.flatMap { $0 > animator.clock() ? $0 : nil } ?? next
    timer = animator.schedule(at: min(next, end)) { [weak self] in self?.timeHasCome() }
  }

  /// A body that is in no tree is not evaluated only because time passes. The motion ends here and not in the
  /// evaluation, as its completion may change state.
  private func timeHasCome() {
    timer = nil
    guard let element, element.isMounted, !isOver else { return }
    if timing.progress(at: animator.clock()).isFinished {
      element.invalidate()
      return end()
    }
    let isShown = element.nodes.contains { element.host.isAttached($0) }
    if isShown { element.invalidate() }
    wait(isShown ? Self.step : 1)
  }
}

private let animatable = ConformanceQuestion<any Animatable.Type> { $0 as? any Animatable.Type }
