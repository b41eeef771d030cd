#if GTK
import CGTK4
import Foundation
import PlatenGraph

/// A symbol for which the icon theme has no icon, or none as close as the line drawings of the browser.
@MainActor final class SymbolView: DrawnImageView {
  /// Whether a symbol is drawn and not taken from the theme.
  static func isDrawn(_ content: NodeContent, over widget: Widget) -> Bool {
    guard case .leaf(.image(let image)) = content, let name = image.systemName else { return false }
    let drawing = SymbolDrawing(named: name)
    return drawing.isKnown && drawing.knownLength > IconNames.knownLength(of: name, on: widget)
  }

  override func canShow(_ content: NodeContent) -> Bool {
    super.canShow(content) && Self.isDrawn(content, over: window.widget)
  }

  override func snapshot(_ box: Box, _ snapshot: OpaquePointer, children all: () -> Void) {
    guard case .leaf(.image(let content)) = node.shownContent, let name = content.systemName else { return }
    let (width, height) = (Double(gtk_widget_get_width(box.widget)), Double(gtk_widget_get_height(box.widget)))
    let side = min(width, height)
    guard side > 0 else { return }
    var bounds = ShapeDrawing.rectangle(CGRect(x: 0, y: 0, width: width, height: height))
    guard let cairo = gtk_snapshot_append_cairo(snapshot, &bounds) else { return }
    defer { cairo_destroy(cairo) }
    let color = ink(content, of: box.widget)
    cairo_translate(cairo, (width - side) / 2, (height - side) / 2)
    cairo_scale(cairo, side / 24, side / 24)
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    for layer in SymbolDrawing(named: name).layers {
      cairo_save(cairo)
      cairo_set_source_rgba(cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
      if layer.rendering == .cut { cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_OUT) }
      if layer.isSmall {
        cairo_translate(cairo, 5.4, 5.4)
        cairo_scale(cairo, 0.55, 0.55)
      }
      draw(layer, cairo)
      cairo_restore(cairo)
    }
  }

  private func draw(_ layer: SymbolDrawing.Layer, _ cairo: OpaquePointer) {
    switch layer.figure {
    case .outline(let data):
      OutlineDrawing.trace(SVGPath.path(data), cairo)
      if layer.rendering == .filledWithHoles { cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD) }
      if layer.rendering == .filled || layer.rendering == .filledWithHoles { cairo_fill_preserve(cairo) }
      cairo_set_line_width(cairo, layer.isSmall ? 3 : 1.8)
      cairo_stroke(cairo)
    case .letters(let letters):
      cairo_select_font_face(cairo, "sans-serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_BOLD)
      cairo_set_font_size(cairo, 11)
      var extents = cairo_text_extents_t()
      cairo_text_extents(cairo, letters, &extents)
      cairo_move_to(
        cairo, 12 - extents.width / 2 - extents.x_bearing, 12 - extents.height / 2 - extents.y_bearing)
      cairo_show_text(cairo, letters)
    }
  }

  /// The program's colour, or that of the surrounding text.
  private func ink(_ content: ImageContent, of widget: Widget) -> GdkRGBA {
    if content.foreground != .system(.primary),
      let color = Palette.color(content.foreground, over: window.widget, tint: node.attributes.tint)
    {
      return color
    }
    var color = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color)
    return color
  }
}
#endif
