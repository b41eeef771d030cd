#if GTK
import CGTK4
import PlatenGraph
import TextEditing

/// The alignment of the text in a GtkEntry, counted from the edge at which the layout begins.
///
/// A GtkText by itself is aligned by the direction of its text instead. That is the direction of its first strong
/// letter; without one it is the keyboard's direction where the field has the focus, and the widget's elsewhere. The
/// widget's own direction is left to right, so that the groups of a number are in their order.
@MainActor enum EntryAlignment {
  static func set(_ alignment: TextAlignment, of surface: EntrySurface, isRightToLeft: Bool) {
    gtk_widget_set_direction(surface.editor, GTK_TEXT_DIR_LTR)
    let isResolvedRightToLeft = resolvesRightToLeft(surface)
    // The placeholder is a label in the text, which has its alignment.
    if let placeholder = gtk_widget_get_first_child(surface.editor) {
      gtk_widget_set_direction(placeholder, isResolvedRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
    }
    let leading: Float =
      switch alignment {
      case .leading: 0
      case .center: 0.5
      case .trailing: 1
      }
    let entry = surface.entry.cast(to: GtkEntry.self)
    let value = isRightToLeft == isResolvedRightToLeft ? leading : 1 - leading
    if gtk_entry_get_alignment(entry) != value { gtk_entry_set_alignment(entry, value) }
  }

  private static func resolvesRightToLeft(_ surface: EntrySurface) -> Bool {
    let isVisible = gtk_entry_get_visibility(surface.entry.cast(to: GtkEntry.self)) != 0
    if isVisible, let strong = surface.text.unicodeScalars.lazy.map({ BidiClass($0) }).first(where: Self.isStrong) {
      return strong != .l
    }
    guard gtk_widget_has_focus(surface.editor) != 0, let display = gdk_display_get_default(),
      let seat = gdk_display_get_default_seat(display), let keyboard = gdk_seat_get_keyboard(seat)
    else { return false }
    return gdk_device_get_direction(keyboard) == PANGO_DIRECTION_RTL
  }

  private static func isStrong(_ kind: BidiClass) -> Bool { kind == .l || kind == .r || kind == .al }
}
#endif
