import PlatenGraph

extension TreePainter {
  func paint(_ field: FieldContent, of node: Node, in rect: CellRect, _ context: Context) {
    guard !rect.isEmpty else { return }
    let isFocused = node.attributes.isFocused
    let isEnabled = node.attributes.isEnabled
    var frame = FieldFrame(field)
    let isInvalid = field.validation != nil && isEnabled
    let accent = theme.accent(isInvalid ? .system(.red) : node.attributes.tint)
    if frame.top > 0, rect.height < frame.top + frame.bottom + 1 { (frame.top, frame.bottom) = (0, 0) }
    let isBoxed = frame.isBoxed
    let isOverLabel = !isBoxed && self.isOverLabel(node)
    // Its text begins where the label does.
    if isOverLabel, !field.isMultiline { frame.left = 0 }
    // The program shows the text itself, in what is below the field.
    if theme.isInvisible(field.foreground) { return paintTransparent(field, of: node, in: rect) }
    let lines = isBoxed ? (left: false, right: false) : sideLines(of: rect)
    let isRightToLeft = node.isRightToLeft
    if isRightToLeft { swap(&frame.left, &frame.right) }
    // The line at the leading edge is in the column that is kept free there.
    if isRightToLeft ? lines.left : lines.right {
      if isRightToLeft { frame.left += 1 } else { frame.right += 1 }
    }
    // Behind the text is the sign of what is not valid, and a column between them; an editor keeps one free there.
    let isMarked = isInvalid && !isOverLabel
    let isMarkBehind = isBoxed || rect.width >= Self.leastColumnsWithMark
    if isMarked, isMarkBehind, !isBoxed, !field.isMultiline {
      if isRightToLeft { frame.left += 2 } else { frame.right += 2 }
    }
    let inner = rect.inset(left: frame.left, top: frame.top, right: frame.right, bottom: frame.bottom)

    var ink =
      isEnabled ? theme.ink(field.foreground, opacity: context.opacity, tint: node.attributes.tint) : theme.disabled
    ink.attributes.formUnion(attributes(of: field.font))
    if field.decoration.isUnderlined { ink.attributes.insert(.underline) }
    if field.decoration.isStruckThrough { ink.attributes.insert(.strikethrough) }
    var base = style(ink, x: inner.x, y: inner.y)
    if isBoxed {
      var line = isFocused || isInvalid ? accent : theme.line
      if isFocused { line.attributes.insert(.bold) }
      paintBox(rect, ink: line, isRounded: field.style == .roundedBorder)
    } else {
      // What is behind an editor without a box of its own is seen around its text.
      let isClear = isOverLabel || field.kind == .editor && field.style == .plain
      if !standsOnOwnGround(node) {
        paintGround(field, of: node, in: rect, inner, context, isClear: isClear, style: &base)
      }
      if isFocused, !isOverLabel, !(isRightToLeft ? lines.right : lines.left) {
        let x = isRightToLeft ? rect.maxX - 1 : rect.x
        for y in rect.y..<rect.maxY where !isClear || !buffer.hasText(x: x, y: y) {
          buffer.put(glyphs.focusBar, columns: 1, x: x, y: y, style: style(accent, x: x, y: y))
        }
      }
    }
    state.targets.append(
      .init(id: node.id, area: rect.intersection(buffer.clip), kind: .field(text: inner)))

    if field.storage.isEmpty { paintPlaceholder(field, of: node, in: inner, base) }
    if field.isMultiline {
      paintRows(field, of: node, in: inner, base)
    } else {
      paintLine(field, of: node, in: inner, base)
    }
    if isMarked, isMarkBehind || !isFocused {
      let edge = isBoxed ? rect : rect.inset(left: lines.left ? 1 : 0, top: 0, right: lines.right ? 1 : 0, bottom: 0)
      paintErrorMark(in: edge, y: inner.y, accent, isAtRight: isMarkBehind != isRightToLeft)
    }
    if theme.drawsEdges, isEnabled, !isBoxed, field.style != .plain, !standsOnOwnGround(node) {
      buffer.restyle(CellRect(x: rect.x, y: inner.maxY - 1, width: rect.width, height: 1)) {
        $0.attributes.insert(.underline)
      }
    }
  }

