/// Recognizes gestures and hovering, by a node around the view.
public struct _GestureModifier {
  let recognizers: [_GestureRecognizer]
  var hover: ((Bool) -> Void)?
  var hoverMove: ((HoverPhase) -> Void)?
}

extension _GestureModifier {
  /// The events of the pointer that the recognizers need.
  var gestureContent: GestureContent {
    var content = GestureContent()
    for recognizer in recognizers {
      switch recognizer.kind {
      case .tap(let count):
        content.taps = max(content.taps, count)
        content.isPressable = true
      case .longPress, .drag: content.isDragged = true
      }
    }
    return content
  }
}

extension _GestureModifier: _WrapperModifier, RespondingModifier {
  /// The node's content in an environment. For the graph.
  public func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    var content = gestureContent
    content.isHovered = hover != nil || hoverMove != nil
    content.tracksPointer = hoverMove != nil
    let isEnabled = environment.isEnabled
    return _NodeContentBox(.decoration(.effect(.gesture(content)))) {
      $0.isEnabled = isEnabled
      $0.isFocusable = content.isPressable
    }
  }

  package func _makeResponder(in host: ViewHost) -> any NodeResponder { GestureSession(self, host: host) }

  package func _update(_ responder: any NodeResponder) { (responder as? GestureSession)?.modifier = self }
}

/// Distinguishes taps, long presses and drags from the front end's pointer events. Points are in the view's own
/// coordinates.
@MainActor final class GestureSession: NodeResponder {
  var modifier: _GestureModifier
  @Hosted private var host: ViewHost
  private var start: CGPoint?
  private var last: (location: CGPoint, time: Double)?
  private var velocity = CGSize.zero
  private var isDragging = false
  private var hasMoved = false
  private var isLong = false
  private var timers: [Int] = []
  /// How the recognizers of sequences ended that another follows, by their indices.
  private var ends: [Int: _GestureEvent] = [:]
  /// Whether one of them ended with the press that just ended, so that the next press may continue it.
  private var isContinued = false

  init(_ modifier: _GestureModifier, host: ViewHost) {
    self.modifier = modifier
    self.host = host
  }

  func handle(_ event: NodeEvent) -> Bool {
    switch event {
    case .press:
      // A key or a screen reader can only perform a tap.
      let recognizers = modifier.recognizers
      let taps = due(recognizers).filter { if case .tap = recognizers[$0].kind { true } else { false } }
      guard let tap = taps.first(where: { recognizers[$0].kind == .tap(count: 1) }) ?? taps.first else { return false }
      finish(tap, recognizers, at: .zero)
      return true
    case .pointer(let pointer):
      take(pointer)
      return true
    case .hover(let isInside):
      modifier.hover?(isInside)
      if !isInside { modifier.hoverMove?(.ended) }
      return modifier.hover != nil || modifier.hoverMove != nil
    case .hoverMove(let place):
      modifier.hoverMove?(.active(place))
      return modifier.hoverMove != nil
    default: return false
    }
  }

  /// The number of clicks of the taps that end with a click, the longest of them: each of several quick clicks is a
  /// single tap, and every second one a double tap.
  private static func tapCount(of recognizers: [_GestureRecognizer], clicks: Int) -> Int? {
    let counts = recognizers.compactMap { if case .tap(let count) = $0.kind { count } else { nil } }
    return counts.filter { max(clicks, 1) % $0 == 0 }.max()
  }

  private func take(_ pointer: PointerEvent) {
    let now = host.animator.clock()
    // An action can change the view's gestures; the event is for those that there were.
    let recognizers = modifier.recognizers
    switch pointer.phase {
    case .down:
      begin(at: pointer.location, now)
      for index in due(recognizers) {
        if case .longPress(let duration, _) = recognizers[index].kind { wait(duration, for: index, recognizers) }
        if recognizers[index].kind == .drag(distance: 0) { drag(index, recognizers, to: pointer.location) }
      }
    case .move:
      guard let start else { return }
      measure(pointer.location, now)
      let distance = Self.distance(start, pointer.location)
      if distance > 10 { hasMoved = true }
      for index in due(recognizers) {
        switch recognizers[index].kind {
        case .drag(let least) where isDragging || distance >= least: drag(index, recognizers, to: pointer.location)
        case .longPress(_, let most) where distance > most: cancelTimers()
        default: break
        }
      }
    case .up:
      guard start != nil else { return }
      measure(pointer.location, now)
      // What is due is decided before one of them ends.
      let due = due(recognizers)
      let tapped = Self.tapCount(of: due.map { recognizers[$0] }, clicks: pointer.clicks)
      for (index, recognizer) in recognizers.enumerated() {
        switch recognizer.kind {
        case .drag where isDragging && due.contains(index): finish(index, recognizers, at: pointer.location)
        case .tap(let count)
        where !hasMoved && !isLong && count == tapped && due.contains(index):
          finish(index, recognizers, at: pointer.location)
          isContinued = isContinued || recognizer.isFollowed
        case _ where isContinued && recognizer.predecessors != nil: break
        default: recognizer.reset.forEach { $0() }
        }
      }
      end()
    case .cancel:
      for recognizer in recognizers { recognizer.reset.forEach { $0() } }
      isContinued = false
      end()
    }
  }

  /// The indices of the recognizers that may begin: in a sequence those whose predecessor has ended.
  private func due(_ recognizers: [_GestureRecognizer]) -> [Int] {
    recognizers.indices.filter {
      ends[$0] == nil && (recognizers[$0].predecessors == nil || !before($0, recognizers).isEmpty)
    }
  }

