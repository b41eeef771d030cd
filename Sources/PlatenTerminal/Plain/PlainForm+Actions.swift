import PlatenGraph

// What a view offers beside what is seen of it: the swipe actions of a list's row and the buttons that delete and move
// it, and the lines of context menus.
extension PlainForm {
  /// One action, and what is done to choose it.
  private struct Action {
    let title: String
    let isEnabled: Bool
    let run: @MainActor () -> Void
  }

  /// Opens the first menu in a view that has lines now.
  private func openMenu(in node: Node) -> EditMenu? {
    for id in PlainActions.menus(in: node) {
      if let menu = host.editMenus.open(of: id) { return menu }
    }
    return nil
  }

  /// Lists the actions of a view and does one. Returns whether it has.
  func offerActions(of node: Node, _ label: String) async -> Bool {
    let menu = openMenu(in: node)
    defer { menu?.dismiss() }
    let actions = await rowActions(of: node) + menuActions(menu)
    guard !actions.isEmpty else {
      line("  " + words("%@ has no actions at the moment.", label))
      return false
    }
    for (index, action) in actions.enumerated() {
      line("  \(index + 1). \(action.isEnabled ? action.title : words.disabled(action.title))")
    }
    let question = words("%@, action (number or name, Return for none)", label)
    guard let answer = await prompt(question + ": ", canGoBack: false)?.plainLine, !answer.isEmpty else {
      focus(nil)
      return false
    }
    let byName = actions.first { $0.title.lowercased() == answer.lowercased() }
    let byNumber = Int(answer).flatMap { actions.indices.contains($0 - 1) ? actions[$0 - 1] : nil }
    defer { focus(nil) }
    guard let action = byName ?? byNumber, action.isEnabled else {
      miss()
      let isKnown = byName ?? byNumber != nil
      line("  " + (isKnown ? words("%@ is disabled.", answer) : words("There is no action “%@”.", answer)))
      return false
    }
    action.run()
    return true
  }

  /// The buttons that a row shows while the focus is in it.
  private func rowActions(of row: Node) async -> [Action] {
    guard PlainActions.areHidden(in: row) else { return [] }
    let before = Set(row.children.map(\.id))
    driver.update { if !host.focus.move(to: row.id) { host.focus.move(into: row) } }
    await update()
    let shown = row.children.filter { !before.contains($0.id) }.flatMap { PlainItem.all(in: $0, words) }
    return shown.compactMap { PlainButton($0, words) }.map { button in
      Action(title: button.label, isEnabled: button.isEnabled) { self.send(button.event, to: button.id) }
    }
  }

  private func menuActions(_ menu: EditMenu?) -> [Action] {
    guard let menu else { return [] }
    return menu.allActions.map { item in
      Action(title: item.title.plainLine + (item.isOn ? " (\(words("on")))" : ""), isEnabled: item.isEnabled) {
        [driver] in
        driver.update { if let index = item.index { menu.choose(index) } }
      }
    }
  }
}

/// Finds what is not seen of a view.
@MainActor enum PlainActions {
  /// Whether a node is a row whose buttons are shown only while the focus is in it.
  static func areHidden(in node: Node) -> Bool { node.rowEditing?.hidesActions ?? false }

  /// The node itself, where it has a menu, and those with context menus inside.
  static func menus(in node: Node) -> [NodeID] {
    var menus: [NodeID] = hasMenu(node) && !opensInside(node) ? [node.id] : []
    node.forEach { if $0 !== node, $0.content.effect == .contextMenu, !opensInside($0) { menus.append($0.id) } }
    return menus
  }

  /// Whether there is another menu around all that the node shows, which has the lines of this one too.
  private static func opensInside(_ node: Node) -> Bool {
    var candidate = node.children.count == 1 ? node.children.first : nil
    while let inner = candidate {
      if inner.content.effect == .contextMenu { return true }
      candidate = inner.children.count == 1 ? inner.children.first : nil
    }
    return false
  }

  /// Whether a node itself has actions.
  static func exist(of node: Node) -> Bool { areHidden(in: node) || hasMenu(node) }

  private static func hasMenu(_ node: Node) -> Bool {
    node.content.effect == .contextMenu || node.sharedMenu != nil
  }
}
