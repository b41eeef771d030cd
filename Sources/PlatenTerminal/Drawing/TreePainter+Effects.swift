import Foundation
import PlatenGraph

extension TreePainter {
  func paint(_ effect: EffectContent, of node: Node, in rect: CellRect, _ context: Context) {
    var context = context
    let area = (x: Double(rect.x) * 8, y: Double(rect.y) * 16, w: Double(rect.width) * 8, h: Double(rect.height) * 16)
    func anchored(_ anchor: UnitPoint) -> (x: Double, y: Double) {
      (area.x + area.w * anchor.x, area.y + area.h * anchor.y)
    }
    switch effect {
    case .opacity(let opacity):
      guard opacity > 0.01 else { return }
      context.opacity *= opacity
    case .offset(let size): context.add(.translation(size.width, size.height))
    case .position(let shown):
      // The layout has placed the child at its final position.
      if case .decoration(.effect(.position(let point))) = node.content, point != shown {
        context.add(.translation(shown.x - point.x, shown.y - point.y))
      }
    case .scale(let scale, let anchor): context.add(.scale(scale.width, scale.height, around: anchored(anchor)))
    case .rotation(let angle, let anchor): context.add(.rotation(angle.radians, around: anchored(anchor)))
    case .geometry(let effect):
      let value = effect.value(in: CGSize(width: area.w, height: area.h)).affine
      context.add(PlaneTransform(value, from: (area.x, area.y)))
    case .blur(let radius): context.blur += radius
    case .shadow(let shadow): context.shadow = shadow
    case .blend(let mode): context.blend = mode
    case .contextMenu:
      state.targets.append(.init(id: node.id, area: rect.intersection(buffer.clip), kind: .contextMenu))
    case .gesture: return paintTouchable(node, in: rect, context)
    case .untouchable:
      let targets = state.targets.count
      paintChildren(of: node, in: rect, context)
      state.targets.removeSubrange(targets...)
      return
    case .clip(let path): return paintClipped(node, to: path, in: rect, context)
    case .measured, .pointer: break
    case .mask: return paintMasked(node, in: rect, context)
    case .filter(let filter):
      return paintLayer({ self.paintChildren(of: node, in: rect, context) }) { cell, _, _, _ in
        if cell.foreground.components != nil {
          cell.foreground = .rgb(filter.apply(to: self.theme.components(of: cell.foreground), in: self.theme))
        }
        if cell.background.components != nil {
          cell.background = .rgb(filter.apply(to: self.theme.components(of: cell.background), in: self.theme))
        }
        return true
      }
    case .glass(let shape, let tint):
      fill(rect, shape, with: .material(thickness: 2), tint: nil, context)
      if let tint { fill(rect, shape, with: tint.opacity(0.35), tint: nil, context) }
    }
    paintChildren(of: node, in: rect, context)
  }

  private func paintTouchable(_ node: Node, in rect: CellRect, _ context: Context) {
    if node.attributes.isEnabled {
      var kind = ViewState.Target.Kind.gesture(frame: rect)
      if case .decoration(.effect(.gesture(let gesture))) = node.content, gesture.isForTransfer { kind = .transfer }
      state.targets.append(.init(id: node.id, area: rect.intersection(buffer.clip), kind: kind))
    }
    paintChildren(of: node, in: rect, context)
    guard node.attributes.isFocused else { return }
    if case .decoration(.effect(.gesture(let gesture))) = node.content, gesture.hidesFocus {
      return placeHiddenCursor(x: rect.x, y: rect.y)
    }
    let area = rect.intersection(buffer.clip)
    let ink = theme.accent(node.attributes.tint)
    for y in area.y..<area.maxY {
      for x in area.x..<area.maxX where buffer.hasText(x: x, y: y) {
        buffer.restyle(CellRect(x: x, y: y, width: 1, height: 1)) {
          $0.foreground = ink.color
          $0.attributes.formUnion([.underline, .bold])
        }
      }
    }
    placeHiddenCursor(x: rect.x, y: rect.y)
  }

