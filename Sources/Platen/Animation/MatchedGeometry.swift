/// The parts of a view's geometry that another one adopts.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The position of the view's anchor.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The width and height of the view.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Position and size. The default of `matchedGeometryEffect`.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Ties a view's geometry to that of others of the same identity.
public struct _MatchedGeometryModifier<ID: Hashable> {
  let id: ID
  let namespace: Namespace.ID
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool
}

extension _MatchedGeometryModifier: _PrimitiveModifier {
  /// Makes the element of the modified view. For the graph.
  public static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    MatchedGeometryElement(view, in: parent)
  }
}

private final class MatchedGeometryElement<Content: View, ID: Hashable>:
  _ModifierElement<Content, _MatchedGeometryModifier<ID>>
{
  private var match: GeometryMatch {
    GeometryMatch(
      group: host.matches.group(of: AnyHashable(modifier.id), in: modifier.namespace),
      takesPosition: modifier.properties.contains(.position), takesSize: modifier.properties.contains(.size),
      anchor: modifier.anchor, isSource: modifier.isSource)
  }

  override func collectNodes(into nodes: inout _NodeList) {
    let inner = child.nodes
    for node in inner { host.matches.set(match, of: node) }
    nodes += inner
  }

  override func modifierDidChange(from old: _MatchedGeometryModifier<ID>) {
    for node in child.nodes { host.matches.set(match, of: node) }
  }
}

extension View {
  /// Ties the view's place and size to those of others with the same identity in the namespace.
  ///
  /// A view that is inserted while another is removed, or is present, moves from the frame of that one, if the change
  /// is animated. A view that is no source has the geometry of the source, and moves with it.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modifier(
      _MatchedGeometryModifier(
        id: id, namespace: namespace, properties: properties, anchor: anchor, isSource: isSource))
  }
}
