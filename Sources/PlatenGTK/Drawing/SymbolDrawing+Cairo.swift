#if GTK
import CGTK4
import PlatenGraph

extension SymbolDrawing {
  /// Draws the symbol in the middle of an area, as large as it can be there.
  @MainActor func draw(_ cairo: OpaquePointer, width: Double, height: Double, in color: GdkRGBA) {
    let side = min(width, height)
    guard side > 0 else { return }
    cairo_translate(cairo, (width - side) / 2, (height - side) / 2)
    cairo_scale(cairo, side / 24, side / 24)
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    for layer in layers {
      cairo_save(cairo)
      cairo_set_source_rgba(cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
      if layer.rendering == .cut { cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_OUT) }
      if layer.isSmall {
        cairo_translate(cairo, 5.4, 5.4)
        cairo_scale(cairo, 0.55, 0.55)
      }
      layer.draw(cairo)
      cairo_restore(cairo)
    }
  }
}

extension SymbolDrawing.Layer {
  @MainActor fileprivate func draw(_ cairo: OpaquePointer) {
    switch figure {
    case .outline(let data):
      OutlineDrawing.trace(SVGPath.path(data), cairo)
      if rendering == .filledWithHoles { cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD) }
      if rendering == .filled || rendering == .filledWithHoles { cairo_fill_preserve(cairo) }
      cairo_set_line_width(cairo, isSmall ? 3 : 1.8)
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
}
#endif
