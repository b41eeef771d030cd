/// What waits to be evaluated in one host's graph, and the passes that evaluate it.
@MainActor package final class UpdateQueue {
  /// Passes that one update may take before it is cut short: a body that changes state which it reads, or an
  /// `onAppear` that removes and adds its own view, would otherwise never end. Actions that observe values have
  /// ``ActionLimit``, of which two that alternate have to fit in here.
  private static let passLimit = 4 * ActionLimit.runs

  private struct PendingAction {
    let isProgram: Bool
    let run: () -> Void
  }

  @Hosted private var host: ViewHost
  private var dirty: [_Element] = []
  /// The elements that are being evaluated. Empty between two passes; kept so that a key allocates no list.
  private var batch: [_Element] = []
  /// Elements whose evaluation waits for the next event, or for what the program has put on the main queue.
  private var postponed: [_Element] = []
  private var isPostponing = false
  private var rebuilds: [any NodeContainer] = []
  private var enqueuedRebuilds: Set<ObjectIdentifier> = []
  private var needsRootRebuild = false
  private var actions: [PendingAction] = []
  /// An update has been cut short: until it ends, no action of the program runs.
  private var dropsProgramActions = false
  private var isUpdating = false
  private var isRequested = false
  /// Counts how often the graph has been brought up to date.
  package private(set) var count = 0

  init(host: ViewHost) { self.host = host }

  /// Whether the graph is being brought up to date.
  var isRunning: Bool { isUpdating }

  /// Whether anything waits for its evaluation, or for its nodes to be inserted.
  var hasWork: Bool { !dirty.isEmpty || !rebuilds.isEmpty || needsRootRebuild || !actions.isEmpty }

  /// The number of elements that wait for their evaluation.
  var dirtyCount: Int { dirty.count }

  // MARK: enqueuing

  /// Calls ``ViewHost/onNeedsUpdate``, unless an update is running or requested already.
  func request() {
    guard !isUpdating, !isRequested, !host.isClosed else { return }
    isRequested = true
    host.onNeedsUpdate?()
  }

  /// The front end has called for the patches: the next change requests an update again.
  func requestIsMet() { isRequested = false }

  /// Evaluates the element in this update, or in the next.
  func enqueue(_ element: _Element) {
    guard !host.isClosed else { return }
    guard !isPostponing else { return postponed.append(element) }
    dirty.append(element)
    request()
  }

  /// Runs `body`, and has the views that read what it changes be evaluated not now, but when the main queue has run the
  /// blocks that are on it by then, or before the next event.
  ///
  /// This is the order of UIKit's callbacks: they run in the event, after that the blocks that they put on the main
  /// queue, and SwiftUI brings its views up to date when the run loop is about to wait
  /// (`CFRunLoopActivity.beforeWaiting`).
  package func postponing(_ body: () -> Void) {
    let wasPostponing = isPostponing
    isPostponing = true
    body()
    isPostponing = wasPostponing
  }

  /// Whether ``postponing(_:)`` has left views to be evaluated.
  package var hasPostponed: Bool { !postponed.isEmpty }

  /// Has those be evaluated in this update, or in the next.
  package func adoptPostponed() {
    guard !postponed.isEmpty else { return }
    dirty += postponed
    postponed.removeAll(keepingCapacity: true)
    request()
  }

  /// Collects the children of a node again.
  package func enqueueRebuild(of container: any NodeContainer) {
    guard !host.isClosed else { return }
    host.transactions.noteRebuild(of: container)
    guard enqueuedRebuilds.insert(ObjectIdentifier(container)).inserted else { return }
    rebuilds.append(container)
    request()
  }

  /// Collects the children of the root again.
  package func enqueueRootRebuild() {
    needsRootRebuild = true
    host.transactions.noteRootRebuild()
    request()
  }

  /// Runs `action` when the graph is up to date; what it changes is part of the same update.
  package func afterPass(_ action: @escaping () -> Void) { enqueue(PendingAction(isProgram: false, run: action)) }

  /// The same for an action that the program has given a view, which an update that does not end leaves out.
  package func callAfterPass(_ action: @escaping () -> Void) { enqueue(PendingAction(isProgram: true, run: action)) }

  private func enqueue(_ action: PendingAction) {
    guard !host.isClosed else { return }
    actions.append(action)
    request()
  }

  // MARK: evaluating

  /// Brings the graph up to date, if there is anything to do.
  func settle() {
    isUpdating = true
    host.watchdog.begin("an update")
    defer {
      isUpdating = false
      host.watchdog.end()
    }
    count += 1
    guard host.prepareToSettle() else { return }
    if !runPasses() { cutShort() }
    host.matches.pair()
    host.mistakes.runChecks()
  }

  /// Evaluates and runs actions until nothing is left to do. False when the limit of passes is reached before.
  private func runPasses() -> Bool {
    var passes = 0
    while passes < Self.passLimit {
      writeUnwrittenTexts()
      evaluateDirty(&passes)
      rebuildChildren()
      passes += 1
      if dirty.isEmpty, !runActions(), !host.focus.performRequests(), !host.transactions.finishCompletions() {
        return true
      }
    }
    return false
  }

  /// A view that is about to be evaluated may read what has been typed.
  private func writeUnwrittenTexts() {
    guard host.typingPause.hasUnwrittenText, dirty.contains(where: { !host.typingPause.isWaiting($0) }) else { return }
    host.typingPause.end()
  }

  private func evaluateDirty(_ passes: inout Int) {
    // Parents first: what they pass down may make a child's own evaluation needless, or remove the child.
    while !dirty.isEmpty, passes < Self.passLimit {
      passes += 1
      swap(&dirty, &batch)
      batch.sort { $0.depth < $1.depth }
      defer { batch.removeAll(keepingCapacity: true) }
      for element in batch where element.isMounted && element.isDirty {
        element.isDirty = false
        guard let transaction = host.transactions.take(for: element) else {
          element.evaluate()
          continue
        }
        host.transactions.current = transaction
        element.evaluate()
        host.transactions.current = nil
      }
    }
  }

  private func rebuildChildren() {
    if needsRootRebuild {
      needsRootRebuild = false
      host.transactions.setChildren(host.windowNodes, of: host.root, host.transactions.takeForRoot())
    }
    if !rebuilds.isEmpty {
      let containers = rebuilds
      rebuilds.removeAll(keepingCapacity: true)
      enqueuedRebuilds.removeAll(keepingCapacity: true)
      for container in containers where container.isMounted {
        let transaction = host.transactions.take(forRebuildOf: container)
        host.transactions.setChildren(container.collectChildNodes(), of: container.node, transaction)
        host.nodes.noteChange(below: container.node)
      }
    }
    host.transactions.forgetRebuilds()
    host.focus.releaseUnseen()
  }

  func runActions() -> Bool {
    guard !actions.isEmpty else { return false }
    var batch: [PendingAction] = []
    swap(&batch, &actions)
    defer {
      // An action may have added others; else the storage is used again.
      batch.removeAll(keepingCapacity: true)
      if actions.isEmpty { swap(&batch, &actions) }
    }
    for action in batch where !action.isProgram || !dropsProgramActions { action.run() }
    return true
  }

  /// Ends an update that would not end by itself: the program's actions are dropped, and the graph is brought up to
  /// date with the state as it is now, so that the program continues.
  private func cutShort() {
    let views = Set(dirty.map(\.programViewName)).sorted().joined(separator: ", ")
    Diagnostics.report(
      views.isEmpty
        ? "an update was cut short: an action such as onAppear keeps changing what makes it run"
        : "an update was cut short: \(views) changes state in its body, or in an action, that makes it evaluate again")
    dropsProgramActions = true
    defer { dropsProgramActions = false }
    if runPasses() { return }
    // These bodies change what they read each time. They evaluate again when something changes it afterwards: an
    // element that stayed marked would never be enqueued again.
    for element in dirty { element.isDirty = false }
    dirty.removeAll()
  }
}
