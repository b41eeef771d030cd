extension Screen {
  /// The titles of the items in the context menu of the view that contains `label`, which is opened and dismissed.
  public func contextMenu(of label: String) throws -> [String] {
    let id = try find("view", label) { !$0.isField }.id
    defer { update() }
    guard let menu = host.editMenus.open(of: id) else { return [] }
    menu.dismiss()
    return menu.allActions.map(\.title)
  }

  /// Opens the context menu of the view that contains `label` and chooses an item by its title.
  public func chooseFromContextMenu(of label: String, _ title: String) throws {
    let id = try find("view", label) { !$0.isField }.id
    defer { update() }
    let menu = host.editMenus.open(of: id)
    let items = menu?.allActions ?? []
    guard let menu, let index = items.firstIndex(where: { $0.title == title }) else {
      menu?.dismiss()
      throw ScreenError.notFound(kind: "menu item", label: title, available: items.map(\.title))
    }
    guard items[index].isEnabled else {
      menu.dismiss()
      throw ScreenError.disabled(title)
    }
    menu.choose(index)
  }
}
