#if GTK
import CGTK4
import Foundation
import PlatenGraph

/// The sizes of views in a window. One unit is one logical pixel and one point.
@MainActor final class WindowMetrics: LayoutMetrics {
  /// Inside the edge of a text view.
  private static let editorInsets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  /// The space around the text of an editor.
  static func insets(of field: FieldContent) -> UIEdgeInsets { field.insets ?? editorInsets }
  /// What a GtkTextView leaves free for the caret behind its lines.
  private static let caretWidth = 1
  /// Between a toggle's mark and its label.
  static let markSpacing: CGFloat = 8

  /// In a window narrower than this, the width of a phone, the horizontal size class is compact. Larger text needs a
  /// wider window.
  static let compactWidth: CGFloat = 480

  /// In a window narrower than this, fixed widths yield and rows are broken into lines, as in a page: programs are made
  /// for phones of 375 points and more. Larger text needs a wider window.
  static let narrowWidth: CGFloat = 416

  /// Whether the window is narrow, so that margins are small.
  private(set) var isCompact = false

  private(set) var isNarrow = false

  /// The size of text in relation to the usual one, at least 1: the desktop's setting for larger text.
  private(set) lazy var textScale = Self.readTextScale()

  unowned let window: HostWindow
  private let context: OpaquePointer
  private var markSizes: [Bool: CGSize] = [:]
  private var entryHeights: [Font: CGFloat] = [:]
  private var lines: [Font: (height: CGFloat, baseline: CGFloat)] = [:]

  init(_ window: HostWindow) {
    self.window = window
    context = gtk_widget_create_pango_context(window.widget)
  }

  /// Adapts to a window of a size. True when earlier measurements are not valid any more.
  func adapt(to size: CGSize) -> Bool {
    let isCompact = size.width < Self.compactWidth * textScale
    let isNarrow = size.width < Self.narrowWidth * textScale
    guard isCompact != self.isCompact || isNarrow != self.isNarrow else { return false }
    (self.isCompact, self.isNarrow) = (isCompact, isNarrow)
    return true
  }

  /// Drops the measurements, for another theme or font.
  func reset() {
    markSizes = [:]
    entryHeights = [:]
    lines = [:]
    textScale = Self.readTextScale()
    gtk_widget_get_pango_context(window.widget).map {
      pango_context_set_font_description(context, pango_context_get_font_description($0))
    }
  }

  // MARK: LayoutMetrics

  func units(_ points: CGFloat, along axis: Axis) -> CGFloat { points.isFinite ? points.rounded() : points }

  /// A frame grows with the text in it, which would be cut. Distances stay, as in GTK's own widgets; libadwaita has
  /// the unit `sp` for lengths that follow the text.
  func frameUnits(_ points: CGFloat, along axis: Axis) -> CGFloat { units(points * textScale, along: axis) }

  private static func readTextScale() -> CGFloat {
    guard let settings = gtk_settings_get_default() else { return 1 }
    // In 1/1024 of dots per inch; -1 where the desktop has none.
    return max(CGFloat(integerProperty(settings, "gtk-xft-dpi")) / (96 * 1024), 1)
  }

  func defaultSpacing(along axis: Axis, between first: Node, and second: Node) -> CGFloat {
    if let spacing = FormRows.spacing(between: first, and: second, isCompact: isCompact) { return spacing }
    if axis == .horizontal, case .container(.labeled)? = first.parent?.content { return 16 }
    return 8
  }

  /// Between a window's edge and what is in it: the cards of a form, the items of a bar, and views with the usual
  /// padding begin at one line.
  var windowMargin: CGFloat { isCompact ? 12 : 16 }

  var defaultPadding: EdgeInsets {
    let height: CGFloat = isCompact ? 8 : 16
    return EdgeInsets(top: height, leading: windowMargin, bottom: height, trailing: windowMargin)
  }

