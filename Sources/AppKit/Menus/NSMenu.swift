import Platen
import TextControls

/// A menu of the program: the main menu, whose items' submenus are the menus above the window, or the menu of a button.
@MainActor @preconcurrency open class NSMenu: NSObject {
  /// The title, which the menus above the window have. Empty by default.
  open var title = ""
  /// The items, in order.
  open var items: [NSMenuItem] = [] {
    didSet {
      for item in items { item.menu = self }
      didChange()
    }
  }
  /// Whether items without an object that has their method can't be chosen. True by default.
  open var autoenablesItems = true
  /// Kept and ignored: menus show titles alone.
  open var showsStateColumn = true
  /// Notified of the menu. Held weakly, nil by default; of its methods the one before the menu is shown is called.
  open weak var delegate: (any NSMenuDelegate)?
  /// The menu that has an item with this one; nil for none.
  open weak var supermenu: NSMenu?
  /// Called after the items changed.
  var changed: (() -> Void)?
  /// Read by what shows the items.
  let revision = ControllerState()
  /// How often the items were made ready to be shown.
  private(set) var updates = 0
  private var isUpdating = false

  func didChange() {
    if !isUpdating { revision.change() }
    changed?()
  }

  /// Has the delegate set the items before they are shown.
  func prepare() {
    isUpdating = true
    delegate?.menuNeedsUpdate(self)
    for item in items { item.validate() }
    isUpdating = false
    updates += 1
  }

  /// Creates a menu with a title and without items.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates a menu without a title.
  public override convenience init() { self.init(title: "") }

  /// The number of items.
  open var numberOfItems: Int { items.count }

  /// Adds an item at the end.
  open func addItem(_ newItem: NSMenuItem) { items.append(newItem) }
  /// Adds an item with a title at the end, and returns it.
  @discardableResult open func addItem(
    withTitle string: String, action selector: Selector?, keyEquivalent charCode: String
  ) -> NSMenuItem {
    let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
    addItem(item)
    return item
  }
  /// Adds an item among the others. An index out of range is clamped.
  open func insertItem(_ newItem: NSMenuItem, at index: Int) {
    items.insert(newItem, at: min(max(0, index), items.count))
  }
  /// Adds an item with a title among the others, and returns it.
  @discardableResult open func insertItem(
    withTitle string: String, action selector: Selector?, keyEquivalent charCode: String, at index: Int
  ) -> NSMenuItem {
    let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
    insertItem(item, at: index)
    return item
  }
  /// Removes an item.
  open func removeItem(_ item: NSMenuItem) { items.removeAll { $0 === item } }
  /// Removes the item at an index; an index out of range is ignored.
  open func removeItem(at index: Int) { if items.indices.contains(index) { items.remove(at: index) } }
  /// Removes all items.
  open func removeAllItems() { items = [] }
  /// The item at an index; nil where there is none.
  open func item(at index: Int) -> NSMenuItem? { items.indices.contains(index) ? items[index] : nil }
  /// The first item with a title; nil for none.
  open func item(withTitle title: String) -> NSMenuItem? { items.first { $0.title == title } }
  /// The first item with a tag; nil for none.
  open func item(withTag tag: Int) -> NSMenuItem? { items.first { $0.tag == tag } }
  /// The index of an item; -1 for none.
  open func index(of item: NSMenuItem) -> Int { items.firstIndex { $0 === item } ?? -1 }
  /// The index of the first item with a title; -1 for none.
  open func indexOfItem(withTitle title: String) -> Int { items.firstIndex { $0.title == title } ?? -1 }
  /// The index of the first item with a tag; -1 for none.
  open func indexOfItem(withTag tag: Int) -> Int { items.firstIndex { $0.tag == tag } ?? -1 }
  /// Gives an item a submenu; nil removes it.
  open func setSubmenu(_ menu: NSMenu?, for item: NSMenuItem) { item.submenu = menu }
  /// Chooses the item at an index, as the user does.
  open func performActionForItem(at index: Int) { item(at: index)?.choose() }
  /// Does nothing: items are enabled when they are shown.
  open func update() {}
}

/// Notified of a menu. AppKit's methods are optional; here each has a default implementation.
@MainActor @preconcurrency public protocol NSMenuDelegate: NSObjectProtocol {
  /// Called before the menu is shown: here when what is around it is evaluated.
  func menuNeedsUpdate(_ menu: NSMenu)
  /// Never called: menus are the front end's.
  func menuWillOpen(_ menu: NSMenu)
  /// Never called: menus are the front end's.
  func menuDidClose(_ menu: NSMenu)
}

extension NSMenuDelegate {
  /// Default implementation: does nothing.
  public func menuNeedsUpdate(_ menu: NSMenu) {}
  /// Default implementation: does nothing.
  public func menuWillOpen(_ menu: NSMenu) {}
  /// Default implementation: does nothing.
  public func menuDidClose(_ menu: NSMenu) {}
}

