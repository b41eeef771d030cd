#if GTK
import CGTK4
import Foundation
import PlatenGraph

/// A symbol for which the icon theme has no icon, or none as close as the line drawings of the browser.
@MainActor final class SymbolView: DrawnImageView {
  /// Whether a symbol is drawn and not taken from the theme.
  static func isDrawn(_ content: NodeContent, over widget: Widget) -> Bool {
    guard case .leaf(.image(let image)) = content, let name = image.systemName else { return false }
    return isDrawn(name, over: widget)
  }

  /// Whether the drawing is closer to what the name says than the theme's icon.
  static func isDrawn(_ name: String, over widget: Widget) -> Bool {
    let drawing = SymbolDrawing(named: name)
    return drawing.isKnown && drawing.knownLength > IconNames.knownLength(of: name, on: widget)
  }

  override func canShow(_ content: NodeContent) -> Bool {
    super.canShow(content) && Self.isDrawn(content, over: window.widget)
  }

  override func draw(_ box: Box, _ snapshot: OpaquePointer, children all: () -> Void) {
    guard case .leaf(.image(let content)) = node.shownContent, let name = content.systemName else { return }
    let (width, height) = (Double(gtk_widget_get_width(box.widget)), Double(gtk_widget_get_height(box.widget)))
    var bounds = ShapeDrawing.rectangle(CGRect(x: 0, y: 0, width: width, height: height))
    guard let cairo = gtk_snapshot_append_cairo(snapshot, &bounds) else { return }
    defer { cairo_destroy(cairo) }
    SymbolDrawing(named: name).draw(cairo, width: width, height: height, in: ink(content, of: box.widget))
  }

  /// The program's colour, or that of the surrounding text.
  private func ink(_ content: ImageContent, of widget: Widget) -> GdkRGBA {
    if content.foreground != .system(.primary),
      let color = Palette.color(content.foreground, over: window.widget, tint: node.attributes.tint)
    {
      return color
    }
    return Palette.foreground(widget)
  }
}
#endif
