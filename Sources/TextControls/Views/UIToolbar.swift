/// A row of buttons, as most programs show it above the keyboard.
@MainActor @preconcurrency open class UIToolbar: UIView {
  /// A stand-in for the later views of the class, see ``UIView/appearance()``.
  open override class func appearance() -> UIToolbar { standIn { UIToolbar(frame: .zero) } }

  /// The items from leading to trailing. Nil, the default, shows none.
  open var items: [UIBarButtonItem]? { didSet { showItems() } }
  /// The appearance of the bar. Kept and ignored: front ends draw their own. `.default` by default.
  open var barStyle = UIBarStyle.default
  /// The background colour. Kept and ignored; nil by default.
  open var barTintColor: UIColor?
  /// Kept and ignored; true by default.
  open var isTranslucent = true

  /// Sets the items. `animated` is ignored.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  private func showItems() {
    for view in subviews { view.removeFromSuperview() }
    for item in items ?? [] { addSubview(item.makeView()) }
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
}

/// The appearance of a bar.
public enum UIBarStyle: Int, Sendable { case `default`, black }

/// An item of a bar: the base of ``UIBarButtonItem`` and ``UITabBarItem``.
@MainActor @preconcurrency open class UIBarItem: NSObject {
  /// The text of the item. Nil by default.
  open var title: String?
  /// The image of the item. Nil by default.
  open var image: UIImage?
  /// Whether the item can be pressed, true by default.
  open var isEnabled = true
  /// A number for the program to recognize the item by, 0 by default.
  open var tag = 0
  /// The distances of the image from its place. Kept and ignored; zero by default.
  open var imageInsets = UIEdgeInsets.zero
  /// Kept and ignored: bars have one height. Nil by default.
  open var landscapeImagePhone: UIImage?
  /// The name for assistive technology; nil, the default, for the title.
  open var accessibilityLabel: String?
  /// What the item does, for assistive technology. Nil by default.
  open var accessibilityHint: String?
  /// A name for tests. Nil by default.
  open var accessibilityIdentifier: String?
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Creates an item without title and image.
  public override init() { super.init() }

  /// Sets the attributes of the title in a state. Kept and ignored: bars have the titles of the front end.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state.rawValue] = attributes
  }

  /// The attributes that were set for a state; nil for none.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }
}

/// An item of a toolbar: a button, a space, or a view of the program.
@MainActor @preconcurrency open class UIBarButtonItem: UIBarItem {
  private static let standIn = UIBarButtonItem()

  /// An item whose settings are kept and ignored: bars have the buttons of the front end.
  open class func appearance() -> UIBarButtonItem { standIn }

  /// The emphasis of an item. `.done` is drawn prominently.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2

