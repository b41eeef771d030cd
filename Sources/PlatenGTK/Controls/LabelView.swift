#if GTK
import CGTK4
import PlatenGraph

/// Text: a GtkLabel, so that links can be followed by mouse and keyboard and screen readers find it.
@MainActor final class LabelView: NodeView {
  private let label: Widget = gtk_label_new(nil)

  init(_ node: Node, window: HostWindow) {
    super.init(node, window: window, widget: label, box: nil)
    Accessibility.setKind(of: label, node)
    gtk_label_set_wrap(label.opaque, 1)
    gtk_label_set_yalign(label.opaque, 0)
    connect(label, "activate-link") { [weak window] arguments in
      guard let window else { return }
      window.open(arguments.string(1))
      arguments.answer(true)
      arguments.stop()
    }
  }

  override func update(from old: NodeContent?, _ oldAttributes: NodeAttributes?) {
    super.update(from: old, oldAttributes)
    guard case .leaf(.text(let text)) = node.shownContent else { return }
    if old == nil { gtk_label_set_wrap_mode(label.opaque, WindowMetrics.wrapMode(node)) }
    if case .leaf(.text(text))? = old, oldAttributes?.tint == node.attributes.tint { return }
    show(text)
    if let isSelectable = text.isSelectable { gtk_label_set_selectable(label.opaque, isSelectable ? 1 : 0) }
    gtk_label_set_lines(label.opaque, Int32(clamping: text.lineLimit ?? -1))
    gtk_label_set_ellipsize(label.opaque, text.ellipsis)
    let (justification, alignment): (GtkJustification, Float) =
      switch text.alignment {
      case .leading: (GTK_JUSTIFY_LEFT, 0)
      case .center: (GTK_JUSTIFY_CENTER, 0.5)
      case .trailing: (GTK_JUSTIFY_RIGHT, 1)
      }
    gtk_label_set_justify(label.opaque, justification)
    gtk_label_set_xalign(label.opaque, alignment)
    Accessibility.describe(label, node, name: text.hasSymbols ? text.plainText : nil)
  }

  private func show(_ text: TextContent) {
    // Before the first layout the width is not known.
    let width = shownFrame.width > 0 ? shownFrame.width : nil
    let shown = window.metrics.fitted(window.shownText(text, of: node), node, width: width)
    gtk_label_set_markup(label.opaque, window.markup(for: node).markup(shown))
  }

  override func resized() {
    guard case .leaf(.text(let text)) = node.shownContent, text.lineLimit == 1,
      window.shownText(text, of: node).minimumScale < 1
    else { return }
    show(text)
  }
}

extension Node {
  /// Whether it is in a bar with a large title.
  var isInLargeBar: Bool {
    let bar = parent?.outward { if case .container(.bar) = $0.content { true } else { false } }
    if case .container(.bar(let bar)) = bar?.content { return bar.isLarge }
    return false
  }
}

extension TextContent {
  /// The position at which Pango truncates text.
  var ellipsis: PangoEllipsizeMode {
    guard lineLimit != nil else { return PANGO_ELLIPSIZE_NONE }
    return switch truncation {
    case .head: PANGO_ELLIPSIZE_START
    case .middle: PANGO_ELLIPSIZE_MIDDLE
    case .tail: PANGO_ELLIPSIZE_END
    }
  }
}
#endif
