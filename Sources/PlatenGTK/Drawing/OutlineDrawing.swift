#if GTK
import CGTK4
import Foundation
import PlatenGraph

/// Outlines that are no rounded rectangles, drawn with cairo.
@MainActor enum OutlineDrawing {
  static func draw(
    _ shape: ShapeContent, _ custom: CustomShape, in area: CGRect, _ snapshot: OpaquePointer, over widget: Widget,
    tint: Paint?
  ) {
    guard area.width > 0, area.height > 0 else { return }
    let width = max(Double(shape.lineWidth), 0)
    let inset = shape.isStrokeInside && shape.stroke != nil ? width / 2 : 0
    let path = custom.path(in: area.insetBy(dx: inset, dy: inset))
    let reach = path.boundingRect.isNull ? area : path.boundingRect.union(area)
    var bounds = ShapeDrawing.rectangle(reach.insetBy(dx: -width * 2 - 1, dy: -width * 2 - 1))
    guard let cairo = gtk_snapshot_append_cairo(snapshot, &bounds) else { return }
    defer { cairo_destroy(cairo) }
    trace(path, cairo)
    if let fill = shape.fill {
      cairo_set_fill_rule(cairo, shape.isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      setSource(fill, in: area, cairo, over: widget, tint: tint)
      cairo_fill_preserve(cairo)
    }
    guard let stroke = shape.stroke, width > 0 else { return }
    setSource(stroke, in: area, cairo, over: widget, tint: tint)
    cairo_set_line_width(cairo, width)
    cairo_set_line_cap(cairo, shape.strokeStyle.lineCap.value)
    cairo_set_line_join(cairo, shape.strokeStyle.lineJoin.value)
    let dashes = shape.strokeStyle.dash.map { max(Double($0), 0) }
    if dashes.contains(where: { $0 > 0 }) {
      cairo_set_dash(cairo, dashes, Int32(clamping: dashes.count), Double(shape.strokeStyle.dashPhase))
    }
    cairo_stroke(cairo)
  }

  static func trace(_ path: Path, _ cairo: OpaquePointer) {
    var current = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let end):
        cairo_move_to(cairo, Double(end.x), Double(end.y))
        current = end
      case .line(let end):
        cairo_line_to(cairo, Double(end.x), Double(end.y))
        current = end
      case .quadCurve(let end, let control):
        // A quadratic curve as a cubic one.
        func toward(_ point: CGPoint) -> (Double, Double) {
          (
            Double(point.x) + (Double(control.x) - Double(point.x)) * 2 / 3,
            Double(point.y) + (Double(control.y) - Double(point.y)) * 2 / 3
          )
        }
        let (first, second) = (toward(current), toward(end))
        cairo_curve_to(cairo, first.0, first.1, second.0, second.1, Double(end.x), Double(end.y))
        current = end
      case .curve(let end, let first, let second):
        cairo_curve_to(
          cairo, Double(first.x), Double(first.y), Double(second.x), Double(second.y), Double(end.x), Double(end.y))
        current = end
      case .closeSubpath: cairo_close_path(cairo)
      }
    }
  }

  private static func setSource(
    _ paint: Paint, in area: CGRect, _ cairo: OpaquePointer, over widget: Widget, tint: Paint?
  ) {
    if case .gradient(let gradient) = paint, let pattern = pattern(gradient, in: area) {
      for stop in gradient.stops {
        guard let color = Palette.color(stop.paint.paint, over: widget, tint: tint) else { continue }
        cairo_pattern_add_color_stop_rgba(
          pattern, Double(stop.location), Double(color.red), Double(color.green), Double(color.blue),
          Double(color.alpha))
      }
      cairo_set_source(cairo, pattern)
      return cairo_pattern_destroy(pattern)
    }
    if case .tile(let tile) = paint, let pattern = TileDrawing.pattern(tile, in: area) {
      cairo_set_source(cairo, pattern)
      return cairo_pattern_destroy(pattern)
    }
    let color = Palette.color(ShapeDrawing.flat(paint), over: widget, tint: tint) ?? GdkRGBA()
    cairo_set_source_rgba(cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
  }

  /// Cairo has no angular gradient: it is drawn in one colour.
  private static func pattern(_ gradient: GradientPaint, in area: CGRect) -> OpaquePointer? {
    func point(_ unit: UnitPoint) -> (x: Double, y: Double) {
      (Double(area.minX + unit.x * area.width), Double(area.minY + unit.y * area.height))
    }
    switch gradient.kind {
    case .linear(let start, let end):
      let (from, to) = (point(start), point(end))
      return cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
    case .radial(let center, let start, let end):
      let middle = point(center)
      return cairo_pattern_create_radial(middle.x, middle.y, Double(start), middle.x, middle.y, Double(end))
    case .elliptical(let center, let start, let end):
      let middle = point(center)
      let radius = Double(max(area.width, area.height) / 2)
      return cairo_pattern_create_radial(
        middle.x, middle.y, Double(start) * radius, middle.x, middle.y, Double(end) * radius)
    case .angular: return nil
    }
  }
}

extension CGLineCap {
  fileprivate var value: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  fileprivate var value: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
#endif
