import Foundation

/// Runs a view for a front end: passes events to it, keeps the order of an update, and decides when the next one is
/// due.
///
/// See ``FrontEnd`` for the order. The view ends with the driver, or before that with ``close()``: what is edited is
/// committed, what is shown disappears, tasks are cancelled.
@MainActor public final class FrontEndDriver {
  package let host: ViewHost
  private weak var frontEnd: (any FrontEnd)?
  /// The same, where it reads the nodes themselves.
  private weak var nodeFrontEnd: (any NodeFrontEnd)?
  /// How many updates are under way, one inside the other.
  private var depth = 0
  /// Whether the front end is showing changes.
  private var isShowing = false
  private var isUpdateScheduled = false
  private var isClosed = false
  /// Counts the frames that were requested: only the last one is shown.
  private var frameGeneration = 0
  /// Whether the display's frames are on their way.
  private var hasDisplayFrames = false
  /// The clipboard of a front end that has nothing but text.
  private var textClipboard: FrontEndClipboard?
  /// The metrics of the last layout, for a front end that has the driver lay views out.
  var layoutMetrics: ShownNodeMetrics?

  package init(host: ViewHost) { self.host = host }

  isolated deinit { close() }

  /// Has the view shown by `frontEnd`, which has to be done once, before anything else.
  public func connect(_ frontEnd: any FrontEnd) {
    self.frontEnd = frontEnd
    host.choices.areNative = frontEnd.showsChoices
    nodeFrontEnd = frontEnd as? any NodeFrontEnd
    if nodeFrontEnd == nil {
      textClipboard = FrontEndClipboard(frontEnd)
      host.clipboard = textClipboard
    } else if let clipboard = nodeFrontEnd?.platformClipboard {
      host.clipboard = clipboard
    }
    host.fileDialogs = nodeFrontEnd?.platformFileDialogs
    host.passkeys = nodeFrontEnd?.platformPasskeys
    host.onNeedsUpdate = { [weak self] in self?.scheduleUpdate() }
    if frontEnd.opensLinks { host.onOpenURL = { [weak self] in self?.open($0) ?? false } }
    host.onEnd = { [weak self] in self?.frontEnd?.perform(.quit) ?? false }
    host.onAnnounce = { [weak self] in self?.frontEnd?.announce($0) }
    host.animator.onStart = { [weak self] in self?.motionDidStart() }
  }

  private func open(_ link: URL) -> Bool {
    guard let frontEnd else { return false }
    if let schemes = frontEnd.linkSchemes, !LinkPolicy.allows(link, schemes: schemes) { return false }
    return frontEnd.open(link)
  }

  /// Ends the view. Nothing is shown afterwards, and events are ignored.
  public func close() {
    guard !isClosed else { return }
    isClosed = true
    host.onNeedsUpdate = nil
    host.animator.onStart = nil
    host.close()
  }

  // MARK: updates

  /// Runs `event`, which may pass anything to the view, as an update.
  public func update(_ event: () -> Void = {}) {
    guard !isClosed else { return }
    depth += 1
    if depth == 1 { frontEnd?.updateWillBegin() }
    host.inContext {
      if depth == 1 { host.adoptPostponed() }
      event()
      // Nothing of the program comes before the views that wait for it.
      if depth == 1, host.updates.hasPostponed, nodeFrontEnd?.mainQueueMayHaveWork == false { host.adoptPostponed() }
      showChanges()
    }
    depth -= 1
    guard depth == 0, !isClosed else { return }
    frontEnd?.updateDidEnd()
    if host.updates.hasPostponed { scheduleUpdate() }
  }

  /// Shows what has changed so far, between two events of one update.
  package func showChanges() {
    guard !isClosed else { return }
    guard !isShowing else { return scheduleUpdate() }
    isShowing = true
    let patches = host.update()
    if let nodeFrontEnd { nodeFrontEnd.show(patches) } else { frontEnd?.show(patches.map(TreeChange.init)) }
    isShowing = false
  }

