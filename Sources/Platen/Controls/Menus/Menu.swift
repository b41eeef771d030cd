/// A button that shows a list of actions.
public struct Menu<Label: View, Content: View> {
  let content: Content
  let label: Label
  let primaryAction: (@MainActor () -> Void)?

  /// A menu that opens when its button is pressed. `content` gives its lines: buttons, toggles, pickers, submenus,
  /// sections and dividers.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
    primaryAction = nil
  }

  /// A menu with an action of its own. Front ends offer `primaryAction` as a button beside the list, or as the first
  /// line of the list.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
  }
}

extension Menu: View {
  /// The views that this one is made of.
  public var body: some View { _StyledMenu(content: content, label: label, primaryAction: primaryAction) }
}

/// The node of a menu.
struct _MenuCore<MenuLabel: View, Content: View> {
  let content: Content
  let label: MenuLabel
  let primaryAction: (@MainActor () -> Void)?
}

extension _MenuCore: _ControlView {
  var _label: MenuLabel { label }
  var _source: Content { content }
  var _showsLabel: Bool { true }

  func _content(_ parts: ControlParts) -> any ControlContent {
    var menu = MenuContent(
      items: MenuItems.items(of: parts.nodes), label: parts.name, systemImage: parts.image,
      hasPrimaryAction: primaryAction != nil, style: parts.environment.drawnMenuStyle)
    menu.keepsOpen = parts.environment.menuKeepsOpen
    menu.showsWords = parts.hasWords || parts.image == nil
    return menu
  }

  func _handle(_ event: NodeEvent, _ parts: ControlParts) -> Bool {
    guard event == .press, let primaryAction else { return false }
    primaryAction()
    return true
  }
}

/// Converts the nodes of a menu's views into its items.
@MainActor enum MenuItems {
  static func items(of nodes: [Node]) -> [MenuItem] {
    var items: [MenuItem] = []
    for node in nodes { add(node, to: &items) }
    // Dividers only separate items.
    while items.last?.kind == .divider { items.removeLast() }
    return items
  }

  private static func add(_ node: Node, to items: inout [MenuItem]) {
    let title = node.optionTitle
    switch node.content {
    case .control(let control): add(control, of: node, to: &items)
    case .leaf(.divider): addDivider(to: &items, node)
    case .container(.section):
      addDivider(to: &items, node)
      for child in node.children { add(child, to: &items) }
      addDivider(to: &items, node)
    case .leaf(.text), .container(.sectionHeader), .container(.sectionFooter):
      if !title.isEmpty { items.append(MenuItem(.header, title: title, id: node.id)) }
    case .container(.labeled):
      for child in node.children.dropFirst() { add(child, to: &items) }
    default:
      for child in node.children { add(child, to: &items) }
    }
  }

  private static func add(_ control: any ControlContent, of node: Node, to items: inout [MenuItem]) {
    func item(_ kind: MenuItem.Kind, title: String, image: String?, event: NodeEvent = .press) -> MenuItem {
      MenuItem(
        kind, title: title, systemImage: image, isEnabled: node.attributes.isEnabled, id: node.id, event: event)
    }
    let (title, image) = (node.optionTitle, node.optionImage)
    switch control.role {
    case .button:
      let purpose = (control as? ButtonContent)?.purpose ?? .normal
      var line = item(.action(purpose), title: title, image: image)
      line.shortcut = node.attributes.shortcut
      items.append(line)
    case .toggle:
      let isOn = control.onState ?? false
      var line = item(.choice(isOn: isOn), title: title, image: image, event: .setOn(!isOn))
      line.shortcut = node.attributes.shortcut
      items.append(line)
    case .choice:
      addDivider(to: &items, node)
      for (index, option) in control.choices.enumerated() {
        let isOn = index == control.selection
        items.append(
          item(.choice(isOn: isOn), title: option.title, image: option.systemImage, event: .select(index)))
      }
      addDivider(to: &items, node)
    case .menu:
      if let menu = control as? MenuContent {
        items.append(item(.submenu(menu.items), title: title, image: image))
      }
    case .adjustable, .meter, .date, .color:
      for child in node.children { add(child, to: &items) }
    }
  }

  private static func addDivider(to items: inout [MenuItem], _ node: Node) {
    guard let last = items.last, last.kind != .divider else { return }
    items.append(MenuItem(.divider, title: "", id: node.id))
  }
}

private enum MenuKeepsOpenKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether a list stays open when a line of it is chosen.
  package var menuKeepsOpen: Bool {
    get { self[MenuKeepsOpenKey.self] }
    set { self[MenuKeepsOpenKey.self] = newValue }
  }
}
