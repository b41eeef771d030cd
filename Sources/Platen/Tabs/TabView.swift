/// Several views, one of which is shown; the user chooses it by its tab.
public struct TabView<SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>?
  let content: Content
}

extension TabView: _PrimitiveView {
  /// Creates tabs with values of the selection's type. The one whose value equals the selection is shown; when none
  /// does, the first.
  nonisolated public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == _TabGroup<SelectionValue, C>, C.TabValue == SelectionValue {
    self.selection = selection
    self.content = _TabGroup(content())
  }

  /// Creates tabs without values that keep the choice themselves, beginning with the first.
  nonisolated public init<C: TabContent>(
    @TabContentBuilder<SelectionValue> content: () -> C
  ) where SelectionValue == Never, Content == _TabGroup<Never, C>, C.TabValue == Never {
    selection = nil
    self.content = _TabGroup(content())
  }

  /// Creates tabs; the one whose tag equals the selection is shown. A view without a tag has its index, from 0;
  /// when none matches, the first is shown. Nil leaves the choice to the tab view.
  @_disfavoredOverload
  nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// Creates tabs that keep the choice themselves, beginning with the first.
  @_disfavoredOverload
  nonisolated public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    selection = nil
    self.content = content()
  }

  /// Makes the element of the view. For the graph.
  public static func _makeElement(_ view: Self, in parent: _ElementContext) -> _ViewElement<Self> {
    TabElement(view, in: parent)
  }
}

/// The element of tabs. All of them are kept, so that each keeps its state; the chosen one is in the tree.
private final class TabElement<SelectionValue: Hashable, Content: View>:
  _ViewElement<TabView<SelectionValue, Content>>, NodeContainer
{
  let node: Node
  private let bar: Node
  /// The spacers that centre the dots in their bar.
  private let margins: [Node]
  private var view: TabView<SelectionValue, Content>
  private var child: _ViewElement<Content>!
  private var buttons: [TabButton] = []
  private var shown = 0
  /// The index of the chosen tab when the program keeps no selection.
  private var ownIndex = 0
  /// Whether the program hides all tab bars, by `UITabBar.appearance()`.
  private let areTabsHidden = UITabBar.appearance().isHidden

  init(_ view: TabView<SelectionValue, Content>, in context: _ElementContext) {
    self.view = view
    node = context.host.nodes.make(.container(.page(PageContent())), NodeAttributes())
    bar = context.host.nodes.make(.container(.bar(BarContent(edge: .top))), NodeAttributes())
    margins = (0..<2).map { _ in context.host.nodes.make(.leaf(.spacer(minLength: nil)), NodeAttributes()) }
    super.init(context)
    child = Content._makeElement(view.content, in: _ElementContext(parent: self))
    host.recorder.setChildren(collectChildNodes(), of: node)
  }

  override func update(_ view: TabView<SelectionValue, Content>) {
    self.view = view
    child.update(view.content)
    host.updates.enqueueRebuild(of: self)
  }

  override func evaluate() { host.updates.enqueueRebuild(of: self) }

  override var writesEnvironment: Bool { true }

  override func write(to environment: inout EnvironmentValues) {
    environment.clearNodeScoped()
    environment.rowPlace = .inside
    // The navigation title of a tab is not that of the page around the tabs.
    environment.page = nil
    // Tabs within a page don't inherit the page style.
    environment[style: TabViewStyles.self] = StyleSlot()
  }

  // MARK: nodes

  private func chosenIndex(_ tabs: [Node], _ selected: AnyHashable?) -> Int {
    let index = selected.map { tag in tabs.indices.first { tagOf(tabs[$0], $0) == tag } ?? 0 } ?? ownIndex
    return tabs.indices.contains(index) ? index : 0
  }

  private func tagOf(_ tab: Node, _ index: Int) -> AnyHashable { tab.selectionTag ?? AnyHashable(index) }

  func collectChildNodes() -> [Node] {
    let tabs = child.nodes
    let (style, selected, direction) = track {
      (
        environment[style: TabViewStyles.self].drawn, view.selection.map { AnyHashable($0.wrappedValue) },
        environment.layoutDirection
      )
    }
    node.take(direction, in: host)
    shown = chosenIndex(tabs, selected)
    while buttons.count < tabs.count { buttons.append(TabButton(host)) }
    while buttons.count > tabs.count { buttons.removeLast().forget() }
    for (index, tab) in tabs.enumerated() {
      let isShown = index == shown
      let place = TabButton.Place(number: index + 1, count: tabs.count, isDot: style == .dots)
      buttons[index].show(tab.rowTraits, place, isShown: isShown) { [weak self] in self?.choose(index) }
    }
    guard !tabs.isEmpty else { return [] }
    host.nodes.set(.container(.bar(BarContent(edge: style == .tabs ? .top : .bottom))), bar.attributes, of: bar)
    let row = buttons.map(\.node)
    host.recorder.setChildren(style == .dots ? [margins[0]] + row + [margins[1]] : row, of: bar)
    return switch style {
    case .tabs where areTabsHidden || tabs[shown].rowTraits.hidesTabBar: [tabs[shown]]
    case .tabs: [bar, tabs[shown]]
    case .dots: [tabs[shown], bar]
    case .bare: [tabs[shown]]
    }
  }

  private func choose(_ index: Int) {
    let tabs = child.nodes
    guard tabs.indices.contains(index) else { return }
    guard let selection = view.selection else {
      ownIndex = index
      return host.updates.enqueueRebuild(of: self)
    }
    let tag = tagOf(tabs[index], index)
    if let value = tag.base as? SelectionValue { selection.wrappedValue = value }
  }

  override func collectNodes(into nodes: inout _NodeList) { nodes.append(node) }

  override func forEachChild(_ body: (_Element) -> Void) {
    if let child { body(child) }
  }

  override func willUnmount() {
    for button in buttons { button.forget() }
    for margin in margins { host.nodes.forget(margin) }
    host.nodes.forget(bar)
    host.nodes.forget(node)
  }
}

