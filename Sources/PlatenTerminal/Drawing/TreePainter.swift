import PlatenGraph

/// Draws a laid out tree of nodes into a buffer of cells.
@MainActor final class TreePainter {
  var buffer: CellBuffer
  var theme: Theme
  let metrics: TerminalMetrics
  let state: ViewState
  /// The area of the whole tree, of which only some rows may be drawn.
  private(set) var window = CellRect(x: 0, y: 0, width: 0, height: 0)

  let pictures = PictureCache()
  /// The pictures of the frame, where the terminal can show them over their cells.
  var painted: [PaintedPicture] = []
  var collectsPictures = false

  /// The style that a node inherits.
  struct Context {
    var opacity = 1.0
    /// The colour of a control's label, unless the label has its own.
    var labelInk: Theme.Ink?
    /// Scrolled with the root: where the whole content starts.
    var isInsideControl = false
    /// Whether the row of a column is the second of two, so that fields in both can be distinguished.
    var isOddRow = false
    /// The background of a control or row that is filled with a colour, on which all labels have to be readable.
    var fill: TerminalColor?
    /// Whether the keys do not go to the choices here: the selected one is marked with less emphasis.
    var mutesSelection = false
    /// The transform of effects.
    var transform = PlaneTransform.identity
    /// The blur radius in points.
    var blur = 0.0
    var shadow: ShadowContent?
    var blend = BlendMode.normal

    /// Adds a transform inside the current one.
    mutating func add(_ inner: PlaneTransform) { transform = transform.after(inner) }
  }

  init(buffer: CellBuffer, theme: Theme, metrics: TerminalMetrics, state: ViewState) {
    self.buffer = buffer
    self.theme = theme
    self.metrics = metrics
    self.state = state
  }

  var glyphs: BoxGlyphs {
    if !theme.hasLines { return .ascii }
    if !theme.hasRichGlyphs { return .square }
    return theme.linesAreWide ? .ascii : .rounded
  }

  /// Draws the whole tree into `area`.
  func paint(_ root: Node, focused: Node?, in area: CellRect) {
    state.targets.removeAll(keepingCapacity: true)
    painted.removeAll()
    state.setFocusPath(to: focused)
    paint(root, in: area, part: area)
  }

  /// Draws parts of the tree again, over the screen as it was drawn last. False where the areas for the mouse do not
  /// correspond to the earlier ones: then all has to be drawn.
  func repaint(_ root: Node, in area: CellRect, parts: [CellRect]) -> Bool {
    for part in parts {
      state.retireTargets()
      buffer.blank(part)
      paint(root, in: area, part: part)
      guard state.mergeTargets(in: part) else { return false }
    }
    return true
  }

  private func paint(_ root: Node, in area: CellRect, part: CellRect) {
    let clip = buffer.clip
    window = area.intersection(clip)
    buffer.clip = window.intersection(part)
    paint(root, x: area.x, y: area.y, Context())
    buffer.clip = clip
  }

  /// Draws a node whose parent's content starts at `x`, `y`.
  func paint(_ node: Node, x: Int, y: Int, _ context: Context) {
    var rect = node.shownCellFrame.offset(x: x, y: y)
    var context = context
    if let transition = node.shownTransition {
      guard let moved = paint(node, in: rect, during: transition, context) else { return }
      context = moved
    }
    let content = node.shownContent
    // A popup is placed at the position at which its field was drawn.
    if node.isPopup { rect = buffer.clip }
    if !context.transform.isIdentity {
      guard move(content, &rect, &context) else { return }
    } else if context.blur == 0, !content.isEffect {
      // Nodes above or below the visible part are skipped. A container's children may extend to the sides, but not far
      // up and down; from a frame without a height they extend by a row.
      guard rect.y < buffer.clip.maxY, rect.y + max(rect.height, 1) > buffer.clip.y else { return }
      // What has no children is drawn inside its frame.
      if content.isDrawnInFrame, rect.x >= buffer.clip.maxX || rect.maxX <= buffer.clip.x { return }
    }
    switch content {
    case .container(let container): paint(container, of: node, in: rect, context)
    case .decoration(let decoration): paint(decoration, of: node, in: rect, context)
    case .leaf(let leaf): paint(leaf, of: node, in: rect, context)
    case .field(let field): paint(field, of: node, in: rect, context)
    case .control(let control): paintControl(control, of: node, in: rect, context)
    }
  }

