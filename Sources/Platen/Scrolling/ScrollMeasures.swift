/// The measures of a scroll view that the program observes.
@MainActor final class ScrollMeasures {
  /// The frame of the content, from the upper leading corner of the visible part.
  private var content: CGRect?
  private var container: CGSize?
  /// Those of the next modifier around.
  private let outer: ScrollMeasures?
  private let didChange: (ScrollGeometry, _ hasMoved: Bool) -> Void

  init(around outer: ScrollMeasures?, didChange: @escaping (ScrollGeometry, _ hasMoved: Bool) -> Void) {
    self.outer = outer
    self.didChange = didChange
  }

  func contentDidMove(to frame: CGRect) {
    let hasMoved = content.map { $0.origin != frame.origin } ?? false
    content = frame
    report(hasMoved: hasMoved)
    outer?.contentDidMove(to: frame)
  }

  func containerDidChange(to size: CGSize) {
    container = size
    report(hasMoved: false)
  }

  private func report(hasMoved: Bool) {
    guard let content, let container else { return }
    didChange(
      ScrollGeometry(
        contentOffset: CGPoint(x: -content.minX, y: -content.minY), contentSize: content.size,
        contentInsets: EdgeInsets(), containerSize: container), hasMoved)
  }
}

private enum ScrollMeasuresKey: EnvironmentKey { static let defaultValue = ObjectReference<ScrollMeasures>() }

extension EnvironmentValues {
  /// What the next scroll view inside reports its measures to; nil where none are observed.
  var scrollMeasures: ScrollMeasures? {
    get { self[ScrollMeasuresKey.self].object }
    set { self[ScrollMeasuresKey.self] = ObjectReference(object: newValue) }
  }
}

/// Keeps what a modifier needs between two evaluations of its body.
@MainActor private final class ScrollWatch {
  var measures: ScrollMeasures?
  var didChange: (ScrollGeometry, _ hasMoved: Bool) -> Void = { _, _ in }

  nonisolated init() {}

  func measures(around outer: ScrollMeasures?) -> ScrollMeasures {
    if let measures { return measures }
    let measures = ScrollMeasures(around: outer) { [weak self] in self?.didChange($0, $1) }
    self.measures = measures
    return measures
  }
}

/// Measures the scroll view in its content.
struct _ScrollWatchModifier {
  let didChange: @MainActor (ScrollGeometry, _ hasMoved: Bool) -> Void
  @State private var watch = ScrollWatch()
  @Environment(\.scrollMeasures) private var outer

  nonisolated init(didChange: @escaping @MainActor (ScrollGeometry, _ hasMoved: Bool) -> Void) {
    self.didChange = didChange
  }
}

extension _ScrollWatchModifier: ViewModifier {
  func body(content: Content) -> some View {
    let _ = watch.didChange = didChange
    let measures = watch.measures(around: outer)
    content
      .environment(\.scrollMeasures, measures)
      .onGeometryChange(for: CGSize.self) {
        $0.size
      } action: { size in
        measures.containerDidChange(to: size)
      }
  }
}

/// Passes the program a value that is computed of the measures of a scroll view.
struct _ScrollGeometryModifier<Value: Equatable> {
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void
  @State private var last = LastValue<Value>()

  nonisolated init(transform: @escaping (ScrollGeometry) -> Value, action: @escaping (Value, Value) -> Void) {
    self.transform = transform
    self.action = action
  }
}

extension _ScrollGeometryModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.modifier(
      _ScrollWatchModifier { geometry, _ in
        let value = transform(geometry)
        let old = last.value
        guard value != old else { return }
        last.value = value
        action(old ?? value, value)
      })
  }
}

@MainActor private final class LastValue<Value> {
  var value: Value?

  nonisolated init() {}
}

/// Passes the program the phases of a scroll view.
struct _ScrollPhaseModifier {
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  @State private var motion = ScrollMotion()

  nonisolated init(_ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) {
    self.action = action
  }
}

extension _ScrollPhaseModifier: ViewModifier {
  func body(content: Content) -> some View {
    let _ = motion.action = action
    content
      .modifier(_ScrollWatchModifier { [motion] in motion.didChange($0, hasMoved: $1) })
      .onDisappear { [motion] in motion.stop() }
  }
}

/// Whether a scroll view moves.
@MainActor private final class ScrollMotion {
  /// How long the content has been at its place when the scroll view is idle.
  private static let pause = Duration.milliseconds(150)

  var action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void = { _, _, _ in }
  private var phase = ScrollPhase.idle
  private var geometry: ScrollGeometry?
  private var end: Task<Void, Never>?

  nonisolated init() {}

  func didChange(_ geometry: ScrollGeometry, hasMoved: Bool) {
    self.geometry = geometry
    guard hasMoved else { return }
    set(.interacting)
    end?.cancel()
    end = Task { [weak self] in
      try? await Task.sleep(for: Self.pause)
      guard !Task.isCancelled else { return }
      self?.set(.idle)
    }
  }

  func stop() { end?.cancel() }

  private func set(_ new: ScrollPhase) {
    guard new != phase, let geometry else { return }
    let old = phase
    phase = new
    action(old, new, ScrollPhaseChangeContext(geometry: geometry, velocity: nil))
  }
}
