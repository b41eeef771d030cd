/// Which node of one host has the focus, and which focus states belong to which nodes.
@MainActor package final class FocusSystem {
  @Hosted var host: ViewHost
  package private(set) var focusedID: NodeID?
  /// The field that stays first responder while the focus is in the bar with its input views.
  package private(set) var holderID: NodeID?
  /// What each focusable node means to the focus states around it.
  package private(set) var targets: [NodeID: [any FocusTarget]] = [:]
  /// What programs have requested, to be performed when the tree is up to date.
  private var requests: [() -> Void] = []
  /// Whether the front end selects a line of text that Tab moves the focus to; then so does any other key that leads
  /// into one, and the first focus of a page.
  package var selectsEnteredLines = false
  /// Whether the front end moves the focus along a chain of fields by itself, and selects what it reaches.
  package var leavesChainsToFrontEnd = false
  /// Where the view was that had the focus last, while none has it: Tab continues from there.
  private var departure: FocusDeparture?
  /// Counts how often a field has kept the focus, to distinguish that from another view's refusing it.
  private var timesKept = 0

  init(host: ViewHost) { self.host = host }

  /// The field that receives keys, or whose input views have the focus.
  package var firstResponderID: NodeID? { holderID ?? focusedID }

  /// The node that receives keyboard input.
  package var node: Node? { focusedID.flatMap { host.nodes[$0] } }

  /// Moves the focus to a node, or away from all with nil. False when the node can't have it or the
  /// field that has it won't give it up.
  @discardableResult package func move(to id: NodeID?) -> Bool { tryFocus(id) == .moved }

  /// The result of a request to move the focus.
  private enum FocusMove {
    case moved
    /// The new view can't have the focus, or refuses it.
    case refused
    /// The old view keeps the focus.
    case kept
  }

  private func tryFocus(_ id: NodeID?) -> FocusMove {
    guard id != focusedID else { return .moved }
    var new: Node?
    if let id {
      guard let node = host.nodes[id], node.attributes.isFocusable, node.attributes.isEnabled,
        host.modals.isReachable(node),
        host.isAttached(node)
      else { return .refused }
      new = node
      if let result = moveAcrossBar(to: node) { return result }
    }
    let (before, current) = (focusedID, node)
    let old = holderID.flatMap { host.nodes[$0] } ?? current
    let keptBefore = timesKept
    // UIKit's order: the new one may begin, the old one may end, the old one ends, the new one begins.
    if let responder = new?.focusResponder, !responder.shouldGainFocus() {
      // A field that becomes first responder has moved the focus itself, as far as that succeeded.
      return focusedID == id ? .moved : timesKept == keptBefore ? .refused : .kept
    }
    let picker = current === old ? nil : current?.focusResponder
    for responder in [picker, old?.focusResponder] {
      guard let responder, !responder.shouldLoseFocus() else { continue }
      timesKept += 1
      return .kept
    }
    // Either may have moved the focus itself.
    guard focusedID == before else { return focusedID == id ? .moved : .kept }
    holderID = nil
    if let current, current !== old {
      setFocused(false, of: current)
      picker?.didLoseFocus()
    }
    // A field that ends its editing may take the new one away, as one of its input views.
    if let removed = new, host.nodes[removed.id] == nil || !host.isAttached(removed) { new = nil }
    move(from: old, to: new)
    host.settle()
    return .moved
  }

  /// The bars that belong to fields: that with input views, and the keyboard toolbar.
  private var bars: [(owner: NodeID, node: Node)] {
    var bars = host.inputBar.map { [(owner: $0.owner, node: $0.node)] } ?? []
    if let toolbar = host.presentations[.keyboardBar], let owner = toolbar.owner { bars.append((owner, toolbar.node)) }
    return bars
  }

  /// Moves the focus between a field and one of its bars: for the field, nothing changes by that. A field in
  /// the bar that is part of a picker is edited meanwhile; any other one there becomes first responder. Nil for a view
  /// that is elsewhere.
  private func moveAcrossBar(to new: Node) -> FocusMove? {
    let entered = new.focusResponder
    guard entered?.becomesFirstResponder != true || new.id == holderID else { return nil }
    let holder = holderID ?? focusedID
    guard bars.contains(where: { $0.owner == holder && (new.isInside($0.node) || new.id == holder) }) else {
      return nil
    }
    let left = node?.id == holder ? nil : node?.focusResponder
    if new.id != holder, entered?.shouldGainFocus() == false { return .refused }
    if left?.shouldLoseFocus() == false { return .kept }
    interactionWillChange()
    if let current = node { setFocused(false, of: current) }
    left?.didLoseFocus()
    focusedID = new.id
    holderID = new.id == holder ? nil : holder
    setFocused(true, of: new)
    if new.id != holder { entered?.didGainFocus() }
    host.settle()
    return .moved
  }

  /// Changes the focus without asking either view.
  func move(from old: Node?, to new: Node?) {
    interactionWillChange()
    departure = new == nil ? old.map(FocusDeparture.init) : nil
    focusedID = new?.id
    if let old {
      setFocused(false, of: old)
      old.focusResponder?.didLoseFocus()
      for target in targets[old.id] ?? [] { target.focusLeft() }
    }
    if let new, focusedID == new.id {
      setFocused(true, of: new)
      for target in targets[new.id] ?? [] { target.focusArrived() }
      new.focusResponder?.didGainFocus()
    }
    focusDidMove(from: old, to: focusedID == new?.id ? new : nil)
  }

  /// Notifies the rows and the host's parts that the focus has moved.
  private func focusDidMove(from old: Node?, to new: Node?) {
    let (left, entered) = (old?.focusFollower, new?.focusFollower)
    if left !== entered {
      left?.focusInsideDidChange()
      entered?.focusInsideDidChange()
    }
    for part in host.parts.all { part.focusDidMove(from: old, to: new) }
    host.modals.focusDidMove(to: new)
    host.updates.request()
  }

  /// The focus is about to move, or text to be edited: parts that last through neither close.
  func interactionWillChange() {
    host.choices.close()
    for part in host.parts.all { part.interactionWillChange() }
  }

  private func setFocused(_ isFocused: Bool, of node: Node) {
    guard node.attributes.isFocused != isFocused else { return }
    host.recorder.willChange(node)
    node.attributes.isFocused = isFocused
  }

  /// Moves the focus into a popover that has left it to a field. False where there is none, or nothing in it can have
  /// the focus.
  func enterPopover() -> Bool { host.modals.popoverEntrance.map { enter($0) } ?? false }

  /// Moves the focus to the next or previous focusable node in reading order, around the ends.
  @discardableResult package func move(forward: Bool) -> Bool {
    if forward, enterPopover() { return true }
    let scope = host.modals.scope
    let start = node.flatMap { $0.isInside(scope) ? $0 : nil }
    var candidate = start.flatMap { FocusOrder.next(from: $0, in: scope, forward: forward) }
    if node == nil { candidate = departure?.neighbor(forward: forward, in: scope, of: host) }
    candidate = candidate ?? FocusOrder.first(in: scope, forward: forward)
    var hasWrapped = start == nil
    var first = candidate?.id
    var placeholdersFilled = 0
    while let node = candidate, node !== start {
      if node.isRowPlaceholder {
        placeholdersFilled += 1
        guard placeholdersFilled < 20, host.rows.makeRows(of: node, atStart: forward) else { return false }
        // The new rows are where the placeholder was.
        candidate = start.flatMap { FocusOrder.next(from: $0, in: scope, forward: forward) }
        if candidate == nil {
          candidate = FocusOrder.first(in: scope, forward: forward)
          hasWrapped = true
        }
        // Where nothing in those rows can have the focus, nothing in the others can.
        while let placeholder = candidate, placeholder.isRowPlaceholder {
          candidate = FocusOrder.node(after: placeholder, in: scope, forward: forward)
        }
        first = candidate?.id
        continue
      }
      switch tryFocus(node.id) {
      case .moved: return true
      case .kept: return false
      case .refused: break
      }
      candidate = FocusOrder.next(from: node, in: scope, forward: forward)
      if candidate == nil, !hasWrapped {
        hasWrapped = true
        candidate = FocusOrder.first(in: scope, forward: forward)
      }
      if candidate?.id == first { break }
    }
    return false
  }

  /// Gives the focus to what is nearest to where the view was that had it last, if none has it.
  package func moveNearby() {
    if node == nil, let departure { move(near: departure) }
  }

  /// Gives the focus to what is nearest to a place: behind it or else before it, and to nothing that destroys, which a
  /// key held down too long would press.
  func move(near place: FocusDeparture) {
    let scope = host.modals.scope
    // What is in the same row is nearer than all else: the buttons of a row's actions go with its focus.
    let row = place.row(in: scope, of: host)
    for area in [row, scope].compactMap(\.self) {
      for forward in [true, false] {
        var candidate = place.neighbor(forward: forward, in: scope, of: host)
        while let node = candidate, node.isRowPlaceholder || node.purpose == .destructive {
          candidate = FocusOrder.node(after: node, in: scope, forward: forward)
        }
        if let candidate, candidate.isInside(area), move(to: candidate.id) { return }
      }
    }
  }

  /// The next node after one that can have the focus and meets a condition; nil at the end of the window or the modal.
  package func next(after node: Node, where condition: (Node) -> Bool) -> Node? {
    let scope = host.modals.scope
    var candidate = FocusOrder.node(after: node, in: scope, forward: true)
    while let node = candidate, !condition(node) {
      candidate = FocusOrder.node(after: node, in: scope, forward: true)
    }
    return candidate
  }

  // MARK: from the graph

  /// Ties a node to the focus states around it.
  package func setTargets(_ targets: [any FocusTarget], of node: Node) {
    let old = self.targets[node.id] ?? []
    guard !old.elementsEqual(targets, by: ===) else { return }
    for target in old { target.detach(node.id) }
    for target in targets { target.attach(node.id) }
    self.targets[node.id] = targets.isEmpty ? nil : targets
  }

  /// A node that is removed loses the focus; its responder cannot refuse.
  func nodeWillLeave(_ node: Node) {
    let targets = self.targets.removeValue(forKey: node.id) ?? []
    for target in targets { target.detach(node.id) }
    if holderID == node.id {
      holderID = nil
      if let current = self.node { setFocused(false, of: current) }
      focusedID = node.id
    }
    guard focusedID == node.id else { return }
    interactionWillChange()
    if let holder = holderID.flatMap({ host.nodes[$0] }) {
      // The removed node is in the keyboard toolbar: the field gets the focus back.
      (holderID, focusedID) = (nil, holder.id)
      return setFocused(true, of: holder)
    }
    focusedID = nil
    departure = FocusDeparture(node)
    for part in host.parts.all { part.focusDidMove(from: nil, to: nil) }
    host.updates.request()
    for target in targets { target.focusLeft() }
  }

  /// The program has written a focus state: the focus follows when the tree is up to date.
  func request<Value>(matching location: FocusLocation<Value>) {
    requests.append { [weak self] in self?.perform(location) }
    host.updates.afterPass {}
  }

  /// Performs what the program has requested. False when there was nothing.
  func performRequests() -> Bool {
    guard !requests.isEmpty else { return false }
    let batch = requests
    requests.removeAll()
    for request in batch { request() }
    return true
  }

  private func perform<Value>(_ location: FocusLocation<Value>) {
    location.takeUpRequest()
    if location.isEmpty {
      if let id = firstResponderID, location.hasTarget(id) { move(to: nil) }
    } else if let id = location.target {
      if id != focusedID, !move(to: id) { location.requestFailed(focused: focusedID) }
    } else {
      location.requestFailed(focused: focusedID)
    }
  }

  /// Removes the focus from a view that is out of sight, and commits what is typed.
  func releaseUnseen() {
    guard let node, !host.isAttached(node) else { return }
    move(from: node, to: nil)
  }

  /// Whether bringing the graph up to date would change the focus.
  var needsSettling: Bool { !requests.isEmpty || node.map { !host.isAttached($0) } == true }

  /// Performs `request` when the tree is up to date, after earlier requests.
  package func afterUpdate(_ request: @escaping () -> Void) {
    requests.append(request)
    host.updates.afterPass {}
  }

  /// Gives the focus to the first field in `node`, or else to the first view that can have it, unless it is there
  /// already.
  package func move(into node: Node) {
    if let focused = self.node, focused.isInside(node) { return }
    moveToFirst(in: node)
  }

  /// Gives the focus to the first field of the window, or else to the first view that can have it; to the menus above
  /// the window only where there is no other. Where the program has moved the focus, it stays.
  @discardableResult package func moveToFirst() -> Bool {
    if node != nil { return true }
    departure = nil
    moveToFirst(in: host.root)
    if node != nil, !host.commandBar.hasFocus { return true }
    guard move(forward: true) else { return false }
    let first = focusedID
    while host.commandBar.hasFocus, move(forward: true), focusedID != first {}
    return true
  }

  /// Moves the focus from a field into the bar with its input views or into its keyboard toolbar, or back; to the menus
  /// above the window where there is no such bar. False where there is neither.
  func moveAcrossBar() -> Bool {
    if let holder = holderID { return move(to: holder) }
    guard let first = bars.lazy.compactMap({ FocusOrder.first(in: $0.node, forward: true) }).first else {
      return host.commandBar.toggleFocus()
    }
    return move(to: first.id)
  }

  /// Whether a press of the pointer moves the focus to a control. A button or a toggle leaves it in a field, as in
  /// SwiftUI, where what the control does, such as a style for the selection, is for the text that is edited.
  package func followsPointer(to id: NodeID) -> Bool {
    guard let node = host.nodes[id], !node.attributes.keepsFocus else { return false }
    let role = node.content.control?.role
    return field == nil || role != .button && role != .toggle
  }

  /// The field that has the focus.
  package var field: (node: Node, field: FieldContent)? {
    guard let node, case .field(let field) = node.content else { return nil }
    return (node, field)
  }
}
