#if GTK
import CGTK4

extension Widget {
  /// Sets the direction in which lines are read in the widget and in the parts that it consists of, but not in the
  /// views in a box: GTK does not pass it on.
  @MainActor func setDirection(isRightToLeft: Bool) {
    gtk_widget_set_direction(self, isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
    guard !Box.isBox(self) else { return }
    var part = gtk_widget_get_first_child(self)
    while let widget = part {
      widget.setDirection(isRightToLeft: isRightToLeft)
      part = gtk_widget_get_next_sibling(widget)
    }
  }
}
#endif
