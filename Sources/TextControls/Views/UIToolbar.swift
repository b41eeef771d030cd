/// A row of buttons: what most programs show above the keyboard.
@MainActor @preconcurrency open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]? { didSet { showItems() } }
  open var barTintColor: UIColor?
  open var isTranslucent = true

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  private func showItems() {
    for view in subviews { view.removeFromSuperview() }
    for item in items ?? [] { addSubview(item.makeView()) }
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
}

/// An item of a toolbar: a button, a space, or a view of the program's own.
@MainActor @preconcurrency open class UIBarButtonItem: NSObject {
  public enum Style: Int, Sendable { case plain = 0, done = 2 }

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

  open var title: String? { didSet { update() } }
  open var image: UIImage?
  open var style = Style.plain
  open var isEnabled = true { didSet { update() } }
  open var width: CGFloat = 0
  open var tag = 0
  open var tintColor: UIColor?
  open var customView: UIView?
  /// What a press runs.
  open var primaryAction: UIAction?
  private var systemItem: SystemItem?
  private weak var button: UIButton?

  public override init() { super.init() }

  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    self.systemItem = systemItem
    title = systemItem.title
    self.primaryAction = primaryAction
    if systemItem == .done { style = .done }
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Calls a method of `target`, which is held weakly, where UIKit takes a selector.
  public convenience init<Target: AnyObject, Result>(
    title: String?, style: Style, target: Target?, action: @escaping @MainActor (Target) -> () -> Result
  ) {
    self.init()
    self.title = title
    self.style = style
    primaryAction = UIAction { [weak target] _ in if let target { _ = action(target)() } }
  }

  /// An item that does nothing when it is pressed.
  public convenience init(title: String?, style: Style, target: Any?, action: Never?) {
    self.init()
    self.title = title
    self.style = style
  }

  public convenience init<Target: AnyObject, Result>(
    barButtonSystemItem systemItem: SystemItem, target: Target?, action: @escaping @MainActor (Target) -> () -> Result
  ) {
    self.init(
      systemItem: systemItem, primaryAction: UIAction { [weak target] _ in if let target { _ = action(target)() } })
  }

  /// An item that does nothing when it is pressed, such as a space.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Never?) {
    self.init(systemItem: systemItem)
  }

  /// A space that takes the room that is left.
  public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  func makeView() -> UIView {
    if let customView { return customView }
    switch systemItem {
    case .flexibleSpace?: return UIBarSpace(frame: .zero)
    case .fixedSpace?: return UIBarSpace(frame: CGRect(x: 0, y: 0, width: max(width, 1), height: 0))
    default: break
    }
    let button = UIButton(type: .system)
    button.addAction(
      UIAction { [weak self] action in self?.primaryAction?.performWithSender(self, target: nil) },
      for: .primaryActionTriggered)
    button.isSelected = style == .done
    self.button = button
    update()
    return button
  }

  private func update() {
    button?.setTitle(title, for: .normal)
    button?.setImage(image, for: .normal)
    button?.isEnabled = isEnabled
  }
}

/// Room between the items of a toolbar; without a width, all that is left.
@MainActor package final class UIBarSpace: UIView {
  package var width: CGFloat? { frame.width > 0 ? frame.width : nil }
}