  /// Requests an update after the event that is handled now, for a change of the front end's own that is to be shown.
  public func scheduleUpdate() {
    // The update that is under way shows it.
    guard depth == 0 || isShowing, !isUpdateScheduled, !isClosed else { return }
    isUpdateScheduled = true
    frontEnd?.schedule(after: 0) { [weak self] in
      self?.isUpdateScheduled = false
      self?.update()
    }
  }

  // MARK: events

  /// Decides what a key does, and does it; see ``FrontEndKeyBindings``. Keys that are ignored are the platform's own.
  ///
  /// - Parameters:
  ///   - key: The key, as translated from the platform's.
  ///   - text: What the key types, where that is not the key's characters.
  @discardableResult public func press(_ key: KeyPress, text: String? = nil) -> KeyOutcome {
    var outcome = KeyOutcome.ignored
    update {
      outcome = host.keys.handle(
        key, bindings: frontEnd?.keyBindings ?? .desktop, native: frontEnd?.nativeKeys, text: text
      ) { frontEnd?.perform($0) ?? false }
    }
    return outcome
  }

  /// Does something to a node. False where the node was removed, is disabled or does not handle the action.
  @discardableResult public func perform(_ action: ShownNodeAction, on node: ShownNode) -> Bool {
    var isUsed = false
    update {
      isUsed = action == .press && host.choices.open(of: node.id.node) || host.send(action.event, to: node.id.node)
    }
    return isUsed
  }

  /// Moves the focus to a node, or away from all. False where the node can't have it, or the field that has it keeps
  /// it.
  @discardableResult public func focus(_ node: ShownNode?) -> Bool {
    var hasMoved = false
    update { hasMoved = host.focus.move(to: node?.id.node) }
    return hasMoved
  }

  /// Moves the focus to the next or previous node in reading order that can have it, around the ends.
  @discardableResult public func moveFocus(forward: Bool) -> Bool {
    var hasMoved = false
    update { hasMoved = host.focus.move(forward: forward) }
    return hasMoved
  }

  // MARK: reading

  /// The root of all that is shown. Its identity lasts as long as the driver.
  public var root: ShownNode { ShownNode(host.root) }

  /// What can be used now: what is open to choose from, the sheet or the alert over the window, otherwise
  /// everything.
  public var reachable: ShownNode { ShownNode(host.choices.node ?? host.modals.scope) }

  /// The node that keys go to.
  public var focused: ShownNode? { host.focus.node.map(ShownNode.init) }

  /// The node of that identity, as long as it is there.
  public func node(_ id: ShownNode.ID) -> ShownNode? { host.node(id.node).map(ShownNode.init) }

  // MARK: motion

  private func motionDidStart() {
    guard !isClosed, let frontEnd else { return }
    var delay: TimeInterval?
    if host.animator.isMoving {
      switch frontEnd.frameClock {
      case .timer(let interval): delay = interval
      case .platform: break
      case .display:
        guard !hasDisplayFrames else { return }
        hasDisplayFrames = true
        return frontEnd.startFrames()
      }
    }
    delay = delay ?? host.animator.nextEvent.map { max($0 - host.animator.clock(), 0.01) }
    guard let delay else { return }
    frameGeneration += 1
    let generation = frameGeneration
    frontEnd.schedule(after: delay) { [weak self] in
      guard let self, frameGeneration == generation else { return }
      showFrame()
    }
  }

  /// Shows where everything that moves is now, and has the next frame come as long as something moves. False when
  /// nothing moves any more.
  @discardableResult public func showFrame() -> Bool {
    guard !isClosed else { return false }
    frameGeneration += 1
    let step = host.animator.advance()
    update { if let nodeFrontEnd { nodeFrontEnd.show(step) } else { frontEnd?.motionDidAdvance() } }
    if hasDisplayFrames, host.animator.isMoving { return true }
    hasDisplayFrames = false
    motionDidStart()
    return host.animator.isMoving
  }
}

/// The clipboard of a front end that has nothing but text.
@MainActor private final class FrontEndClipboard: Clipboard {
  private weak var frontEnd: (any FrontEnd)?

  init(_ frontEnd: any FrontEnd) { self.frontEnd = frontEnd }

  func write(_ text: String) { frontEnd?.copy(text) }

  var pasteText: String? { frontEnd?.copiedText }
}
