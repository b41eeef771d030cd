/// What gets the focus on a page or in a modal that has just appeared, unless the program has put it somewhere.
extension FocusSystem {
  /// Gives the focus to the first view between the bars, if it has a value. Otherwise it is on a button, which would
  /// lose what is typed: the first field has it then, and where there is none the first view that does not destroy
  /// anything. A line of text that gets it is selected where Tab would select it.
  func moveToFirst(in node: Node) {
    // A long list makes its rows when they are needed.
    if let rows = FocusOrder.firstBetweenBars(node), rows.isRowPlaceholder {
      _ = host.rows.makeRows(of: rows, atStart: true)
    }
    // In a modal something has to have the focus.
    let any = FocusOrder.firstMade(in: node).flatMap {
      $0.purpose == .destructive && !isModal(node) ? nil : $0
    }
    for candidate in [
      FocusOrder.firstWithValue(in: node), FocusOrder.firstField(in: node), FocusOrder.defaultButton(in: node),
      FocusOrder.firstHarmless(in: node), any,
    ] {
      if let id = candidate?.id, enter(id) { return }
    }
  }

  private func isModal(_ node: Node) -> Bool { if case .container(.modal) = node.content { true } else { false } }

  /// Moves the focus from a view in `scope` to the next one, if that is a field.
  package func moveToNextField(in scope: Node) -> Bool {
    guard let node, let next = FocusOrder.node(after: node, in: scope, forward: true), next.isField else {
      return false
    }
    return enter(next.id)
  }

  /// Moves the focus to a view as a key does: a line of text is selected where Tab selects it.
  @discardableResult package func enter(_ id: NodeID) -> Bool {
    guard move(to: id) else { return false }
    if selectsEnteredLines { selectLine() }
    return true
  }

  /// Selects the focused line of text, as windows and browsers do where Tab reaches it: typing replaces it.
  package func selectLine() {
    guard let (focused, content) = field, !content.isMultiline, !content.storage.isEmpty else { return }
    host.send(.edit(.selectAll), to: focused.id)
  }
}

extension FocusOrder {
  /// The first view between the bars, if it is a control with a value.
  static func firstWithValue(in node: Node) -> Node? {
    guard let first = firstBetweenBars(node), case .control(let control) = first.content else { return nil }
    switch control.role {
    case .button, .menu: return nil
    case .toggle, .choice, .adjustable, .meter, .date, .color: return first
    }
  }

  /// The first node that can have the focus, in a bar or in none, which is loaded.
  static func firstMade(in node: Node) -> Node? {
    var candidate = first(in: node, forward: true)
    while let rows = candidate, rows.isRowPlaceholder { candidate = self.node(after: rows, in: node, forward: true) }
    return candidate
  }

  /// The first text field or editor on a page, and in none of its bars, which is loaded and can have the focus.
  static func firstField(in node: Node) -> Node? {
    if node.isBar { return nil }
    return first(in: node) { $0.isField }
  }

  /// The button of an alert or a confirmation that Return is the key of: there it presses what has the focus.
  static func defaultButton(in node: Node) -> Node? {
    guard case .container(.modal(let modal)) = node.content, modal.kind == .alert || modal.kind == .confirmation else {
      return nil
    }
    return first(in: node) { $0.attributes.shortcut == .defaultAction }
  }

  /// The first view between the bars that can have the focus, but not a destructive button: Return must not destroy
  /// what the user did not choose to, as where it is pressed twice in a list. Instead of one, the button that cancels,
  /// or another one.
  static func firstHarmless(in node: Node) -> Node? {
    var candidate = firstBetweenBars(node)
    // Nothing in the rows that were made can have the focus.
    if candidate?.isRowPlaceholder == true { candidate = first(in: node) { _ in true } }
    guard candidate?.purpose == .destructive else { return candidate }
    return first(in: node) { $0.purpose == .cancel } ?? first(in: node) { $0.purpose == .normal }
  }

  /// The first node below `node` and in none of its bars that can have the focus and is such a one.
  static func first(in node: Node, where isMatch: (Node) -> Bool) -> Node? {
    if node.isOutOfSight { return nil }
    if case .decoration(.effect(let effect)) = node.content, effect.hidesChild { return nil }
    if !node.isRowPlaceholder, canHaveFocus(node), isMatch(node) { return node }
    for child in node.children where !child.isBar && !child.isItemRow {
      if let found = first(in: child, where: isMatch) { return found }
    }
    return nil
  }
}

extension Node {
  /// Whether it is an item of a toolbar.
  var isInItemRow: Bool { isItemRow || parent?.isInItemRow == true }

  /// The role of a button; nil for other views.
  var purpose: ButtonContent.Purpose? {
    if case .control(let button as ButtonContent) = content { button.purpose } else { nil }
  }
}
