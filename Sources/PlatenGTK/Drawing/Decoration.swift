#if GTK
  import CGTK4
  import Foundation
  import Platen

  /// Draws what is no widget: shapes, borders, clips, and effects.
  @MainActor enum Decoration {
    /// Draws a node's own look in `area` and, where they belong in the order, its children.
    static func draw(
      _ node: Node, in area: CGRect, _ snapshot: OpaquePointer, over widget: Widget,
      children: () -> Void
    ) {
      let tint = node.attributes.tint
      switch node.content {
      case .shape(let shape):
        if let fill = shape.fill {
          ShapeDrawing.fill(shape.path, with: fill, in: area, snapshot, over: widget, tint: tint)
        }
        if let stroke = shape.stroke {
          ShapeDrawing.stroke(
            shape.path, with: stroke, width: shape.lineWidth, in: area, snapshot, over: widget, tint: tint)
        }
      case .border(let border):
        children()
        ShapeDrawing.stroke(
          .rectangle, with: border.paint, width: border.width, in: area, snapshot, over: widget, tint: tint)
      case .effect(.opacity(let opacity)):
        gtk_snapshot_push_opacity(snapshot, min(max(opacity, 0), 1))
        children()
        gtk_snapshot_pop(snapshot)
      case .effect(.clip(let path)):
        var outline = ShapeDrawing.outline(path, in: area)
        gtk_snapshot_push_rounded_clip(snapshot, &outline)
        children()
        gtk_snapshot_pop(snapshot)
      case .effect(.glass(let path, let glassTint)):
        ShapeDrawing.fill(path, with: .material(thickness: 2), in: area, snapshot, over: widget, tint: tint)
        if let glassTint {
          ShapeDrawing.fill(path, with: glassTint.opacity(0.2), in: area, snapshot, over: widget, tint: tint)
        }
        ShapeDrawing.stroke(
          path, with: .system(.separator), width: 1, in: area, snapshot, over: widget, tint: tint)
        children()
      default:
        children()
      }
    }
  }
#endif