  private func paintClipped(_ node: Node, to path: ShapeContent.Path, in rect: CellRect, _ context: Context) {
    let clip = buffer.clip
    if context.transform.isIdentity { buffer.clip = clip.intersection(rect) }
    defer { buffer.clip = clip }
    let hasCutCorners: Bool =
      switch path {
      case .rectangle: false
      case .roundedRectangle(let radius): radius > 12
      default: rect.height > 1
      }
    guard hasCutCorners || !context.transform.isIdentity, let inverse = context.transform.inverse else {
      return paintChildren(of: node, in: rect, context)
    }
    let field = ShapeField(path, width: Double(rect.width) * 8, height: Double(rect.height) * 16)
    paintLayer({ self.paintChildren(of: node, in: rect, context) }) { _, x, y, _ in
      let place = inverse.apply(Double(x) * 8 + 4, Double(y) * 16 + 8)
      return field.distance(place.x - Double(rect.x) * 8, place.y - Double(rect.y) * 16) < 1
    }
  }

  /// Draws the cells in which the mask draws something. The letters of a mask are drawn in the colour of the area that
  /// they let through.
  private func paintMasked(_ node: Node, in rect: CellRect, _ context: Context) {
    guard node.children.count > 1 else { return paintChildren(of: node, in: rect, context) }
    let before = buffer
    let targets = state.targets.count
    buffer.clear()
    buffer.clip = before.clip
    paint(node.children[1], x: rect.x, y: rect.y, context)
    let mask = buffer
    state.targets.removeSubrange(targets...)
    buffer = before
    paintLayer({ self.paint(node.children[0], x: rect.x, y: rect.y, context) }) { _, x, y, _ in
      mask.hasText(x: x, y: y) || !mask.background(x: x, y: y).isStandard
    }
    let area = rect.intersection(buffer.clip)
    for y in area.y..<area.maxY {
      for x in area.x..<area.maxX where mask.hasText(x: x, y: y) && !buffer.hasText(x: x, y: y) {
        let (shown, below) = (buffer[x, y].style, before[x, y].style)
        // With few colours the area may not be seen, and its letters still have to be read.
        guard mask[x, y].glyph != .continuation, shown != below || theme.depth < .palette256 else { continue }
        var style = below
        style.foreground = shown == below ? .standard : shown.background
        style.attributes = mask[x, y].style.attributes.subtracting(.reverse)
        buffer.takeBack(x: x, y: y, from: before)
        _ = buffer.put(mask.text(of: mask[x, y].glyph), x: x, y: y, style: style)
      }
    }
  }

  /// Paints, then lets `change` alter the style of each changed cell, or revert the cell by returning false. `change`
  /// receives the style, the position, and the style before.
  private func paintLayer(
    _ paint: () -> Void, _ change: (inout CellStyle, Int, Int, CellStyle) -> Bool
  ) {
    let before = buffer
    paint()
    let area = buffer.clip
    for y in area.y..<area.maxY {
      for x in area.x..<area.maxX where buffer[x, y] != before[x, y] {
        var style = buffer[x, y].style
        if change(&style, x, y, before[x, y].style) {
          buffer.restyle(CellRect(x: x, y: y, width: 1, height: 1)) { $0 = style }
        } else {
          buffer.takeBack(x: x, y: y, from: before)
        }
      }
    }
  }

  /// Draws a node with an insertion or removal transition.
  func paint(_ node: Node, in rect: CellRect, during transition: TransitionState, _ context: Context) -> Context? {
    guard transition.opacity > 0.01 else { return nil }
    var context = context
    context.opacity *= transition.opacity
    let (width, height) = (Double(rect.width) * 8, Double(rect.height) * 16)
    context.add(
      .translation(
        transition.offset.width + transition.shift.width * width,
        transition.offset.height + transition.shift.height * height))
    if transition.scale != 1 {
      let anchor = (
        x: Double(rect.x) * 8 + width * transition.anchor.x, y: Double(rect.y) * 16 + height * transition.anchor.y
      )
      context.add(.scale(transition.scale, transition.scale, around: anchor))
    }
    return context
  }
}
