/// An edit menu as a row of buttons at the end of the window, for front ends without menus of their own.
///
/// The field keeps the focus: the arrow keys, Return and Escape go to the menu while it is shown, and any other key
/// closes it and does what it always does. A submenu takes the place of the row; Escape leads back.
@MainActor final class EditMenuBar {
  let menu: EditMenu
  let node: Node
  private var level: [EditMenu.Item]
  private var outer: [(items: [EditMenu.Item], selected: Int)] = []
  private var buttons: [Node] = []
  private var responders: [EditMenuButton] = []
  private var nodes: [Node] = []
  @Hosted private var host: ViewHost
  private var selected = 0

  init(_ menu: EditMenu, host: ViewHost) {
    self.menu = menu
    self.host = host
    level = menu.items
    node = host.nodes.make(.container(.stack(StackContent(axis: .horizontal))), NodeAttributes())
    show(menu.items, selected: nil)
  }

  // MARK: levels

  private func show(_ items: [EditMenu.Item], selected: Int?) {
    let old = nodes
    (nodes, buttons, responders) = ([], [], [])
    level = items
    self.selected = selected ?? items.firstIndex { $0.isEnabled } ?? 0
    for (index, item) in items.enumerated() { add(item, at: index) }
    host.recorder.setChildren(buttons, of: node)
    for node in old { host.nodes.forget(node) }
  }

  private func add(_ item: EditMenu.Item, at index: Int) {
    var attributes = NodeAttributes()
    attributes.isEnabled = item.isEnabled
    let button = host.nodes.make(content(at: index), attributes)
    let title = host.nodes.make(.leaf(.text(TextContent(runs: [TextRun(Self.title(of: item))]))), NodeAttributes())
    host.nodes.setInitialChildren([title], of: button)
    let responder = EditMenuButton { [weak self] in self?.choose(index) }
    button.responder = responder
    buttons.append(button)
    responders.append(responder)
    nodes += [button, title]
  }

  private static func title(of item: EditMenu.Item) -> String {
    switch item.mark {
    case .off: item.isSubmenu ? "\(item.title) ›" : item.title
    case .on: "✓ \(item.title)"
    case .mixed: "– \(item.title)"
    }
  }

  private func content(at index: Int) -> NodeContent {
    .control(
      ButtonContent(
        purpose: level[index].isDestructive ? .destructive : .normal,
        style: index == selected ? .borderedProminent : .bordered))
  }

  private func choose(_ place: Int) {
    guard level.indices.contains(place) else { return }
    guard let index = level[place].index else {
      outer.append((level, place))
      return show(level[place].children, selected: nil)
    }
    menu.choose(index)
    if !menu.isShown, host.editMenus.isShowing(self) { host.editMenus.hide() }
  }

  private func goBack() {
    guard let (items, selected) = outer.popLast() else { return host.editMenus.hide() }
    show(items, selected: selected)
  }

  private func select(_ step: Int) {
    let count = buttons.count
    guard count > 0 else { return }
    var index = selected
    repeat { index = (index + step + count) % count } while !level[index].isEnabled && index != selected
    selected = index
    for (index, button) in buttons.enumerated() { host.nodes.set(content(at: index), button.attributes, of: button) }
  }

  /// Takes the keys that work the menu. False for all others, which close it.
  func press(_ key: KeyPress) -> Bool {
    switch key.key {
    case .leftArrow, .upArrow: select(-1)
    case .rightArrow, .downArrow: select(1)
    case .return: choose(selected)
    case .escape: goBack()
    default:
      host.editMenus.hide()
      return false
    }
    return true
  }

  func forget() {
    menu.dismiss()
    for node in nodes { host.nodes.forget(node) }
    host.nodes.forget(node)
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
