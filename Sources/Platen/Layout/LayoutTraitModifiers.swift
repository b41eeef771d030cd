/// A value of a view for the layout around it.
public struct _LayoutTraitModifier {
  enum Trait {
    case priority(Double)
    case depth(Double)
    case guide(AlignmentGuide, (ViewDimensions) -> CGFloat)
    case value(ObjectIdentifier, Any)
    case gridColumns(Int)
    case gridAnchor(UnitPoint)
    case gridUnsizedAxes(Axis.Set)
    case gridColumnAlignment(HorizontalAlignment)
    case space(AnyHashable)
  }

  let trait: Trait

  nonisolated init(_ trait: Trait) { self.trait = trait }

  func apply(to traits: inout LayoutTraits) {
    switch trait {
    case .priority(let priority): traits.priority = priority
    case .depth(let depth): traits.depth = depth
    case .guide(let guide, let value): traits.guides[guide] = value
    case .value(let key, let value): traits.values[key] = value
    case .gridColumns(let count): traits.gridColumns = max(count, 1)
    case .gridAnchor(let anchor): traits.gridAnchor = anchor
    case .gridUnsizedAxes(let axes): traits.gridUnsizedAxes = axes
    case .gridColumnAlignment(let alignment): traits.gridColumnAlignment = alignment
    case .space(let name): if !traits.spaces.contains(name) { traits.spaces.append(name) }
    }
  }
}

extension _LayoutTraitModifier: _PrimitiveModifier {
  /// Makes the element of the modified view. For the graph.
  public static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    LayoutTraitElement(view, in: parent)
  }
}

private final class LayoutTraitElement<Content: View>: _ModifierElement<Content, _LayoutTraitModifier> {
  private var isOld = false

  override func willMakeChild() {
    if case .guide = modifier.trait { host.layout.guideCount += 1 }
  }

  override func willUnmount() {
    if case .guide = modifier.trait { host.layout.guideCount -= 1 }
  }

  override func modifierDidChange(from old: _LayoutTraitModifier) {
    guard !ValueComparison.areEqual(old, modifier) else { return }
    isOld = true
    if case .guide(let oldGuide, _) = old.trait, case .guide(let guide, _) = modifier.trait, guide != oldGuide {
      for node in child.nodes { node.layoutTraits?.guides[oldGuide] = nil }
    }
    structureDidChange()
  }

  override func collectNodes(into nodes: inout _NodeList) {
    let start = nodes.count
    super.collectNodes(into: &nodes)
    for node in nodes[start...] {
      if case .space(let name) = modifier.trait, isOld { node.layoutTraits?.spaces.removeAll { $0 != name } }
      var traits = node.layoutTraits ?? LayoutTraits()
      modifier.apply(to: &traits)
      node.layoutTraits = traits
      if isOld { node.traitsDidChange() }
    }
    isOld = false
  }
}

extension View {
  /// The priority in a stack: space is given to views of a higher one first, and the others keep their least size.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(_LayoutTraitModifier(.priority(value)))
  }

  /// Lays the view over those of a lower index among views over one another.
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(_LayoutTraitModifier(.depth(value)))
  }

  /// Where the view has a place by which it lines up, in points from its leading edge.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_LayoutTraitModifier(.guide(.horizontal(g.guide), computeValue)))
  }

  /// Where the view has a place by which it lines up, in points from its upper edge.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_LayoutTraitModifier(.guide(.vertical(g.guide), computeValue)))
  }

  /// A value for the program's own layout around the view.
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(_LayoutTraitModifier(.value(ObjectIdentifier(key), value)))
  }

  /// How many columns of the grid the view takes.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    modifier(_LayoutTraitModifier(.gridColumns(count)))
  }

  /// The alignment of the view in its cell.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(_LayoutTraitModifier(.gridAnchor(anchor)))
  }

  /// How the cells of the view's column line up.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(_LayoutTraitModifier(.gridColumnAlignment(guide)))
  }

  /// Along these axes the view takes what the other cells leave, and makes none larger.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(_LayoutTraitModifier(.gridUnsizedAxes(axes)))
  }
}
