/// The element of one page of a navigation: a node with bars at its edges.
final class PageElement: _ViewElement<AnyView>, NodeContainer {
  let node: Node
  let model: PageModel
  /// Identifies the page in its navigation.
  let id: Int
  private var child: _ViewElement<AnyView>!
  private var top: _ViewElement<AnyView>?
  private var drawer: _ViewElement<AnyView>?
  private var bottom: _ViewElement<AnyView>?
  private var isBarChangeDue = false
  /// The focused node when another page was pushed.
  var returnFocus: NodeID?
  /// What was pressed last on the page when another one was pushed.
  var pressed: NodeID?
  private let adjust: (inout EnvironmentValues) -> Void
  private let showsFirstOnly: Bool
  /// The edit mode of the page's lists, while the program keeps none.
  private let editMode = PageEditMode()

  init(
    _ view: AnyView, id: Int, in context: _ElementContext, showsFirstOnly: Bool = false,
    isColumn: Bool = false, backTitle: @escaping () -> Text? = { nil }, goBack: (@MainActor () -> Void)?,
    adjust: @escaping (inout EnvironmentValues) -> Void
  ) {
    self.id = id
    model = PageModel(id: id, backTitle: backTitle, isColumn: isColumn)
    model.goBack = goBack
    self.adjust = adjust
    self.showsFirstOnly = showsFirstOnly
    node = context.host.nodes.make(.container(.page(PageContent())), NodeAttributes())
    super.init(context)
    model.element = self
    model.onChange = { [weak self] in self?.barsWillChange() }
    child = AnyView._makeElement(view, in: _ElementContext(parent: self))
    updateBars()
    host.recorder.setChildren(collectChildNodes(), of: node)
  }

  override func update(_ view: AnyView) { child.update(view) }

  /// Sets what returns to the previous page; nil where there is none.
  func setBack(_ goBack: (@MainActor () -> Void)?) {
    let isChanged = (goBack == nil) != (model.goBack == nil)
    model.goBack = goBack
    guard isChanged else { return }
    model.stack?.columnBackDidChange()
    rewriteEnvironment()
    barsWillChange()
  }

  // MARK: environment

  override var writesEnvironment: Bool { true }

  override func write(to environment: inout EnvironmentValues) {
    environment.clearNodeScoped()
    environment.rowPlace = .inside
    environment.isBarItem = false
    environment.page = model
    environment.list = nil
    environment.searchPlace = nil
    environment.editMode = editMode.binding
    if model.goBack != nil {
      environment.isPresented = true
      environment.dismiss = DismissAction(owner: self) { [weak self] in self?.model.goBack?() }
    }
    adjust(&environment)
  }

  // MARK: bars

  private func barsWillChange() {
    guard !isBarChangeDue, child != nil else { return }
    isBarChangeDue = true
    host.updates.afterPass { [weak self] in
      guard let self, isMounted else { return }
      isBarChangeDue = false
      updateBars()
    }
  }

  private func updateBars() {
    let words = model.title.map { title in
      Tracking.untracked { title.resolve(in: environment.textResolution).plainText }
    }
    host.nodes.set(.container(.page(PageContent(title: words ?? ""))), node.attributes, of: node)
    host.part(ProgramAddress.self).noteChange()
    set(&top, topBar)
    set(&drawer, model.drawer.map { AnyView(SearchDrawer(field: $0)) })
    set(&bottom, bottomBar)
  }

  private func set(_ element: inout _ViewElement<AnyView>?, _ view: AnyView?) {
    switch (element, view) {
    case (let shown?, let view?): shown.update(view)
    case (nil, let view?):
      element = AnyView._makeElement(view, in: _ElementContext(parent: self))
      if child != nil { host.updates.enqueueRebuild(of: self) }
    case (let shown?, nil):
      shown.unmount()
      element = nil
      host.updates.enqueueRebuild(of: self)
    case (nil, nil): break
    }
  }

  private var topBar: AnyView? {
    guard !model.hidesBar else { return nil }
    let back = model.hidesBackButton || model.stack != nil ? nil : model.goBack
    let leading = model.items(in: .leading)
    let trailing = model.items(in: .trailing)
    let principal = model.items(in: .principal)
    let overflow = model.items(in: .overflow)
    let titleMenu = model.items(in: .titleMenu)
    let hasItems = [leading, trailing, principal, overflow, titleMenu].contains { !$0.isEmpty }
    guard back != nil || model.title != nil || hasItems else { return nil }
    let isLarge =
      switch model.displayMode {
      case .large: true
      case .automatic: model.goBack == nil && leading.isEmpty && principal.isEmpty
      default: false
      }
    return AnyView(
      TopBar(
        isLarge: isLarge, title: model.title, subtitle: model.subtitle, titleMenu: titleMenu,
        backTitle: model.backTitle(), back: back,
        leading: leading, principal: principal, trailing: trailing, overflow: overflow))
  }

  private var bottomBar: AnyView? {
    let items = model.items(in: .bottom)
    return items.isEmpty ? nil : AnyView(BottomBar(items: items))
  }

  // MARK: nodes

  func collectChildNodes() -> [Node] {
    let own = child.nodes
    let bars = (top?.nodes ?? []) + (drawer?.nodes ?? [])
    return bars + (showsFirstOnly ? Array(own.prefix(1)) : own) + (bottom?.nodes ?? [])
  }

  override func collectNodes(into nodes: inout _NodeList) { nodes.append(node) }

  override func forEachChild(_ body: (_Element) -> Void) {
    if let child { body(child) }
    if let top { body(top) }
    if let drawer { body(drawer) }
    if let bottom { body(bottom) }
  }

  override func willUnmount() { host.nodes.forget(node) }
}

/// Keeps the edit mode of the lists on a page.
final class PageEditMode: @unchecked Sendable {
  private var mode = EditMode.inactive
  private let readers = ReaderSet()

  private(set) lazy var binding = Binding<EditMode>(
    get: { [weak self] in
      self?.readers.noteRead()
      return self?.mode ?? .inactive
    },
    set: { [weak self] mode in
      self?.mode = mode
      self?.readers.invalidate()
    })
}
