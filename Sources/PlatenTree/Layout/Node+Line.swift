// Lines that a program draws as shapes: a divider, or a filled shape, in a frame with a small height or width.
extension Node {
  /// Whether it is a frame that shows a divider or a filled shape and nothing else. However small the frame is, it
  /// takes one unit: otherwise what it shows would be over its neighbours, or could not be seen.
  package var isFrameOfShape: Bool {
    guard case .decoration(.frame) = content else { return false }
    return innermost.isDividerOrFill
  }

  /// The axis along which the line that is drawn by this divider or shape is long; nil for an area. What is behind a
  /// line is a part of it.
  package var lineAxis: Axis? {
    var node = self
    while let parent = node.parent {
      switch parent.content {
      case .decoration(.frame(let frame)):
        if let axis = frame.lineAxis { return parent.isFrameOfShape ? axis : nil }
      case .decoration(.background):
        if let shown = parent.children.first, shown !== node { return shown.ownLineAxis }
      case .decoration(.overlay):
        if parent.children.first !== node { return nil }
      case .decoration(.padding), .decoration(.effect), .container(.depthStack):
        break
      default: return nil
      }
      node = parent
    }
    return nil
  }

  /// The axis of the line that the node is, seen from outside.
  package var ownLineAxis: Axis? {
    guard case .decoration(let decoration) = content else { return nil }
    if case .frame(let frame) = decoration, let axis = frame.lineAxis { return isFrameOfShape ? axis : nil }
    return children.first?.ownLineAxis
  }

  /// Whether decorations are around a divider.
  package var holdsDivider: Bool { innermost.content == .leaf(.divider) }

  /// What decorations are around.
  private var innermost: Node {
    var node = self
    while case .decoration = node.content, let shown = node.children.first { node = shown }
    return node
  }

  private var isDividerOrFill: Bool {
    switch content {
    case .leaf(.divider): true
    case .leaf(.shape(let shape)): shape.stroke == nil && shape.fill?.isVisible == true
    default: false
    }
  }
}

extension FrameContent {
  /// The axis of a line in it; nil for an area, and for a dot.
  fileprivate var lineAxis: Axis? {
    let (isLow, isNarrow) = (isLine(height ?? maxHeight), isLine(width ?? maxWidth))
    return isLow == isNarrow ? nil : isLow ? .horizontal : .vertical
  }

  /// What is thicker than four points is an area.
  private func isLine(_ thickness: CGFloat?) -> Bool { thickness.map { $0 > 0 && $0 <= 4 } ?? false }
}

extension Paint {
  /// False for a colour that is fully transparent.
  fileprivate var isVisible: Bool {
    switch self {
    case .system(let color, let opacity): color != .clear && opacity > 0
    case .rgb(_, _, _, let opacity): opacity > 0
    default: true
    }
  }
}