  /// Text can't be scaled or rotated: it moves with its centre, and is omitted when it becomes too small. Shapes and
  /// containers are painted through the transform.
  private func move(_ content: NodeContent, _ rect: inout CellRect, _ context: inout Context) -> Bool {
    switch content {
    case .container(.root), .container(.stack), .container(.depthStack), .decoration(.padding), .decoration(.frame),
      .decoration(.background), .decoration(.overlay), .decoration(.effect), .leaf(.spacer), .leaf(.shape),
      .container(.section),
      .container(.sectionHeader), .container(.sectionFooter), .container(.labeled), .container(.form),
      .container(.scroll):
      return true
    default: break
    }
    let transform = context.transform
    guard abs(transform.a) + abs(transform.b) > 0.3, abs(transform.c) + abs(transform.d) > 0.3 else { return false }
    let middle = (x: (Double(rect.x) + Double(rect.width) / 2) * 8, y: (Double(rect.y) + Double(rect.height) / 2) * 16)
    let place = transform.apply(middle.x, middle.y)
    rect = rect.offset(
      x: Node.cells(metrics.units(place.x - middle.x, along: .horizontal)),
      y: Node.cells(metrics.units(place.y - middle.y, along: .vertical)))
    context.transform = .identity
    return true
  }

  func paintChildren(of node: Node, in rect: CellRect, _ context: Context) {
    let children = visibleChildren(of: node, originY: rect.y)
    let isColumn = node.isColumn
    let pinned = node.pinnedChildren
    var shades = RowShades(of: node, inside: context.isOddRow)
    for index in children.indices {
      if pinned.contains(where: { $0 === children[index] }) { continue }
      var context = context
      if isColumn { context.isOddRow = shades.isOdd(index) }
      paint(children[index], x: rect.x, y: rect.y, context)
      if isColumn, index > children.startIndex {
        paintLine(between: children[index - 1], and: children[index], of: node, in: rect, context)
      }
    }
    for child in pinned { paint(pinned: child, in: rect, context) }
    paintLeaving(node, in: rect, context)
  }

  /// Draws a header or footer that stays visible while its section is scrolled. Letters can't be drawn over others: it
  /// covers the cells of the section that it is moved over, also for the mouse, and leaves their background.
  private func paint(pinned node: Node, in section: CellRect, _ context: Context) {
    if node.pinnedShift != 0, let parent = node.parent {
      let frame = node.cellFrame.offset(x: section.x, y: section.y)
      let isColumn = parent.isColumn || parent.isVerticalGrid
      let area =
        isColumn
        ? CellRect(x: section.x, y: frame.y, width: section.width, height: frame.height)
        : CellRect(x: frame.x, y: section.y, width: frame.width, height: section.height)
      for y in area.y..<area.maxY {
        for x in area.x..<area.maxX where buffer.clip.contains(x: x, y: y) {
          buffer.put(" ", columns: 1, x: x, y: y, style: style(Theme.Ink(), x: x, y: y))
        }
      }
      state.targets.append(.init(id: node.id, area: area.intersection(buffer.clip), kind: .press))
    }
    paint(node, x: section.x, y: section.y, context)
  }

  /// Draws removed nodes whose transition is in progress.
  private func paintLeaving(_ node: Node, in rect: CellRect, _ context: Context) {
    guard !node.leaving.isEmpty else { return }
    let targets = state.targets.count
    for child in node.leaving { paint(child, x: rect.x, y: rect.y, context) }
    state.targets.removeSubrange(targets...)
  }

