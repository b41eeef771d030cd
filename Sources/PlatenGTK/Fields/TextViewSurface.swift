#if GTK
import CGTK4
import Foundation
import PlatenGraph

/// A GtkTextView: several lines.
@MainActor final class TextViewSurface: TextSurface {
  let view: Widget
  var inputMethods: InputMethods?
  private let buffer: UnsafeMutablePointer<GtkTextBuffer>
  /// The tag of all text: where a word is wrapped, no hyphen is drawn that is not in the text.
  private let wrapped: UnsafeMutablePointer<GtkTextTag> = gtk_text_tag_new(nil)

  init() {
    view = gtk_text_view_new()
    buffer = gtk_text_view_get_buffer(view.cast(to: GtkTextView.self))
    gtk_text_buffer_set_enable_undo(buffer, 0)
    setProperty(OpaquePointer(wrapped), "insert-hyphens", false)
    gtk_text_tag_table_add(gtk_text_buffer_get_tag_table(buffer), wrapped)
    g_object_unref(wrapped)
    gtk_text_view_set_wrap_mode(view.cast(to: GtkTextView.self), GTK_WRAP_WORD_CHAR)
    // Tab moves to the next control, as everywhere in a form.
    gtk_text_view_set_accepts_tab(view.cast(to: GtkTextView.self), 0)
  }

  var text: String {
    var start = GtkTextIter()
    var end = GtkTextIter()
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    guard let bytes = gtk_text_buffer_get_text(buffer, &start, &end, 1) else { return "" }
    defer { g_free(bytes) }
    return String(cString: bytes)
  }

  var length: Int { Int(gtk_text_buffer_get_char_count(buffer)) }

  var capacity: Int? { nil }

  var keepsCaretInView: Bool { false }

  func together(_ body: () -> Void) { body() }

  func replace(_ range: Range<Int>, with text: String) {
    var start = iterator(range.lowerBound)
    if !range.isEmpty {
      var end = iterator(range.upperBound)
      gtk_text_buffer_delete(buffer, &start, &end)
    }
    guard !text.isEmpty else { return }
    // A text view can't contain NUL; a replacement character keeps the offsets right.
    let shown = text.utf8.contains(0) ? String(text.map { $0 == "\0" ? "\u{FFFD}" : $0 }) : text
    gtk_text_buffer_insert(buffer, &start, shown, -1)
    var first = iterator(range.lowerBound)
    gtk_text_buffer_apply_tag(buffer, wrapped, &first, &start)
  }

  var selection: (anchor: Int, head: Int) {
    get { (offset(gtk_text_buffer_get_selection_bound(buffer)), offset(gtk_text_buffer_get_insert(buffer))) }
    set {
      var head = iterator(newValue.head)
      var anchor = iterator(newValue.anchor)
      gtk_text_buffer_select_range(buffer, &head, &anchor)
    }
  }

  func offset(at point: CGPoint) -> Int {
    let (character, trailing) = position(at: point)
    return character + trailing
  }

  func character(at point: CGPoint) -> Int { position(at: point).character }

  /// The character at a point, and the number of characters to the nearest offset behind it.
  private func position(at point: CGPoint) -> (character: Int, trailing: Int) {
    let textView = view.cast(to: GtkTextView.self)
    var (x, y, trailing): (Int32, Int32, Int32) = (0, 0, 0)
    gtk_text_view_window_to_buffer_coords(
      textView, GTK_TEXT_WINDOW_WIDGET, Int32(point.x.rounded()), Int32(point.y.rounded()), &x, &y)
    var place = GtkTextIter()
    gtk_text_view_get_iter_at_position(textView, &place, &trailing, x, y)
    return (Int(gtk_text_iter_get_offset(&place)), Int(trailing))
  }

  func revealCaret() {
    gtk_text_view_scroll_mark_onscreen(view.cast(to: GtkTextView.self), gtk_text_buffer_get_insert(buffer))
  }

  func revealCaretAtOnce() {
    guard let adjustment = gtk_scrollable_get_vadjustment(OpaquePointer(view)) else { return }
    // This lays out the text around the caret, and starts to scroll there.
    revealCaret()
    let textView = view.cast(to: GtkTextView.self)
    var place = iterator(selection.head)
    var caret = GdkRectangle()
    gtk_text_view_get_iter_location(textView, &place, &caret)
    var seen = GdkRectangle()
    gtk_text_view_get_visible_rect(textView, &seen)
    var step = min(0, caret.y - seen.y)
    if step == 0 { step = max(0, caret.y + caret.height - seen.y - seen.height) }
    gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + Double(step))
  }

  /// The rectangle of the caret, in the view's coordinates.
  var caretArea: CGRect {
    let textView = view.cast(to: GtkTextView.self)
    var place = iterator(selection.head)
    var area = GdkRectangle()
    gtk_text_view_get_iter_location(textView, &place, &area)
    var x: Int32 = 0
    var y: Int32 = 0
    gtk_text_view_buffer_to_window_coords(textView, GTK_TEXT_WINDOW_WIDGET, area.x, area.y, &x, &y)
    return CGRect(x: Int(x), y: Int(y), width: Int(max(area.width, 1)), height: Int(area.height))
  }

  /// Routes the widget's edits through a controller.
  func connect(to controller: FieldController) {
    let object = OpaquePointer(buffer)
    PlatenGTK.connect(object, "insert-text") { [weak self, weak controller] arguments in
      guard let self, let controller, !controller.isApplying,
        let position = arguments.boxed(1)?.assumingMemoryBound(to: GtkTextIter.self)
      else { return }
      let text = arguments.string(2, length: arguments.integer(3))
      arguments.stop()
      let caret = controller.inserted(text, at: Int(gtk_text_iter_get_offset(position)))
      // The buffer changed; the caller continues with a valid iterator.
      gtk_text_buffer_get_iter_at_offset(buffer, position, Int32(caret))
    }
    PlatenGTK.connect(object, "delete-range") { [weak self, weak controller] arguments in
      guard let self, let controller, !controller.isApplying,
        let start = arguments.boxed(1)?.assumingMemoryBound(to: GtkTextIter.self),
        let end = arguments.boxed(2)?.assumingMemoryBound(to: GtkTextIter.self)
      else { return }
      arguments.stop()
      let from = Int(gtk_text_iter_get_offset(start))
      let to = Int(gtk_text_iter_get_offset(end))
      controller.removed(min(from, to)..<max(from, to))
      let place = Int32(min(from, to))
      gtk_text_buffer_get_iter_at_offset(buffer, start, place)
      gtk_text_buffer_get_iter_at_offset(buffer, end, place)
    }
    PlatenGTK.connect(object, "mark-set", after: true) { [weak controller] _ in controller?.selectionMoved() }
    EditingKeys.connect(view, to: controller)
  }

  private func iterator(_ offset: Int) -> GtkTextIter {
    var place = GtkTextIter()
    gtk_text_buffer_get_iter_at_offset(buffer, &place, Int32(offset))
    return place
  }

  private func offset(_ mark: UnsafeMutablePointer<GtkTextMark>?) -> Int {
    var place = GtkTextIter()
    gtk_text_buffer_get_iter_at_mark(buffer, &place, mark)
    return Int(gtk_text_iter_get_offset(&place))
  }
}
#endif