  /// The columns that a field needs for the sign of an error behind its text. A narrower one has it in front, where the
  /// bar of the focus is.
  private static let leastColumnsWithMark = 12

  /// A sign at an edge of the field's first line: the colour alone is not seen by everybody.
  private func paintErrorMark(in rect: CellRect, y: Int, _ ink: Theme.Ink, isAtRight: Bool) {
    let x = isAtRight ? rect.maxX - 1 : rect.x
    guard buffer.clip.contains(x: x, y: y) else { return }
    buffer.put(glyphs.errorMark, columns: 1, x: x, y: y, style: style(ink, x: x, y: y))
  }

  /// The background of the field, which its upper and lower neighbours do not have, or a line under its text. Text
  /// that is there is left where the field is clear.
  private func paintGround(
    _ field: FieldContent, of node: Node, in rect: CellRect, _ inner: CellRect, _ context: Context,
    isClear: Bool, style base: inout CellStyle
  ) {
    let isFocused = node.attributes.isFocused
    if field.style == .plain && !isFocused { return }
    let isEnabled = node.attributes.isEnabled
    // Without colours the one of a filled area is not written: see `paintReversed`.
    let isOnFill = !base.background.isStandard && theme.depth != .none
    let ground = theme.fieldGround(
      isFocused: isFocused, isEnabled: isEnabled, isOddRow: context.isOddRow, over: base.background)
    if let ground {
      base.background = ground
      if isClear {
        buffer.restyle(rect) { $0.background = ground }
      } else {
        buffer.fill(rect, style: CellStyle(background: ground))
      }
    } else if isClear {
      if isEnabled, !isOnFill, theme.hasUnderlines {
        base.attributes.insert(.underline)
        buffer.restyle(inner) { $0.attributes.insert(.underline) }
      }
    } else if isEnabled, !isOnFill, !theme.hasUnderlines {
      let line = theme.line
      let style = CellStyle(foreground: line.color, attributes: line.attributes)
      for y in inner.y..<inner.maxY {
        buffer.put(String(repeating: "_", count: inner.width), x: inner.x, y: y, style: style)
      }
    } else if isEnabled, !isOnFill {
      base.attributes.insert(.underline)
      var blank = base
      if !isFocused { blank.foreground = theme.line.color }
      buffer.fill(inner, style: blank)
    }
  }

  /// Whether the field is in a depth stack with its label, which is in its place while it is empty.
  private func isOverLabel(_ node: Node) -> Bool {
    var child = node
    while let parent = child.parent {
      switch parent.content {
      case .container(.depthStack): if parent.joinsField(in: child, with: .words) { return true }
      case .container(.stack(let stack)) where stack.axis == .horizontal: break
      case .decoration: break
      default: return false
      }
      child = parent
    }
    return false
  }

  /// Whether a background of the program that is hardly higher is behind this field alone: then the theme paints none.
  ///
  /// Other than `Node.hasOwnBox`, which decides on the style of a control: here a label in the same background may be
  /// above the field, and a border or a clipped corner leaves the cells of the field to the theme.
  private func standsOnOwnGround(_ node: Node) -> Bool {
    var child = node
    while let parent = child.parent {
      switch parent.content {
      case .decoration(.background), .decoration(.overlay), .decoration(.effect(.glass)):
        guard parent.children.first === child else { return false }
        let isShape = parent.children.count < 2 || parent.children[1].contains { $0.isShape }
        if isShape, parent.frame.height <= node.frame.height + 2 { return true }
      case .container(.stack), .container(.labeled):
        guard parent.children.allSatisfy({ $0 === child || !$0.contains { $0.isField } }) else { return false }
      case .decoration: break
      default: return false
      }
      child = parent
    }
    return false
  }

  /// Whether lines that are drawn already stand at the left and right edge of a field: a frame in its background.
  private func sideLines(of rect: CellRect) -> (left: Bool, right: Bool) {
    guard rect.width > 3 else { return (false, false) }
    return (buffer.hasLine(x: rect.x, y: rect.y), buffer.hasLine(x: rect.maxX - 1, y: rect.y))
  }

