#if GTK
import CGTK4

/// The GObject type of a GtkScrolledWindow that Tab reaches only where it scrolls and nothing inside has the focus.
/// GTK's own is a tab stop without a name even where all of its content is visible.
@MainActor enum ScrollerClass {
  static func make() -> Widget {
    UnsafeMutableRawPointer(g_object_new_with_properties(type, 0, nil, nil)).assumingMemoryBound(to: GtkWidget.self)
  }

  private static let type: GType = {
    var parent = GTypeQuery()
    g_type_query(gtk_scrolled_window_get_type(), &parent)
    return g_type_register_static_simple(
      gtk_scrolled_window_get_type(), "PlatenScroller", parent.class_size,
      { classPointer, _ in
        let widgetClass = classPointer?.assumingMemoryBound(to: GtkWidgetClass.self)
        widgetClass?.pointee.focus = { widget, direction in
          guard let widget else { return 0 }
          let target = MainThreadOnly(value: widget)
          return MainActor.assumeIsolated { ScrollerClass.focus(target.value, direction) }
        }
      },
      parent.instance_size, nil, GTypeFlags(rawValue: 0))
  }()

  private static func focus(_ widget: Widget, _ direction: GtkDirectionType) -> gboolean {
    guard !scrolls(widget) else {
      let parent = g_type_class_peek(gtk_scrolled_window_get_type())?.assumingMemoryBound(to: GtkWidgetClass.self)
      return parent?.pointee.focus?(widget, direction) ?? 0
    }
    return gtk_scrolled_window_get_child(widget.opaque).map { gtk_widget_child_focus($0, direction) } ?? 0
  }

  /// Ends an animation that scrolls beyond the end: its target is from before the content became shorter, or the
  /// visible part longer.
  static func keepInContent(_ adjustment: UnsafeMutablePointer<GtkAdjustment>) {
    let end = max(
      gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment),
      gtk_adjustment_get_lower(adjustment))
    if gtk_adjustment_get_value(adjustment) > end { gtk_adjustment_set_value(adjustment, end) }
  }

  /// Whether not all of the content is visible.
  static func scrolls(_ scroller: Widget) -> Bool {
    [gtk_scrolled_window_get_hadjustment(scroller.opaque), gtk_scrolled_window_get_vadjustment(scroller.opaque)]
      .contains {
        let length = gtk_adjustment_get_upper($0) - gtk_adjustment_get_lower($0)
        return length > gtk_adjustment_get_page_size($0) + 0.5
      }
  }
}
#endif
