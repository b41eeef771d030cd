import Foundation
import PlatenGraph

extension TreePainter {
  func paint(_ shape: ShapeContent, of node: Node, in rect: CellRect, _ context: Context) {
    guard !rect.isEmpty else { return }
    let tint = node.attributes.tint
    if let shadow = context.shadow, let paint = shape.fill == nil ? nil : Optional(shadow.paint) {
      var context = context
      context.shadow = nil
      context.blur += shadow.radius
      context.transform = PlaneTransform.translation(shadow.offset.width, shadow.offset.height)
        .after(context.transform)
      fill(rect, shape.path, with: paint, tint: tint, context)
    }
    if let fill = shape.fill {
      if context.transform.isIdentity, context.blur == 0, let axis = node.lineAxis {
        return paintLine(along: axis, in: rect, ink: theme.ink(fill, opacity: context.opacity, tint: tint))
      }
      if rect.width <= 2, rect.height == 1, shape.path.isRound, context.transform.isIdentity, context.blur == 0 {
        // Too small for an area: a dot.
        let ink = theme.ink(fill, opacity: context.opacity, tint: tint)
        buffer.put("●", columns: 1, x: rect.x, y: rect.y, style: style(ink, x: rect.x, y: rect.y))
        return
      }
      self.fill(rect, shape.path, with: fill, tint: tint, isEvenOdd: shape.isEvenOdd, context)
    }
    if let stroke = shape.stroke { self.stroke(rect, shape, with: stroke, tint: tint, context) }
  }

  /// Colours the cells of a shape. Cells are divided into an upper and a lower half if the terminal can show it.
  func fill(
    _ rect: CellRect, _ path: ShapeContent.Path, with paint: Paint, tint: Paint?, isEvenOdd: Bool = false,
    _ context: Context
  ) {
    let isBox = context.transform.isIdentity && context.blur == 0 && path.hasSmallCorners(in: rect)
    let corners = isBox && theme.hasRichGlyphs && theme.depth >= .palette256 ? cornerCells(of: rect) : []
    let field = ShapeField(
      isBox ? .rectangle : path, width: Double(rect.width) * 8, height: Double(rect.height) * 16, isEvenOdd: isEvenOdd)
    cover(rect, with: paint, tint: tint, context) { field.distance($0, $1) }
    for corner in corners { cut(corner) }
  }

  /// A cell at the corner of a box, and what was below it.
  private struct Corner {
    var x: Int
    var y: Int
    var glyph: Character
    var below: TerminalColor
  }

  private func cornerCells(of rect: CellRect) -> [Corner] {
    guard rect.height > 1, rect.width > 2 else { return [] }
    let (right, bottom) = (rect.maxX - 1, rect.maxY - 1)
    let cells: [(x: Int, y: Int, glyph: Character)] = [
      (rect.x, rect.y, "▟"), (right, rect.y, "▙"), (rect.x, bottom, "▜"), (right, bottom, "▛"),
    ]
    return cells.filter { buffer.clip.contains(x: $0.x, y: $0.y) }.map { cell in
      let halves = buffer.halves(x: cell.x, y: cell.y)
      // Of a shape on another one of its size the corner is on what that is on.
      let isOnCorner = buffer.hasCutCorner(x: cell.x, y: cell.y)
      let below =
        isOnCorner
        ? buffer.background(x: cell.x, y: cell.y) : cell.y == rect.y ? halves.upper : halves.lower
      return Corner(x: cell.x, y: cell.y, glyph: cell.glyph, below: below)
    }
  }

  /// Leaves out the outer quarter of a corner's cell: a small radius, without steps.
  private func cut(_ corner: Corner) {
    let color = buffer.background(x: corner.x, y: corner.y)
    guard color != corner.below, !buffer.hasText(x: corner.x, y: corner.y) else { return }
    buffer.put(
      corner.glyph, columns: 1, x: corner.x, y: corner.y, style: CellStyle(foreground: color, background: corner.below))
  }