  /// A field whose text has no colour takes the input for what the program draws below it.
  private func paintTransparent(_ field: FieldContent, of node: Node, in rect: CellRect) {
    state.targets.append(.init(id: node.id, area: rect.intersection(buffer.clip), kind: .field(text: rect)))
    guard node.attributes.isFocused else { return }
    // A caret without a colour is not seen either.
    if let tint = node.attributes.tint, theme.isInvisible(tint) { return placeHiddenCursor(x: rect.x, y: rect.y) }
    let window = FieldWindow(
      text: field.text, head: field.selection.head, affinity: field.selection.affinity, previousStart: 0,
      width: rect.width, order: buffer.textOrder, characterWidth: buffer.characterWidth,
      level: field.writing.level(inRightToLeft: node.isRightToLeft))
    placeCaret(x: rect.x + window.caretColumn, y: rect.y)
  }

  private func paintPlaceholder(_ field: FieldContent, of node: Node, in inner: CellRect, _ base: CellStyle) {
    guard let placeholder = field.placeholder else { return }
    let ink = theme.muted(0.55, over: base.background)
    var style = base
    style.foreground = ink.color
    style.attributes = base.attributes.union(ink.attributes).subtracting(.bold)
    // Without a fainter colour, the placeholder is distinguished by its style.
    if theme.depth < .palette256 { style.attributes.insert(.italic) }
    let lines = TextLines(
      placeholder.runs, width: max(inner.width, 1), lineLimit: max(inner.height, 1),
      characterWidth: buffer.characterWidth
    )
    let alignment = field.alignment.fromLeft(inRightToLeft: node.isRightToLeft)
    for (index, line) in lines.lines.enumerated() {
      var x = inner.x + indentation(alignment, columns: line.columns, width: inner.width)
      for piece in line.pieces(in: buffer.textOrder) where piece.columns > 0 {
        buffer.put(piece.character, columns: piece.columns, x: x, y: inner.y + index, style: style)
        x += piece.columns
      }
    }
  }

  private func indentation(_ alignment: TextAlignment, columns: Int, width: Int) -> Int {
    switch alignment {
    case .leading: 0
    case .center: max(width - columns, 0) / 2
    case .trailing: max(width - 1 - columns, 0)
    }
  }

  /// The style of one character of a field.
  private func style(
    _ base: CellStyle, at offset: Int, in field: FieldContent, isFocused: Bool
  ) -> CellStyle {
    var style = base
    if isFocused, field.selection.range.contains(offset) { style.attributes.insert(.reverse) }
    // Search results are shown while the focus is in the search bar.
    if !isFocused, let found = field.highlight, found.contains(offset) { style.attributes.insert(.reverse) }
    if let marked = field.marked, marked.contains(offset) { style.attributes.formSymmetricDifference(.underline) }
    return style
  }

  private func paintLine(_ field: FieldContent, of node: Node, in inner: CellRect, _ base: CellStyle) {
    let isFocused = node.attributes.isFocused
    let previous = state.fieldWindows[node.id]
    let text = field.text
    // Without the focus a field shows its start.
    let window = FieldWindow(
      text: text, head: isFocused ? field.selection.head : 0, affinity: field.selection.affinity,
      previousStart: isFocused ? previous?.start ?? 0 : 0, width: inner.width, order: buffer.textOrder,
      characterWidth: buffer.characterWidth, level: field.writing.level(inRightToLeft: node.isRightToLeft))
    state.fieldWindows[node.id] = window

    var start = inner.x
    let isRightToLeft = node.isRightToLeft
    // A terminal that reorders by itself has places of its own for what reads from right to left.
    let side = buffer.textOrder == .logical ? field.alignment : field.lineAlignment(inRightToLeft: isRightToLeft)
    let alignment = side.fromLeft(inRightToLeft: isRightToLeft)
    if window.start == 0, alignment != .leading, text.utf16.count <= inner.width {
      let columns = buffer.characterWidth.columns(of: text)
      start += indentation(alignment, columns: columns, width: inner.width)
      if let last = state.targets.indices.last {
        state.targets[last].kind = .field(
          text: CellRect(x: start, y: inner.y, width: inner.maxX - start, height: 1))
      }
    }
    let clip = buffer.clip
    buffer.clip = clip.intersection(inner)
    var offset = window.start
    var x = start
    let isPlain = field.selection.isCaret && field.highlight == nil && field.marked == nil
    if let line = window.line {
      offset = line.end
      for cluster in line.clusters {
        let style = isPlain ? base : style(base, at: cluster.offset, in: field, isFocused: isFocused)
        buffer.put(cluster.character, columns: cluster.columns, x: start + cluster.column, y: inner.y, style: style)
      }
    } else {
      text.forEachCell(fromUTF16Offset: window.start, buffer.characterWidth) { character, columns, units in
        guard x < inner.maxX else { return false }
        let style = isPlain ? base : style(base, at: offset, in: field, isFocused: isFocused)
        switch character {
        case .ascii(let byte): if columns > 0 { buffer.put(ascii: byte, x: x, y: inner.y, style: style) }
        case .cluster(let character): buffer.put(character, columns: columns, x: x, y: inner.y, style: style)
        }
        x += columns
        offset += units
        return true
      }
    }
    if isFocused {
      placeCaret(x: min(start + window.caretColumn, inner.maxX - 1), y: inner.y)
    } else if offset < field.storage.utf16Count {
      // A part of a value, as of a number, can be taken for another one.
      let x = window.line?.isRightToLeft == true ? inner.x : inner.maxX - 1
      buffer.put("…", columns: 1, x: x, y: inner.y, style: base)
    }
    buffer.clip = clip
  }

