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
  var inputMethods: InputMethods?
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

  var keepsCaretInView: Bool { true }

  func together(_ body: () -> Void) {
    g_object_freeze_notify(UnsafeMutablePointer(editor.opaque))
    body()
    g_object_thaw_notify(UnsafeMutablePointer(editor.opaque))
  }

  func replace(_ range: Range<Int>, with text: String) {
    // By the widget and not in its buffer, so that assistive technology is notified of the edits. Their signals are
    // requests only while nothing is applied.
    if !range.isEmpty { gtk_editable_delete_text(editor.opaque, Int32(range.lowerBound), Int32(range.upperBound)) }
    var position = Int32(range.lowerBound)
    if !text.isEmpty { gtk_editable_insert_text(editor.opaque, text, -1, &position) }
  }

  /// The head is the cursor. `gtk_editable_get_position` and the bounds do not say at which end it is.
  var selection: (anchor: Int, head: Int) {
    get {
      (
        Int(integerProperty(editor.opaque, "selection-bound")), Int(integerProperty(editor.opaque, "cursor-position"))
      )
    }
    set { gtk_editable_select_region(editor.opaque, Int32(newValue.anchor), Int32(newValue.head)) }
  }

  func offset(at point: CGPoint) -> Int {
    guard hasTextOfBothDirections else {
      let before = lastCaret(before: point.x)
      return before < length && caret(before + 1) - point.x < point.x - caret(before) ? before + 1 : before
    }
    var nearest = (offset: 0, distance: Double.infinity)
    for offset in 0...length {
      let distance = abs(caret(offset) - point.x)
      if distance < nearest.distance { nearest = (offset, distance) }
    }
    return nearest.offset
  }

  func character(at point: CGPoint) -> Int {
    guard hasTextOfBothDirections else { return lastCaret(before: point.x) }
    var found = (offset: length, width: Double.infinity)
    var next = caret(0)
    for offset in 0..<length {
      let (start, end) = (next, caret(offset + 1))
      next = end
      // Where the direction changes, the two carets are not the edges of the character alone.
      guard min(start, end) <= point.x, point.x < max(start, end), abs(end - start) < found.width else { continue }
      found = (offset, abs(end - start))
    }
    return found.width.isFinite ? found.offset : offset(at: point)
  }

  /// The horizontal position of the caret at an offset, in the editor.
  private func caret(_ offset: Int) -> Double {
    var area = graphene_rect_t()
    gtk_text_compute_cursor_extents(editor.cast(to: GtkText.self), gsize(offset), &area, nil)
    return Double(area.origin.x)
  }

  /// Whether the order of the offsets may not be that of the points.
  private var hasTextOfBothDirections: Bool {
    gtk_widget_get_direction(editor) == GTK_TEXT_DIR_RTL
      || text.unicodeScalars.contains { $0.value >= 0x590 && !(0x900..<0xFB00).contains($0.value) }
  }

  /// The last offset whose caret is not after a position, in text from left to right.
  private func lastCaret(before x: Double) -> Int {
    var (low, high) = (0, length)
    while low < high {
      let middle = (low + high + 1) / 2
      if caret(middle) <= x { low = middle } else { high = middle - 1 }
    }
    return low
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
