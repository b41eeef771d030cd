#if GTK
import CGTK4
import Foundation
import PlatenGraph

/// Shapes as rounded rectangles, which GTK draws directly: a circle is one with round corners.
@MainActor enum ShapeDrawing {
  static func outline(_ path: ShapeContent.Path, in area: CGRect) -> GskRoundedRect {
    var area = area
    var corner = graphene_size_t(width: 0, height: 0)
    switch path {
    case .rectangle, .custom: break
    case .roundedRectangle(let radius):
      let radius = Float(max(0, min(radius, area.width / 2, area.height / 2)))
      corner = graphene_size_t(width: radius, height: radius)
    case .capsule:
      let radius = Float(min(area.width, area.height) / 2)
      corner = graphene_size_t(width: radius, height: radius)
    case .circle:
      let side = min(area.width, area.height)
      area = CGRect(x: area.midX - side / 2, y: area.midY - side / 2, width: side, height: side)
      corner = graphene_size_t(width: Float(side / 2), height: Float(side / 2))
    case .ellipse:
      corner = graphene_size_t(width: Float(area.width / 2), height: Float(area.height / 2))
    }
    var bounds = rectangle(area)
    var outline = GskRoundedRect()
    gsk_rounded_rect_init(&outline, &bounds, &corner, &corner, &corner, &corner)
    return outline
  }

  static func fill(
    _ path: ShapeContent.Path, with paint: Paint, in area: CGRect, _ snapshot: OpaquePointer, over widget: Widget,
    tint: Paint?
  ) {
    guard area.width > 0, area.height > 0 else { return }
    var outline = outline(path, in: area)
    gtk_snapshot_push_rounded_clip(snapshot, &outline)
    if case .gradient(let gradient) = paint {
      draw(gradient, in: area, snapshot, over: widget, tint: tint)
    } else if case .tile(let tile) = paint {
      TileDrawing.draw(tile, in: area, snapshot)
    } else if var color = Palette.color(paint, over: widget, tint: tint) {
      gtk_snapshot_append_color(snapshot, &color, &outline.bounds)
    }
    gtk_snapshot_pop(snapshot)
  }

  /// A line at the edge of a shape in `area`: inside of it, or half inside and half outside.
  static func stroke(
    _ path: ShapeContent.Path, with paint: Paint, width: CGFloat, isInside: Bool = true, in area: CGRect,
    _ snapshot: OpaquePointer, over widget: Widget, tint: Paint?
  ) {
    guard area.width > 0, area.height > 0, width > 0,
      let color = Palette.color(flat(paint), over: widget, tint: tint)
    else { return }
    let scale = CGFloat(max(gtk_widget_get_scale_factor(widget), 1))
    let line = PixelLine(width: width, isInside: isInside, scale: scale)
    var outline = outline(path, in: area.insetBy(dx: -line.reach, dy: -line.reach))
    // A circle in the middle of its area may begin in the middle of a pixel.
    outline.bounds = rectangle(PixelLine.aligned(rectangle(outline.bounds), scale: scale))
    let widths = [Float](repeating: Float(line.width), count: 4)
    let colors = [GdkRGBA](repeating: color, count: 4)
    gtk_snapshot_append_border(snapshot, &outline, widths, colors)
  }

  /// A line has one colour: a gradient's first.
  static func flat(_ paint: Paint) -> Paint {
    if case .gradient(let gradient) = paint { gradient.stops.first?.paint.paint ?? .system(.primary) } else { paint }
  }

  private static func draw(
    _ gradient: GradientPaint, in area: CGRect, _ snapshot: OpaquePointer, over widget: Widget, tint: Paint?
  ) {
    var last: Float = 0
    let stops = gradient.stops.compactMap { stop -> GskColorStop? in
      guard let color = Palette.color(stop.paint.paint, over: widget, tint: tint) else { return nil }
      // GTK requires ordered stops between 0 and 1.
      last = min(max(Float(stop.location), last), 1)
      return GskColorStop(offset: last, color: color)
    }
    var bounds = rectangle(area)
    var middle = graphene_point_t(x: Float(area.midX), y: Float(area.midY))
    guard stops.count >= 2 else {
      if var color = stops.first?.color { gtk_snapshot_append_color(snapshot, &color, &bounds) }
      return
    }
    switch gradient.kind {
    case .linear(let start, let end):
      var from = point(start, in: area)
      var to = point(end, in: area)
      gtk_snapshot_append_linear_gradient(snapshot, &bounds, &from, &to, stops, gsize(stops.count))
    case .radial(let center, let start, let end):
      middle = point(center, in: area)
      let reach = Float(max(end, start, 1))
      gtk_snapshot_append_radial_gradient(
        snapshot, &bounds, &middle, reach, reach, max(Float(start) / reach, 0), 1, stops, gsize(stops.count))
    case .elliptical(let center, let start, let end):
      middle = point(center, in: area)
      let reach = max(end, start, 0.01)
      gtk_snapshot_append_radial_gradient(
        snapshot, &bounds, &middle, Float(max(area.width / 2 * reach, 1)), Float(max(area.height / 2 * reach, 1)),
        Float(max(start / reach, 0)), 1, stops, gsize(stops.count))
    case .angular(let center, let start, let end):
      middle = point(center, in: area)
      // GTK's stops cover the full circle.
      let share = Float(min(max(abs(end.degrees - start.degrees) / 360, 0), 1))
      let turned = stops.map { GskColorStop(offset: $0.offset * share, color: $0.color) }
      gtk_snapshot_append_conic_gradient(
        snapshot, &bounds, &middle, Float(start.degrees + 90), turned, gsize(turned.count))
    }
  }

  static func rectangle(_ area: CGRect) -> graphene_rect_t {
    graphene_rect_t(
      origin: graphene_point_t(x: Float(area.minX), y: Float(area.minY)),
      size: graphene_size_t(width: Float(area.width), height: Float(area.height)))
  }

  private static func rectangle(_ area: graphene_rect_t) -> CGRect {
    CGRect(
      x: CGFloat(area.origin.x), y: CGFloat(area.origin.y), width: CGFloat(area.size.width),
      height: CGFloat(area.size.height))
  }

  private static func point(_ unit: UnitPoint, in area: CGRect) -> graphene_point_t {
    graphene_point_t(
      x: Float(area.minX + unit.x * area.width), y: Float(area.minY + unit.y * area.height))
  }
}
#endif