  /// The style of a piece of a text with attributes in a field of the style `base`.
  private func style(of run: TextRun, of node: Node, _ base: CellStyle) -> CellStyle {
    var ink = Theme.Ink(color: base.foreground, attributes: base.attributes)
    if let paint = run.foreground { ink.color = theme.ink(paint, opacity: 1, tint: node.attributes.tint).color }
    if let font = run.font { ink.attributes.formUnion(attributes(of: font)) }
    let colors = colors(of: run, of: node, ink: ink)
    return CellStyle(
      foreground: colors.ink.color, background: colors.ground ?? base.background, attributes: colors.ink.attributes)
  }

  private func paintRows(_ field: FieldContent, of node: Node, in inner: CellRect, _ base: CellStyle) {
    let isFocused = node.attributes.isFocused
    let width = max(inner.width - 1, 1)
    let rows = state.editorRows.rows(of: node.id, field, width: width, characterWidth: buffer.characterWidth)
    rows.alignment = RowAlignment(field, isRightToLeft: node.isRightToLeft)
    var top = rows.top(near: state.editorTops[node.id] ?? 0, height: inner.height)
    if let found = field.highlight, !isFocused, state.shownHighlights[node.id] != found {
      top = rows.top(from: top, height: inner.height, showing: rows.row(of: found.lowerBound))
    }
    state.shownHighlights[node.id] = field.highlight
    state.editorTops[node.id] = top.start
    let clip = buffer.clip
    buffer.clip = clip.intersection(inner)
    let caretRow = rows.row(of: field.selection.head)
    let styles = FieldStyles(field, base: base) { run in style(of: run, of: node, base) }
    var next: EditorRows.Row? = top
    var last = top
    for y in inner.y..<inner.maxY {
      guard let row = next else { break }
      var x = inner.x + rows.indentation(of: row)
      rows.forEachCell(in: row) { character, offset, column, columns in
        x = inner.x + column
        guard x < inner.maxX else { return false }
        let style = self.style(styles.style(at: offset), at: offset, in: field, isFocused: isFocused)
        buffer.put(character, columns: columns, x: x, y: y, style: style)
        x += columns
        return true
      }
      // A selected line break shows as one selected cell.
      if isFocused, !row.isWrapped, field.selection.range.contains(row.end), x < inner.maxX {
        buffer.put(" ", x: x, y: y, style: style(base, at: row.end, in: field, isFocused: true))
      }
      if isFocused, row == caretRow { placeCaret(x: inner.x + rows.column(of: field.selection), y: y) }
      last = row
      next = rows.row(after: row)
    }
    // Counting rows would scan the whole text; the number of units is known.
    if top.start > 0 || next != nil {
      paintThumb(
        x: inner.maxX - 1, in: inner, from: top.start, showing: last.end - top.start, of: field.storage.utf16Count)
    }
    buffer.clip = clip
  }

  /// The terminal's own cursor is the caret: input methods open their windows there.
  private func placeCaret(x: Int, y: Int) {
    guard buffer.clip.contains(x: x, y: y) else { return }
    buffer.cursor = CellBuffer.Cursor(x: x, y: y, isVisible: true)
  }
}
