/// Shows phases one after another, each animated: repeatedly, or once each time a trigger changes.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  let phases: [Phase]
  let trigger: AnyHashable?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?
  @State private var index = 0
  @State private var round = 0
  @Environment(\.accessibilityReduceMotion) private var isMotionReduced

  nonisolated init(
    phases: [Phase], trigger: AnyHashable?, content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation?
  ) {
    self.phases = phases
    self.trigger = trigger
    self.content = content
    self.animation = animation
  }
}

extension PhaseAnimator: View {
  /// Goes through the phases again and again, from when the view appears. `animation` is the animation into a phase; a
  /// phase where it is nil is shown at once, and the run ends there. With reduced motion the first phase is kept.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases: Array(phases), trigger: nil, content: content, animation: animation)
  }

  /// Goes through the phases once and back to the first, each time `trigger` changes. `animation` is the animation into
  /// a phase; a phase where it is nil is shown at once. With reduced motion the first phase is kept.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Hashable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases: Array(phases), trigger: AnyHashable(trigger), content: content, animation: animation)
  }

  /// The views that this one is made of.
  public var body: some View {
    if phases.indices.contains(index) {
      content(phases[index])
        .onAppear { if trigger == nil { step(in: round) } }
        .onDisappear { round += 1 }
        .onChange(of: trigger) {
          round += 1
          step(in: round)
        }
    }
  }

  /// Shows the next phase, and continues from there. A round that has been replaced by another ends.
  @MainActor private func step(in round: Int) {
    guard phases.count > 1, round == self.round, !isMotionReduced else { return }
    let next = (index + 1) % phases.count
    let animation = animation(phases[next])
    // Without an animation there is no completion to wait for, and an endless run would never return.
    guard animation.map({ ($0.totalDuration ?? 1) > 0 }) == true else {
      index = next
      if next != 0, trigger != nil { step(in: round) }
      return
    }
    var transaction = Transaction(animation: animation)
    // A phase lasts as long as its animation, even where the animation changes nothing visible.
    transaction.isTimed = true
    transaction.completion = AnimationCompletion {
      if trigger == nil || next != 0 { Task { step(in: round) } }
    }
    withTransaction(transaction) { index = next }
  }
}

extension View {
  /// Goes through phases again and again.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases: Array(phases), trigger: nil, content: { content(PlaceholderContentView(self), $0) },
      animation: animation)
  }

  /// Goes through phases once, each time the trigger changes.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Hashable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases: Array(phases), trigger: AnyHashable(trigger), content: { content(PlaceholderContentView(self), $0) },
      animation: animation)
  }
}

/// The view that a modifier's closure changes, or the name of one.
public struct PlaceholderContentView<Value: View> {
  let value: Value
  /// Whether it is the place of the view's name in another name.
  private let isName: Bool

  nonisolated init(_ value: Value, isName: Bool = false) {
    self.value = value
    self.isName = isName
  }
}

extension PlaceholderContentView: View {
  /// The views that this one is made of.
  public var body: some View {
    if isName { OwnName() } else { value }
  }
}