  func size(of node: Node, proposal: ProposedViewSize) -> CGSize? {
    switch node.content {
    case .leaf(.text(let text)): return textSize(window.shownText(text, of: node), node, proposal)
    case .leaf(.image(let image)): return imageSize(image, proposal)
    case .field(let field): return fieldSize(field, proposal)
    case .leaf(.divider): return dividerSize(node, proposal)
    case .control(let control): return controlSize(control, node, proposal)
    default: return nil
    }
  }

  func insets(of node: Node) -> EdgeInsets {
    switch node.content {
    case .container(.bar(let bar)):
      return bar.edge == .grabber
        ? EdgeInsets() : EdgeInsets(top: 6, leading: windowMargin, bottom: 7, trailing: windowMargin)
    case .container(.panel(let modal)):
      let margin: CGFloat =
        switch modal.kind {
        case .fullScreen: 0
        case .sheet, .popover: node.children.allSatisfy(\.fillsPanel) ? 0 : 16
        case .alert, .confirmation: 20
        }
      return EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
    case .control(let control): return controlInsets(control, node)
    case .container(.form): return FormRows.formInsets(node, windowMargin, isCompact: isCompact)
    case .container(.section): return FormRows.sectionInsets(node)
    default: return EdgeInsets()
    }
  }

  func margin(besideRow row: Node) -> CGFloat { FormRows.margin(besideRow: row) }

  func insets(_ insets: RowInsets, ofRow row: Node) -> EdgeInsets { FormRows.insets(insets) }

  func leastHeight(ofRow row: Node) -> CGFloat { FormRows.leastHeight }

  func labelColumn(formWidth: CGFloat) -> LabelColumn {
    isCompact || formWidth < 320 ? .above : .leading(maximum: (formWidth * 0.4).rounded())
  }

  /// About that of a page in a browser, 42 times the size of its text.
  var mostFormWidth: CGFloat { (672 * textScale).rounded() }

  var leastFieldWidth: CGFloat { (64 * textScale).rounded() }

  func baseline(of node: Node, _ size: CGSize, isFirst: Bool) -> CGFloat? {
    switch node.content {
    case .leaf(.text(let text)):
      let text = fitted(window.shownText(text, of: node), node, width: size.width)
      let layout = textLayout(text, node, width: size.width)
      defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
      let first = CGFloat(pango_layout_get_baseline(layout)) / CGFloat(PANGO_SCALE)
      guard !isFirst else { return first.rounded() }
      // The descent below the last baseline is that of a single line.
      let single = line(text.font)
      return (size.height - labelGap(below: node) - (single.height - single.baseline)).rounded()
    case .field(let field) where field.isMultiline:
      let border: CGFloat = field.style == .plain ? 0 : 1
      let line = line(field.font)
      return isFirst
        ? Self.insets(of: field).top + border + line.baseline
        : size.height - Self.insets(of: field).bottom - border - (line.height - line.baseline)
    case .field(let field): return centred(line(field.font), in: size)
    case .leaf(.image(let image)) where !image.isResizable && image.data == nil:
      return centred(line(image.font), in: size)
    case .control: return centred(line(.body), in: size)
    default: return nil
    }
  }

  private func centred(_ line: (height: CGFloat, baseline: CGFloat), in size: CGSize) -> CGFloat {
    ((size.height - line.height) / 2).rounded(.down) + line.baseline
  }

  // MARK: Sizes

  private func textSize(_ text: TextContent, _ node: Node, _ proposal: ProposedViewSize) -> CGSize {
    let fitted = fitted(text, node, width: proposal.width)
    let layout = textLayout(fitted, node, width: proposal.width)
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    var width: Int32 = 0
    var height: Int32 = 0
    pango_layout_get_pixel_size(layout, &width, &height)
    // A label that may wrap needs the space after its last letter too.
    let kerning = text.runs.reduce(0) { max($0, $1.kerning) }.rounded(.up)
    let needed = CGFloat(width) + kerning
    let offered = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? needed
    // A text that was made smaller has the width by which it was.
    let isFitted = fitted.font != text.font
    return CGSize(
      width: max(isFitted ? offered : min(needed, offered), CGFloat(width)),
      height: CGFloat(height) + labelGap(below: node))
  }

