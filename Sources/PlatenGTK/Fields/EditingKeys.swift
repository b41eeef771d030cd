#if GTK
import CGTK4
import PlatenGraph
import TextEditing

/// The signals that GtkText and GtkTextView share: those of key bindings are sent to a field's session instead of the
/// widget.
@MainActor enum EditingKeys {
  static func connect(_ widget: Widget, to controller: FieldController) {
    if let focus = gtk_event_controller_focus_new() {
      // Before the widget's own, with which the input method loses the focus.
      PlatenGTK.connect(focus, "leave") { [weak controller] _ in
        if let controller { controller.owner.fieldIsLeft(controller) }
      }
      gtk_widget_add_controller(widget, focus)
    }
    PlatenGTK.connect(widget, "backspace") { [weak controller] arguments in
      arguments.stop()
      controller?.perform(.delete(.backward, .grapheme))
    }
    PlatenGTK.connect(widget, "delete-from-cursor") { [weak controller] arguments in
      let type = GtkDeleteType(rawValue: UInt32(arguments.enumeration(1)))
      guard let controller, let command = deletion(type, count: arguments.integer(2)) else { return }
      arguments.stop()
      controller.perform(command)
    }
    PlatenGTK.connect(widget, "cut-clipboard") { [weak controller] arguments in
      arguments.stop()
      controller?.perform(.cut)
    }
    PlatenGTK.connect(widget, "copy-clipboard") { [weak controller] arguments in
      arguments.stop()
      controller?.perform(.copy)
    }
    PlatenGTK.connect(widget, "paste-clipboard") { [weak controller] arguments in
      arguments.stop()
      WindowClipboard.readContent(gtk_widget_get_clipboard(widget)) { content in controller?.paste(content) }
    }
    PlatenGTK.connect(widget, "preedit-changed") { [weak controller] arguments in
      controller?.composed(arguments.string(1), caret: nil)
    }
  }

  /// Nil for deletions whose range only the widget knows; those arrive as a deleted range.
  private static func deletion(_ type: GtkDeleteType, count: Int) -> EditCommand? {
    let direction: EditDirection = count < 0 ? .backward : .forward
    return switch type {
    case GTK_DELETE_CHARS where abs(count) == 1: .delete(direction, .grapheme)
    case GTK_DELETE_WORD_ENDS where abs(count) == 1: .delete(direction, .word)
    case GTK_DELETE_PARAGRAPH_ENDS where abs(count) == 1: .delete(direction, .line)
    default: nil
    }
  }
}
#endif
