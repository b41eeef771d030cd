#if GTK
import CGTK4
import Foundation
import PlatenGraph

/// Effects on the drawing of a node's children.
@MainActor enum EffectDrawing {
  static func draw(
    _ effect: EffectContent, of node: Node, in area: CGRect, _ snapshot: OpaquePointer, over widget: Widget,
    children: () -> Void
  ) {
    let tint = node.attributes.tint
    switch effect {
    case .opacity(let opacity):
      gtk_snapshot_push_opacity(snapshot, min(max(opacity, 0), 1))
      children()
      gtk_snapshot_pop(snapshot)
    case .scale(let scale, let anchor):
      transformed(snapshot, around: anchor, of: area, children) {
        gtk_snapshot_scale(snapshot, Float(scale.width), Float(scale.height))
      }
    case .rotation(let angle, let anchor):
      transformed(snapshot, around: anchor, of: area, children) {
        gtk_snapshot_rotate(snapshot, Float(angle.degrees))
      }
    case .geometry(let effect):
      let value = effect.value(in: area.size)
      guard !value.isIdentity else { return children() }
      transformed(snapshot, around: .topLeading, of: area, children) {
        // Cairo draws only matrices that it recognizes as planar: the transform is applied step by step, without skew.
        let m = value.affine
        let width = (m.a * m.a + m.b * m.b).squareRoot()
        var place = graphene_point_t(x: Float(m.tx), y: Float(m.ty))
        gtk_snapshot_translate(snapshot, &place)
        gtk_snapshot_rotate(snapshot, Float(atan2(Double(m.b), Double(m.a)) * 180 / .pi))
        gtk_snapshot_scale(snapshot, Float(width), Float(width > 0 ? (m.a * m.d - m.b * m.c) / width : 0))
      }
    case .blur(let radius):
      // GTK's radius is twice the standard deviation of SwiftUI's.
      gtk_snapshot_push_blur(snapshot, min(max(Double(radius) * 2, 0), 120))
      children()
      gtk_snapshot_pop(snapshot)
    case .shadow(let shadow): shadowed(shadow, snapshot, over: widget, tint: tint, children)
    case .filter(let filter): filtered(filter, snapshot, over: widget, children)
    case .clip(let path): clipped(path, in: area, snapshot, children)
    case .mask:
      var shape: ShapeContent?
      _ = node.children.dropFirst().first?.first { node in
        if case .leaf(.shape(let found)) = node.content { shape = found }
        return shape != nil
      }
      clipped(shape?.path ?? .rectangle, in: area, snapshot, children)
    case .glass(let path, let glassTint):
      ShapeDrawing.fill(path, with: .material(thickness: 2), in: area, snapshot, over: widget, tint: tint)
      if let glassTint {
        ShapeDrawing.fill(path, with: glassTint.opacity(0.2), in: area, snapshot, over: widget, tint: tint)
      }
      ShapeDrawing.stroke(
        path, with: .system(.separator), width: 1, in: area, snapshot, over: widget, tint: tint)
      children()
    case .offset, .position, .blend, .untouchable, .gesture, .contextMenu, .measured, .pointer: children()
    }
  }

  /// Draws children with a shadow behind them.
  static func shadowed(
    _ shadow: ShadowContent, _ snapshot: OpaquePointer, over widget: Widget, tint: Paint?, _ children: () -> Void
  ) {
    guard let color = Palette.color(shadow.paint, over: widget, tint: tint) else { return children() }
    var shade = GskShadow(
      color: color, dx: Float(shadow.offset.width), dy: Float(shadow.offset.height),
      radius: Float(max(shadow.radius, 0) * 2))
    gtk_snapshot_push_shadow(snapshot, &shade, 1)
    children()
    gtk_snapshot_pop(snapshot)
  }

