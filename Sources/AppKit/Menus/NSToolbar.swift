import Platen
import TextControls

/// A row of items below the title of a window. The user can't change it.
@MainActor @preconcurrency open class NSToolbar: NSObject {
  /// The name of a toolbar.
  public typealias Identifier = String
  /// How items are shown. Kept and ignored: an item shows its label, or its image where it has none.
  public enum DisplayMode: UInt, Sendable { case `default`, iconAndLabel, iconOnly, labelOnly }
  /// The size of items. Kept and ignored.
  public enum SizeMode: UInt, Sendable { case `default`, regular, small }

  /// The name of the toolbar.
  public let identifier: Identifier
  /// Makes the items. Held weakly, nil by default. Setting it inserts the default ones.
  open weak var delegate: (any NSToolbarDelegate)? { didSet { insertDefaults() } }
  /// The items that are shown, in order.
  open private(set) var items: [NSToolbarItem] = []
  /// Whether the toolbar is shown. True by default.
  open var isVisible = true { didSet { state.change() } }
  /// Kept and ignored; the default mode by default.
  open var displayMode = DisplayMode.default
  /// Kept and ignored; the default mode by default.
  open var sizeMode = SizeMode.default
  /// Kept and ignored: the user can't change the items. False by default.
  open var allowsUserCustomization = false
  /// Kept and ignored: nothing is saved between two runs. False by default.
  open var autosavesConfiguration = false
  /// Kept and ignored; true by default.
  open var showsBaselineSeparator = true
  /// The item that is marked as chosen; nil, the default, for none.
  open var selectedItemIdentifier: NSToolbarItem.Identifier? { didSet { state.change() } }
  let state = ControllerState()

  /// Creates a toolbar without items.
  public init(identifier: Identifier) {
    self.identifier = identifier
    super.init()
  }

  /// Creates a toolbar without a name.
  public override convenience init() { self.init(identifier: "") }

  private func insertDefaults() {
    guard let delegate, items.isEmpty else { return }
    for identifier in delegate.toolbarDefaultItemIdentifiers(self) {
      insertItem(withItemIdentifier: identifier, at: items.count)
    }
  }

  /// Inserts an item that the delegate makes. An index out of range is clamped.
  open func insertItem(withItemIdentifier itemIdentifier: NSToolbarItem.Identifier, at index: Int) {
    let made: NSToolbarItem? =
      itemIdentifier.isStandard
      ? NSToolbarItem(itemIdentifier: itemIdentifier)
      : delegate?.toolbar(self, itemForItemIdentifier: itemIdentifier, willBeInsertedIntoToolbar: true)
    guard let item = made else { return }
    item.toolbar = self
    items.insert(item, at: min(max(0, index), items.count))
    state.change()
  }

  /// Removes the item at an index; an index out of range is ignored.
  open func removeItem(at index: Int) {
    guard items.indices.contains(index) else { return }
    items.remove(at: index)
    state.change()
  }

  /// Shows the items as they are now.
  open func validateVisibleItems() { state.change() }
}

/// Makes the items of a toolbar. AppKit's methods are optional; here each has a default implementation.
@MainActor @preconcurrency public protocol NSToolbarDelegate: NSObjectProtocol {
  /// Makes an item; nil for none.
  func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem?
  /// The items that are shown, in order.
  func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
  /// Never called: the user can't change the items.
  func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
  /// Never called: the toolbar has its ``NSToolbar/selectedItemIdentifier``.
  func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
  /// Never called: see ``NSToolbar/items``.
  func toolbarWillAddItem(_ notification: Notification)
  /// Never called: see ``NSToolbar/items``.
  func toolbarDidRemoveItem(_ notification: Notification)
}

extension NSToolbarDelegate {
  /// Default implementation: nil.
  public func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem? { nil }
  /// Default implementation: none.
  public func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
  /// Default implementation: none.
  public func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
  /// Default implementation: none.
  public func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
  /// Default implementation: does nothing.
  public func toolbarWillAddItem(_ notification: Notification) {}
  /// Default implementation: does nothing.
  public func toolbarDidRemoveItem(_ notification: Notification) {}
}

/// An item of a toolbar: a button, or a view of the program's own.
@MainActor @preconcurrency open class NSToolbarItem: NSObject, NSValidatedUserInterfaceItem {
  /// The name of an item.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// A space of a fixed width.
    public static let space = Identifier("NSToolbarSpaceItem")
    /// A space as wide as there is.
    public static let flexibleSpace = Identifier("NSToolbarFlexibleSpaceItem")
    /// A line. Shown as a space.
    public static let sidebarTrackingSeparator = Identifier("NSToolbarSidebarTrackingSeparatorItem")
    /// Shows and hides a sidebar. Not shown here.
    public static let toggleSidebar = Identifier("NSToolbarToggleSidebarItem")
    /// Prints. Not shown here.
    public static let print = Identifier("NSToolbarPrintItem")
    /// Shows colours. Not shown here.
    public static let showColors = Identifier("NSToolbarShowColorsItem")
    /// Shows fonts. Not shown here.
    public static let showFonts = Identifier("NSToolbarShowFontsItem")

