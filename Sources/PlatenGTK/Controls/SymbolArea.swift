#if GTK
import CGTK4
import PlatenGraph

/// The picture of a symbol in a widget that GTK lays out: the theme's icon, or a line drawing in the colour of the
/// text.
@MainActor enum SymbolArea {
  /// A widget with the symbol; nil where there is neither an icon nor a drawing.
  static func make(_ name: String, over widget: Widget) -> Widget? {
    if SymbolView.isDrawn(name, over: widget) { return drawing(name) }
    let icon = IconNames.icon(for: name, on: widget)
    return icon == IconNames.fallback ? nil : gtk_image_new_from_icon_name(icon)
  }

  private final class Symbol {
    let drawing: SymbolDrawing

    init(_ drawing: SymbolDrawing) { self.drawing = drawing }
  }

  private static func drawing(_ name: String) -> Widget? {
    guard let area: Widget = gtk_drawing_area_new() else { return nil }
    // The size of the theme's icons.
    gtk_widget_set_size_request(area, 16, 16)
    gtk_widget_set_halign(area, GTK_ALIGN_CENTER)
    gtk_widget_set_valign(area, GTK_ALIGN_CENTER)
    let symbol = Unmanaged.passRetained(Symbol(SymbolDrawing(named: name)))
    gtk_drawing_area_set_draw_func(
      area.cast(to: GtkDrawingArea.self),
      { area, cairo, width, height, data in
        guard let area, let cairo, let data else { return }
        MainActor.assumeIsolated {
          let symbol = Unmanaged<Symbol>.fromOpaque(data).takeUnretainedValue()
          let widget = UnsafeMutableRawPointer(area).assumingMemoryBound(to: GtkWidget.self)
          symbol.drawing.draw(cairo, width: Double(width), height: Double(height), in: Palette.foreground(widget))
        }
      }, symbol.toOpaque(), { data in if let data { Unmanaged<Symbol>.fromOpaque(data).release() } })
    return area
  }
}
#endif
