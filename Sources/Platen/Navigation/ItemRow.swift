/// Toolbar items of several modifiers side by side, and a menu of those that do not fit.
///
/// The front end's layout decides how many items fit. Which of them leave first is the same everywhere
/// (``ItemRowElement/leavingOrder(of:)``).
struct ItemRow {
  let views: [AnyView]
  /// The lines of the menu that are no items of the row.
  let menuViews: [AnyView]

  nonisolated init(views: [AnyView], menuViews: [AnyView] = []) {
    self.views = views
    self.menuViews = menuViews
  }
}

extension ItemRow: _PrimitiveView {
  static func _makeElement(_ view: ItemRow, in parent: _ElementContext) -> _ViewElement<ItemRow> {
    ItemRowElement(view, in: parent)
  }

  @MainActor var items: some View { ForEach(Array(views.enumerated()), id: \.offset) { $0.element } }
  @MainActor var menuLines: some View { ForEach(Array(menuViews.enumerated()), id: \.offset) { $0.element } }
}

/// The element of a row of items: their nodes, and the node of the menu, whose lines act on the items themselves.
final class ItemRowElement: _ViewElement<ItemRow>, NodeContainer, NodeResponder, ItemRowResponder {
  let node: Node
  private let menu: Node
  private let symbol: Node
  private var child: _ViewElement<AnyView>!
  /// The lines of the menu that are no items, hidden: the menu acts on them.
  private var lines: HiddenElement<AnyView>!
  /// The items that the layout had put out of sight when the menu was last made.
  private var leftItems: [NodeID] = []
  /// Whether the menu was made before a layout, with all items that may leave.
  private var listsAllItems = false

  init(_ view: ItemRow, in context: _ElementContext) {
    let nodes = context.host.nodes
    node = nodes.make(.container(.itemRow(ItemRowContent())), NodeAttributes())
    symbol = nodes.make(.leaf(.image(ImageContent(systemName: "ellipsis", label: nil))), NodeAttributes())
    menu = nodes.make(.control(MenuContent(items: [], label: "")), NodeAttributes())
    // Until a layout has found that an item does not fit.
    menu.isOutOfSight = true
    super.init(context)
    node.responder = self
    nodes.setInitialChildren([symbol], of: menu)
    child = AnyView._makeElement(AnyView(view.items), in: _ElementContext(parent: self))
    lines = HiddenElement(AnyView(view.menuLines), in: _ElementContext(parent: self)) { [weak self] in
      self?.invalidate()
    }
    nodes.setInitialChildren(collectChildNodes(), of: node)
    evaluate()
    node.observeChanges(for: self) { [weak self] in self?.invalidate() }
  }

  override func update(_ view: ItemRow) {
    child.update(AnyView(view.items))
    lines.update(AnyView(view.menuLines))
  }

  override func evaluate() {
    let (attributes, style) = track {
      var attributes = environment.nodeAttributes
      attributes.locale = environment.locale
      return (attributes, environment.drawnMenuStyle)
    }
    let items = child.nodes
    let own = MenuItems.items(of: lines.nodes)
    let row = ItemRowContent(leavingOrder: Self.leavingOrder(of: items), showsMenu: !own.isEmpty)
    host.nodes.set(.container(.itemRow(row)), attributes, of: node)
    // A front end with a layout of its own hides the lines of the items that fit.
    let outOfSight = items.filter(\.isOutOfSight)
    listsAllItems = host.layout.metrics == nil
    let left = listsAllItems ? row.leavingOrder.sorted().map { items[$0] } : outOfSight
    leftItems = outOfSight.map(\.id)
    let words = Text(.own("More")).resolve(in: environment.textResolution).plainText
    var content = MenuContent(
      items: MenuItems.items(of: left + lines.nodes), label: words, systemImage: "ellipsis", style: style)
    content.showsWords = false
    var menuAttributes = attributes
    menuAttributes.isFocusable = environment.allowsFocus
    menuAttributes.accessibilityLabel = words
    menuAttributes.help = words
    host.nodes.set(.control(content), menuAttributes, of: menu)
    var image = ImageContent(systemName: "ellipsis", label: nil)
    image.font = environment.textResolution.font
    host.nodes.set(.leaf(.image(image)), NodeAttributes(), of: symbol)
  }

  /// The places of the items that a menu can hold, in the order in which they leave: those of a lower
  /// `layoutPriority` first, and of several of one priority the last. An item with a field in it stays, one of
  /// which a menu would show nothing, and one of infinite priority.
  static func leavingOrder(of items: [Node]) -> [Int] {
    func priority(_ index: Int) -> Double { items[index].layoutTraits?.priority ?? 0 }
    let leaving = items.indices.filter { index in
      priority(index) < .infinity && !items[index].contains(where: \.isField)
        && !MenuItems.items(of: [items[index]]).isEmpty
    }
    return leaving.sorted { priority($0) == priority($1) ? $0 > $1 : priority($0) < priority($1) }
  }

  // MARK: the layout

  func itemsDidMove() -> Bool {
    let isOfAll = listsAllItems && !lines.nodes.isEmpty && host.layout.metrics != nil
    guard isOfAll || child.nodes.filter(\.isOutOfSight).map(\.id) != leftItems else { return false }
    invalidate()
    // The focus goes where the item is now.
    if let focused = host.focus.node, child.nodes.contains(where: { $0.isOutOfSight && focused.isInside($0) }) {
      host.focus.move(to: menu.id)
    }
    return true
  }

  // MARK: environment

  override var writesEnvironment: Bool { true }

  override func write(to environment: inout EnvironmentValues) {
    environment.clearNodeScoped()
    environment.rowPlace = .inside
    environment.isBarItem = true
    environment.lineLimit = 1
  }

  // MARK: nodes

  func collectChildNodes() -> [Node] { child.nodes + [menu] }

  override func collectNodes(into nodes: inout _NodeList) { nodes.append(node) }

  override func forEachChild(_ body: (_Element) -> Void) {
    if let child { body(child) }
    if let lines { body(lines) }
  }

  override func willUnmount() {
    for node in [symbol, menu, node] { host.nodes.forget(node) }
  }

  func handle(_ event: NodeEvent) -> Bool { false }
}
