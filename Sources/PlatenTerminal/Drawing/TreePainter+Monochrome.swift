import PlatenGraph

// Filled areas and the states of controls where there are no colours.
extension TreePainter {
  /// Draws a cell of a filled area: reversed where the paint would stand out from the background, and not reversed
  /// where a paint near the background covers an area that is.
  func paintReversed(x: Int, y: Int, _ layer: Theme.Layer, coverage: Double) {
    let alpha = min(max(layer.alpha * coverage, 0), 1)
    let shown = theme.assumedBackground.mixed(with: layer.color, alpha)
    // 3 is the contrast that WCAG 2 requires of the parts of a control (1.4.11).
    if alpha > 0.7, shown.contrast(with: theme.assumedBackground) >= 3 {
      buffer.put(" ", columns: 1, x: x, y: y, style: CellStyle(attributes: .reverse))
    } else if alpha > 0.9, buffer.isReversed(x: x, y: y) {
      buffer.put(" ", columns: 1, x: x, y: y, style: .plain)
    }
  }

  /// Shows that a button has the focus, or can't be pressed, after its label was drawn. With colours its background
  /// and the colour of its label show it.
  func showState(of node: Node, in area: CellRect) {
    guard theme.depth == .none else { return }
    if !node.attributes.isEnabled {
      buffer.restyle(area) { style in
        style.attributes.remove(.reverse)
        style.attributes.formUnion(theme.disabled.attributes)
      }
    } else if node.attributes.isFocused {
      showFocus(in: area)
    }
  }

  /// Shows that a control has the focus without colours: it is reversed. An area that the program has filled is
  /// reversed already: there, marks are at its ends, and its words are underlined.
  func showFocus(in area: CellRect) {
    // Outside of what is drawn now are the cells of the last frame.
    let drawn = area.intersection(buffer.clip)
    guard !drawn.isEmpty else { return }
    let isFilled = (drawn.y..<drawn.maxY).contains { y in
      (drawn.x..<drawn.maxX).contains { buffer.isReversed(x: $0, y: y) }
    }
    guard isFilled else { return buffer.restyle(area) { $0.attributes.formUnion([.reverse, .bold]) } }
    for y in drawn.y..<drawn.maxY {
      for x in drawn.x..<drawn.maxX where buffer.hasText(x: x, y: y) {
        buffer.restyle(CellRect(x: x, y: y, width: 1, height: 1)) { $0.attributes.formUnion([.bold, .underline]) }
      }
    }
    let y = area.y + (area.height - 1) / 2
    let ends: [(x: Int, mark: Character)] = [(area.x, ">"), (area.maxX - 1, "<")]
    for end in ends where drawn.contains(x: end.x, y: y) && !buffer.hasText(x: end.x, y: y) {
      buffer.put(end.mark, columns: 1, x: end.x, y: y, style: style(Theme.Ink(attributes: .bold), x: end.x, y: y))
    }
  }
}
