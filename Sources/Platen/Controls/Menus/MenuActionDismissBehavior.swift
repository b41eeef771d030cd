/// Whether a menu closes when one of its actions is chosen.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private enum Name: Hashable, Sendable { case automatic, enabled, disabled }

  private let name: Name

  /// The menu closes.
  public static let automatic = MenuActionDismissBehavior(name: .automatic)
  /// The menu closes.
  public static let enabled = MenuActionDismissBehavior(name: .enabled)
  /// The menu stays open, where a front end can do that.
  public static let disabled = MenuActionDismissBehavior(name: .disabled)

  fileprivate var keepsOpen: Bool { name == .disabled }
}

extension View {
  /// Sets whether the menus in this view close when an action is chosen. With `.disabled` a menu in a terminal stays:
  /// Space performs its lines, Return closes it. In pages and windows menus close, and so does every menu where the
  /// modifier is on a line of it.
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    transformEnvironment(with: behavior) { values, behavior in values.menuKeepsOpen = behavior.keepsOpen }
  }
}
