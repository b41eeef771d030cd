extension FieldHandle {
  /// The titles of the items in the field's edit menu, which is opened and dismissed.
  public func editMenu() throws -> [String] {
    try focus()
    defer { screen.update() }
    guard let menu = screen.host.editMenus.open(of: id) else { return [] }
    menu.dismiss()
    return menu.allActions.map(\.title)
  }

  /// Opens the field's edit menu and chooses an item by its title.
  public func chooseFromEditMenu(_ title: String) throws {
    try focus()
    defer { screen.update() }
    let menu = screen.host.editMenus.open(of: id)
    let titles = menu?.allActions.map(\.title) ?? []
    guard let menu, let index = titles.firstIndex(of: title) else {
      menu?.dismiss()
      throw ScreenError.notFound(kind: "menu item", label: title, available: titles)
    }
    menu.choose(index)
  }
}
