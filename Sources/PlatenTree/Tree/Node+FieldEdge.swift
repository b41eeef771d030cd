extension Node {
  /// Whether a line of this node, a shape or a border, is the edge of one field: it is drawn around that, or behind it,
  /// with nothing between them but space and what is beside the field in a row.
  ///
  /// Such a line shows where a user can type, and has the contrast of an edge (WCAG 2.2, 1.4.11) even in the colour of
  /// separators.
  package var isFieldEdge: Bool {
    if case .decoration(.border) = content { return children.first?.isFieldWithSpace ?? false }
    var child = self
    while let parent = child.parent {
      switch parent.content {
      case .decoration(.background), .decoration(.overlay):
        if let first = parent.children.first, first !== child { return first.isFieldWithSpace }
        return false
      case .container(.depthStack):
        let others = parent.children.filter { $0 !== child && !$0.isShape }
        if !others.isEmpty { return others.count == 1 && others[0].isFieldWithSpace }
      case .decoration(.padding), .decoration(.frame), .decoration(.effect): break
      default: return false
      }
      child = parent
    }
    return false
  }

  /// Whether it shows one field, alone or in a row, and space around it.
  private var isFieldWithSpace: Bool {
    switch content {
    case .field: true
    case .decoration: children.first?.isFieldWithSpace ?? false
    case .container(.stack(let stack)) where stack.axis == .horizontal: children.count(where: \.isField) == 1
    case .container(.depthStack): children.count(where: \.isFieldWithSpace) == 1
    default: false
    }
  }
}
