import PlatenGraph

extension Node {
  /// The cells that have to be in the visible part so that no pinned header or footer covers those of `rect`.
  fileprivate func uncovered(_ rect: CellRect) -> CellRect {
    let area = uncovered(
      CGRect(x: Double(rect.x), y: Double(rect.y), width: Double(rect.width), height: Double(rect.height)))
    return CellRect(x: Int(area.minX), y: Int(area.minY), width: Int(area.width), height: Int(area.height))
  }
}

extension TerminalSession {
  /// Scrolls whatever the node is in so that it can be seen; of an editor, the line with the caret.
  func reveal(_ node: Node, in area: CellRect, anchor: UnitPoint? = nil) {
    var rect = CellRect(x: 0, y: 0, width: node.cellFrame.width, height: node.cellFrame.height)
    if case .field(let field) = node.content, field.isMultiline {
      let (rows, height) = shownRows(of: node, field)
      let head = rows.row(of: field.selection.head)
      let shown = rows.top(near: state.editorTops[node.id] ?? 0, height: height)
      var top = rows.top(from: shown, height: height, showing: head)
      state.editorTops[node.id] = top.start
      rect.y = FieldFrame(field).top
      while top != head, let next = rows.row(after: top) {
        top = next
        rect.y += 1
      }
      rect.height = 1
    }
    rect.width = min(rect.width, columnsToReveal(of: node))
    rect = node.uncovered(rect)
    var child = node
    while let parent = child.parent {
      rect = rect.offset(x: child.cellFrame.x, y: child.cellFrame.y)
      if parent.isScrollable {
        let viewport = parent.parent == nil ? area : parent.cellFrame
        let offset =
          anchor.map { scroll(parent, viewport, toShow: rect, at: $0) }
          ?? scroll(parent, viewportHeight: viewport.height, viewportWidth: viewport.width, toShow: rect)
        rect = rect.offset(x: -offset.x, y: -offset.y)
      }
      child = parent
    }
  }

  /// The columns of a node that have to be seen: not all of it, so that in a narrow window its label is seen too. Of a
  /// field, those up to the caret.
  private func columnsToReveal(of node: Node) -> Int {
    guard case .field(let field) = node.content, !field.isMultiline else { return 16 }
    return max((state.fieldWindows[node.id]?.caretColumn ?? 0) + FieldFrame(field).left + 1, 16)
  }

  /// Scrolls the content of a node so that a point of the target is at the same point of the visible part.
  private func scroll(
    _ node: Node, _ viewport: CellRect, toShow rect: CellRect, at anchor: UnitPoint
  ) -> ViewState.Offset {
    let content = node.contentExtent
    func position(_ start: Int, _ length: Int, _ space: Int, _ content: Int, _ share: CGFloat) -> Int {
      let goal = CGFloat(start) + CGFloat(length - space) * share
      return min(max(Int(goal.rounded()), 0), max(content - space, 0))
    }
    let offset = ViewState.Offset(
      x: position(rect.x, rect.width, viewport.width, content.width, anchor.x),
      y: position(rect.y, rect.height, viewport.height, content.height, anchor.y))
    state.scroll(node.id, to: offset)
    return offset
  }

  /// Scrolls the content of a node by the least distance, with a row or two around the target if there is space, so
  /// that a header and a label above are visible too.
  private func scroll(
    _ node: Node, viewportHeight: Int, viewportWidth: Int, toShow rect: CellRect
  ) -> ViewState.Offset {
    let content = node.contentExtent
    var offset = state.scrollOffsets[node.id] ?? .init()
    let margin = min(2, max((viewportHeight - rect.height) / 2, 0))
    if rect.y - margin < offset.y { offset.y = rect.y - margin }
    if rect.maxY + min(margin, 1) > offset.y + viewportHeight { offset.y = rect.maxY + min(margin, 1) - viewportHeight }
    // A target taller than the viewport shows its start.
    if rect.height > viewportHeight { offset.y = rect.y }
    if rect.maxX <= viewportWidth { offset.x = 0 }
    if rect.x < offset.x { offset.x = rect.x }
    if rect.maxX > offset.x + viewportWidth { offset.x = min(rect.maxX - viewportWidth, rect.x) }
    offset.y = min(max(offset.y, 0), max(content.height - viewportHeight, 0))
    offset.x = min(max(offset.x, 0), max(content.width - viewportWidth, 0))
    state.scroll(node.id, to: offset)
    return offset
  }
}
