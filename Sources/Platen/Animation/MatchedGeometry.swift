/// What of a view's geometry another takes over.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
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
    for node in inner { host.setMatch(match, of: node) }
    nodes += inner
  }

  override func modifierDidChange(from old: _MatchedGeometryModifier<ID>) {
    for node in child.nodes { host.setMatch(match, of: node) }
  }
}

extension View {
  /// Ties the view's place and size to those of others with the same identity in the namespace.
  ///
  /// A view that comes while another goes, or is there, moves from where that was, if the change is animated. A view
  /// that is no source stands where the source does, and moves with it.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modifier(
      _MatchedGeometryModifier(
        id: id, namespace: namespace, properties: properties, anchor: anchor, isSource: isSource))
  }
}
