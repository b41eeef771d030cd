/// A running view: the graph behind it, the tree of nodes it shows, its focus and its layout.
///
/// A front end owns one for each window or session. The cycle is always the same: pass user input (``send(_:to:)``,
/// ``press(_:)``, ``focus(_:)``), call ``update()``, apply the patches. When something else changes the state (a task,
/// a timer), ``onNeedsUpdate`` requests an ``update()``.
@MainActor package final class ViewHost {
  /// The root of the tree; its identity lasts as long as the host.
  package let root: Node
  /// Called at most once between two updates, on the main actor, when an update is due.
  package var onNeedsUpdate: (() -> Void)?
  /// Opens a link outside of the program; false where that can't be done.
  package var onOpenURL: ((URL) -> Bool)?
  /// Receives cut and copied text.
  package var clipboard: (any Clipboard)?
  /// Counts of the work since the start, for tests and benchmarks.
  package internal(set) var statistics = Statistics()
  package let watchdog = Watchdog()

  private let makeRootElement: (ViewHost) -> _Element
  private(set) var rootElement: _Element?
  private var isClosed = false

  /// The animations in the tree.
  package let animator = Animator()
  /// The transaction of the current evaluation; nil where it has none.
  var transaction: Transaction?
  /// Animated changes that wait for their elements to evaluate, or for their containers to set their children.
  var elementTransactions: [ObjectIdentifier: Transaction] = [:]
  var rebuildTransactions: [ObjectIdentifier: Transaction] = [:]
  var rootTransaction: Transaction?
  var completions: [AnimationCompletion] = []
  /// The nodes below which the next layout animates changed frames, with the transaction of each.
  var layoutTransactions: [NodeID: Transaction] = [:]
  /// The transaction for the nodes that the layout is placing.
  package var placingTransaction: Transaction?

  private var nextNodeID = 1
  private(set) var nodes: [NodeID: Node] = [:]
  /// The number of views in the graph that set alignment guides.
  package var guideCount = 0
  package var usesGuides: Bool { guideCount > 0 }
  /// The geometry readers: nodes whose views depend on the size they have.
  private(set) var geometryReaders: Set<NodeID> = []
  /// Nodes that are sized relative to their container.
  private(set) var containerFrames: Set<NodeID> = []
  /// Placeholders of unloaded rows.
  var rowPlaceholders: Set<NodeID> = []
  /// Makes the rows of long lists on demand.
  package var lazyRows: [ObjectIdentifier: any LazyRows] = [:]
  /// Whether long lists make only the rows near the visible area. A front end that sets it reports its scroll offsets.
  package var makesRowsLazily = false
  /// Whether rows made during a layout are laid out at once, or with the next layout.
  package var loadsRowsAtOnce = true
  /// The anchors that keep their place while the next layout inserts rows above them.
  var waitingAnchors: [ScrollAnchor] = []
  var followedScrollers: Set<NodeID> = []
  /// The size of the last layout, in the front end's units.
  var lastLayoutSize = CGSize.zero
  /// Whether the front end's surroundings are light or dark, and what views prefer instead, the latest last.
  package var surroundingScheme: ColorScheme?
  package var preferredSchemes: [(element: ObjectIdentifier, scheme: ColorScheme)] = []
  /// The metrics of the last layout.
  package weak var lastMetrics: (any LayoutMetrics)?

  private(set) var dirty: [_Element] = []
  private var rebuilds: [any NodeContainer] = []
  private var enqueuedRebuilds: Set<ObjectIdentifier> = []
  private var needsRootRebuild = false
  private var actions: [PendingAction] = []
  /// An update has been cut short: until it ends, no action of the program runs.
  private var dropsProgramActions = false
  private var isUpdating = false
  /// Counts how often the graph has been brought up to date.
  package private(set) var updateCount = 0
  private var isUpdateRequested = false

  package var recorder = PatchRecorder()
  package var focus = FocusRegistry()
  package let typingPause = TypingPause()
  /// The button that is held down.
  var heldButton: HeldButton?
  /// Views that take one another's place and size.
  package var matches = MatchedViews()
  /// The modals over the window.
  package var modals = ModalStack()
  /// The window of the UIKit views that are shown here.
  package private(set) lazy var hostedWindow = HostedWindow(host: self)
  /// The views that fields present outside of their own places.
  package var presentations: [PresentationSlot: Presentation] = [:]
  /// The environment that the front end gives the program.
  package var rootEnvironment: EnvironmentValues
  /// The bar with the first responder's own input views, at the end of the window.
  package var inputBar: InputBar?
  /// The window as views see it.
  let window = WindowPlace()
  /// The menus above the window.
  package var commandBar = CommandBar()
  /// The scenes of the program, where it has any.
  package weak var scenes: (any ProgramScenes)?
  /// The parts that the vocabulary has added.
  var parts = HostParts()

  /// Starts showing `view` in the given environment. Nothing is evaluated before the first ``update()``.
  package init<V: View>(_ view: V, environment: EnvironmentValues = EnvironmentValues()) {
    Tracking.noteFirstThread()
    root = Node(id: NodeID(rawValue: 0), content: .root)
    rootEnvironment = environment
    makeRootElement = { host in
      V._makeElement(view, in: _ElementContext(host: host, environment: host.rootEnvironment))
    }
    nodes[root.id] = root
    rootEnvironment.hostReference = HostReference(host: self)
    rootEnvironment.undoManager = UndoManager()
    animator.isReduced = environment.accessibilityReduceMotion
    UIApplication.shared.add(self)
  }

  // MARK: updating

  /// Passes that one update may take before it is cut short: a body that changes state which it reads, or an
  /// `onAppear` that removes and adds its own view, would otherwise never end. Actions that observe values have
  /// ``ActionLimit``, of which two that alternate have to fit in here.
  private static let passLimit = 4 * ActionLimit.runs

  /// Evaluates what has changed, until nothing is left to do, and returns the patches.
  package func update() -> [Patch] {
    guard !isUpdating, !isClosed else { return [] }
    settle()
    isUpdateRequested = false
    let patches = recorder.finish()
    statistics.patches += patches.count
    return patches
  }

  /// Brings the graph up to date. This follows each event, so that the program's actions (`onChange`, formatting
  /// bindings) run before the next key, however many keys arrive at once.
  package func settle() {
    guard !isUpdating, !isClosed else { return }
    isUpdating = true
    watchdog.begin("an update")
    defer {
      isUpdating = false
      watchdog.end()
    }
    window.isLast()
    updateCount += 1
    AppStorageRegistry.adoptChanges()
    guard needsSettling else { return }
    statistics.settles += 1
    if rootElement == nil {
      noteActivity()
      rootElement = makeRootElement(self)
      needsRootRebuild = true
    }
    if !runPasses() { cutUpdateShort() }
    pairMatches()
  }

  /// Evaluates and runs actions until nothing is left to do. False when the limit of passes is reached before.
  private func runPasses() -> Bool {
    var passes = 0
    while passes < Self.passLimit {
      writeUnwrittenTexts()
      evaluateDirty(&passes)
      rebuildChildren()
      passes += 1
      if dirty.isEmpty, !runActions(), !carryOutFocusRequests(), !finishCompletions() { return true }
    }
    return false
  }

  /// A view that is about to be evaluated may read what has been typed.
  private func writeUnwrittenTexts() {
    guard typingPause.hasUnwrittenText, dirty.contains(where: { !typingPause.isWaiting($0) }) else { return }
    typingPause.end()
  }

  private func evaluateDirty(_ passes: inout Int) {
    // Parents first: what they pass down may make a child's own evaluation needless, or remove the child.
    while !dirty.isEmpty, passes < Self.passLimit {
      passes += 1
      let batch = dirty.sorted { $0.depth < $1.depth }
      dirty.removeAll(keepingCapacity: true)
      for element in batch where element.isMounted && element.isDirty {
        element.isDirty = false
        guard !elementTransactions.isEmpty,
          let transaction = elementTransactions.removeValue(forKey: ObjectIdentifier(element))
        else {
          element.evaluate()
          continue
        }
        self.transaction = transaction
        element.evaluate()
        self.transaction = nil
      }
    }
  }

  private func rebuildChildren() {
    if needsRootRebuild {
      needsRootRebuild = false
      let transaction = rootTransaction
      rootTransaction = nil
      let foot = parts.all.compactMap(\.footNode) + presentedNodes + [inputBar?.node].compactMap { $0 }
      modals.base = rootElement?.nodes ?? []
      let over = modals.entries.map(\.presentation.node)
      setChildren(modals.base + over + foot, of: root, transaction)
    }
    let containers = rebuilds
    rebuilds.removeAll(keepingCapacity: true)
    enqueuedRebuilds.removeAll(keepingCapacity: true)
    for container in containers where container.isMounted {
      let transaction =
        rebuildTransactions.isEmpty ? nil : rebuildTransactions.removeValue(forKey: ObjectIdentifier(container))
      setChildren(container.collectChildNodes(), of: container.node, transaction)
      noteChange(below: container.node)
    }
    rebuildTransactions.removeAll()
    releaseUnseenFocus()
  }

  private func runActions() -> Bool {
    guard !actions.isEmpty else { return false }
    let batch = actions
    actions.removeAll(keepingCapacity: true)
    for action in batch where !action.isProgram || !dropsProgramActions { action.run() }
    return true
  }

  /// Ends an update that would not end by itself: the program's actions are dropped, and the graph is brought up to
  /// date with the state as it is now, so that the program continues.
  private func cutUpdateShort() {
    let views = Set(dirty.map(\.programViewName)).sorted().joined(separator: ", ")
    Diagnostics.report(
      views.isEmpty
        ? "an update was cut short: an action such as onAppear keeps changing what makes it run"
        : "an update was cut short: \(views) changes state in its body, or in an action, that makes it evaluate again")
    dropsProgramActions = true
    defer { dropsProgramActions = false }
    if runPasses() { return }
    // These bodies change what they read each time. They evaluate again when something changes it afterwards: an element
    // that stayed marked would never be enqueued again.
    for element in dirty { element.isDirty = false }
    dirty.removeAll()
  }

  /// Whether anything waits for its evaluation, or for its nodes to be inserted.
  var hasDirty: Bool { !dirty.isEmpty || !rebuilds.isEmpty || needsRootRebuild || !actions.isEmpty }

  func requestUpdate() {
    guard !isUpdating, !isUpdateRequested, !isClosed else { return }
    isUpdateRequested = true
    onNeedsUpdate?()
  }

  /// Ends the editing, runs the `onDisappear` actions, cancels tasks. The host can't be used afterwards.
  package func close() {
    guard !isClosed else { return }
    UIApplication.shared.remove(self)
    focus(nil)
    for slot in PresentationSlot.allCases { dismissPresentation(slot) }
    rootElement?.unmount()
    _ = runActions()
    isClosed = true
  }

  // MARK: from the graph

  func noteEvaluation() { statistics.evaluations += 1 }

  func enqueue(_ element: _Element) {
    dirty.append(element)
    requestUpdate()
  }

  package func enqueueRebuild(of container: any NodeContainer) {
    if let transaction = arrivingTransaction { rebuildTransactions[ObjectIdentifier(container)] = transaction }
    guard enqueuedRebuilds.insert(ObjectIdentifier(container)).inserted else { return }
    rebuilds.append(container)
    requestUpdate()
  }

  package func enqueueRootRebuild() {
    needsRootRebuild = true
    rootTransaction = arrivingTransaction ?? rootTransaction
    requestUpdate()
  }

  /// Runs `action` when the graph is up to date; what it changes is part of the same update.
  package func afterPass(_ action: @escaping () -> Void) { enqueue(PendingAction(isProgram: false, run: action)) }

  /// The same for an action that the program has given a view, which an update that does not end leaves out.
  package func callAfterPass(_ action: @escaping () -> Void) { enqueue(PendingAction(isProgram: true, run: action)) }

  private struct PendingAction {
    let isProgram: Bool
    let run: () -> Void
  }

  private func enqueue(_ action: PendingAction) {
    actions.append(action)
    requestUpdate()
  }

  // MARK: nodes

  /// The node of that identity, if it is in the tree.
  package func node(_ id: NodeID) -> Node? { nodes[id] }

  package func makeNode(_ content: NodeContent, _ attributes: NodeAttributes) -> Node {
    let node = Node(id: NodeID(rawValue: nextNodeID), content: content, attributes: attributes)
    nextNodeID += 1
    nodes[node.id] = node
    switch content {
    case .geometry, .effect(.measured): geometryReaders.insert(node.id)
    case .containerFrame: containerFrames.insert(node.id)
    case .rowPlaceholder: rowPlaceholders.insert(node.id)
    default: break
    }
    return node
  }

  /// Sets the children of a node that no front end has received yet.
  package func setInitialChildren(_ children: [Node], of node: Node) {
    node.children = children
    for child in children { child.enter(node) }
  }

  package func set(_ content: NodeContent, _ attributes: NodeAttributes, of node: Node) {
    var attributes = attributes
    attributes.isFocused = focus.focusedID == node.id
    attributes.match = node.attributes.match
    guard node.content != content || node.attributes != attributes else { return }
    recorder.willChange(node)
    let old = node.content
    node.content = content
    node.attributes = attributes
    if old != content {
      node.invalidateLayout()
      animator.contentDidChange(of: node, from: old, transaction)
      if let transaction { noteLayout(of: node, transaction) }
    }
    if attributes.isFocused, !attributes.isEnabled || !attributes.isFocusable {
      afterPass { [weak self] in self?.focus(nil) }
    }
    noteChange(below: node)
    requestUpdate()
  }

  /// Notifies the owner of a detached tree that one of its nodes has changed.
  private func noteChange(below node: Node) {
    node.root.onChangeBelow?()
  }

  package func forget(_ node: Node) {
    nodes[node.id] = nil
    geometryReaders.remove(node.id)
    containerFrames.remove(node.id)
    rowPlaceholders.remove(node.id)
    animator.forget(node)
    matches.forget(node)
    focusedNodeWillLeave(node)
  }

  // MARK: events

  /// Delivers an event to a node. False when the node is gone or disabled or does not handle the event.
  @discardableResult package func send(_ event: NodeEvent, to id: NodeID) -> Bool {
    noteActivity()
    guard let node = nodes[id], let responder = node.responder else { return false }
    // A held button is released even where nothing can be pressed any more.
    guard event == .hold(false) || node.attributes.isEnabled && isReachable(node) else { return false }
    let isCommand = isCommand(id)
    defer {
      settle()
      // A command applies to what had the focus before the menus, and the focus returns there.
      if isCommand, isFocusInCommandBar { leaveCommandBar() }
    }
    if case .edit = event { interactionWillChange() }
    // An action may read what has been typed elsewhere, or before.
    if !typingPause.isWaiting(responder) || !event.isEdit { typingPause.end() }
    let modal = event == .press ? modals.entries.last?.presentation : nil
    if responder.handle(event) {
      if let modal, case .button = node.content, node.isInside(modal.node) { modal.buttonWasPressed() }
      return true
    }
    // Return presses the window's default button when no action handles it.
    return event == .submit && pressShortcut(KeyPress(key: .return))
  }
}
