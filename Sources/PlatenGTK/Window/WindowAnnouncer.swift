#if GTK
import CGTK4
import PlatenGraph

/// What the program has a screen reader speak: an invisible notification over the content of the window.
///
/// GTK 4.8 has no announcements. Screen readers speak a notification when it appears.
@MainActor final class WindowAnnouncer {
  /// Around the window's content.
  let widget: Widget
  private var notification: Widget?

  init(around content: Widget) {
    widget = gtk_overlay_new()
    gtk_overlay_set_child(widget.opaque, content)
  }

  func announce(_ announcement: AccessibilityAnnouncement) {
    guard let text = announcement.text else { return }
    if let notification { gtk_overlay_remove_overlay(widget.opaque, notification) }
    guard let label = gtk_label_new(text) else { return }
    Accessibility.setRole(GTK_ACCESSIBLE_ROLE_ALERT, of: label)
    gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
    gtk_widget_set_opacity(label, 0)
    gtk_widget_set_can_target(label, 0)
    gtk_widget_set_halign(label, GTK_ALIGN_START)
    gtk_widget_set_valign(label, GTK_ALIGN_END)
    gtk_overlay_add_overlay(widget.opaque, label)
    notification = label
  }
}
#endif
