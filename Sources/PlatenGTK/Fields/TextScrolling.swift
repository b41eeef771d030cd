#if GTK
import CGTK4

/// Scrolls a text view in a GtkScrolledWindow without animation.
///
/// The window animates the adjustments that it shares with its child. A GtkTextView does not adapt an adjustment to its
/// text or its height while an animation is in progress, and the animation ends where it was to end before the change:
/// a field that grew showed its text scrolled up. The view has an adjustment of its own here, and the window's follows
/// it, with the values that the user sets by the wheel or the scroll bar.
@MainActor enum TextScrolling {
  /// Connects a text view with the window that it is the child of.
  static func connect(_ view: Widget, in scroller: Widget) {
    guard let shown = gtk_scrolled_window_get_vadjustment(scroller.opaque),
      let own = gtk_adjustment_new(0, 0, 0, 0, 0, 0)
    else { return }
    g_object_ref_sink(own)
    g_object_ref(shown)
    setObject(view.opaque, "vadjustment", UnsafeMutableRawPointer(own))
    var followers = ["changed", "value-changed"].map { signal in
      (OpaquePointer(own), PlatenGTK.connect(OpaquePointer(own), signal) { _ in copy(own, to: shown) })
    }
    let handler = PlatenGTK.connect(OpaquePointer(shown), "value-changed") { _ in
      let value = gtk_adjustment_get_value(shown)
      guard value != gtk_adjustment_get_value(own) else { return }
      gtk_adjustment_set_value(own, value)
    }
    followers.append((OpaquePointer(shown), handler))
    // The view or a scroll bar may keep its adjustment longer: neither follows the other from then on.
    PlatenGTK.connect(scroller, "destroy") { [followers] _ in
      for (adjustment, handler) in followers { g_signal_handler_disconnect(gpointer(adjustment), handler) }
      g_object_unref(own)
      g_object_unref(shown)
    }
  }

  private static func copy(
    _ own: UnsafeMutablePointer<GtkAdjustment>, to shown: UnsafeMutablePointer<GtkAdjustment>
  ) {
    let isSame =
      gtk_adjustment_get_value(own) == gtk_adjustment_get_value(shown)
      && gtk_adjustment_get_upper(own) == gtk_adjustment_get_upper(shown)
      && gtk_adjustment_get_page_size(own) == gtk_adjustment_get_page_size(shown)
    guard !isSame else { return }
    gtk_adjustment_configure(
      shown, gtk_adjustment_get_value(own), gtk_adjustment_get_lower(own), gtk_adjustment_get_upper(own),
      gtk_adjustment_get_step_increment(own), gtk_adjustment_get_page_increment(own),
      gtk_adjustment_get_page_size(own))
  }
}
#endif
