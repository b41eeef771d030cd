/// An element of a menu: the base of ``UIAction`` and ``UIMenu``.
@MainActor @preconcurrency open class UIMenuElement: NSObject {
  /// The text of the element. Empty by default.
  open var title: String { ownTitle }
  final var ownTitle: String
  /// A second line below the title. Kept and ignored; nil by default.
  public var subtitle: String?
  /// An image for the element. Edit menus show titles alone; the menus of buttons and bar items show it. Nil by default.
  open var image: UIImage? { ownImage }
  final var ownImage: UIImage?

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
    ownTitle = title
    self.subtitle = subtitle
    ownImage = image
    super.init()
  }
}

/// The closure that an action runs; its argument is the action itself.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A closure with a title, run from a menu or on a control's event.
@MainActor @preconcurrency open class UIAction: UIMenuElement {
  /// Identifies an action. A control holds at most one action with an identifier for an event.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an identifier with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier with a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The text of the action.
  open override var title: String {
    get { ownTitle }
    set { ownTitle = newValue }
  }
  /// The image of the action.
  open override var image: UIImage? {
    get { ownImage }
    set { ownImage = newValue }
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
@MainActor @preconcurrency open class UIMenu: UIMenuElement {
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
    /// At most one element is marked: in the menu of a button that shows what is chosen, the one that was chosen last.
    /// Elsewhere ignored: the program sets the state of its actions.
    public static let singleSelection = Options(rawValue: 32)
    /// The elements are shown in a palette. Ignored: they are lines.
    public static let displayAsPalette = Options(rawValue: 128)
  }

  /// The size of the elements. Kept and ignored; `.automatic` by default.
  open var preferredElementSize = ElementSize.automatic

  /// The size of a menu's elements.
  public enum ElementSize: Int, Sendable {
    case small, medium, large
    case automatic = -1
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

  /// The marked actions of the menu and its submenus.
  open var selectedElements: [UIMenuElement] { actions.filter { $0.state == .on } }

  /// The menu with the elements of ``UIDeferredMenuElement`` in their places.
  package var resolved: UIMenu {
    guard hasDeferred else { return self }
    return replacingChildren(
      children.flatMap { element -> [UIMenuElement] in
        if let deferred = element as? UIDeferredMenuElement { return deferred.elements }
        return [(element as? UIMenu)?.resolved ?? element]
      })
  }

  private var hasDeferred: Bool {
    children.contains { $0 is UIDeferredMenuElement || ($0 as? UIMenu)?.hasDeferred == true }
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

/// An element whose place is taken by elements that the program makes when the menu is shown.
@MainActor @preconcurrency public final class UIDeferredMenuElement: UIMenuElement {
  private let isCached: Bool
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private var made: [UIMenuElement]?

  /// Elements that are made once, when the menu is first shown. What is passed on later than at once is shown the next
  /// time.
  public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.init(isCached: true, elementProvider)
  }

  /// Elements that are made again after each change of the control that has the menu, and after each choice.
  public class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(isCached: false, elementProvider) }

  private init(isCached: Bool, _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.isCached = isCached
    self.provider = provider
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// The elements, made where they have to be.
  package var elements: [UIMenuElement] {
    if !isCached || made == nil { provider { [weak self] in self?.made = $0 } }
    return made ?? []
  }
}