/// Whether items of menus can be chosen, for the targets of their actions.
@MainActor @preconcurrency public protocol NSMenuItemValidation: NSObjectProtocol {
  /// Whether the item can be chosen.
  func validateMenuItem(_ menuItem: NSMenuItem) -> Bool
}

/// What an object with an action is asked about.
@MainActor @preconcurrency public protocol NSValidatedUserInterfaceItem: AnyObject {
  /// The method.
  var action: Selector? { get }
  /// The tag.
  var tag: Int { get }
}

/// Whether actions can be sent, for their targets.
@MainActor @preconcurrency public protocol NSUserInterfaceValidations: AnyObject {
  /// Whether the action of an item can be sent.
  func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool
}

/// An item of a menu: an action, a submenu or a line between two groups.
@MainActor @preconcurrency open class NSMenuItem: NSObject, NSValidatedUserInterfaceItem {
  /// The text of the item.
  open var title: String { didSet { if title != oldValue { menu?.didChange() } } }
  /// The title with its attributes, of which the characters are shown. Nil by default.
  open var attributedTitle: NSAttributedString? {
    didSet { if attributedTitle != oldValue { menu?.didChange() } }
  }
  /// The method that choosing the item calls: without an argument or with the item. Nil by default.
  open var action: Selector? { didSet { menu?.didChange() } }
  /// The object whose method the action calls; nil for the first responder or the next one after it that has the method.
  /// Held weakly.
  open weak var target: AnyObject?
  /// The key that chooses the item. Empty for none. Editing commands have their keys in fields already.
  open var keyEquivalent: String { didSet { if keyEquivalent != oldValue { menu?.didChange() } } }
  /// The modifiers of ``keyEquivalent``, Command by default.
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = [.command] {
    didSet { if keyEquivalentModifierMask != oldValue { menu?.didChange() } }
  }
  /// Whether the item can be chosen. True by default.
  open var isEnabled = true { didSet { if isEnabled != oldValue { menu?.didChange() } } }
  /// Whether the item is not shown. False by default.
  open var isHidden = false { didSet { if isHidden != oldValue { menu?.didChange() } } }
  /// The mark next to the title. Off by default.
  open var state = NSControl.StateValue.off { didSet { if state != oldValue { menu?.didChange() } } }
  /// A number for the program. 0 by default.
  open var tag = 0
  /// An object for the program. Nil by default.
  open var representedObject: Any?
  /// The image of the item. Kept and ignored: menus show titles alone. Nil by default.
  open var image: NSImage?
  /// A text shown as help. Kept and ignored; nil by default.
  open var toolTip: String?
  /// A second line. Kept and ignored; nil by default.
  open var subtitle: String?
  /// A view in the place of the item. Kept and ignored; nil by default.
  open var view: NSView?
  /// Kept and ignored; 0 by default.
  open var indentationLevel = 0
  /// Whether the item is shown only while other modifiers are down. Kept and ignored; false by default.
  open var isAlternate = false
  /// Whether the key also applies where it is typed with other modifiers. Kept and ignored; true by default.
  open var allowsAutomaticKeyEquivalentLocalization = true
  /// A name for the program to recognize the item by. Nil by default.
  open var identifier: NSUserInterfaceItemIdentifier?
  /// The items that choosing the item shows. Nil by default.
  open var submenu: NSMenu? {
    didSet {
      submenu?.supermenu = menu
      menu?.didChange()
    }
  }
  /// The menu that has the item; nil for none.
  open internal(set) weak var menu: NSMenu?
  /// Whether the item is a line between two groups.
  public private(set) var isSeparatorItem = false
  /// What choosing the item does besides its action.
  var chosen: ((NSMenuItem) -> Void)?

  /// Creates an item.
  public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
    (title, action, keyEquivalent) = (string, selector, charCode)
    super.init()
  }

  /// Creates an item without a title.
  public override convenience init() { self.init(title: "", action: nil, keyEquivalent: "") }

  /// A line between two groups.
  open class func separator() -> NSMenuItem {
    let item = NSMenuItem()
    item.isSeparatorItem = true
    return item
  }

  /// Whether there is a submenu.
  open var hasSubmenu: Bool { submenu != nil }

  /// The user has chosen the item.
  func choose() {
    chosen?(self)
    if let action { NSApplication.shared.sendAction(action, to: target, from: self) }
  }

  /// Whether the user could choose the item when its menu was shown last.
  private(set) var couldBeChosen = true

  /// Determines whether the user can choose the item: the program may change the item for that.
  func validate() { couldBeChosen = canBeChosen }

  private var canBeChosen: Bool {
    guard isEnabled else { return false }
    guard let action, menu?.autoenablesItems ?? true else { return true }
    guard let target = target ?? NSApplication.shared.target(forAction: action) as AnyObject? else { return false }
    if let validation = target as? any NSMenuItemValidation { return validation.validateMenuItem(self) }
    return (target as? any NSUserInterfaceValidations)?.validateUserInterfaceItem(self) ?? true
  }
}
