import TextEditing

/// A running view: the graph behind it, the tree of nodes it shows, its focus and its layout.
///
/// A front end owns one for each window or session. The cycle is always the same: pass user input (``send(_:to:)``,
/// ``keys``, ``focus``), call ``update()``, apply the patches. When something else changes the state (a task, a timer),
/// ``onNeedsUpdate`` requests an ``update()``.
///
/// Each part owns its state and is made with the host's first use of it.
@MainActor package final class ViewHost {
  /// The root of the tree; its identity lasts as long as the host.
  package let root: Node
  /// Called at most once between two updates, on the main actor, when an update is due.
  package var onNeedsUpdate: (() -> Void)?
  /// Called when the user has edited a field and the field's node shows that, before the program's views are evaluated:
  /// a front end that draws can show what was typed at once. What the program makes of it follows in the same update.
  package var onEdit: ((Node) -> Void)?
  /// Opens a link outside of the program; false where that can't be done.
  package var onOpenURL: ((URL) -> Bool)?
  /// Reports to assistive technology what the program says.
  package var onAnnounce: ((AccessibilityAnnouncement) -> Void)?
  /// Ends the program as the user does; false where the front end has no end by itself.
  package var onEnd: (() -> Bool)?
  /// Receives cut and copied text. The front end keeps it.
  package weak var clipboard: (any Clipboard)?
  /// The front end's dialogs for files; nil where files are chosen in a sheet.
  package weak var fileDialogs: (any FileDialogs)?
  /// The front end's passkeys; nil where the platform has none.
  package weak var passkeys: (any Passkeys)?
  /// The environment that the front end gives the program.
  package private(set) var rootEnvironment: EnvironmentValues
  /// The scenes of the program, where it has any.
  package weak var scenes: (any ProgramScenes)?
  /// The bar with the first responder's own input views, at the end of the window.
  package var inputBar: InputBar?
  /// How the left and the right arrow move the caret where no view says it.
  package var caretMovement = EditingOptions.Movement.logical
  /// Counts of the work since the start, for tests and benchmarks.
  package internal(set) var statistics = Statistics()
  package let watchdog = Watchdog()
  package let mistakes = MistakeReports()

  private let makeRootElement: (ViewHost) -> _Element
  private(set) var rootElement: _Element?
  /// How often the user has done something else than editing a text: presses of controls, Return, gestures.
  package private(set) var actionCount = 0
  package private(set) var isClosed = false
  /// Whether the host shows a window of the program.
  package let isWindow: Bool
  /// The user of the window, for what the program requests of its application.
  package let application = ApplicationContext(.ofTask)
  /// The graph's reference to the host.
  private(set) lazy var link = HostLink(self)

  // MARK: parts

  /// The nodes, by their identities.
  package private(set) lazy var nodes = NodeStore(host: self)
  /// What waits to be evaluated.
  package private(set) lazy var updates = UpdateQueue(host: self)
  /// How changes are to be shown.
  package private(set) lazy var transactions = Transactions(host: self)
  /// The patches since the last update.
  package var recorder = PatchRecorder()
  /// The animations in the tree.
  package let animator = Animator()
  /// Views that take one another's place and size.
  package private(set) lazy var matches = MatchedViews(host: self)
  /// The places of the nodes.
  package private(set) lazy var layout = WindowLayout(host: self)
  /// The rows of long lists.
  package private(set) lazy var rows = LazyRowLoader(host: self)
  /// What is typed in a list.
  private(set) lazy var typedSelection = TypedSelection()
  /// The node that has the focus.
  package private(set) lazy var focus = FocusSystem(host: self)
  /// The modals over the window.
  package private(set) lazy var modals = ModalSystem(host: self)
  /// The view that was pressed last, by whatever means.
  package private(set) var pressPlace: FocusDeparture?
  /// The views that fields present outside of their own places.
  package private(set) lazy var presentations = Presentations(host: self)
  /// What is open to choose from.
  package private(set) lazy var choices = OpenChoices(host: self)
  /// The menus above the window.
  package private(set) lazy var commandBar = CommandBar(host: self)
  /// The button that is held down.
  package private(set) lazy var buttonPresses = ButtonPresses(host: self)
  /// Long texts that the program receives when typing pauses.
  package private(set) lazy var typingPause = TypingPause(host: self)
  /// Light or dark.
  package private(set) lazy var colorScheme = WindowColorScheme(host: self)
  /// The window of the UIKit views that are shown here.
  package private(set) lazy var hostedWindow = HostedWindow(host: self)
  /// The window as views see it.
  package let window = WindowPlace()
  /// The parts that the vocabulary has added.
  var parts = HostParts()

  /// Decides what keys do.
  package var keys: KeyDispatch { KeyDispatch(host: self) }

  /// Starts showing `view` in the given environment. Nothing is evaluated before the first ``update()``. Where it is no
  /// window, the program does not see it among its windows.
  package init<V: View>(
    _ view: V, environment: EnvironmentValues = EnvironmentValues(), isWindow: Bool = true
  ) {
    MainThread.noteFirst()
    root = Node(id: NodeID(rawValue: 0), content: .container(.root))
    rootEnvironment = environment
    self.isWindow = isWindow
    makeRootElement = { host in
      V._makeElement(view, in: _ElementContext(host: host, environment: host.rootEnvironment))
    }
    // The default needs no attribute: front ends begin with a root that has none.
    if environment.layoutDirection == .rightToLeft { root.attributes.layoutDirection = .rightToLeft }
    rootEnvironment.beginHost()
    rootEnvironment.hostReference = HostReference(host: self)
    if isWindow || environment.undoManager == nil { rootEnvironment.undoManager = UndoManager() }
    animator.isReduced = environment.accessibilityReduceMotion
    window.reducesMotion = environment.accessibilityReduceMotion
    if isWindow { application.open(self) }
  }

  /// Ends a host that was not closed: its views disappear, tasks are cancelled. Edited texts are not committed.
  isolated deinit {
    link.cut()
    guard !isClosed else { return }
    application.close(self)
    // The graph must not retain the host any more: what it still does to its host, it does to this one.
    let rest = link.host
    rest.isClosed = false
    inContext {
      Tracking.untracked {
        presentations.unmountAll()
        rootElement?.unmount()
        _ = rest.updates.runActions()
      }
    }
    rest.isClosed = true
  }

  /// A host without views, closed, that takes the place of one that has ended.
  static func ended() -> ViewHost {
    let host = ViewHost(EmptyView(), isWindow: false)
    host.isClosed = true
    return host
  }

  // MARK: updating

  /// Evaluates what has changed, until nothing is left to do, and returns the patches.
  package func update() -> [Patch] {
    guard !updates.isRunning, !isClosed else { return [] }
    settle()
    updates.requestIsMet()
    let patches = recorder.finish()
    // The program may have released a secret that a field has shared with it.
    SecretStrings.wipeReleased()
    statistics.patches += patches.count
    checkInvariants()
    return patches
  }

  /// Brings the graph up to date. This follows each event, so that the program's actions (`onChange`, formatting
  /// bindings) run before the next key, however many keys arrive at once.
  package func settle() {
    guard !updates.isRunning, !isClosed else { return }
    inContext(updates.settle)
  }

  /// Brings the views up to date that an earlier event has left; see ``UpdateQueue/postponing(_:)``.
  package func adoptPostponed() {
    guard updates.hasPostponed, !updates.isRunning else { return }
    updates.adoptPostponed()
    settle()
  }

  /// Adopts what other windows have changed, and makes the first element. False when nothing is left to do.
  func prepareToSettle() -> Bool {
    AppStorageRegistry.adoptChanges()
    let isDue =
      rootElement == nil || updates.hasWork || focus.needsSettling || transactions.hasCompletions || !matches.isSettled
    guard isDue else { return false }
    statistics.settles += 1
    if rootElement == nil {
      noteActivity()
      rootElement = makeRootElement(self)
      updates.enqueueRootRebuild()
    }
    return true
  }

  func noteEvaluation() { statistics.evaluations += 1 }

  /// What is in the window: the program's own nodes, the modals over them, and bars at the end.
  var windowNodes: [Node] {
    let foot = parts.all.compactMap(\.footNode) + modals.bars(in: nil) + [choices.node].compactMap { $0 }
    return modals.nodes(over: rootElement?.nodes ?? []) + foot
  }

  /// Changes the environment that a front end reports: light or dark, narrow or wide. Only views that read a changed
  /// value are evaluated again.
  package func updateEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    let new = Tracking.untracked {
      var new = rootEnvironment
      change(&new)
      return new
    }
    let differing = new.keysDiffering(from: rootEnvironment)
    guard !differing.isEmpty else { return }
    rootEnvironment = new
    if root.isRightToLeft != (new.layoutDirection == .rightToLeft) {
      recorder.willChange(root)
      root.attributes.layoutDirection = new.layoutDirection
      root.directionDidChange()
    }
    animator.isReduced = new.accessibilityReduceMotion
    let changesMotion = window.reducesMotion != new.accessibilityReduceMotion
    window.reducesMotion = new.accessibilityReduceMotion
    if changesMotion { inContext { UIAccessibility.postReduceMotionChange() } }
    rootElement?.setEnvironment(new, changed: differing)
  }

  /// Ends the editing, runs the `onDisappear` actions, cancels tasks. The host can't be used afterwards.
  package func close() {
    guard !isClosed else { return }
    inContext {
      focus.move(to: nil)
      choices.close()
      presentations.dismissAll()
      rootElement?.unmount()
      _ = updates.runActions()
    }
    application.close(self)
    isClosed = true
    SecretStrings.wipeReleased()
  }

  // MARK: nodes

  /// The node of that identity, if it is in the tree.
  package func node(_ id: NodeID) -> Node? { nodes[id] }

  /// Whether the node is in the window, and not on a page that is out of sight.
  package func isAttached(_ node: Node) -> Bool { node.root === root }

  // MARK: events

  /// Delivers an event to a node. False when the node was removed, is disabled or does not handle the event.
  @discardableResult package func send(_ event: NodeEvent, to id: NodeID) -> Bool {
    noteActivity()
    // What an event registers is one step.
    rootEnvironment.undoManager?.endEvent()
    return inContext { deliver(event, to: id) }
  }

  private func deliver(_ event: NodeEvent, to id: NodeID) -> Bool {
    adoptPostponed()
    guard let node = nodes[id], let responder = node.responder else { return false }
    // A held button is released even where nothing can be pressed any more.
    guard event == .hold(false) || node.attributes.isEnabled && modals.isReachable(node) else { return false }
    if event.isAction || event == .submit { actionCount += 1 }
    if event.isAction { commitEntry(before: node) }
    let isCommand = commandBar.isCommand(id)
    if event == .press, !isCommand { pressPlace = FocusDeparture(node) }
    defer {
      settle()
      // A command applies to what had the focus before the menus, and the focus returns there.
      if isCommand, commandBar.hasFocus { commandBar.leave() }
    }
    if case .edit = event { focus.interactionWillChange() }
    // An action may read what has been typed elsewhere, or before.
    if !typingPause.isWaiting(responder) || !event.isEdit { typingPause.end() }
    let modal = event == .press ? modals.blocking : nil
    if responder.handle(event) {
      if event.isEdit, let onEdit, responder.showEdit() { onEdit(node) }
      if let panel = modal?.node.children.first, case .control(is ButtonContent) = node.content, node.isInside(panel) {
        modal?.buttonWasPressed(node)
      }
      return true
    }
    // Return presses the window's default button when no action handles it.
    return event == .submit && keys.pressShortcut(KeyPress(key: .return))
  }

  /// Commits what is being composed in the focused field, and writes the value of what has been typed: the action of a
  /// control that leaves the focus there reads them, and may write others. A suggestion is about to replace the text.
  private func commitEntry(before control: Node) {
    guard let (node, field) = focus.field else { return }
    if field.marked != nil { send(.edit(.unmark), to: node.id) }
    if case .control(let button as ButtonContent) = control.content, button.isOption { return }
    node.deferredInput?.writeValue()
  }
}
