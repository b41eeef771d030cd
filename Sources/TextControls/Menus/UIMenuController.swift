/// A command of the program in edit menus, in the style of older systems.
@MainActor @preconcurrency open class UIMenuItem: NSObject {
  /// The title in menus.
  open var title: String
  /// The method of the first responder that the command calls. The command is in menus while that can perform it.
  open var action: Selector

  /// Creates a command.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
  }
}

/// The edit menu of the first responder, in the style of older systems.
@MainActor @preconcurrency open class UIMenuController: NSObject {
  /// The controller of the program.
  public static let shared = UIMenuController()

  /// On which side of its target the menu is.
  public enum ArrowDirection: Int, Sendable { case `default`, up, down, left, right }

  private override init() { super.init() }

  /// Commands of the program after those of the system; nil, the default, for none.
  open var menuItems: [UIMenuItem]?
  /// Kept and ignored: a front end chooses the place. `.default` by default.
  open var arrowDirection = ArrowDirection.default
  private weak var target: UIView?

  /// The place of the menu: zero, as only a front end knows.
  open var menuFrame: CGRect { .zero }

  /// Whether a menu is shown that ``showMenu(from:rect:)`` has opened.
  open var isMenuVisible: Bool {
    get { target?.scene.presenter?.isShowingEditMenu ?? false }
    set { setMenuVisible(newValue, animated: false) }
  }

  /// Opens the menu of a text field or view that is first responder. `targetRect` is ignored: the menu is a row of
  /// buttons at the end of the window.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    target = targetView
    targetView.scene.presenter?.presentEditMenu(of: targetView)
  }

  /// Closes the menu.
  open func hideMenu() { target?.scene.presenter?.dismissEditMenu() }

  /// Closes the menu of a view.
  open func hideMenu(from targetView: UIView) {
    if target === targetView { hideMenu() }
  }

  /// Sets the view whose menu ``setMenuVisible(_:animated:)`` opens. `targetRect` is ignored.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { target = targetView }

  /// Opens or closes the menu of the view that was set.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard let target else { return }
    if menuVisible { showMenu(from: target, rect: .zero) } else { hideMenu() }
  }

  /// Opens the menu again if it is shown, with the commands that are possible now.
  open func update() {
    if isMenuVisible, let target { showMenu(from: target, rect: .zero) }
  }

  /// Posted before the menu is opened.
  public static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
  /// Posted after the menu was opened.
  public static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
  /// Posted before the menu is closed.
  public static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
  /// Posted after the menu was closed.
  public static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
}

extension StandardEditMenu {
  /// The actions with the program's commands that a responder can perform.
  static func adding(commandsFor responder: UIResponder, to suggested: [UIMenuElement]) -> [UIMenuElement] {
    let commands = (UIMenuController.shared.menuItems ?? []).filter {
      responder.canPerformAction($0.action, withSender: UIMenuController.shared)
    }
    let actions = commands.map { command in
      UIAction(title: command.title) { [weak responder] _ in
        if let responder { _ = command.action.perform(on: responder, UIMenuController.shared) }
      }
    }
    return actions.isEmpty ? suggested : suggested + [UIMenu(options: .displayInline, children: actions)]
  }
}
