extension Screen {
  /// Shows a whole program: the window it opens with, and its menus above. Its delegate is told that it has launched.
  public convenience init<A: App>(_ app: A, locale: Locale = Locale(identifier: "en_US")) async {
    let delegate = UIApplication.shared.didLaunch()
    await self.init(AppView(app: app), locale: locale)
    UIApplication.shared.didBecomeActive(delegate)
  }

  /// The menus that are shown, from the first to the last: in a program with commands those of the row above its window.
  public var menus: [String] {
    var menus: [String] = []
    host.root.forEach { node in if case .menu = node.content { menus.append(node.name) } }
    return menus
  }
}
