import Foundation
import PlatenGraph

// A frame: layout, drawing, and the bytes for the terminal.
extension TerminalSession {
  /// The bytes that show everything as it is now.
  func frame(_ focused: Node?) -> [UInt8] {
    let scheme = host.root.attributes.colorScheme
    if theme.preferred != scheme {
      theme.preferred = scheme
      setNeedsDraw()
    }
    chooseSpacing(in: contentArea)
    if placement.isInline { fitRows() }
    let area = contentArea
    layOut(in: area)
    if let target = scrollTarget {
      scrollTarget = nil
      needsReveal = false
      if let node = host.node(target.id) {
        reveal(node, in: area, anchor: target.anchor)
        layOut(in: area)
      }
    }
    if needsReveal, let focused {
      let before = state.scrollOffsets
      reveal(focused, in: area)
      if state.scrollOffsets != before { layOut(in: area) }
    }
    needsReveal = false
    noteMoves()
    forgetTyping()
    let parts = damagedParts
    defer { damage.clear() }
    if let parts, let bytes = repaint(parts, focused, withHints: true) { return bytes }
    return paint(focused, in: area)
  }

  /// Lays out changed views. Rows inserted above the visible part do not move it.
  func layOut(in area: CellRect) {
    for (id, offset) in state.scrollOffsets {
      if let node = host.node(id) { host.rows.setScrollOffset(CGPoint(x: offset.x, y: offset.y), of: node) }
    }
    host.layout.run(in: CGSize(width: area.width, height: area.height), metrics: metrics)
    for id in state.scrollOffsets.keys {
      guard let offset = host.node(id)?.scrollOffset else { continue }
      state.scroll(id, to: ViewState.Offset(x: Int(offset.x), y: Int(offset.y)))
    }
  }

  /// What was placed elsewhere in its rows is drawn again there; with anything else all is.
  private func noteMoves() {
    for (node, old) in host.layout.takeMoves() {
      let isInItsRows = node.frame.minY == old.minY && node.frame.height == old.height
      guard isInItsRows, let parent = node.parent, !parent.isScrollable else { return setNeedsDraw() }
      damage.add(node)
    }
  }

  /// A field that has been drawn while it was typed into is drawn again only if it has changed since: also where that
  /// makes it what it was before the key, so that the views have not changed.
  private func forgetTyping() {
    guard let (node, content, attributes) = typing else { return }
    typing = nil
    if node.content == content, node.attributes == attributes { damage.remove(node) } else { damage.add(node) }
  }

  /// At the cursor the key that quits always does.
  private func shownHints(for focused: Node?) -> [TreePainter.Hint] {
    if let notice { return notice }
    return keyList != nil
      ? TreePainter.hintsOfKeyList(in: host)
      : painter.shownHints(
        for: focused, in: host, currentKeyHelp, copies: !placement.isInline, escapes: endKeys.contains(.escape))
  }

  /// Draws everything.
  private func paint(_ focused: Node?, in area: CellRect) -> [UInt8] {
    if !buffer.clear() { renderer.invalidate() }
    painter.paint(host.root, focused: focused, in: area)
    if placement.isInline {
      // All rows are the area while there is a list; those that it leaves are given back.
      if var list = keyList {
        let hints = hasHints ? [] : TreePainter.hintsOfKeyList(in: host)
        painter.paint(&list, in: area, isAtTop: true, hints: hints)
        keyList = list
      }
      endRows()
    }
    if hasHints {
      needsHints = false
      drawnHints = shownHints(for: focused)
      paintHints(drawnHints)
    }
    if var list = keyList, !placement.isInline {
      painter.paint(&list, in: contentArea)
      keyList = list
    }
    painter.paintGround(in: buffer.bounds)
    drawnOffsets = state.scrollOffsets
    knownRows.removeAll(keepingCapacity: true)
    defer { if placement.isInline { reportCursorRow() } }
    return renderWithPictures()
  }

  /// Draws some parts again, and the last row if other keys have a meaning now. Nil where that is not enough.
  func repaint(_ parts: [CellRect], _ focused: Node?, withHints: Bool) -> [UInt8]? {
    var parts = parts
    let isEnough = painter.repaint(host.root, in: contentArea, parts: parts)
    if isEnough, withHints, hasHints, needsHints || keyHelp.map({ !host.isCurrent($0) }) ?? true {
      needsHints = false
      let hints = shownHints(for: focused)
      if hints != drawnHints {
        drawnHints = hints
        let row = CellRect(x: 0, y: contentArea.maxY, width: columns, height: 1)
        buffer.blank(row)
        paintHints(hints)
        parts.append(row)
      }
    }
    for part in parts { painter.paintGround(in: part) }
    guard isEnough, state.scrollOffsets == drawnOffsets else {
      setNeedsDraw()
      return nil
    }
    if withHints, let onDifference { compare(focused, onDifference) }
    return renderer.render(buffer, changing: parts)
  }

  /// Draws the line of a field into which a key was typed, before the program's views are evaluated. What they make of
  /// it is drawn at the end of the update.
  func showTyping(in node: Node) {
    guard isOneKey, damage.isEmpty, !needsSpacing, node.id == lastFocus, canRepaint, node.isLine,
      rows(showing: node) != nil
    else { return }
    let place = state.targets.last { $0.id == node.id }?.area
    guard let place, place.width == node.cellFrame.width, place.height == node.cellFrame.height,
      let bytes = repaint([place], node, withHints: false)
    else { return }
    typing = (node, node.content, node.attributes)
    if !bytes.isEmpty { output(bytes) }
  }

  /// Compares the screen with a whole frame.
  private func compare(_ focused: Node?, _ report: (String) -> Void) {
    let (drawn, targets) = (buffer, state.targets)
    defer { buffer = drawn }
    buffer.clear()
    painter.paint(host.root, focused: focused, in: contentArea)
    if hasHints { paintHints(shownHints(for: focused)) }
    painter.paintGround(in: buffer.bounds)
    for y in 0..<rows where !buffer.hasSameBytes(row: y, as: drawn) {
      report("row \(y) is drawn as \(drawn.text(row: y)) instead of \(buffer.text(row: y))")
    }
    if buffer.cursor != drawn.cursor { report("the cursor is elsewhere") }
    if targets.map(\.area) != state.targets.map(\.area) { report("the areas for the mouse are other ones") }
  }
}

extension TerminalSession {
  /// The screen as text, for tests.
  package var screenText: [String] { (0..<rows).map { buffer.text(row: $0) } }

  private func paintHints(_ hints: [TreePainter.Hint]) {
    painter.paint(hints, row: contentArea.maxY, isRightToLeft: host.root.isRightToLeft)
  }

  package var cursor: CellBuffer.Cursor? { buffer.cursor }
}

extension Node {
  /// Whether it is a field of one line.
  fileprivate var isLine: Bool { if case .field(let field) = content { !field.isMultiline } else { false } }
}