  /// The children that may be visible. In a long column they are found by binary search, so that the cost of a list of
  /// ten thousand rows is that of the visible part.
  private func visibleChildren(of node: Node, originY: Int) -> ArraySlice<Node> {
    let children = node.children
    guard children.count > 32, node.isColumn else { return children[...] }
    var low = 0
    var high = children.count
    while low < high {
      let middle = (low + high) / 2
      if originY + children[middle].cellFrame.maxY <= buffer.clip.y { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < children.count, originY + children[end].cellFrame.y < buffer.clip.maxY { end += 1 }
    return children[low..<end]
  }

  // MARK: - Scrolling

  func paintScrollable(_ node: Node, in rect: CellRect, _ context: Context) {
    let viewport = node.parent == nil ? rect.intersection(window) : rect
    let clip = buffer.clip
    let visible = viewport.intersection(clip)
    let extent = node.contentExtent
    var offset = state.scrollOffsets[node.id] ?? ViewState.Offset()
    offset.y = min(max(offset.y, 0), max(extent.height - viewport.height, 0))
    offset.x = min(max(offset.x, 0), max(extent.width - viewport.width, 0))
    if state.scrollOffsets[node.id] != nil || offset != ViewState.Offset() { state.scroll(node.id, to: offset) }
    let overflows = extent.height > viewport.height
    if overflows || extent.width > viewport.width {
      state.targets.append(.init(id: node.id, area: visible, kind: .scroll))
    }
    buffer.clip = visible
    let isWindow = node.parent == nil
    let content = viewport.offset(x: -offset.x, y: -offset.y)
    let children = visibleChildren(of: node, originY: content.y)
    let isColumn = node.isColumn
    var shades = RowShades(of: node, inside: context.isOddRow)
    for index in children.indices where !isWindow || !children[index].isModal && !children[index].isPopup {
      var context = context
      if isColumn { context.isOddRow = shades.isOdd(index) }
      paint(children[index], x: content.x, y: content.y, context)
    }
    if overflows && viewport.height > 1 {
      let x = node.isRightToLeft ? viewport.x : viewport.maxX - 1
      paintThumb(x: x, in: viewport, from: offset.y, of: extent.height)
    }
    // A modal does not scroll with the window.
    if isWindow { paintOver(node, x: viewport.x, y: viewport.y, context) }
    buffer.clip = clip
  }

  /// Draws what is over the content of the window or of a modal.
  func paintOver(_ node: Node, x: Int, y: Int, _ context: Context) {
    for child in node.children where child.isModal { paint(child, x: x, y: y, context) }
    for child in node.children where child.isPopup { paint(child, x: x, y: y, context) }
  }

  /// Draws a scroll bar that shows the visible part of the content.
  func paintThumb(x: Int, in viewport: CellRect, from top: Int, of length: Int) {
    paintThumb(x: x, in: viewport, from: top, showing: viewport.height, of: length)
  }

  /// The same for lengths that are not in rows.
  func paintThumb(x: Int, in viewport: CellRect, from top: Int, showing visible: Int, of length: Int) {
    let height = viewport.height
    let size = min(max(height * visible / max(length, 1), 1), height)
    let space = max(length - visible, 1)
    let start = viewport.y + (height - size) * top / space
    let ink = theme.muted(0.4)
    // Content that is as wide as the window is not covered.
    for y in start..<start + size where !buffer.hasText(x: x, y: y) || buffer.hasLine(x: x, y: y) {
      let style = CellStyle(
        foreground: ink.color, background: buffer.background(x: x, y: y), attributes: ink.attributes)
      buffer.put(glyphs.scrollThumb, columns: 1, x: x, y: y, style: style)
    }
  }
}

extension NodeContent {
  fileprivate var isDrawnInFrame: Bool {
    switch self {
    case .leaf(.text), .field: true
    default: false
    }
  }
}

extension Node {
  fileprivate var isVerticalGrid: Bool {
    if case .container(.lazyGrid(let grid)) = content { grid.axis == .vertical } else { false }
  }
}

extension CellRect {
  func offset(x dx: Int, y dy: Int) -> CellRect { CellRect(x: x + dx, y: y + dy, width: width, height: height) }
}

extension Node {
  /// Whether its children are in a column, in order.
  var isColumn: Bool {
    switch content {
    case .container(.form), .container(.section), .container(.panel): true
    case .container(.stack(let stack)): stack.axis == .vertical
    case .container(.scroll(let axes)): axes.contains(.vertical)
    default: false
    }
  }

  /// The extent of its children, in cells.
  var contentExtent: (width: Int, height: Int) {
    if children.count > 32, isColumn, let last = children.last {
      return (cellFrame.width, max(last.cellFrame.maxY, 0))
    }
    var extent = (width: 0, height: 0)
    // Popups are in the window itself, and not part of what it scrolls.
    for child in children where parent != nil || !child.isPopup {
      extent = (max(extent.width, child.cellFrame.maxX), max(extent.height, child.cellFrame.maxY))
    }
    return extent
  }
}