  /// The ends of those that precede a recognizer in a sequence.
  private func before(_ index: Int, _ recognizers: [_GestureRecognizer]) -> [_GestureEvent] {
    guard let range = recognizers[index].predecessors,
      let end = range.lazy.compactMap({ self.ends[index + $0] }).first
    else { return [] }
    return end.before + [end]
  }

  private func begin(at location: CGPoint, _ now: Double) {
    end()
    isContinued = false
    start = location
    last = (location, now)
  }

  private func end() {
    cancelTimers()
    if !isContinued { ends.removeAll() }
    start = nil
    velocity = .zero
    (isDragging, hasMoved, isLong) = (false, false, false)
  }

  private func cancelTimers() {
    for timer in timers { host.animator.cancel(timer) }
    timers.removeAll()
  }

  private func wait(_ duration: Double, for index: Int, _ recognizers: [_GestureRecognizer]) {
    recognizers[index].changed.forEach { $0(event(at: start ?? .zero, before: before(index, recognizers))) }
    let timer = host.animator.schedule(at: host.animator.clock() + max(duration, 0)) { [weak self] in
      guard let self, let start, !isDragging else { return }
      isLong = true
      finish(index, recognizers, at: start)
    }
    timers.append(timer)
  }

  private func drag(_ index: Int, _ recognizers: [_GestureRecognizer], to location: CGPoint) {
    isDragging = true
    cancelTimers()
    let event = event(at: location, before: before(index, recognizers))
    recognizers[index].changed.forEach { $0(event) }
  }

  private func finish(_ index: Int, _ recognizers: [_GestureRecognizer], at location: CGPoint) {
    let event = event(at: location, before: before(index, recognizers))
    recognizers[index].ended.forEach { $0(event) }
    guard recognizers[index].isFollowed else { return recognizers[index].reset.forEach { $0() } }
    ends[index] = event
    var pending = event
    pending.before.append(event)
    pending.isPending = true
    for (next, recognizer) in recognizers.enumerated()
    where recognizer.predecessors?.contains(index - next) == true {
      recognizer.changed.forEach { $0(pending) }
    }
  }

  private func event(at location: CGPoint, before: [_GestureEvent] = []) -> _GestureEvent {
    _GestureEvent(
      time: host.animator.date, start: start ?? location, location: location, velocity: velocity, before: before)
  }

  private func measure(_ location: CGPoint, _ now: Double) {
    guard let last else { return }
    let time = now - last.time
    if time > 0 {
      velocity = CGSize(
        width: (location.x - last.location.x) / time, height: (location.y - last.location.y) / time)
    }
    self.last = (location, now)
  }

  private static func distance(_ first: CGPoint, _ second: CGPoint) -> CGFloat {
    let (x, y) = (second.x - first.x, second.y - first.y)
    return (x * x + y * y).squareRoot()
  }
}

extension View {
  /// Adds a gesture to the view. It is disabled if `mask` does not contain `.gesture`.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(_AttachedGesture(gesture: gesture, isRecognized: mask.contains(.gesture)))
  }

  /// Adds a gesture to the view, in the same way as `gesture(_:including:)`.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    self.gesture(gesture, including: mask)
  }

  /// Adds a gesture to the view, in the same way as `gesture(_:including:)`: it takes no precedence over gestures
  /// inside.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    self.gesture(gesture, including: mask)
  }

  /// Runs `action` on a tap or click. If the view contains no control, Tab focuses it, and Space or Return taps it.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { action() })
  }

  /// Runs `action` on a tap or click with its position in points, in the view's own coordinates. A tap by a key or by
  /// assistive technology is at the origin.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping (CGPoint) -> Void) -> some View {
    gesture(SpatialTapGesture(count: count).onEnded { action($0.location) })
  }

  /// Runs `action` when the pointer has been down for `minimumDuration` seconds without moving further than
  /// `maximumDistance` points. `onPressingChanged` is called with true when the pointer goes down, and with false when
  /// the press is recognized and when the pointer goes up.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    var recognizer = _GestureRecognizer(.longPress(duration: minimumDuration, distance: maximumDistance))
    recognizer.ended.append { _ in action() }
    if let onPressingChanged {
      recognizer.changed.append { _ in onPressingChanged(true) }
      recognizer.reset.append { onPressingChanged(false) }
    }
    return modifier(_GestureModifier(recognizers: [recognizer]))
  }

  /// Runs `action` when the view is held long enough; `pressing` is called with true when the pointer goes down, and
  /// with false when the press is recognized and when the pointer goes up.
  @_disfavoredOverload nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
  }

  /// Calls `action` with the pointer's position over the view, in points of its own coordinates whatever space is
  /// requested, and when the pointer leaves. A terminal does not report the pointer.
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(_GestureModifier(recognizers: [], hoverMove: action))
  }

  /// Sets the pointer's shape over the view, in a browser and in a window; nil is the default. A terminal ignores it.
  nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View {
    modifier(_LayoutModifier(.decoration(.effect(.pointer(style?.name ?? "auto")))))
  }

  /// Calls `action` with true when the pointer enters the view, and with false when it leaves. A terminal does not
  /// report the pointer.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(_GestureModifier(recognizers: [], hover: action))
  }
}

extension View {
  /// A gesture that can be switched off. What is inside keeps its own.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// A gesture with a name, for a program's own use, that can be switched off.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, name: String?, isEnabled: Bool = true) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Recognizes the gesture beside those of the view, while `isEnabled` is true.
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Recognizes the gesture before those of the view, while `isEnabled` is true.
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }
}
