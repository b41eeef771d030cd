#if GTK
import CGTK4
import PlatenGraph

/// The attributes of a text, as tags of a buffer: one for each combination, created when it is first needed.
@MainActor final class TextTags {
  private let view: Widget
  private let buffer: UnsafeMutablePointer<GtkTextBuffer>
  private var known: [TagStyle: UnsafeMutablePointer<GtkTextTag>] = [:]

  private struct TagStyle: Hashable {
    var isBold = false
    var isItalic = false
    var isUnderlined = false
    var isStruckThrough = false
    var isMonospaced = false
    var size: Double?
    var foreground: String?
    var alignment: TextAlignment?
    var indents: ParagraphIndents?
    var language: String?

    var isPlain: Bool { self == TagStyle() }
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
    for run in field.runs ?? (field.language == nil ? [] : [TextRun(field.text)]) {
      let next = offset + Int32(run.text.unicodeScalars.count)
      let style = style(of: run, in: field, tint: tint)
      if !style.isPlain {
        gtk_text_buffer_get_iter_at_offset(buffer, &start, offset)
        gtk_text_buffer_get_iter_at_offset(buffer, &end, next)
        gtk_text_buffer_apply_tag(buffer, tag(for: style), &start, &end)
      }
      offset = next
    }
  }

  private func style(of run: TextRun, in field: FieldContent, tint: Paint?) -> TagStyle {
    var style = TagStyle()
    let context = run.font?.resolve(in: .init())
    let base = field.font.resolve(in: .init())
    style.isBold = run.isBold || (context?.isBold ?? false) && !base.isBold
    style.isItalic = run.isItalic || (context?.isItalic ?? false) && !base.isItalic
    style.alignment = run.alignment == field.alignment ? nil : run.alignment
    style.indents = run.indents
    style.language = run.language ?? field.language
    style.isUnderlined = run.isUnderlined || run.link != nil
    style.isStruckThrough = run.isStruckThrough
    style.isMonospaced = run.isCode || (context?.isMonospaced ?? false)
    if let context, context.pointSize != base.pointSize { style.size = context.pointSize / base.pointSize }
    let paint = run.foreground ?? (run.link == nil ? nil : .system(.accent))
    if let paint, let color = Palette.textColor(paint, over: view, tint: tint) {
      var color = color
      let name = gdk_rgba_to_string(&color)
      style.foreground = name.map { String(cString: $0) }
      g_free(name)
    }
    return style
  }

  static func justification(_ alignment: TextAlignment) -> GtkJustification {
    switch alignment {
    case .leading: GTK_JUSTIFY_LEFT
    case .center: GTK_JUSTIFY_CENTER
    case .trailing: GTK_JUSTIFY_RIGHT
    }
  }

  private func tag(for style: TagStyle) -> UnsafeMutablePointer<GtkTextTag>? {
    if let tag = known[style] { return tag }
    guard let tag = gtk_text_tag_new(nil) else { return nil }
    let object = OpaquePointer(tag)
    // PANGO_WEIGHT_BOLD and the enumerations' numbers: the tag's properties take them as integers.
    if style.isBold { setProperty(object, "weight", Int32(700)) }
    if style.isItalic { setEnumeration(object, "style", pango_style_get_type(), Int32(PANGO_STYLE_ITALIC.rawValue)) }
    if style.isUnderlined {
      setEnumeration(object, "underline", pango_underline_get_type(), Int32(PANGO_UNDERLINE_SINGLE.rawValue))
    }
    if style.isStruckThrough { setProperty(object, "strikethrough", true) }
    if style.isMonospaced { setProperty(object, "family", "monospace") }
    if let size = style.size { setProperty(object, "scale", size) }
    if let foreground = style.foreground { setProperty(object, "foreground", foreground) }
    if let alignment = style.alignment {
      setEnumeration(
        object, "justification", gtk_justification_get_type(), Int32(Self.justification(alignment).rawValue))
    }
    if let indents = style.indents { indent(object, indents) }
    if let language = style.language { setProperty(object, "language", language) }
    gtk_text_tag_table_add(gtk_text_buffer_get_tag_table(buffer), tag)
    // The table keeps a reference.
    g_object_unref(tag)
    known[style] = tag
    return tag
  }

  /// Pango's name of a language (BCP 47).
  static func language(_ identifier: String) -> OpaquePointer? {
    pango_language_from_string(identifier.replacing("_", with: "-"))
  }

  /// Sets where the lines of a paragraph begin and end, within the margins of the view.
  private func indent(_ tag: OpaquePointer, _ indents: ParagraphIndents) {
    let distances = [
      ("pixels-above-lines", indents.spaceBefore), ("pixels-inside-wrap", indents.lineSpacing),
      ("pixels-below-lines", indents.lineSpacing + indents.spaceAfter),
    ]
    for (name, distance) in distances where distance > 0 { setProperty(tag, name, Self.pixels(distance)) }
    if indents.lineHeight != 1 { setProperty(tag, "line-height", Float(indents.lineHeight)) }
    let isRightToLeft = gtk_widget_get_direction(view) == GTK_TEXT_DIR_RTL
    setProperty(tag, "accumulative-margin", true)
    let margin = min(indents.firstLine, indents.otherLines)
    setProperty(tag, isRightToLeft ? "right-margin" : "left-margin", Self.pixels(margin))
    // A negative indent is that of the lines after the first.
    setProperty(tag, "indent", Self.pixels(indents.firstLine - indents.otherLines))
    // The width of the view is not known: a distance from the leading edge can't be one from the trailing edge.
    if indents.end < 0 { setProperty(tag, isRightToLeft ? "left-margin" : "right-margin", Self.pixels(-indents.end)) }
    let stops = indents.stops(count: Self.mostTabStops).map { Self.pixels($0 - margin) }.filter { $0 > 0 }
    guard !stops.isEmpty, let tabs = pango_tab_array_new(gint(stops.count), 1) else { return }
    for (index, stop) in stops.enumerated() { pango_tab_array_set_tab(tabs, gint(index), PANGO_TAB_LEFT, stop) }
    setBoxed(tag, "tabs", pango_tab_array_get_type(), UnsafeMutableRawPointer(tabs))
    pango_tab_array_free(tabs)
  }

  /// Pango goes on by itself with the distance of the last two stops.
  private static let mostTabStops = 32

  private static func pixels(_ length: CGFloat) -> Int32 { Int32(min(max(length, -10_000), 10_000).rounded()) }
}
#endif
