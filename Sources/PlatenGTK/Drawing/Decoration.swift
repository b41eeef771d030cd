#if GTK
import CGTK4
import Foundation
import PlatenGraph

/// Draws decorations that are not widgets: shapes, borders, clips, and effects.
@MainActor enum Decoration {
  /// Draws a node's decoration in `area` and, in their order, its children.
  static func draw(
    _ node: Node, in area: CGRect, _ snapshot: OpaquePointer, over widget: Widget,
    children: () -> Void
  ) {
    let tint = node.attributes.tint
    switch node.shownContent {
    case .leaf(.shape(let shape)):
      if case .custom(let custom) = shape.path {
        return OutlineDrawing.draw(shape, custom, in: area, snapshot, over: widget, tint: tint)
      }
      if let fill = shape.fill {
        ShapeDrawing.fill(shape.path, with: fill, in: area, snapshot, over: widget, tint: tint)
      }
      if let stroke = shape.stroke {
        ShapeDrawing.stroke(
          shape.path, with: edge(stroke, of: node), width: shape.lineWidth, isInside: shape.isStrokeInside, in: area,
          snapshot,
          over: widget, tint: tint)
      }
    case .container(.modal(let modal)):
      // A background does not respond to input.
      if modal.kind != .popover {
        var shade = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 0.35)
        var bounds = ShapeDrawing.rectangle(area)
        gtk_snapshot_append_color(snapshot, &shade, &bounds)
      }
      children()
    case .container(.row(let row)):
      if let background = row.background {
        let wide = area.insetBy(dx: -8, dy: -6)
        ShapeDrawing.fill(
          .roundedRectangle(cornerRadius: 7), with: background, in: wide, snapshot, over: widget, tint: tint)
      }
      children()
    case .container(.bar(let bar)) where bar.edge != .grabber:
      // A line at the page, as header bars have one.
      if var color = Palette.color(.system(.separator), over: widget) {
        let y = bar.edge == .top ? area.maxY - 1 : area.minY
        var bounds = ShapeDrawing.rectangle(CGRect(x: area.minX, y: y, width: area.width, height: 1))
        gtk_snapshot_append_color(snapshot, &color, &bounds)
      }
      children()
    case .decoration(.border(let border)):
      children()
      ShapeDrawing.stroke(
        .rectangle, with: edge(border.paint, of: node), width: border.width, in: area, snapshot, over: widget,
        tint: tint)
    case .decoration(.effect(let effect)):
      EffectDrawing.draw(effect, of: node, in: area, snapshot, over: widget, children: children)
    default:
      children()
    }
  }

  /// The paint of a line: a separator's is too light for the edge of a field.
  private static func edge(_ paint: Paint, of node: Node) -> Paint {
    paint == .system(.separator) && node.isFieldEdge ? .system(.primary, opacity: Palette.edgeOpacity) : paint
  }
}
#endif
