extension Screen {
  /// Runs a whole program: shows the window that it opens with, and its menus above. Its delegate is notified of the
  /// launch. The locale is US English unless another is given.
  public convenience init<A: App>(_ app: A, locale: Locale = Locale(identifier: "en_US")) async {
    let delegate = UIApplication.shared.didLaunch()
    await self.init(AppView(app: app), locale: locale)
    UIApplication.shared.didBecomeActive(delegate)
  }

  /// The titles of the menus on the screen, from the first to the last, such as those of a program with commands in the
  /// row above its window.
  public var menus: [String] {
    var menus: [String] = []
    host.root.forEach { node in if case .control(is MenuContent) = node.content { menus.append(node.name) } }
    return menus
  }
}
