extension Screen {
  /// All text fields, secure fields and text editors with this label or placeholder, in reading order.
  public func fields(_ label: String) -> [FieldHandle] {
    nodes { node in
      guard case .field = node.content else { return false }
      return node.name == label || node.placeholder == label
    }
    .map { FieldHandle(screen: self, id: $0.id) }
  }

  /// A view with a tap gesture, by its label or its texts. Throws ``ScreenError/notFound(kind:label:available:)`` when
  /// there is none.
  public func tapTarget(_ label: String) throws -> ControlHandle {
    ControlHandle(
      screen: self,
      id: try find("view to tap", label) { node in
        if case .decoration(.effect(.gesture(let gesture))) = node.content { gesture.isPressable } else { false }
      }.id)
  }

  private func nodes(where matches: (Node) -> Bool) -> [Node] {
    var nodes: [Node] = []
    host.modals.scope.forEach { if matches($0) { nodes.append($0) } }
    return nodes
  }
}