  /// Colours the cells where `distance`, a function of positions in the rectangle, is negative.
  private func cover(
    _ rect: CellRect, with paint: Paint, tint: Paint?, spread: Double = 0, _ context: Context,
    distance: (Double, Double) -> Double
  ) {
    guard let inverse = context.transform.inverse, context.opacity > 0.01 else { return }
    let area = reach(of: rect, margin: context.blur * 2 + spread, context.transform).intersection(buffer.clip)
    guard !area.isEmpty else { return }
    let size = CGSize(width: Double(rect.width) * 8, height: Double(rect.height) * 16)
    let (left, top) = (Double(rect.x) * 8, Double(rect.y) * 16)
    let scale = context.transform.scale
    // Without colours an area is reversed or not; that of a whole page says nothing.
    let isMonochrome = theme.depth == .none
    if isMonochrome, rect.intersection(window) == window { return }
    let isFlat: Bool = if case .gradient = paint { isMonochrome } else { true }
    let flat = isFlat ? theme.layer(paint, tint: tint, at: .center, size: size) : nil
    if isFlat, flat == nil { return }
    for y in area.y..<area.maxY {
      for x in area.x..<area.maxX {
        var covers = (0.0, 0.0)
        var layers: (Theme.Layer?, Theme.Layer?) = (flat, flat)
        for half in 0...1 {
          let place = inverse.apply(Double(x) * 8 + 4, Double(y) * 16 + (half == 0 ? 4 : 12))
          let (localX, localY) = (place.x - left, place.y - top)
          let cover = Self.coverage(distance(localX, localY) * scale, blur: context.blur) * context.opacity
          if half == 0 { covers.0 = cover } else { covers.1 = cover }
          guard !isFlat, cover > 0.02 else { continue }
          let unit = UnitPoint(x: localX / size.width, y: localY / size.height)
          let layer = theme.layer(paint, tint: tint, at: unit, size: size)
          if half == 0 { layers.0 = layer } else { layers.1 = layer }
        }
        if covers.0 > 0.02 || covers.1 > 0.02 {
          paintHalves(x: x, y: y, upper: layers.0, covers.0, lower: layers.1, covers.1, paint, tint, context)
        }
      }
    }
  }

  /// The coverage of a point, by its distance from the edge: a slightly smoothed step, or a Gaussian blur.
  private static func coverage(_ distance: Double, blur: Double) -> Double {
    if blur > 1 { return 0.5 * erfc(distance / (blur * 2.0.squareRoot())) }
    return min(max(0.5 - distance / 6, 0), 1)
  }

  private func paintHalves(
    x: Int, y: Int, upper: Theme.Layer?, _ upperCover: Double, lower: Theme.Layer?, _ lowerCover: Double,
    _ paint: Paint, _ tint: Paint?, _ context: Context
  ) {
    // What is behind a material is blurred: its colours are seen through it, and its letters are not.
    if case .material = paint, max(upperCover, lowerCover) > 0.5, buffer.hasText(x: x, y: y) {
      buffer.put(" ", columns: 1, x: x, y: y, style: CellStyle(background: buffer.background(x: x, y: y)))
    }
    // Few colours can't be mixed: a cell is covered or not.
    if theme.depth <= .palette16 {
      guard upperCover + lowerCover > 0.9 else { return }
      if theme.depth == .none {
        if let layer = lower ?? upper { paintReversed(x: x, y: y, layer, coverage: max(upperCover, lowerCover)) }
        return
      }
      guard let color = theme.ground(paint, opacity: context.opacity, tint: tint) else { return }
      return buffer.put(" ", columns: 1, x: x, y: y, style: CellStyle(background: color))
    }
    let below = buffer.halves(x: x, y: y)
    var (top, bottom) = (below.upper, below.lower)
    if let upper { top = theme.blend(upper, over: top, coverage: upperCover, context.blend) }
    if let lower { bottom = theme.blend(lower, over: bottom, coverage: lowerCover, context.blend) }
    let isOpaque = min((upper?.alpha ?? 0) * upperCover, (lower?.alpha ?? 0) * lowerCover) > 0.9
    if buffer.hasText(x: x, y: y), !isOpaque {
      // Letters are visible through a translucent shape.
      let layer = lower ?? upper
      let cover = max(upperCover, lowerCover)
      buffer.restyle(CellRect(x: x, y: y, width: 1, height: 1)) { style in
        style.background = bottom
        if let layer, !style.foreground.isStandard {
          style.foreground = theme.blend(layer, over: style.foreground, coverage: cover, .normal)
        }
      }
      return
    }
    if !theme.hasRichGlyphs || top == bottom {
      if !theme.hasRichGlyphs, upperCover + lowerCover < 0.9 { return }
      buffer.put(" ", columns: 1, x: x, y: y, style: CellStyle(background: bottom))
    } else if top.isStandard {
      buffer.put("▄", columns: 1, x: x, y: y, style: CellStyle(foreground: bottom, background: top))
    } else {
      buffer.put("▀", columns: 1, x: x, y: y, style: CellStyle(foreground: top, background: bottom))
    }
  }

