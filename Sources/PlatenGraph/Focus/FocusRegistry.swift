/// Which node has the focus, and which focus states belong to which nodes.
@MainActor package struct FocusRegistry {
  package var focusedID: NodeID?
  /// The field that stays first responder while the focus is in the bar with its input views.
  package var holderID: NodeID?
  /// The field that receives keys, or whose input views have the focus.
  var firstResponderID: NodeID? { holderID ?? focusedID }
  /// What each focusable node means to the focus states around it.
  package var targets: [NodeID: [any FocusTarget]] = [:]
  /// What programs have requested, to be carried out when the tree is up to date.
  package var requests: [() -> Void] = []
  /// Counts how often a field has kept the focus, to distinguish that from another view's refusing it.
  var timesKept = 0
}

/// A value of a focus state that a node represents.
@MainActor package protocol FocusTarget: AnyObject {
  func attach(_ id: NodeID)
  func detach(_ id: NodeID)
  func focusArrived()
  func focusLeft()
}

/// The responder of a node that the focus can enter and leave.
@MainActor package protocol FocusResponder: NodeResponder {
  func shouldGainFocus() -> Bool
  func shouldLoseFocus() -> Bool
  func didGainFocus()
  func didLoseFocus()
  /// The program's key actions here.
  var keyActions: KeyActions { get }
  /// Offers a key to the program's own actions, from the node outwards.
  func press(_ key: KeyPress) -> KeyPress.Result
}

/// A responder that is notified when the focus enters or leaves its node, as a row is.
@MainActor package protocol FocusFollower: NodeResponder {
  func focusInsideDidChange()
}

extension Node {
  /// The innermost node around the focus whose responder is notified of it.
  fileprivate var focusFollower: (any FocusFollower)? {
    var node: Node? = self
    while let current = node {
      if let follower = current.responder as? any FocusFollower { return follower }
      node = current.parent
    }
    return nil
  }
}

extension ViewHost {
  /// The node that receives keyboard input.
  package var focusedNode: Node? { focus.focusedID.flatMap { node($0) } }

  /// Moves the focus to a node, or away from all with nil. False when the node can't have it or the
  /// field that has it won't give it up.
  @discardableResult package func focus(_ id: NodeID?) -> Bool { tryFocus(id) == .moved }

  /// The result of a request to move the focus.
  private enum FocusMove {
    case moved
    /// The new view can't have the focus, or refuses it.
    case refused
    /// The old view keeps the focus.
    case kept
  }

  private func tryFocus(_ id: NodeID?) -> FocusMove {
    guard id != focus.focusedID else { return .moved }
    var new: Node?
    if let id {
      guard let node = node(id), node.attributes.isFocusable, node.attributes.isEnabled, isReachable(node),
        isAttached(node)
      else { return .refused }
      new = node
      if moveAcrossBar(to: node) { return .moved }
    }
    let (before, current) = (focus.focusedID, focusedNode)
    let old = focus.holderID.flatMap { node($0) } ?? current
    let timesKept = focus.timesKept
    // UIKit's order: the new one may begin, the old one may end, the old one ends, the new one begins.
    if let responder = new?.responder as? any FocusResponder, !responder.shouldGainFocus() {
      // A field that becomes first responder has moved the focus itself, as far as that succeeded.
      return focus.focusedID == id ? .moved : focus.timesKept == timesKept ? .refused : .kept
    }
    if let responder = old?.responder as? any FocusResponder, !responder.shouldLoseFocus() {
      focus.timesKept += 1
      return .kept
    }
    // Either may have moved the focus itself.
    guard focus.focusedID == before else { return focus.focusedID == id ? .moved : .kept }
    focus.holderID = nil
    if let current, current !== old { setFocused(false, of: current) }
    moveFocus(from: old, to: new)
    settle()
    return .moved
  }

  /// Moves the focus between a field and the bar with its input views: for the field, nothing changes by that.
  private func moveAcrossBar(to new: Node) -> Bool {
    guard let bar = inputBar, !(new.responder is any FocusResponder) || new.id == focus.holderID else {
      return false
    }
    let holder = focus.holderID ?? focus.focusedID
    guard holder == bar.owner, new.isInside(bar.node) || new.id == holder else { return false }
    interactionWillChange()
    if let current = focusedNode { setFocused(false, of: current) }
    focus.focusedID = new.id
    focus.holderID = new.id == holder ? nil : holder
    setFocused(true, of: new)
    settle()
    return true
  }

  func moveFocus(from old: Node?, to new: Node?) {
    interactionWillChange()
    focus.focusedID = new?.id
    if let old {
      setFocused(false, of: old)
      (old.responder as? any FocusResponder)?.didLoseFocus()
      for target in focus.targets[old.id] ?? [] { target.focusLeft() }
    }
    if let new, focus.focusedID == new.id {
      setFocused(true, of: new)
      for target in focus.targets[new.id] ?? [] { target.focusArrived() }
      (new.responder as? any FocusResponder)?.didGainFocus()
    }
    focusDidMove(from: old, to: focus.focusedID == new?.id ? new : nil)
  }

  /// Notifies the rows and the host's parts that the focus has moved.
  private func focusDidMove(from old: Node?, to new: Node?) {
    let (left, entered) = (old?.focusFollower, new?.focusFollower)
    if left !== entered {
      left?.focusInsideDidChange()
      entered?.focusInsideDidChange()
    }
    for part in parts.all { part.focusDidMove(from: old, to: new) }
    requestUpdate()
  }

  /// The focus is about to move, or text to be edited: parts that last through neither close.
  func interactionWillChange() {
    for part in parts.all { part.interactionWillChange() }
  }

