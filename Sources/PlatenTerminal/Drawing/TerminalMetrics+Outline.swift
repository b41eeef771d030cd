import PlatenGraph

// Lines around content: a line of a point takes a whole cell here.
extension TerminalMetrics {
  /// A cell at each edge where the content has no padding of its own. Fields of one line have their margin, and what is
  /// no text has nothing that a line could hide.
  package func outline(of node: Node) -> EdgeInsets {
    guard node.hasOutlineLayer else { return EdgeInsets() }
    var line = EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    // A size that the program gives to text has space around it; an editor fills it.
    var (hasWidth, hasHeight) = (false, false)
    var next = node.children.first
    while let content = next {
      switch content.content {
      case .decoration(.padding(let padding)): line.leave(insets(of: padding))
      case .decoration(.border): line.leave(insets(of: content))
      case .decoration(.background), .decoration(.overlay): line.leave(outline(of: content))
      case .decoration(.frame(let frame)):
        hasWidth = hasWidth || frame.width != nil || frame.minWidth != nil
        hasHeight = hasHeight || frame.height != nil || frame.minHeight != nil
      case .decoration: break
      case .field(let field):
        guard field.isMultiline else { return EdgeInsets() }
        let frame = FieldFrame(field)
        line.leave(EdgeInsets(top: CGFloat(frame.top), leading: 1, bottom: CGFloat(frame.bottom), trailing: 1))
        return line
      case .leaf(.text), .container:
        if hasWidth { (line.leading, line.trailing) = (0, 0) }
        if hasHeight { (line.top, line.bottom) = (0, 0) }
        return line
      default: return EdgeInsets()
      }
      next = content.children.first
    }
    return EdgeInsets()
  }
}

extension EdgeInsets {
  /// Takes away what is there already.
  fileprivate mutating func leave(_ other: EdgeInsets) {
    top = max(top - max(other.top, 0), 0)
    leading = max(leading - max(other.leading, 0), 0)
    bottom = max(bottom - max(other.bottom, 0), 0)
    trailing = max(trailing - max(other.trailing, 0), 0)
  }
}

extension Node {
  /// Whether a layer in front of its content or behind it is a box with a thin line.
  fileprivate var hasOutlineLayer: Bool {
    children.dropFirst().contains { layer in
      layer.children.contains { part in
        guard case .leaf(.shape(let shape)) = part.content else { return false }
        return shape.stroke != nil && shape.hasThinLine && shape.path.isBox
      }
    }
  }
}
