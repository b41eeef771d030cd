#if GTK
import CGTK4
import Platen

/// The attributes of a text, as tags of a buffer: one for each combination, created when it is first needed.
@MainActor final class TextTags {
  private let view: Widget
  private let buffer: UnsafeMutablePointer<GtkTextBuffer>
  private var known: [Look: UnsafeMutablePointer<GtkTextTag>] = [:]

  private struct Look: Hashable {
    var isBold = false
    var isItalic = false
    var isUnderlined = false
    var isStruckThrough = false
    var isMonospaced = false
    var size: Double?
    var foreground: String?

    var isPlain: Bool { self == Look() }
  }

  init(_ view: Widget) {
    self.view = view
    buffer = gtk_text_view_get_buffer(view.cast(to: GtkTextView.self))
  }

  /// Applies the attributes of a field's text, which is in the buffer already.
  func show(_ field: FieldContent, tint: Paint?) {
    var start = GtkTextIter()
    var end = GtkTextIter()
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    for tag in known.values { gtk_text_buffer_remove_tag(buffer, tag, &start, &end) }
    var offset: Int32 = 0
    for run in field.runs ?? [] {
      let next = offset + Int32(run.text.unicodeScalars.count)
      let look = look(of: run, in: field, tint: tint)
      if !look.isPlain {
        gtk_text_buffer_get_iter_at_offset(buffer, &start, offset)
        gtk_text_buffer_get_iter_at_offset(buffer, &end, next)
        gtk_text_buffer_apply_tag(buffer, tag(for: look), &start, &end)
      }
      offset = next
    }
  }

  private func look(of run: TextRun, in field: FieldContent, tint: Paint?) -> Look {
    var look = Look()
    let context = run.font?.resolve(in: .init())
    let base = field.font.resolve(in: .init())
    look.isBold = run.isBold || (context?.isBold ?? false) && !base.isBold
    look.isItalic = run.isItalic || (context?.isItalic ?? false) && !base.isItalic
    look.isUnderlined = run.isUnderlined || run.link != nil
    look.isStruckThrough = run.isStruckThrough
    look.isMonospaced = run.isCode || (context?.isMonospaced ?? false)
    if let context, context.pointSize != base.pointSize { look.size = context.pointSize / base.pointSize }
    let paint = run.foreground ?? (run.link == nil ? nil : .system(.accent))
    if let paint, let color = Palette.color(paint, over: view, tint: tint) {
      var color = color
      let name = gdk_rgba_to_string(&color)
      look.foreground = name.map { String(cString: $0) }
      g_free(name)
    }
    return look
  }

  private func tag(for look: Look) -> UnsafeMutablePointer<GtkTextTag>? {
    if let tag = known[look] { return tag }
    guard let tag = gtk_text_tag_new(nil) else { return nil }
    let object = OpaquePointer(tag)
    // PANGO_WEIGHT_BOLD and the enumerations' numbers: the tag's properties take them as integers.
    if look.isBold { setProperty(object, "weight", Int32(700)) }
    if look.isItalic { setEnumeration(object, "style", pango_style_get_type(), Int32(PANGO_STYLE_ITALIC.rawValue)) }
    if look.isUnderlined {
      setEnumeration(object, "underline", pango_underline_get_type(), Int32(PANGO_UNDERLINE_SINGLE.rawValue))
    }
    if look.isStruckThrough { setProperty(object, "strikethrough", true) }
    if look.isMonospaced { setProperty(object, "family", "monospace") }
    if let size = look.size { setProperty(object, "scale", size) }
    if let foreground = look.foreground { setProperty(object, "foreground", foreground) }
    gtk_text_tag_table_add(gtk_text_buffer_get_tag_table(buffer), tag)
    // The table keeps a reference.
    g_object_unref(tag)
    known[look] = tag
    return tag
  }
}
#endif
