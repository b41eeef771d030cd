/// An element of a menu: the base of ``UIAction`` and ``UIMenu``.
@MainActor @preconcurrency open class UIMenuElement: NSObject {
  /// The text of the element. Empty by default.
  public let title: String
  /// A second line below the title. Kept and ignored; nil by default.
  public var subtitle: String?
  /// An image for the element. Menus show titles alone; bar items and buttons made of an action show it. Nil by
  /// default.
  public let image: UIImage?

  /// How an action can be used.
  public struct Attributes: OptionSet, Sendable {
    /// The bits of the set, as in UIKit.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The action is shown and can't be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// The action is shown as one that deletes or loses something.
    public static let destructive = Attributes(rawValue: 2)
    /// The action is not shown.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays open when the element is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// The mark next to an action's title.
  public enum State: Int, Sendable { case off, on, mixed }

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }
}

/// The closure that an action runs; its argument is the action itself.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A closure with a title, run from a menu or on a control's event.
@MainActor @preconcurrency public final class UIAction: UIMenuElement {
  /// Identifies an action. A control holds at most one action with an identifier for an event.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an identifier with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier with a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The identifier; unique unless the program gave one.
  public let identifier: Identifier
  /// A longer title for a list of keyboard shortcuts. Kept and ignored; nil by default.
  public var discoverabilityTitle: String?
  /// How the action can be used; empty, enabled and shown, by default.
  public var attributes: Attributes
  /// The mark next to the title, `.off` by default.
  public var state: State
  /// The control or the field that runs the action; nil while it does not run.
  public private(set) var sender: Any?
  private let handler: UIActionHandler

  /// Creates an action. Without an identifier it gets a unique one.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier("action-\(UUID().uuidString)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Runs the handler with `sender` as the action's sender. `target` is ignored.
  public func performWithSender(_ sender: Any?, target: Any?) {
    let before = self.sender
    self.sender = sender
    handler(self)
    self.sender = before
  }
}

/// A group of menu elements. With a title it is a submenu; without one, or with `displayInline`, its elements are part
/// of the menu around it, with `displayInline` between separators.
@MainActor @preconcurrency public final class UIMenu: UIMenuElement {
  /// Identifies a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an identifier with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier with a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The menu with cut, copy, paste and select all.
    public static let standardEdit = Identifier("com.apple.menu.standard-edit")
    /// The outermost menu.
    public static let root = Identifier("com.apple.menu.root")
  }

  /// How a menu is shown.
  public struct Options: OptionSet, Sendable {
    /// The bits of the set, as in UIKit.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The elements are shown in the menu around this one, between separators, instead of in a submenu.
    public static let displayInline = Options(rawValue: 1)
    /// The submenu is shown as one that deletes or loses something.
    public static let destructive = Options(rawValue: 2)
    /// At most one element is marked. Ignored: the program sets the state of its actions.
    public static let singleSelection = Options(rawValue: 32)
  }

  /// The identifier; unique unless the program gave one.
  public let identifier: Identifier
  /// How the menu is shown; empty by default.
  public let options: Options
  /// The elements, in order.
  public let children: [UIMenuElement]

  /// Creates a menu. Without an identifier it gets a unique one.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("menu-\(UUID().uuidString)")
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// A menu with the same title, identifier and options and other children.
  public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, children: newChildren)
  }

  /// The actions of the menu and its submenus that are not hidden, in order.
  package var actions: [UIAction] {
    children.flatMap { element -> [UIAction] in
      switch element {
      case let action as UIAction: action.attributes.contains(.hidden) ? [] : [action]
      case let menu as UIMenu: menu.actions
      default: []
      }
    }
  }
}
