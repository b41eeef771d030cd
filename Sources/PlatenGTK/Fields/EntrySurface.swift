#if GTK
import CGTK4
import Foundation
import PlatenGraph
import TextEditing

/// The GtkText inside a GtkEntry: a single line, plain or secure.
@MainActor final class EntrySurface: TextSurface {
  let entry: Widget
  /// The GtkText that is edited; GtkEntry is the frame around it.
  let editor: Widget
  var inputMethods: [UnsafeMutablePointer<GtkIMContext>] = []
  private let buffer: UnsafeMutablePointer<GtkEntryBuffer>

  init() {
    entry = gtk_entry_new()
    editor = gtk_editable_get_delegate(entry.opaque)?.widget ?? entry
    buffer = gtk_entry_get_buffer(entry.cast(to: GtkEntry.self))
    gtk_editable_set_enable_undo(entry.opaque, 0)
    gtk_editable_set_width_chars(entry.opaque, 0)
    gtk_editable_set_max_width_chars(entry.opaque, 0)
  }

  var text: String { String(cString: gtk_entry_buffer_get_text(buffer)) }

  var length: Int { Int(gtk_entry_buffer_get_length(buffer)) }

  /// GTK_ENTRY_BUFFER_MAX_SIZE without the NUL at the end.
  var capacity: Int? { 65_534 }

  func together(_ body: () -> Void) {
    g_object_freeze_notify(UnsafeMutablePointer(editor.opaque))
    body()
    g_object_thaw_notify(UnsafeMutablePointer(editor.opaque))
  }

  func replace(_ range: Range<Int>, with text: String) {
    // By the widget and not in its buffer, so that assistive technology is told of the edits. Their signals are requests
    // only while nothing is applied.
    if !range.isEmpty { gtk_editable_delete_text(editor.opaque, Int32(range.lowerBound), Int32(range.upperBound)) }
    var position = Int32(range.lowerBound)
    if !text.isEmpty { gtk_editable_insert_text(editor.opaque, text, -1, &position) }
  }

  var selection: (anchor: Int, head: Int) {
    get {
      // The head is the cursor, at either end.
      let cursor = Int(gtk_editable_get_position(entry.opaque))
      var start: Int32 = 0
      var end: Int32 = 0
      guard gtk_editable_get_selection_bounds(entry.opaque, &start, &end) != 0 else { return (cursor, cursor) }
      return cursor == Int(start) ? (Int(end), cursor) : (Int(start), cursor)
    }
    set {
      // GTK puts the cursor at the first argument.
      gtk_editable_select_region(entry.opaque, Int32(newValue.anchor), Int32(newValue.head))
      if gtk_editable_get_position(entry.opaque) != Int32(newValue.head) {
        gtk_editable_select_region(entry.opaque, Int32(newValue.head), Int32(newValue.anchor))
      }
    }
  }

  func offset(at point: CGPoint) -> Int {
    // Every offset, because in text of both directions their order is not that of the points.
    var nearest = (offset: 0, distance: Double.infinity)
    for offset in 0...length {
      var caret = graphene_rect_t()
      gtk_text_compute_cursor_extents(editor.cast(to: GtkText.self), gsize(offset), &caret, nil)
      let distance = abs(Double(caret.origin.x) - point.x)
      if distance < nearest.distance { nearest = (offset, distance) }
    }
    return nearest.offset
  }

  func revealCaret() {}

  func revealCaretAtOnce() {}

  /// Routes the widget's edits through a controller.
  func connect(to controller: FieldController, submit: @escaping @MainActor () -> Void) {
    PlatenGTK.connect(editor, "insert-text") { [weak controller] arguments in
      guard let controller, !controller.isApplying else { return }
      let text = arguments.string(1, length: arguments.integer(2))
      // It may be part of a password.
      SecretStrings.wipeWhenReleased(text)
      let position = arguments.pointer(3)?.assumingMemoryBound(to: Int32.self)
      arguments.stop()
      let caret = controller.inserted(text, at: Int(position?.pointee ?? 0))
      position?.pointee = Int32(caret)
    }
    PlatenGTK.connect(editor, "delete-text") { [weak controller] arguments in
      guard let controller, !controller.isApplying else { return }
      arguments.stop()
      let start = arguments.integer(1)
      let end = arguments.integer(2)
      controller.removed(start..<max(start, end < 0 ? Int.max : end))
    }
    for property in ["notify::cursor-position", "notify::selection-bound"] {
      PlatenGTK.connect(editor, property) { [weak controller] _ in controller?.selectionMoved() }
    }
    PlatenGTK.connect(editor, "activate") { arguments in
      arguments.stop()
      submit()
    }
    EditingKeys.connect(editor, to: controller)
  }
}
#endif
