import Platen
import TextControls

/// A button with a menu: one of its items is chosen, or, where it pulls down, the items are actions.
@MainActor @preconcurrency open class NSPopUpButton: NSButton {
  /// Whether the button shows its first item always, and the others are actions. False by default.
  open var pullsDown = false { didSet { valueDidChange() } }
  /// Kept and ignored: items are enabled as those of menus are. True by default.
  open var autoenablesItems = true { didSet { ownMenu.autoenablesItems = autoenablesItems } }
  /// The side on which the menu opens. Kept and ignored.
  open var preferredEdge = NSRectEdge.maxY
  private var ownMenu = NSMenu()
  private weak var chosen: NSMenuItem?
  private var selectsNone = false

  /// Creates a button without items.
  public convenience init(frame buttonFrame: NSRect, pullsDown flag: Bool) {
    self.init(frame: buttonFrame)
    pullsDown = flag
  }

  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    follow()
  }

  /// Creates a button without items. Nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    follow()
  }

  private func follow() {
    ownMenu.autoenablesItems = autoenablesItems
    ownMenu.changed = { [weak self] in self?.valueDidChange() }
  }

  /// The menu with the items.
  open var menu: NSMenu? {
    get { ownMenu }
    set {
      ownMenu.changed = nil
      ownMenu = newValue ?? NSMenu()
      follow()
      valueDidChange()
    }
  }

  /// The items, in order.
  open var itemArray: [NSMenuItem] { ownMenu.items }
  /// The titles of the items.
  open var itemTitles: [String] { ownMenu.items.map(\.title) }
  /// The number of items.
  open var numberOfItems: Int { ownMenu.items.count }
  /// The last item; nil for none.
  open var lastItem: NSMenuItem? { ownMenu.items.last }
  /// The item at an index; nil where there is none.
  open func item(at index: Int) -> NSMenuItem? { ownMenu.item(at: index) }
  /// The first item with a title; nil for none.
  open func item(withTitle title: String) -> NSMenuItem? { ownMenu.item(withTitle: title) }
  /// The title of the item at an index; empty where there is none.
  open func itemTitle(at index: Int) -> String { ownMenu.item(at: index)?.title ?? "" }
  /// The index of an item; -1 for none.
  open func index(of item: NSMenuItem) -> Int { ownMenu.index(of: item) }
  /// The index of the first item with a title; -1 for none.
  open func indexOfItem(withTitle title: String) -> Int { ownMenu.indexOfItem(withTitle: title) }
  /// The index of the first item with a tag; -1 for none.
  open func indexOfItem(withTag tag: Int) -> Int { ownMenu.indexOfItem(withTag: tag) }

  /// Adds an item at the end. An item with that title is removed first.
  open func addItem(withTitle title: String) { insertItem(withTitle: title, at: ownMenu.items.count) }
  /// Adds items at the end.
  open func addItems(withTitles itemTitles: [String]) { for title in itemTitles { addItem(withTitle: title) } }
  /// Adds an item among the others. An item with that title is removed first.
  open func insertItem(withTitle title: String, at index: Int) {
    removeItem(withTitle: title)
    ownMenu.insertItem(withTitle: title, action: nil, keyEquivalent: "", at: index)
  }
  /// Removes the first item with a title.
  open func removeItem(withTitle title: String) { if let item = item(withTitle: title) { ownMenu.removeItem(item) } }
  /// Removes the item at an index.
  open func removeItem(at index: Int) { ownMenu.removeItem(at: index) }
  /// Removes all items.
  open func removeAllItems() { ownMenu.removeAllItems() }

  /// The chosen item: the first one, until another is chosen. Nil for none.
  open var selectedItem: NSMenuItem? {
    if let chosen, ownMenu.index(of: chosen) >= 0 { return chosen }
    return selectsNone ? nil : ownMenu.items.first { !$0.isSeparatorItem }
  }
  /// The index of the chosen item; -1 for none.
  open var indexOfSelectedItem: Int { selectedItem.map { ownMenu.index(of: $0) } ?? -1 }
  /// The title of the chosen item; nil for none.
  open var titleOfSelectedItem: String? { selectedItem?.title }
  /// The tag of the chosen item; -1 for none.
  open func selectedTag() -> Int { selectedItem?.tag ?? -1 }
  /// Chooses an item; nil for none. No action is sent.
  open func select(_ item: NSMenuItem?) {
    (chosen, selectsNone) = (item, item == nil)
    valueDidChange()
  }
  /// Chooses the item at an index; -1 for none.
  open func selectItem(at index: Int) { select(ownMenu.item(at: index)) }
  /// Chooses the first item with a title, or none.
  open func selectItem(withTitle title: String) { select(ownMenu.item(withTitle: title)) }
  /// Chooses the first item with a tag. False, and nothing is chosen, where there is none.
  @discardableResult open func selectItem(withTag tag: Int) -> Bool {
    guard let item = ownMenu.item(withTag: tag) else { return false }
    select(item)
    return true
  }
  /// Does nothing: the button shows the chosen item.
  open func synchronizeTitleAndSelectedItem() {}

  /// The title that is shown: that of the chosen item, or of the first one where the button pulls down. Setting it
  /// chooses the item of that title, which is added where there is none.
  open override var title: String {
    get { (pullsDown ? ownMenu.items.first?.title : titleOfSelectedItem) ?? "" }
    set {
      if pullsDown, let first = ownMenu.items.first { return first.title = newValue }
      if item(withTitle: newValue) == nil { addItem(withTitle: newValue) }
      if !pullsDown { selectItem(withTitle: newValue) }
    }
  }

  /// The index of the chosen item as a number.
  open override var objectValue: Any? {
    get { NSNumber(value: indexOfSelectedItem) }
    set { selectItem(at: (newValue as? NSNumber)?.intValue ?? -1) }
  }

  private func choose(_ index: Int) {
    guard let item = ownMenu.item(at: index) else { return }
    select(item)
    item.choose()
    sendOwnAction()
  }

  override var shownButton: AnyView {
    let label = Text(verbatim: accessibilityLabel ?? "")
    if pullsDown {
      return AnyView(
        Menu {
          ForEach(Array(ownMenu.items.enumerated()).dropFirst(), id: \.element) { index, item in
            if item.isSeparatorItem {
              Divider()
            } else {
              Button {
                self.choose(index)
              } label: {
                Text(verbatim: item.title)
              }
              .disabled(!item.isEnabled)
            }
          }
        } label: {
          Text(verbatim: title)
        })
    }
    let selection = Binding<Int>(
      get: { [weak self] in self?.indexOfSelectedItem ?? -1 }, set: { [weak self] in self?.choose($0) })
    return AnyView(
      Picker(selection: selection) {
        ForEach(Array(ownMenu.items.enumerated()), id: \.element) { index, item in
          if item.isSeparatorItem { Divider() } else if !item.isHidden { Text(verbatim: item.title).tag(index) }
        }
      } label: {
        label
      }
      .pickerStyle(.menu).labelsHidden())
  }
}
