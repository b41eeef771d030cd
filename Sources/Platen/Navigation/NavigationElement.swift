/// The element of a navigation: keeps its pages and shows the last one.
final class NavigationElement<Content: View, Root: View>: _ViewElement<Content>, BackNavigation, AddressedNavigation {
  private let model: NavigationModel
  private var root: PageElement!
  private var pages: [PageElement] = []
  private let rootView: (Content) -> Root
  private let storage: (Content) -> PathStorage?
  private var view: Content
  private let back: Back?
  /// The search around the navigation, which may have its field on the first page.
  private weak var search: SearchPlace?
  /// The column of a split navigation that the navigation is in.
  private weak var column: PageModel?

  /// Where the focus was on the pages that the user has gone back from last.
  private var leftFocus: [LeftFocus] = []
  private static var mostLeft: Int { 32 }
  /// Whether an address is shown, and not where a link leads.
  private var followsAddress = false

  /// What is before the first page.
  struct Back {
    /// The title of what is before.
    let title: () -> Text?
    /// Shows it; nil while there is nothing to go back to.
    let action: (Content) -> (@MainActor () -> Void)?
  }

  init(
    _ view: Content, in context: _ElementContext, root: @escaping (Content) -> Root, showsFirstOnly: Bool = false,
    back: Back? = nil, searchColumn: SearchPlace.Column = .stack,
    storage: @escaping (Content) -> PathStorage? = { _ in nil }
  ) {
    self.view = view
    rootView = root
    self.back = back
    self.storage = storage
    let model = NavigationModel()
    self.model = model
    super.init(context)
    model.storage = storage(view)
    model.onChange = { [weak self] in self?.invalidate() }
    model.onDestinationsChange = { [weak self] in self?.destinationsDidChange() }
    column = Tracking.untracked { environment.page }.flatMap { $0.isColumn ? $0 : nil }
    self.root = PageElement(
      AnyView(root(view)), id: 0, in: _ElementContext(parent: self), showsFirstOnly: showsFirstOnly,
      isColumn: back != nil, backTitle: back?.title ?? { [weak column] in column?.backTitle() }, goBack: rootBack
    ) {
      $0.navigation = model
    }
    search = Tracking.untracked { environment.searchPlace }
    search?.add(self.root.model, in: searchColumn)
    column?.setStack(self)
    host.modals.add(self)
    host.part(ProgramAddress.self).add(self)
    model.owner = self
    host.updates.afterPass { [weak self] in if self?.isMounted == true { self?.evaluate() } }
  }

  override func update(_ view: Content) {
    self.view = view
    model.storage = storage(view)
    root.setBack(rootBack)
    root.update(AnyView(rootView(view)))
    evaluate()
  }

  override func evaluate() {
    model.follow(track { model.values })
    if !model.pages.isEmpty { host.mistakes.checkAtEnd(self) { [weak model] in model?.mistake(in: $0) } }
    let known = Dictionary(uniqueKeysWithValues: pages.map { ($0.id, $0) })
    let shown = lastPage
    var new: [PageElement] = []
    for page in model.pages {
      let view = model.view(of: page)
      if let element = known[page.id] {
        element.update(view)
        new.append(element)
      } else {
        new.append(makePage(view, page.id, before: new.last ?? root))
      }
    }
    let kept = Set(new.map(\.id))
    let gone = pages.filter { !kept.contains($0.id) }
    pages = new
    guard lastPage !== shown || !gone.isEmpty else { return }
    moveFocus(from: shown, path: shownPath, isBack: gone.contains { $0 === shown })
    shownPath = model.path
    for page in gone.reversed() { page.unmount() }
    host.part(ProgramAddress.self).noteChange()
    structureDidChange()
  }

  private func makePage(_ view: AnyView, _ id: Int, before: PageElement) -> PageElement {
    let model = model
    return PageElement(
      view, id: id, in: _ElementContext(parent: self),
      backTitle: { [weak before] in before?.model.title }, goBack: { [weak model] in model?.leave(id) }
    ) {
      $0.navigation = model
    }
  }

  private var lastPage: PageElement { pages.last ?? root }
  /// The values of the path up to the last page; nil where one of the pages has no value.
  private var shownPath: [AnyHashable]? = []

  private var isDestinationChangeDue = false

