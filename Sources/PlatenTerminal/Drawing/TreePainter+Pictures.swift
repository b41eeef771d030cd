import PlatenGraph

/// A picture in a frame.
struct PaintedPicture {
  let id: NodeID
  let data: ImageData
  /// The whole picture, and the part of it that is drawn.
  let rect: CellRect
  let visible: CellRect
  /// The cells of that part as they were before, and as they were drawn.
  let below: [Cell]
  let cells: [Cell]
}

extension TreePainter {
  /// Draws a picture in half cells, each with the mean colour of its part. False where there are too few colours or no
  /// pixels.
  func paintPicture(_ data: ImageData, of node: Node, in rect: CellRect, _ context: Context) -> Bool {
    let visible = rect.intersection(buffer.clip)
    guard theme.depth >= .palette256, theme.hasLines, context.transform.isIdentity,
      let halves = pictures.halves(of: data, columns: rect.width, rows: rect.height)
    else { return false }
    let below = collectsPictures && !visible.isEmpty ? buffer.cells(in: visible) : []
    for y in visible.y..<visible.maxY {
      for x in visible.x..<visible.maxX {
        let index = (y - rect.y) * 2 * rect.width + x - rect.x
        paintHalves(halves[index], halves[index + rect.width], opacity: context.opacity, x: x, y: y)
      }
    }
    guard collectsPictures, !visible.isEmpty, context.opacity > 0.99 else { return true }
    painted.append(
      PaintedPicture(
        id: node.id, data: data, rect: rect, visible: visible, below: below, cells: buffer.cells(in: visible)))
    return true
  }

  private func paintHalves(_ top: Picture.Sample, _ bottom: Picture.Sample, opacity: Double, x: Int, y: Int) {
    let below = buffer.background(x: x, y: y)
    let ground = theme.components(of: below)
    func color(_ sample: Picture.Sample) -> TerminalColor? {
      let alpha = sample.alpha * opacity
      return alpha < 0.05 ? nil : .rgb(ground.mixed(with: sample.color, alpha))
    }
    switch (color(top), color(bottom)) {
    case (nil, nil): return
    case (let color?, nil):
      buffer.put("▀", columns: 1, x: x, y: y, style: CellStyle(foreground: color, background: below))
    case (nil, let color?):
      buffer.put("▄", columns: 1, x: x, y: y, style: CellStyle(foreground: color, background: below))
    case (let top?, let bottom?) where top == bottom:
      buffer.put(" ", columns: 1, x: x, y: y, style: CellStyle(background: top))
    case (let top?, let bottom?):
      buffer.put("▀", columns: 1, x: x, y: y, style: CellStyle(foreground: top, background: bottom))
    }
  }
}
