#if GTK
  import CGTK4
  import Foundation
  import Platen

  /// The rounded cards behind the rows of a form.
  @MainActor enum RowCards {
    /// Draws the cards of a form or section with rows of that width, whose coordinates begin at `origin`.
    static func draw(_ node: Node, width: CGFloat, origin: CGPoint, _ snapshot: OpaquePointer, over widget: Widget) {
      guard width > 0 else { return }
      let shape = ShapeContent.Path.roundedRectangle(cornerRadius: 12)
      for rows in FormRows.cards(of: node) {
        guard let first = rows.first, let last = rows.last else { continue }
        let top = first.frame.minY - FormRows.padding
        let card = CGRect(
          x: first.frame.minX - FormRows.margin, y: top, width: width + 2 * FormRows.margin,
          height: last.frame.maxY + FormRows.padding - top
        ).offsetBy(dx: -origin.x, dy: -origin.y)
        var outline = ShapeDrawing.outline(shape, in: card)
        var fill = Palette.card(over: widget)
        gtk_snapshot_push_rounded_clip(snapshot, &outline)
        gtk_snapshot_append_color(snapshot, &fill, &outline.bounds)
        gtk_snapshot_pop(snapshot)
        ShapeDrawing.stroke(shape, with: .system(.separator), width: 1, in: card, snapshot, over: widget, tint: nil)
        guard var line = Palette.color(.system(.separator, opacity: 0.6), over: widget) else { continue }
        for (upper, lower) in zip(rows, rows.dropFirst()) where lower.frame.minY >= upper.frame.maxY {
          let y = ((upper.frame.maxY + lower.frame.minY) / 2).rounded(.down) - origin.y
          var bounds = ShapeDrawing.rectangle(CGRect(x: card.minX + 1, y: y, width: card.width - 2, height: 1))
          gtk_snapshot_append_color(snapshot, &line, &bounds)
        }
      }
    }
  }
#endif
