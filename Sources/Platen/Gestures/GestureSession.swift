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
  /// The taps that wait until those of more clicks cannot be recognized any more, by the group of their recognizers.
  private var waiting: [Int: WaitingTap] = [:]
  /// How the recognizers of sequences ended that another follows, by their indices.
  private var ends: [Int: _GestureEvent] = [:]
  /// Whether one of them ended with the press that just ended, so that the next press may continue it.
  private var isContinued = false
  /// The last event of each recognizer in this press, for gestures of several.
  private var current: [Int: _GestureEvent] = [:]
  private var count = 0

  init(_ modifier: _GestureModifier, host: ViewHost) {
    self.modifier = modifier
    self.host = host
  }

  func handle(_ event: NodeEvent) -> Bool {
    switch event {
    case .press:
      // A key or a screen reader can only perform a tap.
      let recognizers = modifier.recognizers
      let taps = due(recognizers).filter { recognizers[$0].tapCount != nil }
      guard let tap = taps.first(where: { recognizers[$0].tapCount == 1 }) ?? taps.first else { return false }
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

  private func take(_ pointer: PointerEvent) {
    let now = host.animator.clock()
    // An action can change the view's gestures; the event is for those that there were.
    let recognizers = modifier.recognizers
    switch pointer.phase {
    case .down:
      if pointer.clicks > 1 { holdTaps() } else { endWaiting() }
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
      let taps = hasMoved || isLong ? [:] : recognizers.taps(of: due, clicks: pointer.clicks)
      // A tap of more clicks is in place of those that waited for it.
      for index in taps.keys { waiting[recognizers[index].group] = nil }
      endWaiting()
      for (index, recognizer) in recognizers.enumerated() {
        switch recognizer.kind {
        case .drag where isDragging && due.contains(index): finish(index, recognizers, at: pointer.location)
        case .tap where taps[index] == .now:
          finish(index, recognizers, at: pointer.location)
          isContinued = isContinued || recognizer.isFollowed
        case .tap where taps[index] == .later: postpone(index, recognizers, at: pointer.location)
        case _ where isContinued && recognizer.predecessors != nil: break
        default: recognizer.reset.forEach { $0() }
        }
      }
      end()
    case .cancel:
      endWaiting()
      for recognizer in recognizers { recognizer.reset.forEach { $0() } }
      isContinued = false
      end()
    }
  }

  /// The indices of the recognizers that may begin: in a sequence those whose predecessor has ended. Of several drags
  /// or long presses the preferred one begins.
  private func due(_ recognizers: [_GestureRecognizer]) -> [Int] {
    let possible = recognizers.indices.filter {
      ends[$0] == nil && (recognizers[$0].predecessors == nil || !before($0, recognizers).isEmpty)
    }
    return possible.filter { index in !possible.contains { recognizers[$0].precludes(recognizers[index]) } }
  }

  /// Ends a tap when no further click has followed in the time of a double click.
  private func postpone(_ index: Int, _ recognizers: [_GestureRecognizer], at location: CGPoint) {
    let (recognizer, event) = (recognizers[index], event(of: index, recognizers, at: location))
    let tap = waiting[recognizer.group] ?? WaitingTap()
    tap.actions.append {
      recognizer.ended.forEach { $0(event) }
      recognizer.reset.forEach { $0() }
    }
    waiting[recognizer.group] = tap
    guard tap.timer == nil else { return }
    tap.timer = host.animator.schedule(at: host.animator.clock() + WaitingTap.time) { [weak self] in self?.endWaiting()
    }
  }

  /// Keeps the taps that wait until the further click has ended.
  private func holdTaps() {
    for tap in waiting.values {
      if let timer = tap.timer { host.animator.cancel(timer) }
    }
  }

  /// Ends the taps that wait: no further click follows.
  private func endWaiting() {
    holdTaps()
    let taps = waiting.sorted { $0.key < $1.key }
    waiting.removeAll()
    for tap in taps { tap.value.actions.forEach { $0() } }
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
    current.removeAll()
    start = nil
    velocity = .zero
    (isDragging, hasMoved, isLong) = (false, false, false)
  }

  private func cancelTimers() {
    for timer in timers { host.animator.cancel(timer) }
    timers.removeAll()
  }

  private func wait(_ duration: Double, for index: Int, _ recognizers: [_GestureRecognizer]) {
    let event = event(of: index, recognizers, at: start ?? .zero)
    recognizers[index].changed.forEach { $0(event) }
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
    let event = event(of: index, recognizers, at: location)
    recognizers[index].changed.forEach { $0(event) }
  }

  private func finish(_ index: Int, _ recognizers: [_GestureRecognizer], at location: CGPoint) {
    let event = event(of: index, recognizers, at: location)
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

  private func event(of index: Int, _ recognizers: [_GestureRecognizer], at location: CGPoint) -> _GestureEvent {
    var event = _GestureEvent(
      time: host.animator.date, start: start ?? location, location: location, velocity: velocity,
      before: before(index, recognizers))
    guard !recognizers[index].pairs.isEmpty else { return event }
    count += 1
    (event.index, event.order) = (index, count)
    event.pairs = recognizers[index].pairs.map { $0.moved(by: index) }
    current[index] = event
    event.current = Array(current.values)
    return event
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

/// Taps that end when no further click follows.
private final class WaitingTap {
  /// How soon a further click has to follow, in seconds, as in a terminal and in a page.
  static let time = 0.4

  var timer: Int?
  var actions: [() -> Void] = []
}