  /// A text as it is shown in a width: smaller where its line does not fit, as far as its `minimumScaleFactor` allows.
  func fitted(_ text: TextContent, _ node: Node, width: CGFloat?) -> TextContent {
    guard text.minimumScale < 1, text.lineLimit == 1, let width, width.isFinite else { return text }
    let layout = textLayout(text, node, width: nil)
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    var natural: Int32 = 0
    pango_layout_get_pixel_size(layout, &natural, nil)
    guard CGFloat(natural) > width, natural > 0 else { return text }
    // The sizes of fonts are whole percents.
    return text.scaled(by: max(0.99 * max(width, 0) / CGFloat(natural), text.minimumScale))
  }

  /// The layout of a text in a width. The caller releases it.
  private func textLayout(_ text: TextContent, _ node: Node, width: CGFloat?) -> OpaquePointer? {
    let layout = pango_layout_new(context)
    pango_layout_set_markup(layout, window.markup(for: node).measurable(text), -1)
    pango_layout_set_wrap(layout, Self.wrapMode(node))
    if let width, width.isFinite {
      pango_layout_set_width(layout, Int32(clamping: Int(max(width, 0).rounded(.down)) * Int(PANGO_SCALE)))
    }
    if let limit = text.lineLimit {
      pango_layout_set_ellipsize(layout, text.ellipsis)
      pango_layout_set_height(layout, -Int32(clamping: max(limit, 1)))
    }
    return layout
  }

  /// The positions of line breaks: anywhere if there is no space, but only between words in a button, and in the label
  /// of a toggle in a row, whose other views can have less or go to another line.
  static func wrapMode(_ text: Node) -> PangoWrapMode {
    var ancestor = text.parent
    while let current = ancestor {
      switch current.content.control?.role {
      case .button: return PANGO_WRAP_WORD
      case .toggle where current.surroundingAxis == .horizontal: return PANGO_WRAP_WORD
      default: break
      }
      ancestor = current.parent
    }
    return PANGO_WRAP_WORD_CHAR
  }

  /// The spacing between a row's label and the control below it.
  private func labelGap(below node: Node) -> CGFloat {
    guard isCompact, let row = node.parent, case .container(.labeled) = row.content, row.children.first === node else {
      return 0
    }
    return 4
  }

  private func imageSize(_ image: ImageContent, _ proposal: ProposedViewSize) -> CGSize {
    let side = (iconSize(image.font) * CGFloat(image.scale)).rounded()
    if let data = image.data, !image.isResizable { return CGSize(width: data.width, height: data.height) }
    guard image.isResizable else { return CGSize(width: side, height: side) }
    return CGSize(
      width: flexible(proposal.width, ideal: side), height: flexible(proposal.height, ideal: side))
  }

  private func dividerSize(_ node: Node, _ proposal: ProposedViewSize) -> CGSize {
    if node.dividedAxis == .horizontal {
      return CGSize(width: 1, height: flexible(proposal.height, ideal: 1))
    }
    return CGSize(width: flexible(proposal.width, ideal: 1), height: 1)
  }