    var isStandard: Bool { rawValue.hasPrefix("NSToolbar") && rawValue.hasSuffix("Item") }
  }

  /// The name of the item.
  public let itemIdentifier: Identifier
  /// The toolbar that has the item; nil for none.
  open internal(set) weak var toolbar: NSToolbar?
  /// The text of the item. Empty by default.
  open var label = "" { didSet { toolbar?.state.change() } }
  /// The text in the panel in which the user would change the toolbar. Kept and ignored; empty by default.
  open var paletteLabel = ""
  /// The text of the item's button; empty, the default, for ``label``.
  open var title = "" { didSet { toolbar?.state.change() } }
  /// A text shown as help. Nil by default.
  open var toolTip: String?
  /// The image, shown where there is no text. Nil by default.
  open var image: NSImage? { didSet { toolbar?.state.change() } }
  /// The view of the item, which is shown in place of a button. Nil by default.
  open var view: NSView? { didSet { toolbar?.state.change() } }
  /// The method that a press calls: without an argument or with the item. Nil by default.
  open var action: Selector?
  /// The object whose method the action calls; nil for the first responder or the next one after it. Held weakly.
  open weak var target: AnyObject?
  /// Whether the item can be pressed. True by default.
  open var isEnabled = true { didSet { toolbar?.state.change() } }
  /// Whether the item has a frame. Kept and ignored; false by default.
  open var isBordered = false
  /// Kept and ignored; false by default.
  open var isNavigational = false
  /// Kept and ignored: items are enabled by the program. True by default.
  open var autovalidates = true
  /// A number for the program. 0 by default.
  open var tag = 0
  /// Kept and ignored; zero by default.
  open var minSize = NSSize.zero
  /// Kept and ignored; zero by default.
  open var maxSize = NSSize.zero
  /// The item of the menu of items for which there is no space. Kept and ignored; nil by default.
  open var menuFormRepresentation: NSMenuItem?
  /// Whether the item is kept where space is short. Kept and ignored.
  open var visibilityPriority = VisibilityPriority.standard

  /// Whether an item is kept where space is short. Ignored here.
  public struct VisibilityPriority: RawRepresentable, Hashable, Sendable {
    /// The number, as in AppKit.
    public let rawValue: Int

    /// Creates a priority with a number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The usual priority.
    public static let standard = VisibilityPriority(rawValue: 0)
    /// Removed early.
    public static let low = VisibilityPriority(rawValue: -1000)
    /// Kept for long.
    public static let high = VisibilityPriority(rawValue: 1000)
    /// The user's own.
    public static let user = VisibilityPriority(rawValue: 2000)
  }

  /// Creates an item.
  public init(itemIdentifier: Identifier) {
    self.itemIdentifier = itemIdentifier
    super.init()
  }

  /// Sets ``isEnabled`` where a subclass overrides it. Never called.
  open func validate() {}
}

/// The items of a toolbar.
@MainActor struct ToolbarRow {
  let toolbar: NSToolbar
}

extension ToolbarRow: View {
  var body: some View {
    let _ = toolbar.state.revision
    HStack { ForEach(toolbar.items, id: \.self) { item($0) } }
  }

  @ViewBuilder private func item(_ item: NSToolbarItem) -> some View {
    if item.itemIdentifier == .flexibleSpace {
      Spacer()
    } else if item.itemIdentifier == .space || item.itemIdentifier == .sidebarTrackingSeparator {
      Spacer().frame(width: 16)
    } else if let view = item.view {
      HeldView(view: view).accessibilityLabel(Text(verbatim: item.label))
    } else if !item.itemIdentifier.isStandard {
      button(item)
    }
  }

  private func button(_ item: NSToolbarItem) -> some View {
    let text = item.title.isEmpty ? item.label : item.title
    return Button {
      if let action = item.action { NSApplication.shared.sendAction(action, to: item.target, from: item) }
    } label: {
      if text.isEmpty, let image = item.image { Image(nsImage: image) } else { Text(verbatim: text) }
    }
    .disabled(!item.isEnabled)
    .accessibilityAddTraits(toolbar.selectedItemIdentifier == item.itemIdentifier ? .isSelected : [])
  }
}

/// Shows a view that the program has made.
struct HeldView: NSViewRepresentable {
  let view: NSView

  func makeNSView(context: Context) -> NSView { view }
  func updateNSView(_ nsView: NSView, context: Context) {}
}
