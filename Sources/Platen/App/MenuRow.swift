/// A menu above the window.
struct MenuTitle: Identifiable {
  /// Lines between two dividers.
  struct Group: Identifiable {
    let id: String
    let view: AnyView
  }

  let id: String
  let title: Text
  /// An extra shows itself.
  var isExtra = false
  let groups: [Group]
}

extension SceneContents {
  /// The menus that the commands make, in the order in which programs have them.
  func menus(of scenes: SceneCenter, settings: WindowElement?) -> [MenuTitle] {
    var menus: [MenuTitle] = []
    for menu in CommandGroupPlacement.Menu.allCases {
      if menu == .window { menus += ownMenus }
      var lines: [MenuTitle.Group] = []
      for placement in CommandGroupPlacement.all where placement.menu == menu {
        lines += groups(at: placement, settings: settings)
      }
      guard !lines.isEmpty else { continue }
      let title = menu == .app ? Text(verbatim: scenes.name) : Text(LocalizedStringKey(menu.rawValue))
      menus.append(MenuTitle(id: menu.rawValue, title: title, groups: lines))
    }
    // The settings alone are no reason to show menus.
    if menus.count == 1, menus[0].id == CommandGroupPlacement.Menu.app.rawValue, !groups.contains(where: \.isAppGroup) {
      menus = []
    }
    for (index, extra) in extras.enumerated() {
      let group = MenuTitle.Group(id: "", view: extra.view)
      menus.append(MenuTitle(id: "extra \(index)", title: Text(verbatim: ""), isExtra: true, groups: [group]))
    }
    return menus
  }

  private func groups(at placement: CommandGroupPlacement, settings: WindowElement?) -> [MenuTitle.Group] {
    func found(_ position: MenuPart.Position) -> [MenuTitle.Group] {
      let matching = groups.filter { $0.isGroup(at: placement, position) }
      return matching.enumerated().compactMap { index, group in
        let id = "\(placement.name) \(position) \(index)"
        return group.part.isEmpty ? nil : MenuTitle.Group(id: id, view: group.view)
      }
    }
    let isReplaced = groups.contains { $0.isGroup(at: placement, .replacing) }
    var middle = found(.replacing)
    if placement.name == CommandGroupPlacement.appSettings.name, let settings, !isReplaced {
      middle = [MenuTitle.Group(id: "settings", view: AnyView(SettingsCommand(shortcut: settings.shortcut)))]
    }
    return found(.before) + middle + found(.after)
  }

  /// The program's own menus. Menus with the same name are merged.
  private var ownMenus: [MenuTitle] {
    var menus: [MenuTitle] = []
    for group in groups where !group.part.isEmpty {
      guard case .menu(let title) = group.part.place else { continue }
      let name = title.resolve(in: TextResolution()).plainText
      let id = "own \(name)"
      let before = menus.firstIndex { $0.id == id }
      let lines = before.map { menus[$0].groups } ?? []
      let menu = MenuTitle(
        id: id, title: title, groups: lines + [MenuTitle.Group(id: "\(lines.count)", view: group.view)])
      if let before { menus[before] = menu } else { menus.append(menu) }
    }
    return menus
  }

  private var extras: [FoundCommands] { groups.filter { if case .extra = $0.part.place { true } else { false } } }
}

extension SceneContents.FoundCommands {
  func isGroup(at placement: CommandGroupPlacement, _ position: MenuPart.Position) -> Bool {
    guard case .group(let own, let ownPosition) = part.place else { return false }
    return own.name == placement.name && ownPosition == position
  }

  var isAppGroup: Bool {
    guard case .group(let own, _) = part.place else { return false }
    return own.menu == .app && !part.isEmpty
  }
}

/// Opens the settings, from the program's own menu.
struct SettingsCommand {
  let shortcut: KeyboardShortcut?
  @Environment(\.openSettings) private var openSettings

  nonisolated init(shortcut: KeyboardShortcut?) { self.shortcut = shortcut }
}

extension SettingsCommand: View {
  var body: some View { Button(.own("Settings…")) { openSettings() }.keyboardShortcut(shortcut) }
}

/// The menus above the window.
struct MenuRow {
  let scenes: SceneCenter

  nonisolated init(scenes: SceneCenter) { self.scenes = scenes }
}

extension MenuRow: View {
  var body: some View {
    ForEach(scenes.shownMenus) { menu in
      if menu.isExtra {
        ForEach(menu.groups) { $0.view }
      } else {
        Menu {
          ForEach(menu.groups) { group in
            group.view
            Divider()
          }
        } label: {
          menu.title
        }
      }
    }
  }
}

/// The element of the window's content with the menus above it.
final class ShellElement: _ViewElement<AnyView>, NodeContainer {
  let node: Node
  private let bar: Node
  /// Holds the window's content when that is not exactly one node.
  private let column: Node
  private var child: _ViewElement<AnyView>!
  private var menus: BarElement!

  init(_ view: AnyView, in context: _ElementContext) {
    let host = context.host
    node = host.nodes.make(.container(.page(PageContent())), NodeAttributes())
    bar = host.nodes.make(.container(.bar(BarContent(edge: .top))), NodeAttributes())
    column = host.nodes.make(.container(.stack(StackContent(axis: .vertical))), NodeAttributes())
    super.init(context)
    host.focusedValues.follow(bar)
    child = AnyView._makeElement(view, in: _ElementContext(parent: self))
    if let scenes = Tracking.untracked({ environment.sceneCenter }) {
      menus = BarElement(AnyView(MenuRow(scenes: scenes)), node: bar, in: _ElementContext(parent: self))
      menus.owner = self
    }
    host.recorder.setChildren(collectChildNodes(), of: node)
  }

  override func update(_ view: AnyView) { child.update(view) }

  func collectChildNodes() -> [Node] {
    let own = child.nodes
    if own.count != 1 { host.recorder.setChildren(own, of: column) }
    return (bar.children.isEmpty ? [] : [bar]) + (own.count == 1 ? own : [column])
  }

  override func collectNodes(into nodes: inout _NodeList) { nodes.append(node) }

  override func forEachChild(_ body: (_Element) -> Void) {
    if let child { body(child) }
    if let menus { body(menus) }
  }

  override func willUnmount() {
    host.nodes.forget(column)
    host.nodes.forget(bar)
    host.nodes.forget(node)
  }
}

/// The element of the content of the menu bar.
private final class BarElement: _ViewElement<AnyView>, NodeContainer {
  let node: Node
  weak var owner: ShellElement?
  private var child: _ViewElement<AnyView>!

  init(_ view: AnyView, node: Node, in context: _ElementContext) {
    self.node = node
    super.init(context)
    child = AnyView._makeElement(view, in: _ElementContext(parent: self))
    host.recorder.setChildren(child.nodes, of: node)
  }

  /// Has the bar added or removed when its content becomes empty or is no longer empty.
  func collectChildNodes() -> [Node] {
    let nodes = child.nodes
    if nodes.isEmpty != node.children.isEmpty, let owner {
      host.updates.afterPass { owner.host.updates.enqueueRebuild(of: owner) }
    }
    return nodes
  }

  override func collectNodes(into nodes: inout _NodeList) {}

  override func forEachChild(_ body: (_Element) -> Void) {
    if let child { body(child) }
  }
}
