#if GTK
import CGTK4
import CWindowStyle

/// The rules that are added to GTK's theme.
@MainActor enum Stylesheet {
  /// The padding of a button, which ``WindowMetrics`` has to know exactly.
  static let buttonPadding = (horizontal: 16.0, vertical: 7.0)
  static let buttonBorder = 1.0
  static let optionPadding = (horizontal: 10.0, vertical: 5.0)

  static func install() {
    guard let display = gdk_display_get_default() else { return }
    let provider = gtk_css_provider_new()
    gtk_css_provider_load_from_data(provider, rules, -1)
    gtk_style_context_add_provider_for_display(
      display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
  }

  /// Sets the rules of one widget; nil removes them. Returns the provider to pass next time, which belongs to the widget
  /// and ends with it.
  static func set(
    _ declarations: String?, on widget: Widget, of selector: String = "*", replacing old: OpaquePointer?
  ) -> OpaquePointer? {
    let context = gtk_widget_get_style_context(widget)
    if let old { gtk_style_context_remove_provider(context, old) }
    guard let declarations, !declarations.isEmpty, let provider = gtk_css_provider_new() else { return nil }
    gtk_css_provider_load_from_data(provider, "\(selector) { \(declarations) }", -1)
    gtk_style_context_add_provider(
      context, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    g_object_unref(provider)
    return OpaquePointer(provider)
  }

  /// Those of the file come last: a button without a look of its own has no padding.
  private static let rules =
    """
    .platen-button { \(padding(buttonPadding)) border-width: \(Int(buttonBorder))px; }
    .platen-option { \(padding(optionPadding)) }

    """ + String(cString: window_style_sheet())

  private static func padding(_ padding: (horizontal: Double, vertical: Double)) -> String {
    "padding: \(Int(padding.vertical))px \(Int(padding.horizontal))px;"
  }
}
#endif