    /// A button with a border, as earlier systems had them: plain.
    public static var bordered: Style { .plain }
    /// A prominent button, the same as `.done`.
    public static var prominent: Style { .done }
  }

  /// The items that UIKit names and labels itself. Here all buttons show their title, not a symbol: that in the
  /// language of the program's texts.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search,
      refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
    case close = 24

    var title: String {
      switch self {
      case .flexibleSpace, .fixedSpace: ""
      case .fastForward: "Fast Forward"
      default: "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
      }
    }
  }

  /// The text of the button.
  open override var title: String? { didSet { update() } }
  /// The image of the button, shown where there is no title.
  open override var image: UIImage? { didSet { update() } }
  /// The emphasis of the item, `.plain` by default.
  open var style = Style.plain
  /// Whether the button can be pressed, true by default.
  open override var isEnabled: Bool { didSet { update() } }
  /// The name for assistive technology; nil, the default, for the title.
  open override var accessibilityLabel: String? { didSet { update() } }
  /// What the button does, for assistive technology. Nil by default.
  open override var accessibilityHint: String? { didSet { update() } }
  /// A name for tests. Nil by default.
  open override var accessibilityIdentifier: String? { didSet { update() } }
  /// The width of a fixed space, in points. Ignored for other items.
  open var width: CGFloat = 0
  /// Kept and ignored; nil by default.
  open var tintColor: UIColor?
  /// A view shown instead of a button. Nil by default.
  open var customView: UIView?
  /// The action that a press runs. Nil by default.
  open var primaryAction: UIAction? { didSet { update() } }
  /// The menu that the button opens: beside its action, or where it has none when it is pressed. Nil by default.
  open var menu: UIMenu? { didSet { update() } }
  /// Whether the button has the title of the action of its menu that was chosen last. False by default.
  open var changesSelectionAsPrimaryAction = false { didSet { update() } }
  /// Whether the item is missing from its bar. Kept and ignored; false by default.
  open var isHidden = false
  /// The titles that the item can have, by whose widths it is laid out. Kept and ignored; nil by default.
  open var possibleTitles: Set<String>?
  /// The object whose method a press calls if there is no ``primaryAction``; nil for the first responder. It is held
  /// weakly, and once it is released a press calls nothing.
  open weak var target: AnyObject? { didSet { hasTarget = target != nil } }
  /// The method that a press calls if there is no ``primaryAction``. Nil by default.
  open var action: Selector?
  private var hasTarget = false
  private var systemItem: SystemItem?
  /// Titles and labels that are UIKit's own.
  var ownWords: Set<String> = []
  private weak var button: UIButton?

  /// Creates an item without title, image and action.
  public override init() { super.init() }

  /// Creates a button. Without a title or an image it has those of `primaryAction`.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates an item that UIKit names: a button with its title, or a space. ``title`` is in English. `.done` is drawn
  /// prominently.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    self.systemItem = systemItem
    title = systemItem.title
    ownWords = [systemItem.title]
    self.primaryAction = primaryAction
    self.menu = menu
    if systemItem == .done { style = .done }
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates a button that calls a method of `target`, where UIKit takes a selector. The target is held weakly.
  public convenience init<Target: AnyObject, Result>(
    title: String?, style: Style, target: Target?, action: @escaping @MainActor (Target) -> () -> Result
  ) {
    self.init()
    self.title = title
    self.style = style
    primaryAction = UIAction { [weak target] _ in if let target { _ = action(target)() } }
  }

  /// Creates a button that calls a method of `target`, or without one of the first responder. Nil calls none.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// Creates a button with an image, see the one with a title.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Creates a button with an image, see the one with a title. `landscapeImagePhone` is kept and ignored.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates an item that UIKit names and that calls a method of `target`, which is held weakly.
  public convenience init<Target: AnyObject, Result>(
    barButtonSystemItem systemItem: SystemItem, target: Target?, action: @escaping @MainActor (Target) -> () -> Result
  ) {
    self.init(
      systemItem: systemItem, primaryAction: UIAction { [weak target] _ in if let target { _ = action(target)() } })
  }

  /// Creates an item that UIKit names and that calls a method of `target`, or without one of the first responder. Nil
  /// calls none, as for a space.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem: systemItem)
    self.target = target as AnyObject?
    self.action = action
  }

  /// A space that takes the remaining width of the toolbar.
  public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

  /// A space of a width in points.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  package func makeView() -> UIView {
    if let customView { return customView }
    switch systemItem {
    case .flexibleSpace?: return UIBarSpace(frame: .zero)
    case .fixedSpace?: return UIBarSpace(frame: CGRect(x: 0, y: 0, width: max(width, 1), height: 0))
    default: break
    }
    let button = UIButton(type: .system)
    button.addAction(
      UIAction { [weak self] _ in self?.press() },
      for: .primaryActionTriggered)
    button.isSelected = style == .done
    self.button = button
    update()
    return button
  }

  private func press() {
    if let primaryAction {
      primaryAction.performWithSender(self, target: nil)
    } else if let action, target != nil || !hasTarget {
      UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }
  }

  private func update() {
    guard let button else { return }
    button.ownWords = ownWords
    button.setTitle(title, for: .normal)
    button.setImage(title?.isEmpty == false ? nil : image, for: .normal)
    button.isEnabled = isEnabled
    button.accessibilityLabel = accessibilityLabel
    button.accessibilityHint = accessibilityHint
    button.accessibilityIdentifier = accessibilityIdentifier
    button.showsMenuAsPrimaryAction = primaryAction == nil && action == nil
    button.changesSelectionAsPrimaryAction = changesSelectionAsPrimaryAction
    button.menu = menu
  }
}

/// A space between the items of a toolbar; without a width, the remaining width.
@MainActor package final class UIBarSpace: UIView {
  package var width: CGFloat? { givenFrame.width > 0 ? givenFrame.width : nil }
}