  private static func clipped(
    _ path: ShapeContent.Path, in area: CGRect, _ snapshot: OpaquePointer, _ children: () -> Void
  ) {
    var outline = ShapeDrawing.outline(path, in: area)
    gtk_snapshot_push_rounded_clip(snapshot, &outline)
    children()
    gtk_snapshot_pop(snapshot)
  }

  private static func transformed(
    _ snapshot: OpaquePointer, around anchor: UnitPoint, of area: CGRect, _ children: () -> Void,
    _ transform: () -> Void
  ) {
    let (x, y) = (Float(area.minX + area.width * anchor.x), Float(area.minY + area.height * anchor.y))
    var there = graphene_point_t(x: x, y: y)
    var back = graphene_point_t(x: -x, y: -y)
    gtk_snapshot_save(snapshot)
    gtk_snapshot_translate(snapshot, &there)
    transform()
    gtk_snapshot_translate(snapshot, &back)
    children()
    gtk_snapshot_restore(snapshot)
  }

  /// Draws a node with an insertion or removal transition; `frame` is its frame.
  static func draw(
    _ transition: TransitionState, in frame: CGRect, _ snapshot: OpaquePointer, _ child: () -> Void
  ) {
    var shift = graphene_point_t(
      x: Float(transition.offset.width + transition.shift.width * frame.width),
      y: Float(transition.offset.height + transition.shift.height * frame.height))
    gtk_snapshot_save(snapshot)
    gtk_snapshot_translate(snapshot, &shift)
    gtk_snapshot_push_opacity(snapshot, min(max(transition.opacity, 0), 1))
    if transition.scale == 1 {
      child()
    } else {
      transformed(snapshot, around: transition.anchor, of: frame, child) {
        gtk_snapshot_scale(snapshot, Float(transition.scale), Float(transition.scale))
      }
    }
    gtk_snapshot_pop(snapshot)
    gtk_snapshot_restore(snapshot)
  }

  // MARK: Colours

  private static func filtered(
    _ filter: ColorFilter, _ snapshot: OpaquePointer, over widget: Widget, _ children: () -> Void
  ) {
    // Rows are the coefficients of red, green and blue for a component of the result.
    let gray = [0.213, 0.715, 0.072]
    var rows = [[1.0, 0, 0], [0, 1, 0], [0, 0, 1]]
    var offset = 0.0
    func toward(_ amount: Double) -> [[Double]] {
      (0..<3).map { row in (0..<3).map { gray[$0] + ((row == $0 ? 1 : 0) - gray[$0]) * amount } }
    }
    switch filter {
    case .saturation(let amount): rows = toward(amount)
    case .grayscale(let amount): rows = toward(1 - min(max(amount, 0), 1))
    case .brightness(let amount): offset = amount
    case .contrast(let amount):
      rows = rows.map { $0.map { $0 * amount } }
      offset = 0.5 - 0.5 * amount
    case .invert:
      rows = rows.map { $0.map { -$0 } }
      offset = 1
    case .multiply(let paint):
      let color = Palette.color(paint, over: widget) ?? GdkRGBA(red: 1, green: 1, blue: 1, alpha: 1)
      rows = [[Double(color.red), 0, 0], [0, Double(color.green), 0], [0, 0, Double(color.blue)]]
    case .hueRotation(let degrees):
      let (c, s) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
      rows = [
        [0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928],
        [0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283],
        [0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072],
      ]
    }
    // Graphene multiplies a row by a matrix: its rows are our columns.
    var values = [Float](repeating: 0, count: 16)
    for row in 0..<3 { for column in 0..<3 { values[column * 4 + row] = Float(rows[row][column]) } }
    values[15] = 1
    var matrix = graphene_matrix_t()
    graphene_matrix_init_from_float(&matrix, values)
    var shift = graphene_vec4_t()
    graphene_vec4_init(&shift, Float(offset), Float(offset), Float(offset), 0)
    gtk_snapshot_push_color_matrix(snapshot, &matrix, &shift)
    children()
    gtk_snapshot_pop(snapshot)
  }
}
#endif
