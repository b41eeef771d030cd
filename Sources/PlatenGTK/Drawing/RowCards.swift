#if GTK
import CGTK4
import Foundation
import PlatenGraph

/// The rounded cards behind the rows of a form. Cached until the layout changes.
@MainActor struct RowCards {
  private struct Card {
    var area: CGRect
    /// The lines between its rows, from top to bottom.
    var lines: [Line]
  }

  private struct Line {
    var y: CGFloat
    /// Its colour, where the program sets one.
    var tint: Paint?
  }

  private var cards: [Card] = []

  /// The cards of a form or section, in the coordinates of its children; none for other nodes.
  init(_ node: Node) {
    guard let width = FormRows.rowWidth(in: node), width > 0 else { return }
    for rows in FormRows.cards(of: node) {
      guard let first = rows.first, let last = rows.last else { continue }
      let top = first.frame.minY - FormRows.padding
      // Rows may be narrower than their card; they begin at the leading edge.
      let start = node.isRightToLeft ? first.frame.maxX - width : first.frame.minX
      let area = CGRect(
        x: start - FormRows.margin, y: top, width: width + 2 * FormRows.margin,
        height: last.frame.maxY + FormRows.padding - top)
      var lines: [Line] = []
      for (upper, lower) in zip(rows, rows.dropFirst()) where lower.frame.minY >= upper.frame.maxY {
        let separator = upper.separator(before: lower)
        guard separator.visibility != .hidden else { continue }
        lines.append(Line(y: ((upper.frame.maxY + lower.frame.minY) / 2).rounded(.down), tint: separator.tint))
      }
      cards.append(Card(area: area, lines: lines))
    }
  }

  /// Draws the cards of a node whose children's coordinates begin at `origin`; of the lines, those in `visible`.
  func draw(origin: CGPoint, visible: CGRect?, _ snapshot: OpaquePointer, over widget: Widget) {
    let shape = ShapeContent.Path.roundedRectangle(cornerRadius: 12)
    for card in cards {
      let area = card.area.offsetBy(dx: -origin.x, dy: -origin.y)
      var outline = ShapeDrawing.outline(shape, in: area)
      var fill = Palette.card(over: widget)
      gtk_snapshot_push_rounded_clip(snapshot, &outline)
      gtk_snapshot_append_color(snapshot, &fill, &outline.bounds)
      gtk_snapshot_pop(snapshot)
      ShapeDrawing.stroke(shape, with: .system(.separator), width: 1, in: area, snapshot, over: widget, tint: nil)
      let usual = Palette.color(.system(.separator, opacity: 0.6), over: widget)
      for line in card.lines {
        let y = line.y - origin.y
        if let visible, y < visible.minY { continue }
        if let visible, y > visible.maxY { break }
        guard var color = line.tint.flatMap({ Palette.color($0, over: widget) }) ?? usual else { continue }
        var bounds = ShapeDrawing.rectangle(CGRect(x: area.minX + 1, y: y, width: area.width - 2, height: 1))
        gtk_snapshot_append_color(snapshot, &color, &bounds)
      }
    }
  }
}
#endif
