import Platen

extension TreePainter {
  func paint(_ shape: ShapeContent, of node: Node, in rect: CellRect, _ context: Context) {
    guard !rect.isEmpty else { return }
    let tint = node.attributes.tint
    if let fill = shape.fill {
      if rect.width <= 2, rect.height == 1, shape.path.isRound {
        // Too small for an area: a dot.
        let ink = theme.ink(fill, opacity: context.opacity, tint: tint)
        buffer.put("●", columns: 1, x: rect.x, y: rect.y, style: style(ink, x: rect.x, y: rect.y))
        return
      }
      self.fill(rect, shape.path) { x, y in
        self.theme.ground(fill, opacity: context.opacity, tint: tint, at: UnitPoint(x: x, y: y))
      }
    }
    if let stroke = shape.stroke {
      let ink = theme.ink(stroke, opacity: context.opacity, tint: tint)
      paintBox(rect, ink: ink, isRounded: shape.path.isRound)
    }
  }

  /// Colours the cells of a shape; `color` is asked with the cell's place in the rectangle, 0 to 1.
  func fill(_ rect: CellRect, _ path: ShapeContent.Path, color: (CGFloat, CGFloat) -> TerminalColor?) {
    let area = rect.intersection(buffer.clip)
    guard !area.isEmpty else { return }
    for y in area.y..<area.maxY {
      for x in area.x..<area.maxX {
        let unitX = (CGFloat(x - rect.x) + 0.5) / CGFloat(rect.width)
        let unitY = (CGFloat(y - rect.y) + 0.5) / CGFloat(rect.height)
        guard path.contains(x: x - rect.x, y: y - rect.y, in: rect, unitX: unitX, unitY: unitY),
          let color = color(unitX, unitY)
        else { continue }
        buffer.put(" ", columns: 1, x: x, y: y, style: CellStyle(background: color))
      }
    }
  }

  /// A frame of lines along the edges of a rectangle; in one row, its two ends.
  func paintBox(_ rect: CellRect, ink: Theme.Ink, isRounded: Bool) {
    guard rect.width > 1 else { return }
    let shapes = isRounded || glyphs == .ascii ? glyphs : BoxGlyphs.square
    let (right, bottom) = (rect.maxX - 1, rect.maxY - 1)
    func put(_ glyph: Character, _ x: Int, _ y: Int) {
      buffer.put(glyph, columns: 1, x: x, y: y, style: style(ink, x: x, y: y))
    }
    guard rect.height > 1 else {
      put(shapes.vertical, rect.x, rect.y)
      put(shapes.vertical, right, rect.y)
      return
    }
    for x in rect.x + 1..<right {
      put(shapes.horizontal, x, rect.y)
      put(shapes.horizontal, x, bottom)
    }
    for y in rect.y + 1..<max(bottom, rect.y + 1) {
      put(shapes.vertical, rect.x, y)
      put(shapes.vertical, right, y)
    }
    put(shapes.topLeft, rect.x, rect.y)
    put(shapes.topRight, right, rect.y)
    put(shapes.bottomLeft, rect.x, bottom)
    put(shapes.bottomRight, right, bottom)
  }

  /// A section: a box with the header in its upper edge, and the footer below.
  func paintSection(_ node: Node, in rect: CellRect, _ context: Context) {
    var box = rect
    if let footer = node.children.first(where: { $0.isSectionFooter }), !footer.children.isEmpty {
      // The footer leaves a row free above its words: the lower edge.
      box = CellRect(x: rect.x, y: rect.y, width: rect.width, height: footer.cellFrame.y + 1)
    }
    if box.height > 1 { paintBox(box, ink: theme.line, isRounded: true) }
    if let header = node.children.first(where: { $0.isSectionHeader }), !header.children.isEmpty {
      let frame = header.cellFrame.offset(x: rect.x, y: rect.y)
      let content = header.contentExtent
      let cleared = CellRect(
        x: frame.x, y: frame.y, width: min(content.width + 1, frame.width - 1), height: frame.height)
      for y in cleared.y..<cleared.maxY {
        for x in cleared.x..<cleared.maxX {
          buffer.put(" ", columns: 1, x: x, y: y, style: CellStyle(background: buffer.background(x: x, y: y)))
        }
      }
    }
    paintChildren(of: node, in: rect, context)
  }
}

extension Node {
  fileprivate var isSectionHeader: Bool { if case .sectionHeader = content { true } else { false } }
  fileprivate var isSectionFooter: Bool { if case .sectionFooter = content { true } else { false } }
}

extension ShapeContent.Path {
  var isRound: Bool { self != .rectangle }

  /// Whether a cell belongs to the shape, by its middle.
  fileprivate func contains(x: Int, y: Int, in rect: CellRect, unitX: CGFloat, unitY: CGFloat) -> Bool {
    switch self {
    case .rectangle: return true
    case .roundedRectangle, .capsule:
      guard rect.height > 2, rect.width > 4 else { return true }
      let isCorner = (x == 0 || x == rect.width - 1) && (y == 0 || y == rect.height - 1)
      return !isCorner
    case .circle:
      // Cells are twice as high as wide.
      let diameter = min(CGFloat(rect.width) / 2, CGFloat(rect.height))
      let dx = (unitX - 0.5) * CGFloat(rect.width) / 2
      let dy = (unitY - 0.5) * CGFloat(rect.height)
      return dx * dx + dy * dy <= diameter * diameter / 4
    case .ellipse:
      let (dx, dy) = (unitX - 0.5, unitY - 0.5)
      return dx * dx + dy * dy <= 0.25
    }
  }
}
