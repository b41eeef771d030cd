import Dispatch
import Foundation

/// Everything that is animated in one host's tree: content between an old and a new state, frames, transitions of
/// inserted and removed views, and timers.
///
/// The nodes hold their final state. A front end that draws calls ``advance()`` for each of its frames while
/// ``isMoving``, and draws ``Node/shownContent`` and its like; one that has a renderer with a clock of its own is
/// notified of each run. When nothing moves, this costs nothing.
@MainActor package final class Animator {
  /// Seconds since some moment; a test sets a clock of its own.
  package var clock: () -> Double = { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
  /// The moment, by the clock.
  package var date: Date { epoch.addingTimeInterval(clock() - epochTime) }
  private let epoch = Date()
  private lazy var epochTime = clock()
  /// Whether the user prefers no motion: changes then show at once.
  package var isReduced = false
  /// Called when something begins to move, or when ``nextEvent`` may have become earlier.
  package var onStart: (() -> Void)?

  private(set) var contentRuns: [NodeID: ContentRun] = [:]
  private(set) var frameRuns: [NodeID: FrameRun] = [:]
  private(set) var transitionRuns: [NodeID: TransitionRun] = [:]
  /// The timing of nodes that take another's place, for a front end that places nodes by itself.
  private var flights: [NodeID: Timing] = [:]
  private var timers: [Int: (time: Double, action: () -> Void)] = [:]
  private var nextTimer = 0

  package struct ContentRun {
    package let node: Node
    package let from: NodeContent
    package let to: NodeContent
    package let timing: Timing
  }

  struct FrameRun {
    let node: Node
    let from: CGRect
    let timing: Timing
  }

  package struct TransitionRun {
    package let node: Node
    package let from: TransitionState
    package let to: TransitionState
    package let timing: Timing
    /// Set for a node that is being removed.
    package let leavingParent: Node?
  }

  /// When a run began, and its animation.
  package struct Timing {
    package let animation: Animation
    package let start: Double
    let completion: AnimationCompletion?

    func progress(at now: Double) -> AnimationProgress { animation.progress(after: now - start) }
  }

  // MARK: what moves

  /// Whether a drawing front end has to draw frames.
  package var isMoving: Bool { !contentRuns.isEmpty || !frameRuns.isEmpty || !transitionRuns.isEmpty }

  /// When the next animation ends or the next timer is due, in the clock's seconds; nil when there is none.
  package var nextEvent: Double? {
    var times = timers.values.map(\.time)
    times += contentRuns.values.compactMap { $0.timing.end }
    times += frameRuns.values.compactMap { $0.timing.end }
    times += transitionRuns.values.compactMap { $0.timing.end }
    return times.min()
  }

  package func run(of node: Node) -> ContentRun? { contentRuns[node.id] }
  package func transition(of node: Node) -> TransitionRun? { transitionRuns[node.id] }

  /// The node's content at this moment.
  package func content(of node: Node) -> NodeContent {
    guard let run = contentRuns[node.id] else { return node.content }
    return run.from.interpolated(to: run.to, run.timing.progress(at: clock()).fraction) ?? node.content
  }

  // MARK: starting

  func timing(_ transaction: Transaction, _ own: Animation? = nil) -> Timing? {
    guard !isReduced, !transaction.disablesAnimations, let animation = own ?? transaction.animation,
      animation.totalDuration.map({ $0 > 0 }) ?? true
    else { return nil }
    transaction.completion?.begin()
    return Timing(animation: animation, start: clock(), completion: transaction.completion)
  }

  /// The node's content has changed; `transaction` describes how the change is shown.
  func contentDidChange(of node: Node, from old: NodeContent, _ transaction: Transaction?) {
    if let transaction, transaction.animation != nil, old.interpolated(to: node.content, 0.5) != nil {
      let from = content(of: node, before: old)
      if let timing = timing(transaction) {
        end(contentRuns.removeValue(forKey: node.id)?.timing)
        contentRuns[node.id] = ContentRun(node: node, from: from, to: node.content, timing: timing)
        setMotion(of: node) { $0.content = from.interpolated(to: node.content, 0) }
        onStart?()
        return
      }
    }
    guard let run = contentRuns.removeValue(forKey: node.id) else { return }
    end(run.timing)
    setMotion(of: node) { $0.content = nil }
  }

  private func content(of node: Node, before old: NodeContent) -> NodeContent {
    guard let run = contentRuns[node.id] else { return old }
    return run.from.interpolated(to: run.to, run.timing.progress(at: clock()).fraction) ?? old
  }

  /// A change that only the layout shows: it is over when its animation would be, whether the graph or the front end
  /// lays out.
  func layoutWillChange(_ transaction: Transaction) {
    guard let completion = transaction.completion, let timing = timing(transaction) else { return }
    guard let end = timing.end else { return completion.end() }
    _ = schedule(at: end) { completion.end() }
  }

  /// The layout has placed the node elsewhere. A frame that is moving already and is placed again without an animation
  /// moves to the new place in the remaining time.
  func frameDidChange(of node: Node, from old: CGRect, _ transaction: Transaction) {
    let from = node.motion?.frame ?? old
    guard let timing = timing(transaction) else { return }
    end(frameRuns.removeValue(forKey: node.id)?.timing)
    frameRuns[node.id] = FrameRun(node: node, from: from, timing: timing)
    setMotion(of: node) { $0.frame = from }
    onStart?()
  }

  /// The node has been inserted: its transition starts.
  func nodeDidEnter(_ node: Node, _ transaction: Transaction) {
    let transition = node.transition ?? .opacity
    let hidden = transition.hidden(isInsertion: true)
    guard hidden != TransitionState(),
      let timing = timing(transaction, transition.ownAnimation(isInsertion: true))
    else { return }
    transitionRuns[node.id] = TransitionRun(
      node: node, from: hidden, to: TransitionState(), timing: timing, leavingParent: nil)
    setMotion(of: node) { $0.transition = hidden }
    onStart?()
  }

  /// The node has left `parent`; it is still drawn there until its transition ends.
  func nodeDidLeave(_ node: Node, _ parent: Node, _ transaction: Transaction) {
    forget(below: node)
    let transition = node.transition ?? .opacity
    let hidden = transition.hidden(isInsertion: false)
    guard hidden != TransitionState(),
      let timing = timing(transaction, transition.ownAnimation(isInsertion: false))
    else { return }
    let from = node.shownTransition ?? TransitionState()
    end(transitionRuns.removeValue(forKey: node.id)?.timing)
    transitionRuns[node.id] = TransitionRun(
      node: node, from: from, to: hidden, timing: timing, leavingParent: parent)
    setMotion(of: node) { $0.transition = from }
    parent.leaving.append(node)
    onStart?()
  }

  /// The node takes the place of another.
  func noteFlight(of node: Node, _ transaction: Transaction) {
    guard !isReduced, !transaction.disablesAnimations, let animation = transaction.animation else { return }
    flights[node.id] = Timing(animation: animation, start: clock(), completion: nil)
  }

  /// Whether any node takes the place of another.
  package var hasFlights: Bool { !flights.isEmpty }

  /// The timing of the node's motion from the place of another, returned once.
  package func takeFlight(of node: Node) -> Timing? { flights.removeValue(forKey: node.id) }

  /// Forgets the timings of nodes that take another's place: the layout moves them.
  func forgetFlights() { flights.removeAll() }

  /// Ends the node's transition at once.
  func abandonTransition(of node: Node) {
    guard let run = transitionRuns.removeValue(forKey: node.id) else { return }
    run.leavingParent?.leaving.removeAll { $0 === node }
    setMotion(of: node) { $0.transition = nil }
    end(run.timing)
  }

  /// Ends the content and frame animations of a removed node and of all below it.
  private func forget(below node: Node) {
    guard isMoving else { return }
    node.forEach { node in
      end(contentRuns.removeValue(forKey: node.id)?.timing)
      end(frameRuns.removeValue(forKey: node.id)?.timing)
    }
  }

  /// Forgets a node whose view has been removed and that is not shown any more.
  func forget(_ node: Node) {
    flights[node.id] = nil
    guard isMoving else { return }
    end(contentRuns.removeValue(forKey: node.id)?.timing)
    end(frameRuns.removeValue(forKey: node.id)?.timing)
    if let run = transitionRuns[node.id], run.leavingParent == nil {
      transitionRuns[node.id] = nil
      end(run.timing)
    }
  }

  // MARK: time

  /// Calls `action` at a time of the clock. The returned number cancels it.
  package func schedule(at time: Double, _ action: @escaping () -> Void) -> Int {
    nextTimer += 1
    timers[nextTimer] = (time, action)
    onStart?()
    return nextTimer
  }

  package func cancel(_ timer: Int) { timers[timer] = nil }

  /// What one call of ``advance()`` changed.
  package struct Step {
    /// Nodes whose content at this moment has changed.
    package var changed: [Node] = []
    /// Nodes whose removal has ended, and where they were.
    package var gone: [(node: Node, parent: Node)] = []
  }

  /// Updates all animations to the current time, and runs the timers that are due.
  package func advance() -> Step {
    let now = clock()
    var step = Step()
    var ended: [Timing] = []
    for (id, run) in contentRuns {
      let progress = run.timing.progress(at: now)
      let shown = progress.isFinished ? nil : run.from.interpolated(to: run.to, progress.fraction)
      if progress.isFinished {
        contentRuns[id] = nil
        ended.append(run.timing)
      }
      if setMotion(of: run.node, { $0.content = shown }) { step.changed.append(run.node) }
    }
    for (id, run) in frameRuns {
      let progress = run.timing.progress(at: now)
      if progress.isFinished {
        frameRuns[id] = nil
        ended.append(run.timing)
      }
      let shown = progress.isFinished ? nil : run.from.between(run.node.frame, progress.fraction)
      if setMotion(of: run.node, { $0.frame = shown }) { step.changed.append(run.node) }
    }
    for (id, run) in transitionRuns {
      let progress = run.timing.progress(at: now)
      if progress.isFinished {
        transitionRuns[id] = nil
        ended.append(run.timing)
        if let parent = run.leavingParent {
          parent.leaving.removeAll { $0 === run.node }
          step.gone.append((run.node, parent))
          step.changed.append(parent)
          continue
        }
      }
      let shown = progress.isFinished ? nil : run.from.between(run.to, progress.fraction)
      if setMotion(of: run.node, { $0.transition = shown }) { step.changed.append(run.node) }
    }
    for timing in ended { end(timing) }
    for (id, timer) in timers.sorted(by: { $0.value.time < $1.value.time }) where timer.time <= now {
      timers[id] = nil
      timer.action()
    }
    return step
  }

  func end(_ timing: Timing?) { timing?.completion?.end() }

  @discardableResult private func setMotion(of node: Node, _ change: (inout NodeMotion) -> Void) -> Bool {
    let old = node.motion
    var motion = old ?? NodeMotion()
    change(&motion)
    node.motion = motion.isEmpty ? nil : motion
    return node.motion != old
  }
}

extension Animator.Timing {
  /// When it ends; nil for what never ends.
  package var end: Double? { animation.totalDuration.map { start + $0 } }
}
