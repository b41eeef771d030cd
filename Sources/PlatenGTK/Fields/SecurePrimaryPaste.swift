#if GTK
import CGTK4
import PlatenGraph

/// Pastes the primary selection into a secure field, when the middle button is pressed in it: at the caret, as by the
/// keys. GTK's own paste, at the pointer, leaves copies of the text in memory that it has released.
@MainActor enum SecurePrimaryPaste {
  static func watch(_ widget: Widget, of view: NodeView) {
    guard let gesture = gtk_gesture_click_new() else { return }
    gtk_gesture_single_set_button(gesture, guint(GDK_BUTTON_MIDDLE))
    gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
    connect(gesture, "pressed") { [weak view] _ in
      guard let view, case .field(let field) = view.node.content, field.isSecure else { return }
      gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
      guard view.node.attributes.isEnabled, let settings = gtk_settings_get_default(),
        booleanProperty(settings, "gtk-enable-primary-paste")
      else { return }
      if !view.node.attributes.isFocused {
        view.grabFocus()
        view.window.perform {}
      }
      WindowClipboard.readContent(gtk_widget_get_primary_clipboard(widget)) { [weak view] content in
        view?.fieldController?.paste(content)
      }
    }
    gtk_widget_add_controller(widget, gesture)
  }
}
#endif
