import TextControls

/// The items of the program in the menu bar of the system.
///
/// There is no such bar here: the items are menus and buttons behind the program's menus, above the window. A program
/// that begins with SwiftUI's `App` has `MenuBarExtra` for that: items that it makes are kept, and not shown.
@MainActor @preconcurrency open class NSStatusBar: NSObject {
  /// The bar of the running program.
  public static var system: NSStatusBar { WindowList.current.statusBar }

  /// Read by what shows the items.
  let state = ControllerState()
  private(set) var items: [NSStatusItem] = [] { didSet { state.change() } }

  override init() { super.init() }

  /// Has the items of another bar, too.
  func adopt(_ other: NSStatusBar) {
    guard !other.items.isEmpty else { return }
    items += other.items
    for item in other.items { item.statusBar = self }
  }

  /// The height of the bar in points: that of a line of menus.
  open var thickness: CGFloat { 22 }
  /// Whether the bar is vertical. False.
  open var isVertical: Bool { false }

  /// Adds an item of a length in points, which is kept and ignored.
  open func statusItem(withLength length: CGFloat) -> NSStatusItem {
    let item = NSStatusItem(length)
    item.statusBar = self
    items.append(item)
    return item
  }

  /// Removes an item.
  open func removeStatusItem(_ item: NSStatusItem) { items.removeAll { $0 === item } }
}

/// An item of the menu bar: a menu, or a button with an action.
@MainActor @preconcurrency open class NSStatusItem: NSObject {
  /// What the user may do to an item. Kept and ignored.
  public struct Behavior: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The user may remove the item.
    public static let removalAllowed = Behavior(rawValue: 2)
    /// Removing the item ends the program.
    public static let terminationOnRemoval = Behavior(rawValue: 4)
  }

  /// The length of an item that is as long as its content.
  nonisolated public static let variableLength: CGFloat = -1
  /// The length of an item that is as long as the bar is high.
  nonisolated public static let squareLength: CGFloat = -2

  /// Read by what shows the item.
  let state = ControllerState()

  init(_ length: CGFloat) {
    self.length = length
    let button = NSStatusBarButton(frame: .zero)
    self.button = button
    super.init()
    button.title = ""
    button.changed = { [weak self] in self?.state.change() }
  }

  /// The length in points. Kept and ignored.
  open var length: CGFloat
  /// The button that shows the item: its title, or its image, and its action where the item has no ``menu``.
  public let button: NSStatusBarButton?
  /// The menu that the item shows. Nil by default.
  open var menu: NSMenu? { didSet { state.change() } }
  /// Whether the item is shown. True by default.
  open var isVisible = true { didSet { state.change() } }
  /// What the user may do to the item. Kept and ignored; empty by default.
  open var behavior: Behavior = []
  /// A name by which the system keeps the place of the item. Kept and ignored; nil by default.
  open var autosaveName: String?
  /// The bar that the item is in.
  open internal(set) weak var statusBar: NSStatusBar?
}

/// The button of an item of the menu bar.
@MainActor @preconcurrency open class NSStatusBarButton: NSButton {
  var changed: (() -> Void)?

  /// The text of the item. Empty by default.
  open override var title: String { didSet { changed?() } }
  /// The image of the item, shown where there is no title. Nil by default.
  open override var image: NSImage? { didSet { changed?() } }
  /// Whether the item looks as if it were switched off. Kept and ignored; false by default.
  open var appearsDisabled = false
}
