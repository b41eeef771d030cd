/// The place in a program's views where the content of a page's bar is written.
///
/// The content is shown in a bar of the page around, and has the environment of that place: what is set further out in
/// the page counts for it as well.
@MainActor final class BarSurroundings {
  private weak var place: _Element?
  private weak var page: PageModel?
  private var shown: [ObjectIdentifier: () -> Void] = [:]

  init(of place: _Element, in page: PageModel) {
    self.place = place
    self.page = page
  }

  /// The environment has changed at the place.
  func environmentDidChange() {
    guard !shown.isEmpty else { return }
    place?.host.updates.afterPass { [weak self] in
      for change in (self?.shown ?? [:]).values { change() }
    }
  }

  fileprivate func add(_ element: _Element) {
    shown[ObjectIdentifier(element)] = { [weak element] in
      if let element, element.isMounted { element.rewriteEnvironment() }
    }
  }

  fileprivate func remove(_ element: _Element) { shown[ObjectIdentifier(element)] = nil }

  /// Adds to the environment of a bar what is set between the page and the place, except for what belongs to a place in
  /// a layout and for the looks of text, which a bar gives its items.
  fileprivate func write(to environment: inout EnvironmentValues) {
    guard let place, let around = page?.element?.childEnvironment else { return }
    let bar = environment
    environment.take(whatIsSetBetween: around, and: place.environment)
    environment.clearNodeScoped()
    environment.rowPlace = bar.rowPlace
    environment.isBarItem = bar.isBarItem
    environment.isFormRow = bar.isFormRow
    environment.list = bar.list
    environment.focusTargets = bar.focusTargets
    environment.lineLimit = bar.lineLimit
    environment.font = bar.font
    environment.foreground = bar.foreground
  }

  /// Content of a bar in this environment.
  func view(_ content: AnyView) -> AnyView { AnyView(BarContentView(surroundings: self, content: content)) }
}

/// Content of a bar, in the environment of the place where it is written.
private struct BarContentView {
  let surroundings: BarSurroundings
  let content: AnyView

  nonisolated init(surroundings: BarSurroundings, content: AnyView) {
    (self.surroundings, self.content) = (surroundings, content)
  }
}

extension BarContentView: _PrimitiveView {
  static func _makeElement(_ view: Self, in parent: _ElementContext) -> _ViewElement<Self> {
    BarContentElement(view, in: parent)
  }
}

private final class BarContentElement: _ViewElement<BarContentView> {
  private let surroundings: BarSurroundings
  private var child: _ViewElement<AnyView>!

  init(_ view: BarContentView, in context: _ElementContext) {
    surroundings = view.surroundings
    super.init(context)
    surroundings.add(self)
    child = AnyView._makeElement(view.content, in: _ElementContext(parent: self))
  }

  override func update(_ view: BarContentView) { child.update(view.content) }

  override var writesEnvironment: Bool { true }

  override func write(to environment: inout EnvironmentValues) { surroundings.write(to: &environment) }

  override func collectNodes(into nodes: inout _NodeList) { child.collectNodes(into: &nodes) }

  override func forEachChild(_ body: (_Element) -> Void) {
    if let child { body(child) }
  }

  override func willUnmount() { surroundings.remove(self) }
}

/// A modifier of a view that contributes to the bars of the page around.
class BarContributor<Content: View, Modifier: ViewModifier>: _ModifierElement<Content, Modifier> {
  private var surroundings: BarSurroundings?
  private weak var page: PageModel?

  /// Sets what the modifier contributes to a page; nil removes it.
  final func contribute(_ entry: PageModel.Entry?, to page: PageModel) {
    guard var entry else { return page.set(nil, of: ObjectIdentifier(self), depth: depth) }
    if surroundings == nil || self.page !== page { surroundings = BarSurroundings(of: self, in: page) }
    self.page = page
    if let surroundings {
      entry.items = entry.items.map { ToolbarItems(views: $0.views.mapValues(surroundings.view)) }
      entry.drawer = entry.drawer.map(surroundings.view)
    }
    page.set(entry, of: ObjectIdentifier(self), depth: depth)
  }

  override func environmentDidChange(_ keys: Set<ObjectIdentifier>) {
    super.environmentDidChange(keys)
    surroundings?.environmentDidChange()
  }
}
