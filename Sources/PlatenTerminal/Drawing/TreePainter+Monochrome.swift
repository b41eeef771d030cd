import PlatenGraph

// Filled areas and the states of controls where there are no colours.
extension TreePainter {
  /// Draws a cell of a filled area: reversed where the paint stands out from the background, and the other way round than
  /// the area below it where it stands out from that: the knob of a switch. The cell keeps the colour, which is not
  /// written, for what is drawn over it.
  func paintReversed(x: Int, y: Int, _ layer: Theme.Layer, coverage: Double) {
    let alpha = min(max(layer.alpha * coverage, 0), 1)
    let below = buffer.background(x: x, y: y)
    let ground = theme.components(of: below)
    let shown = ground.mixed(with: layer.color, alpha)
    let isReversed: Bool
    if below.isStandard {
      // 3 is the contrast that WCAG 2 requires of the parts of a control (1.4.11).
      guard alpha > 0.7, shown.contrast(with: ground) >= 3 else { return }
      isReversed = true
    } else {
      guard alpha > 0.9 else { return }
      // White on the green of a switch that is on has 2.2. A paint near the background ends the area.
      let isSame = shown.contrast(with: ground) < 1.5
      let isGround = shown.contrast(with: theme.assumedBackground) < 3
      isReversed = !isGround && isSame == buffer.isReversed(x: x, y: y)
    }
    let color = TerminalColor.rgb(shown)
    let attributes: CellStyle.Attributes = isReversed ? .reverse : []
    buffer.put(" ", columns: 1, x: x, y: y, style: CellStyle(background: color, attributes: attributes))
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
