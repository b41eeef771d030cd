/// Sets the value that a view represents in a picker or a list.
public struct _TagModifier<Value: Hashable> {
  let value: Value
}

extension _TagModifier: _PrimitiveModifier {
  /// Makes the element of the modified view. For the graph.
  public static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    TagElement(view, in: parent)
  }
}

extension _TagModifier: SubviewTrait {
  package func apply(to subview: inout _VariadicView_Children.Element) { subview.tags.append(AnyHashable(value)) }
}

private final class TagElement<Content: View, Value: Hashable>: _ModifierElement<Content, _TagModifier<Value>> {
  override func modifierDidChange(from old: _TagModifier<Value>) {
    if old.value != modifier.value { structureDidChange() }
  }

  override func collectNodes(into nodes: inout _NodeList) {
    let start = nodes.count
    super.collectNodes(into: &nodes)
    let tag = AnyHashable(modifier.value)
    for node in nodes[start...] { node.tag = tag }
  }
}

extension View {
  /// Sets the value by which a picker, list or tab view selects the view. `includeOptional` is ignored: a tag matches a
  /// selection of its type and of its optional.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(_TagModifier(value: tag))
  }
}

extension Node {
  /// The value that the node represents: that of a `tag`, or else its identity in a `ForEach`.
  package var selectionTag: AnyHashable? {
    if let tag { return tag }
    // A modifier around the tagged view has a node of its own.
    if children.count == 1 || content.isDecoration, let child = children.first, let tag = child.selectionTag {
      return tag
    }
    return implicitTag
  }
}

extension NodeContent {
  /// Whether the first child is what is shown, and the others are behind or over it.
  fileprivate var isDecoration: Bool {
    switch self {
    case .decoration(.background), .decoration(.overlay): true
    default: false
    }
  }
}