  private func setFocused(_ isFocused: Bool, of node: Node) {
    guard node.attributes.isFocused != isFocused else { return }
    recorder.willChange(node)
    node.attributes.isFocused = isFocused
  }

  /// Moves the focus to the next or previous focusable node in reading order, around the ends.
  @discardableResult package func moveFocus(forward: Bool) -> Bool {
    let scope = focusScope
    let start = focusedNode.flatMap { $0.isInside(scope) ? $0 : nil }
    var candidate = start.flatMap { FocusOrder.node(after: $0, in: scope, forward: forward) }
    candidate = candidate ?? FocusOrder.first(in: scope, forward: forward)
    var hasWrapped = start == nil
    var first = candidate?.id
    var placeholdersFilled = 0
    while let node = candidate, node !== start {
      if node.isRowPlaceholder {
        placeholdersFilled += 1
        guard placeholdersFilled < 20, makeRows(of: node, atStart: forward) else { return false }
        // The new rows are where the placeholder was.
        candidate = start.flatMap { FocusOrder.node(after: $0, in: scope, forward: forward) }
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
      candidate = FocusOrder.node(after: node, in: scope, forward: forward)
      if candidate == nil, !hasWrapped {
        hasWrapped = true
        candidate = FocusOrder.first(in: scope, forward: forward)
      }
      if candidate?.id == first { break }
    }
    return false
  }

  /// Offers a key to the `onKeyPress` actions from the focused node outwards, before the field's own keys.
  package func press(_ key: KeyPress) -> KeyPress.Result {
    noteActivity()
    // The release of a key is handled by these actions alone.
    if key.phase == .up {
      defer { settle() }
      return (focusedNode?.responder as? any FocusResponder)?.press(key) ?? pressAroundControl(key)
    }
    for part in parts.all where part.press(key) {
      settle()
      return .handled
    }
    if key.key == .f6 || key.key == .escape && (focus.holderID != nil || isFocusInCommandBar) {
      return moveFocusAcrossBar() ? .handled : .ignored
    }
    defer { settle() }
    if let responder = focusedNode?.responder as? any FocusResponder {
      if responder.press(key) == .handled { return .handled }
    } else if pressAroundControl(key) == .handled {
      return .handled
    }
    // Return belongs to what has the focus; a field requests the default button when it does not use the key.
    if key.key == .return, key.modifiers.isEmpty, focusedNode != nil { return .ignored }
    return pressShortcut(key) || pressDismissal(key) ? .handled : .ignored
  }

  /// The program's key actions where the focus is.
  var focusedKeyActions: KeyActions? {
    guard let responder = focusedNode?.responder else { return nil }
    if let responder = responder as? any FocusResponder { return responder.keyActions }
    return (responder as? _Element).map { element in Tracking.untracked { element.environment.keyActions } }
  }

  /// Offers a key that the focused control does not handle to the actions around it.
  private func pressAroundControl(_ key: KeyPress) -> KeyPress.Result {
    guard let node = focusedNode else { return .ignored }
    let isControls = key.modifiers.isEmpty && (key.key == .space || key.key == .return)
    guard !isControls, node.content.steps(for: key.key) == nil else { return .ignored }
    return focusedKeyActions?.run(key) ?? .ignored
  }

  /// Escape dismisses the topmost modal, or goes back a page; so does Alt with the left arrow, outside of a text.
  private func pressDismissal(_ key: KeyPress) -> Bool {
    if key.key == .escape, key.modifiers.isEmpty { return cancelTopmost() }
    guard key.key == .leftArrow, key.modifiers == .option else { return false }
    if case .field? = focusedNode?.content { return false }
    return goBack()
  }

  // MARK: from the graph

  /// Ties a node to the focus states around it.
  package func setFocusTargets(_ targets: [any FocusTarget], of node: Node) {
    let old = focus.targets[node.id] ?? []
    guard !old.elementsEqual(targets, by: ===) else { return }
    for target in old { target.detach(node.id) }
    for target in targets { target.attach(node.id) }
    focus.targets[node.id] = targets.isEmpty ? nil : targets
  }

  /// A node that is removed loses the focus; its responder cannot refuse.
  func focusedNodeWillLeave(_ node: Node) {
    let targets = focus.targets.removeValue(forKey: node.id) ?? []
    for target in targets { target.detach(node.id) }
    if focus.holderID == node.id {
      focus.holderID = nil
      if let current = focusedNode { setFocused(false, of: current) }
      focus.focusedID = node.id
    }
    guard focus.focusedID == node.id else { return }
    interactionWillChange()
    if let holder = focus.holderID.flatMap({ self.node($0) }) {
      // The removed node is in the keyboard toolbar: the field gets the focus back.
      (focus.holderID, focus.focusedID) = (nil, holder.id)
      return setFocused(true, of: holder)
    }
    focus.focusedID = nil
    for part in parts.all { part.focusDidMove(from: nil, to: nil) }
    requestUpdate()
    for target in targets { target.focusLeft() }
  }

  /// The program has written a focus state: the focus follows when the tree is up to date.
  func requestFocus<Value>(matching location: FocusLocation<Value>) {
    focus.requests.append { [weak self] in self?.carryOut(location) }
    afterPass {}
  }

  func carryOutFocusRequests() -> Bool {
    guard !focus.requests.isEmpty else { return false }
    let requests = focus.requests
    focus.requests.removeAll()
    for request in requests { request() }
    return true
  }

  private func carryOut<Value>(_ location: FocusLocation<Value>) {
    location.takeUpRequest()
    if location.isEmpty {
      if let id = focus.firstResponderID, location.hasTarget(id) { focus(nil) }
    } else if let id = location.target {
      if id != focus.focusedID, !focus(id) { location.requestFailed() }
    } else {
      location.requestFailed()
    }
  }
}
