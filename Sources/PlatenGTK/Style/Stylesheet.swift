#if GTK
import CGTK4

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

  /// Sets the rules of one widget; nil removes them. Returns the provider to pass next time.
  static func set(_ declarations: String?, on widget: Widget, replacing old: OpaquePointer?) -> OpaquePointer? {
    let context = gtk_widget_get_style_context(widget)
    if let old {
      gtk_style_context_remove_provider(context, old)
      g_object_unref(UnsafeMutableRawPointer(old))
    }
    guard let declarations, !declarations.isEmpty, let provider = gtk_css_provider_new() else { return nil }
    gtk_css_provider_load_from_data(provider, "* { \(declarations) }", -1)
    gtk_style_context_add_provider(
      context, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    return OpaquePointer(provider)
  }

  private static let rules = """
    .platen-row { border-radius: 7px; }
    .platen-row.platen-selected { background-color: alpha(@theme_selected_bg_color, 0.3); border-radius: 3px;
      box-shadow: 0 0 0 6px alpha(@theme_selected_bg_color, 0.3); }
    .platen-row:focus-visible { outline: 2px solid @theme_selected_bg_color; outline-offset: 3px; }
    .platen-focusable:focus-visible { outline: 2px solid @theme_selected_bg_color; outline-offset: 2px; }
    .platen-panel {
      background-color: @theme_bg_color; border-radius: 14px; border: 1px solid @borders;
      box-shadow: 0 8px 32px rgba(0, 0, 0, 0.35);
    }
    .platen-cover { background-color: @theme_bg_color; }
    .platen-button {
      padding: \(Int(buttonPadding.vertical))px \(Int(buttonPadding.horizontal))px;
      min-width: 0; min-height: 0; border-width: \(Int(buttonBorder))px;
    }
    .platen-bare { padding: 0; min-width: 0; min-height: 0; border: none; background: none; box-shadow: none; }
    .platen-bare:active { opacity: 0.6; }
    .platen-editor {
      border: 1px solid @borders; border-radius: 5px; background-color: @theme_base_color;
    }
    .platen-editor:focus-within {
      outline: 2px solid alpha(@theme_selected_bg_color, 0.5); outline-offset: -2px;
      border-color: @theme_selected_bg_color;
    }
    .platen-editor textview, .platen-editor textview text { background-color: transparent; }
    .platen-invalid { border-color: @error_color; }
    entry.flat:focus-within { outline: none; }
    entry.error { outline-color: alpha(@error_color, 0.5); }
    .platen-popup > contents { padding: 4px; }
    .platen-option {
      padding: \(Int(optionPadding.vertical))px \(Int(optionPadding.horizontal))px; border-radius: 6px;
    }
    .platen-option:hover { background-color: alpha(@theme_selected_bg_color, 0.15); }
    .platen-option.platen-selected, .platen-option.platen-selected label {
      background-color: @theme_selected_bg_color; color: @theme_selected_fg_color;
    }
    label link { color: mix(@theme_selected_bg_color, @theme_fg_color, 0.35); }
    .platen-scroll undershoot, .platen-scroll overshoot { background: none; }
    """
}
#endif