/// The button of a tab, around the tab's label.
@MainActor private final class TabButton: NodeResponder {
  /// The position of the button's tab.
  struct Place {
    let number: Int
    let count: Int
    /// Whether the tab is shown as a dot only.
    let isDot: Bool
  }

  let node: Node
  private let fallback: Node
  @Hosted private var host: ViewHost
  private var badge: Node?
  private var action: () -> Void = {}

  init(_ host: ViewHost) {
    self.host = host
    node = host.nodes.make(.control(ButtonContent()), NodeAttributes())
    fallback = host.nodes.make(.leaf(.text(TextContent(runs: []))), NodeAttributes())
    node.responder = self
  }

  /// A sentence of this package for the user.
  private func words(_ key: LocalizedStringKey) -> String {
    key.format.string(in: host.rootEnvironment.locale, from: .library)
  }

  func show(_ traits: RowTraits, _ place: Place, isShown: Bool, action: @escaping () -> Void) {
    self.action = action
    var attributes = NodeAttributes()
    attributes.isFocusable = true
    if place.isDot { attributes.accessibilityLabel = words("Page \(place.number) of \(place.count)") }
    let isProminent = isShown && !place.isDot
    host.nodes.set(.control(ButtonContent(style: isProminent ? .borderedProminent : .borderless)), attributes, of: node)
    let label = place.isDot ? nil : traits.tabLabel
    var children = [label ?? fallback]
    if label == nil {
      let words = place.isDot ? (isShown ? "●" : "○") : self.words("Tab \(place.number)")
      host.nodes.set(.leaf(.text(TextContent(runs: [TextRun(words)]))), fallback.attributes, of: fallback)
    }
    if let text = traits.badge, !place.isDot {
      let badge = badge ?? host.nodes.make(.leaf(.text(text)), NodeAttributes())
      host.nodes.set(.leaf(.text(text)), badge.attributes, of: badge)
      self.badge = badge
      children.append(badge)
    }
    host.recorder.setChildren(children, of: node)
  }

  func handle(_ event: NodeEvent) -> Bool {
    guard event == .press else { return false }
    action()
    return true
  }

  func forget() {
    if let badge { host.nodes.forget(badge) }
    host.nodes.forget(fallback)
    host.nodes.forget(node)
  }
}
