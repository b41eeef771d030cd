extension View {
  /// Makes the name that assistive technology speaks, and by which tests find the view, out of the one that the view
  /// has of itself and other words.
  ///
  ///     Text(comment).accessibilityLabel { label in
  ///       Text("Comment")
  ///       label
  ///     }
  ///
  /// - Parameter content: Makes the views whose texts are the new name, separated by commas. What it gets is where the
  ///   view's own name is. See `View.accessibilityLabel(content:)` in Apple's documentation.
  nonisolated public func accessibilityLabel<V: View>(
    @ViewBuilder content: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    modifier(_LabelCompositionModifier(label: content(PlaceholderContentView(self, isName: true))))
  }
}

/// Gives the nodes of a view names that are made of their own.
public struct _LabelCompositionModifier<Label: View> {
  let label: Label
}

extension _LabelCompositionModifier: _PrimitiveModifier {
  /// Makes the element of the modified view. For the graph.
  public static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    LabelCompositionElement(view, in: parent)
  }
}

/// The element of such a modifier. The nodes are those of the modified view.
private final class LabelCompositionElement<Content: View, Label: View>: _ModifierElement<
  Content, _LabelCompositionModifier<Label>
>
{
  /// A node of the view, the node that the name belongs to, and the views of the name, which are never shown.
  private struct Named {
    let node: Node
    var target: Node
    let label: HiddenElement<NamedLabel<Label>>
  }

  private var named: [Named] = []
  private var isDue = false

  override func modifierDidChange(from old: _LabelCompositionModifier<Label>) {
    guard !ValueComparison.areEqual(old, modifier) else { return }
    for entry in named { entry.label.update(view(of: entry.target)) }
    setNeedsNames()
  }

  private func view(of target: Node) -> NamedLabel<Label> {
    NamedLabel(label: modifier.label, name: target.name(inside: depth))
  }

  override func collectNodes(into nodes: inout _NodeList) {
    let inner = child.nodes.filter { !$0.isRowPlaceholder }
    if inner.map(\.id) != named.map(\.node.id) {
      var old = Dictionary(uniqueKeysWithValues: named.map { ($0.node.id, $0) })
      named = inner.map { old.removeValue(forKey: $0.id) ?? makeEntry(for: $0) }
      for entry in old.values { drop(entry) }
      setNeedsNames()
    }
    nodes += child.nodes
  }

  private func makeEntry(for node: Node) -> Named {
    node.observeChanges(for: self) { [weak self] in self?.setNeedsNames() }
    let label = HiddenElement(
      view(of: node.decorated), in: _ElementContext(parent: self), holdsSections: false
    ) { [weak self] in
      self?.setNeedsNames()
    }
    return Named(node: node, target: node.decorated, label: label)
  }

  private func drop(_ entry: Named) {
    entry.node.endObservingChanges(for: self)
    host.nodes.setComposedLabel(nil, of: entry.target, by: self)
    entry.label.unmount()
  }

  /// Makes the names when the nodes are what they are to be.
  private func setNeedsNames() {
    guard !isDue else { return }
    isDue = true
    host.updates.afterPass { [weak self] in self?.makeNames() }
  }

  private func makeNames() {
    isDue = false
    guard isMounted else { return }
    for index in named.indices {
      let target = named[index].node.decorated
      if target !== named[index].target {
        host.nodes.setComposedLabel(nil, of: named[index].target, by: self)
        named[index].target = target
      }
      let label = named[index].label
      label.update(view(of: target))
      let words = label.nodes.map(\.plainText).filter { !$0.isEmpty }.joined(separator: ", ")
      host.nodes.setComposedLabel(words.isEmpty ? nil : words, of: target, by: self)
    }
  }

  override func forEachChild(_ body: (_Element) -> Void) {
    super.forEachChild(body)
    for entry in named { body(entry.label) }
  }

  override func willUnmount() {
    for entry in named { entry.node.endObservingChanges(for: self) }
  }
}

/// The views of a name, with the name that the view has of itself.
private struct NamedLabel<Label: View> {
  let label: Label
  let name: String
}

extension NamedLabel: View {
  var body: some View {
    label.transformEnvironment(with: name) { values, name in
      values.clearNodeScoped()
      values.ownName = name
    }
  }
}

private enum OwnNameKey: EnvironmentKey { static let defaultValue = "" }

extension EnvironmentValues {
  /// The name that a view has of itself, in the views of the one that is made of it.
  fileprivate var ownName: String {
    get { self[OwnNameKey.self] }
    set { self[OwnNameKey.self] = newValue }
  }
}

/// The place of a view's own name in the one that is made of it.
struct OwnName {
  @Environment(\.ownName) private var name

  nonisolated init() {}
}

extension OwnName: View {
  var body: some View { Text(verbatim: name) }
}