  private func fieldSize(_ field: FieldContent, _ proposal: ProposedViewSize) -> CGSize {
    let width = max(flexible(proposal.width, ideal: 220), 24)
    guard field.isMultiline else { return CGSize(width: width, height: entryHeight(field.font)) }
    let insets = Self.insets(of: field)
    let border: CGFloat = field.style == .plain ? 0 : 2
    let edges = insets.top + insets.bottom + border
    let line = lineHeight(field.font)
    if field.kind == .editor, field.maxLines == nil {
      // The maximum size of an editor is infinite.
      if proposal.height == .infinity { return CGSize(width: width, height: .infinity) }
      return CGSize(
        width: width, height: max((finite(proposal.height) ?? (5 * line + edges)).rounded(), line + edges))
    }
    let layout = pango_layout_new(context)
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    // No field grows so far that more of a long text would matter.
    let text = field.storage.isLong ? field.storage.slice(0..<field.storage.clamped(20_000)) : field.text
    pango_layout_set_markup(layout, Self.markup(text + "\u{200B}", field.font), -1)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    if width.isFinite {
      let inner = max(1, Int(width - insets.left - insets.right - border) - Self.caretWidth)
      pango_layout_set_width(layout, Int32(clamping: inner * Int(PANGO_SCALE)))
    }
    let lines = CGFloat(pango_layout_get_line_count(layout))
    let least = CGFloat(field.minLines ?? 1)
    let most = CGFloat(field.maxLines ?? Int.max)
    return CGSize(width: width, height: (min(max(lines, least), max(most, least)) * line + edges).rounded(.up))
  }

  private func lineHeight(_ font: Font) -> CGFloat { line(font).height }

  /// The height of one line, and the position of its baseline.
  private func line(_ font: Font) -> (height: CGFloat, baseline: CGFloat) {
    if let line = lines[font] { return line }
    let layout = pango_layout_new(context)
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_markup(layout, Self.markup("Xg", font), -1)
    var height: Int32 = 0
    pango_layout_get_pixel_size(layout, nil, &height)
    let baseline = (CGFloat(pango_layout_get_baseline(layout)) / CGFloat(PANGO_SCALE)).rounded()
    lines[font] = (CGFloat(height), baseline)
    return (CGFloat(height), baseline)
  }

  private static func markup(_ text: String, _ font: Font) -> String {
    "<span\(FontDescription(font).markup)>\(TextMarkup.escaped(text))</span>"
  }

  private func entryHeight(_ font: Font) -> CGFloat {
    if let height = entryHeights[font] { return height }
    let entry: Widget = gtk_entry_new()
    g_object_ref_sink(entry)
    let theme = CGFloat(entry.measure(GTK_ORIENTATION_VERTICAL).minimum)
    g_object_unref(entry)
    let height = max(theme, (lineHeight(font) + 12).rounded(.up))
    entryHeights[font] = height
    return height
  }

  /// The size of a toggle's switch or check mark.
  func markSize(isSwitch: Bool) -> CGSize {
    if let size = markSizes[isSwitch] { return size }
    let mark: Widget = isSwitch ? gtk_switch_new() : gtk_check_button_new()
    g_object_ref_sink(mark)
    let size = CGSize(
      width: CGFloat(mark.measure(GTK_ORIENTATION_HORIZONTAL).natural),
      height: CGFloat(mark.measure(GTK_ORIENTATION_VERTICAL).natural))
    g_object_unref(mark)
    markSizes[isSwitch] = size
    return size
  }

  /// The side of a symbol in text of a font. It follows the text's scale.
  func iconSize(_ font: Font) -> CGFloat {
    let description = FontDescription(font)
    if let percent = description.percent { return (16 * textScale * CGFloat(percent) / 100).rounded() }
    return max(8, ((description.points ?? 11) * 96 / 72 * 1.1 * textScale).rounded())
  }

  static func isInForm(_ node: Node) -> Bool {
    var ancestor = node.parent
    while let current = ancestor {
      if case .container(.form) = current.content { return true }
      ancestor = current.parent
    }
    return false
  }

  /// The length of what fills the space, which may be infinite: by that a stack divides its space. The ideal length
  /// where none is proposed.
  func flexible(_ proposed: CGFloat?, ideal: CGFloat) -> CGFloat { proposed.map { max(0, $0) } ?? ideal }

  func finite(_ length: CGFloat?) -> CGFloat? {
    guard let length, length.isFinite else { return nil }
    return max(0, length)
  }
}
#endif
