/// What is open to choose from in one host: the options of a picker, the lines of a menu, a calendar, colours.
///
/// It is a popup over the window at its control, made of ordinary nodes: front ends that show no choices by themselves
/// lay it out and draw it as anything else. The control keeps the focus. All keys are for the popup while it is open;
/// a press elsewhere (`dismiss`), Escape and a move of the focus close it. There is one at most.
@MainActor package final class OpenChoices {
  private enum Content {
    case list(ChoiceList)
    case month(CalendarMonth)
  }

  private struct Popup {
    let owner: NodeID
    let node: Node
    let nodes: ChoiceNodes
    let content: Content
  }

  /// What is open.
  package enum Kind: Equatable { case list(isInner: Bool, leadsFurther: Bool), calendar }

  @Hosted private var host: ViewHost
  private var popup: Popup?
  /// Whether the front end shows choices by itself; see ``FrontEnd/showsChoices``.
  package var areNative = false

  init(host: ViewHost) { self.host = host }

  package var isOpen: Bool { popup != nil }

  /// The popup's node, a child of the root.
  package var node: Node? { popup?.node }

  package var kind: Kind? {
    switch popup?.content {
    case .list(let list)?: .list(isInner: list.isInner, leadsFurther: list.leadsFurther)
    case .month?: .calendar
    case nil: nil
    }
  }

  // MARK: opening and closing

  /// Opens what a control has to choose from. False where it has nothing, or the front end shows that by itself.
  @discardableResult package func open(of id: NodeID) -> Bool {
    guard !areNative, let node = host.nodes[id], node.attributes.isEnabled, host.modals.isReachable(node),
      let control = node.content.control, let opening = control.opening
    else { return false }
    let list = ChoiceLine.list(of: control, node)
    let calendar: CalendarContent? = if case .calendar(let calendar) = opening { calendar } else { nil }
    guard list != nil || calendar != nil else { return false }
    close()
    let nodes = ChoiceNodes(host: host)
    // It is placed as its control is, and not as the window, of which it is a part.
    var attributes = NodeAttributes()
    attributes.layoutDirection = node.isRightToLeft ? .rightToLeft : .leftToRight
    let popup = nodes.make(.container(.popup(PopupContent(anchor: id, takesInput: true))), attributes)
    nodes.answer(popup) { [weak self] event in
      guard event == .dismiss else { return false }
      self?.close()
      return true
    }
    if let list {
      let keepsOpen = if case .menu(let menu) = opening { menu.keepsOpen } else { false }
      let list = ChoiceList(list, keepsOpen: keepsOpen, in: popup, host: host)
      self.popup = Popup(owner: id, node: popup, nodes: nodes, content: .list(list))
    } else if let calendar {
      let month = CalendarMonth(calendar, isEnabled: true, of: id, host: host)
      host.nodes.setInitialChildren([month.node], of: popup)
      self.popup = Popup(owner: id, node: popup, nodes: nodes, content: .month(month))
    }
    host.updates.enqueueRootRebuild()
    host.settle()
    return true
  }

  /// Opens the options of a control, filtered by what was typed while they were closed. False where there are none, or
  /// none of them matches.
  func open(of id: NodeID, typing text: String) -> Bool {
    guard let node = host.nodes[id], let control = node.content.control,
      let lines = ChoiceLine.list(of: control, node)?.lines, lines.allSatisfy(\.isOption),
      !ChoiceFilter(lines.map(\.title)).matches(text).isEmpty, open(of: id)
    else { return false }
    type(text)
    return true
  }

  /// Closes what is open.
  package func close() {
    guard let popup else { return }
    self.popup = nil
    switch popup.content {
    case .list(let list): list.forget()
    case .month(let month): month.forget()
    }
    popup.nodes.forget()
    host.updates.enqueueRootRebuild()
  }

  // MARK: keys

  /// Left and right are those of the screen, where an outer list is at the right of those it opens and the next day at
  /// the left in a layout from right to left.
  func move(_ move: ChoiceMove) -> Bool {
    let move = isRightToLeft ? move.mirrored : move
    switch popup?.content {
    case .list(let list)?:
      guard move == .left else { return list.move(move) }
      return closeLevel()
    case .month(let month)?: return CalendarMove(move.key, isRightToLeft: false).map { month.move($0) } ?? false
    case nil: return false
    }
  }

  /// Whether what is open is placed from right to left.
  package var isRightToLeft: Bool { popup?.node.isRightToLeft ?? false }

  func choose() -> Bool {
    switch popup?.content {
    case .list(let list)?: return list.choose()
    case .month?: close()
    case nil: return false
    }
    return true
  }

  /// Shows all lines of a list that is filtered, returns to the list from which it was opened, or closes the first one,
  /// or a calendar.
  func closeLevel() -> Bool {
    guard let popup else { return false }
    if case .list(let list) = popup.content, list.delete(all: true) || list.goBack() { return true }
    close()
    return true
  }

  func type(_ text: String) {
    guard case .list(let list)? = popup?.content, !text.isEmpty else { return }
    list.type(text)
  }

  /// Removes what was typed last, or all of it. False where the list is not filtered.
  func deleteTyped(all: Bool) -> Bool {
    guard case .list(let list)? = popup?.content else { return false }
    return list.delete(all: all)
  }

  /// What the open list is filtered by; nil where typing does not filter it.
  package var filterText: String? {
    guard case .list(let list)? = popup?.content, list.isFilterable else { return nil }
    return list.text
  }

  /// Whether what is open stays so when a line is chosen.
  package var keepsOpen: Bool {
    guard case .list(let list)? = popup?.content else { return false }
    return list.keepsOpen
  }

  /// Whether the user is typing the title of a line.
  var isTyping: Bool {
    guard case .list(let list)? = popup?.content else { return false }
    return list.isTyping
  }

  /// Whether ``type(_:)`` selects a line.
  func hasLine(typing text: String) -> Bool {
    guard case .list(let list)? = popup?.content, !text.isEmpty else { return false }
    return list.hasLine(typing: text)
  }

  // MARK: from the graph

  /// A node has changed. What is open shows what its control has to choose from now.
  func nodeDidChange(_ node: Node) {
    guard node.id == popup?.owner else { return }
    host.updates.afterPass { [weak self] in self?.update() }
  }

  private func update() {
    guard let popup else { return }
    guard let owner = host.nodes[popup.owner], owner.attributes.isEnabled, let control = owner.content.control,
      let opening = control.opening
    else { return close() }
    switch popup.content {
    case .list(let list):
      guard let new = ChoiceLine.list(of: control, owner) else { return close() }
      list.update(new.lines)
    case .month(let month):
      guard case .calendar(let calendar) = opening else { return close() }
      month.update(calendar, isEnabled: true)
    }
  }

  /// A node is removed.
  func nodeWillLeave(_ node: Node) {
    if node.id == popup?.owner { close() }
  }
}