  private func destinationsDidChange() {
    guard !isDestinationChangeDue, !model.pages.isEmpty || !pages.isEmpty else { return }
    isDestinationChangeDue = true
    host.updates.afterPass { [weak self] in
      guard let self, isMounted else { return }
      isDestinationChangeDue = false
      evaluate()
    }
  }

  /// Moves the focus to the new page if it was on the page that is left. A page without anything that takes the focus
  /// leaves it nowhere, and going back from it returns it all the same. Where it was nowhere when a link was pressed,
  /// it returns to the link.
  private func moveFocus(from old: PageElement, path: [AnyHashable]?, isBack: Bool) {
    let focused = host.focus.node
    let left = focused.flatMap { $0.isInside(old.node) ? $0 : nil }
    if !isBack {
      old.returnFocus = left?.id
      old.pressed = host.pressed(in: old.node)
    } else if let path {
      leftFocus.removeAll { $0.path == path }
      if let left { leftFocus = leftFocus.suffix(Self.mostLeft - 1) + [LeftFocus(path: path, of: left, in: old.node)] }
    }
    let new = lastPage
    let known = followsAddress && !isBack ? leftFocus.first { $0.path == model.path } : nil
    guard left != nil || isBack && focused == nil && new.returnFocus != nil || focused == nil && known != nil else {
      return
    }
    host.focus.afterUpdate { [weak self, weak new] in
      guard let self, let new, host.focus.node == nil else { return }
      if isBack, let id = new.returnFocus ?? new.pressed, host.focus.move(to: id) { return }
      if known?.restore(in: new.node, of: host) == true { return }
      host.focus.moveIntoPage(in: new.node)
    }
  }

  // MARK: going back

  /// What the button on the first page does.
  private var rootBack: (@MainActor () -> Void)? { leaveRoot ?? column?.goBack }

  private var leaveRoot: (@MainActor () -> Void)? { back?.action(view) }

  var pageToLeave: Node? { pages.last?.node ?? (leaveRoot == nil ? nil : root.node) }

  func goBack() {
    if let page = pages.last { model.leave(page.id) } else { leaveRoot?() }
  }

  // MARK: addresses

  var shownPage: Node { lastPage.node }

  var components: [String] { model.components() }

  /// The title of the page that is shown.
  var shownTitle: Text? { lastPage.model.title }

  // The first page follows another one if one can go back from it.
  var pagesBeforeFirst: Int { leaveRoot == nil ? 0 : 1 }

  var pageCount: Int { model.pages.count + pagesBeforeFirst }

  func show(_ component: String, at position: Int) -> Bool {
    let pages = model.pages
    if pages.indices.contains(position), case .value(let value) = pages[position].source,
      model.component(of: value) == component
    {
      return true
    }
    let value = model.value(of: component)
    // The text of a record leads to what a link on the page has.
    let link = value == nil ? link(to: component, at: position) : nil
    guard value != nil || link != nil else { return false }
    followsAddress = true
    defer { followsAddress = false }
    goBack(to: position + pagesBeforeFirst)
    host.settle()
    if let value { model.push(value) }
    let isShown = link.map { host.send(.press, to: $0) } ?? true
    host.settle()
    return isShown
  }

  /// The link to a component on the page before a position.
  private func link(to component: String, at position: Int) -> NodeID? {
    let components = components
    guard position <= components.count else { return nil }
    let path = prefix + components.prefix(position) + [component]
    let page = pages.prefix(position).last ?? root
    return page?.node.first { node in
      if case .control(let button as ButtonContent) = node.content { button.path == path } else { false }
    }?.id
  }

  func goBack(to depth: Int) {
    guard depth >= 0, pageCount > depth else { return }
    let index = depth - pagesBeforeFirst
    if let page = model.pages.dropFirst(max(index, 0)).first { model.leave(page.id) }
    if index < 0 { leaveRoot?() }
  }

  // MARK: nodes

  override func collectNodes(into nodes: inout _NodeList) { nodes.append(lastPage.node) }

  override func forEachChild(_ body: (_Element) -> Void) {
    if let root { body(root) }
    for page in pages { body(page) }
  }

  override func willUnmount() {
    if let root { search?.remove(root.model) }
    if column?.stack === self { column?.setStack(nil) }
  }
}

extension NavigationElement: ColumnStack {
  func columnBackDidChange() { root.setBack(rootBack) }
}
