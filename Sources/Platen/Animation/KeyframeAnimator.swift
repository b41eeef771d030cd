/// Animates a value through keyframes: repeatedly, or once each time a trigger changes.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View> where KeyframePath.Value == Value {
  let initialValue: Value
  let trigger: AnyHashable?
  let isRepeating: Bool
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath
  @State private var start: Date?
  @Environment(\.hostReference) private var host
  @Environment(\.accessibilityReduceMotion) private var isMotionReduced

  nonisolated init(
    _ initialValue: Value, trigger: AnyHashable?, isRepeating: Bool, content: @escaping (Value) -> Content,
    keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.trigger = trigger
    self.isRepeating = isRepeating
    self.content = content
    self.keyframes = keyframes
  }
}

extension KeyframeAnimator: View {
  /// Runs through keyframes from `initialValue` when the view appears: again and again, or once where `repeating` is
  /// false. With reduced motion the content keeps the initial value.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(initialValue, trigger: nil, isRepeating: repeating, content: content, keyframes: keyframes)
  }

  /// Runs through keyframes from `initialValue` once, each time `trigger` changes. With reduced motion the content
  /// keeps the initial value.
  public init(
    initialValue: Value, trigger: some Hashable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(
      initialValue, trigger: AnyHashable(trigger), isRepeating: false, content: content, keyframes: keyframes)
  }

  /// The views that this one is made of.
  public var body: some View {
    let timeline = KeyframeTimeline(initialValue: initialValue) { keyframes(initialValue) }
    TimelineView(KeyframeSchedule(start: start, duration: timeline.duration, isRepeating: isRepeating)) { context in
      content(value(of: timeline, at: context.date))
    }
    .onAppear { if trigger == nil { run() } }
    .onChange(of: trigger) { run() }
  }

  @MainActor private func run() {
    if !isMotionReduced { start = host.host?.animator.date ?? Date() }
  }

  private func value(of timeline: KeyframeTimeline<Value>, at date: Date) -> Value {
    guard let start, timeline.duration > 0 else { return initialValue }
    let passed = max(date.timeIntervalSince(start), 0)
    if isRepeating { return timeline.value(time: passed.truncatingRemainder(dividingBy: timeline.duration)) }
    return timeline.value(time: min(passed, timeline.duration))
  }
}

/// Fifteen dates per second, from the start to the end of the keyframes.
struct KeyframeSchedule: TimelineSchedule, Equatable {
  let start: Date?
  let duration: TimeInterval
  let isRepeating: Bool

  func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
    guard let start, duration > 0 else { return AnySequence([startDate]) }
    let step = 1.0 / 15
    let count = isRepeating ? Int(Int32.max) : Int(min((duration / step).rounded(.up), 1e6)) + 1
    return AnySequence((0...count).lazy.map { start.addingTimeInterval(Double($0) * step) })
  }
}

extension View {
  /// Animates the view through keyframes: again and again, or once where `repeating` is false.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue, trigger: nil, isRepeating: repeating,
      content: { content(PlaceholderContentView(self), $0) }, keyframes: keyframes)
  }

  /// Animates the view through keyframes once, each time the trigger changes.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Hashable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue, trigger: AnyHashable(trigger), isRepeating: false,
      content: { content(PlaceholderContentView(self), $0) }, keyframes: keyframes)
  }
}