  /// The cells that a transformed rectangle can reach.
  private func reach(of rect: CellRect, margin: Double, _ transform: PlaneTransform) -> CellRect {
    let (left, top) = (Double(rect.x) * 8, Double(rect.y) * 16)
    let (right, bottom) = (Double(rect.maxX) * 8, Double(rect.maxY) * 16)
    let corners = [(left, top), (right, top), (left, bottom), (right, bottom)].map { transform.apply($0.0, $0.1) }
    func cell(_ value: Double, _ size: Double) -> Int { Node.cells((value / size).rounded(.down)) }
    let minX = cell((corners.map(\.x).min() ?? 0) - margin, 8)
    let minY = cell((corners.map(\.y).min() ?? 0) - margin, 16)
    let maxX = cell((corners.map(\.x).max() ?? 0) + margin, 8) + 1
    let maxY = cell((corners.map(\.y).max() ?? 0) + margin, 16) + 1
    return CellRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  // MARK: - Outlines

  private func stroke(
    _ rect: CellRect, _ shape: ShapeContent, with paint: Paint, tint: Paint?, _ context: Context
  ) {
    let ink = theme.ink(paint, opacity: context.opacity, tint: tint)
    let isBox =
      switch shape.path {
      case .circle, .ellipse: rect.height < 3
      default: shape.path.isBox
      }
    let isPlain = context.transform.isIdentity && context.blur == 0
    // There is no space for what the line is around: the shape is seen by its background, or by its lower edge.
    if isBox, isPlain, rect.width < 3, rect.height > 1 {
      guard theme.depth == .none else { return }
      for x in rect.x..<rect.maxX where !buffer.hasText(x: x, y: rect.maxY - 1) {
        buffer.put("_", columns: 1, x: x, y: rect.maxY - 1, style: style(ink, x: x, y: rect.maxY - 1))
      }
      return
    }
    if isBox, isPlain, shape.hasThinLine || !theme.hasRichGlyphs {
      return paintBox(rect, ink: ink, isRounded: shape.path.isRound)
    }
    let field = ShapeField(
      shape.path, width: Double(rect.width) * 8, height: Double(rect.height) * 16, isEvenOdd: shape.isEvenOdd)
    let width = Double(shape.lineWidth)
    func distance(_ x: Double, _ y: Double) -> Double {
      field.distanceFromStroke(x, y, width: width, isInside: shape.isStrokeInside)
    }
    if width >= 7 || context.blur > 0 {
      cover(rect, with: paint, tint: tint, spread: width, context, distance: distance)
    } else {
      dot(rect, ink: ink, spread: width, context) { distance($0, $1) <= max(2 - width / 2, 0) }
    }
  }

  /// Draws with the dots of Braille letters, two by four to a cell, where `isOn`.
  private func dot(
    _ rect: CellRect, ink: Theme.Ink, spread: Double, _ context: Context, isOn: (Double, Double) -> Bool
  ) {
    guard let inverse = context.transform.inverse else { return }
    let area = reach(of: rect, margin: spread, context.transform).intersection(buffer.clip)
    // The bits of a Braille letter's dots, by rows. They are sampled slightly off their centres, so that a line along
    // the edge of cells is one row of dots and not two.
    let bits: [[UInt32]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
    for y in area.y..<max(area.maxY, area.y) {
      for x in area.x..<max(area.maxX, area.x) {
        var code: UInt32 = 0x2800
        for row in 0..<4 {
          for column in 0..<2 {
            let place = inverse.apply(
              Double(x) * 8 + 2.5 + Double(column) * 4, Double(y) * 16 + 2.5 + Double(row) * 4)
            if isOn(place.x - Double(rect.x) * 8, place.y - Double(rect.y) * 16) { code |= bits[row][column] }
          }
        }
        guard code != 0x2800, let scalar = Unicode.Scalar(code) else { continue }
        let glyph = theme.hasRichGlyphs ? Character(scalar) : "*"
        buffer.put(glyph, columns: 1, x: x, y: y, style: style(ink, x: x, y: y))
      }
    }
  }

  /// A frame of lines along the edges of a rectangle; in one row, its two ends.
  func paintBox(_ rect: CellRect, ink: Theme.Ink, isRounded: Bool) {
    guard rect.width > 1 else { return }
    let shapes = isRounded || glyphs == .ascii ? glyphs : BoxGlyphs.square
    let (right, bottom) = (rect.maxX - 1, rect.maxY - 1)
    func put(_ glyph: Character, _ x: Int, _ y: Int) {
      guard buffer.clip.contains(x: x, y: y) else { return }
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
}

extension ShapeContent {
  /// Whether its line is drawn with the characters for lines.
  var hasThinLine: Bool { lineWidth < 8 }
}

extension ShapeContent.Path {
  /// Whether its line runs along the edges of a rectangle.
  var isBox: Bool {
    switch self {
    case .rectangle, .roundedRectangle, .capsule: true
    case .circle, .ellipse, .custom: false
    }
  }

  var isRound: Bool { self != .rectangle }

  /// Whether it is a box whose corners are not larger than a cell or two.
  func hasSmallCorners(in rect: CellRect) -> Bool {
    switch self {
    case .roundedRectangle(let radius): radius > 0 && min(radius, Double(rect.height) * 8) <= 24
    case .capsule: rect.height <= 3
    default: false
    }
  }
}
