/// An edit menu as a row of buttons at the end of the window, for front ends without menus of their own.
///
/// The field keeps the focus: the arrow keys, Return and Escape go to the menu while it is shown, and any other key
/// closes it and does what it always does.
@MainActor final class EditMenuBar {
  let menu: EditMenu
  let node: Node
  private var buttons: [Node] = []
  private var responders: [EditMenuButton] = []
  private var nodes: [Node] = []
  private unowned let host: ViewHost
  private var selected = 0

  init(_ menu: EditMenu, host: ViewHost) {
    self.menu = menu
    self.host = host
    node = host.makeNode(.stack(StackContent(axis: .horizontal)), NodeAttributes())
    selected = menu.items.firstIndex { $0.isEnabled } ?? 0
    for (index, item) in menu.items.enumerated() { add(item, at: index) }
    host.setInitialChildren(buttons, of: node)
  }

  private func add(_ item: EditMenu.Item, at index: Int) {
    var attributes = NodeAttributes()
    attributes.isEnabled = item.isEnabled
    let button = host.makeNode(content(at: index), attributes)
    let title = host.makeNode(
      .text(TextContent(runs: [TextRun(item.isOn ? "✓ \(item.title)" : item.title)])), NodeAttributes())
    host.setInitialChildren([title], of: button)
    let responder = EditMenuButton { [weak self] in self?.choose(index) }
    button.responder = responder
    buttons.append(button)
    responders.append(responder)
    nodes += [button, title]
  }

  private func content(at index: Int) -> NodeContent {
    .button(
      ButtonContent(
        role: menu.items[index].isDestructive ? .destructive : .normal,
        style: index == selected ? .borderedProminent : .bordered))
  }

  private func choose(_ index: Int) {
    menu.choose(index)
    if !menu.isShown { host.hideEditMenu() }
  }

  private func select(_ step: Int) {
    let count = buttons.count
    var index = selected
    repeat { index = (index + step + count) % count } while !menu.items[index].isEnabled && index != selected
    selected = index
    for (index, button) in buttons.enumerated() { host.set(content(at: index), button.attributes, of: button) }
  }

  /// Takes the keys that work the menu. False for all others, which close it.
  func press(_ key: KeyPress) -> Bool {
    switch key.key {
    case .leftArrow, .upArrow: select(-1)
    case .rightArrow, .downArrow: select(1)
    case .return: choose(selected)
    case .escape: host.hideEditMenu()
    default:
      host.hideEditMenu()
      return false
    }
    return true
  }

  func forget() {
    menu.dismiss()
    for node in nodes { host.forget(node) }
    host.forget(node)
  }
}

/// Answers for a button of the menu.
final class EditMenuButton: NodeResponder {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }

  func handle(_ event: NodeEvent) -> Bool {
    guard event == .press else { return false }
    action()
    return true
  }
}

extension ViewHost {
  /// Shows the focused field's edit menu as a row of buttons at the end of the window. False where it has none.
  @discardableResult package func showEditMenu() -> Bool {
    hideEditMenu()
    guard let id = focus.focusedID, let menu = openEditMenu(of: id) else { return false }
    editMenuBar = EditMenuBar(menu, host: self)
    enqueueRootRebuild()
    return true
  }

  /// Closes the menu that ``showEditMenu()`` has shown.
  package func hideEditMenu() {
    guard let bar = editMenuBar else { return }
    editMenuBar = nil
    bar.forget()
    enqueueRootRebuild()
  }
}
