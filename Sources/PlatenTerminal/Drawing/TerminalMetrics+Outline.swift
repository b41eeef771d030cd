import PlatenGraph

// Lines around content: a line of a point takes a whole cell here.
extension TerminalMetrics {
  /// A cell at each edge where the content has no padding of its own. Fields of one line have their margin, and what is
  /// no text has nothing that a line could hide.
  package func outline(of node: Node) -> EdgeInsets {
    guard node.hasOutlineLayer else { return line(atEdgeOf: node) }
    var line = EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    // A size that the program gives to text has space around it; an editor fills it.
    var (hasWidth, hasHeight) = (false, false)
    // Of two rows both are the line's: one more is for the content.
    var isTooLow = false
    var next = node.children.first
    while let content = next {
      switch content.content {
      case .decoration(.padding(let padding)): line.leave(insets(of: padding))
      case .decoration(.border): line.leave(insets(of: content))
      case .decoration(.background), .decoration(.overlay): line.leave(outline(of: content))
      case .decoration(.frame(let frame)):
        hasWidth = hasWidth || frame.width != nil || frame.minWidth != nil
        if let height = frame.height ?? frame.minHeight {
          hasHeight = true
          isTooLow = units(height, along: .vertical) == 2
        }
      case .decoration: break
      case .field(let field):
        let frame = FieldFrame(field)
        guard field.isMultiline else {
          return EdgeInsets(top: isTooLow && frame.top == 0 ? line.top : 0, leading: 0, bottom: 0, trailing: 0)
        }
        line.leave(EdgeInsets(top: CGFloat(frame.top), leading: 1, bottom: CGFloat(frame.bottom), trailing: 1))
        return line
      case .leaf(.text), .container:
        if hasWidth { (line.leading, line.trailing) = (0, 0) }
        if hasHeight { (line.top, line.bottom) = (isTooLow ? line.top : 0, 0) }
        return line
      default: return EdgeInsets()
      }
      next = content.children.first
    }
    return EdgeInsets()
  }
}

extension TerminalMetrics {
  /// A row for a line at the lower or the upper edge, as below a field, where the content has no padding for it.
  private func line(atEdgeOf node: Node) -> EdgeInsets {
    guard let edge = node.edgeOfLine, let content = node.children.first else { return EdgeInsets() }
    var line = EdgeInsets(top: edge == .top ? 1 : 0, leading: 0, bottom: edge == .bottom ? 1 : 0, trailing: 0)
    if case .decoration(.padding(let padding)) = content.content { line.leave(insets(of: padding)) }
    return line
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
  /// The edge of its content along which a layer draws a line.
  fileprivate var edgeOfLine: VerticalEdge? {
    let stack: DepthStackContent
    switch content {
    case .decoration(.background(let layers)), .decoration(.overlay(let layers)): stack = layers
    default: return nil
    }
    for part in children.dropFirst().lazy.flatMap(\.children) {
      if part.isHorizontalLine {
        return stack.alignment.vertical == .bottom ? .bottom : stack.alignment.vertical == .top ? .top : nil
      }
      // A spacer takes the rest of the height.
      guard case .container(.stack(let column)) = part.content, column.axis == .vertical,
        let (first, last) = part.children.first.flatMap({ first in part.children.last.map { (first, $0) } })
      else { continue }
      if first.isSpacer, last.isHorizontalLine { return .bottom }
      if first.isHorizontalLine, last.isSpacer { return .top }
    }
    return nil
  }

  private var isSpacer: Bool { if case .leaf(.spacer) = content { true } else { false } }

  private var isHorizontalLine: Bool {
    if case .leaf(.divider) = content { return true }
    return ownLineAxis == .horizontal
  }

  /// Whether a layer in front of its content or behind it is a box with a thin line.
  fileprivate var hasOutlineLayer: Bool {
    children.dropFirst().contains { layer in layer.children.contains { $0.isOutline } }
  }

  /// Whether it is a box with a thin line, alone or with a fill.
  private var isOutline: Bool {
    switch content {
    case .leaf(.shape(let shape)): shape.stroke != nil && shape.hasThinLine && shape.path.isBox
    case .decoration(.background), .decoration(.overlay): children.first?.isOutline == true || hasOutlineLayer
    default: false
    }
  }
}
