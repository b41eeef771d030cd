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
    gtk_label_set_justify(label.opaque, TextTags.justification(justified(text)))
    let alignment: Float =
      switch text.alignment {
      case .leading: 0
      case .center: 0.5
      case .trailing: 1
      }
    gtk_label_set_xalign(label.opaque, alignment)
    Accessibility.describe(label, node, name: text.hasSymbols || text.cutAtLineBreak != nil ? text.plainText : nil)
  }

  /// The edge of the lines, counted from that of their writing: Pango swaps the edges of a paragraph whose letters have
  /// another direction than the label. Paragraphs of both directions are isolated in those of the layout.
  private func justified(_ text: TextContent) -> TextAlignment {
    guard !text.writing.alignsByWriting, !text.writing.followsLayout, !text.hasParagraphsOfBothDirections,
      let letters = text.plainText.firstLetterLevel
    else { return text.alignment }
    return text.alignment.fromLeft(inRightToLeft: (letters == 1) != node.isRightToLeft)
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
  /// The text with a mark of the direction at the beginning of each paragraph: Pango has paragraphs read in the
  /// direction of their first letter or mark.
  func read(fromRightToLeft isRightToLeft: Bool) -> TextContent {
    let mark = isRightToLeft ? "\u{200F}" : "\u{200E}"
    var text = self
    var isAtStart = true
    for index in text.runs.indices {
      var marked = ""
      for character in text.runs[index].text {
        if isAtStart { marked += mark }
        marked.append(character)
        isAtStart = character.isNewline
      }
      text.runs[index].text = marked
    }
    return text
  }

  /// Whether its lines begin at the edge of the layout, and some of its paragraphs are read in another direction than
  /// others.
  var hasParagraphsOfBothDirections: Bool {
    guard !writing.alignsByWriting, !writing.followsLayout else { return false }
    let text = plainText
    guard text.contains(where: \.isNewline), text.contains(where: { $0.unicodeScalars.contains { $0.value > 0x590 } })
    else { return false }
    let levels = text.split(whereSeparator: \.isNewline).compactMap(\.firstLetterLevel)
    return levels.contains(0) && levels.contains(1)
  }

  /// The text with each paragraph isolated in a paragraph of the layout's direction: Pango aligns it by that, and reads
  /// it in the direction of its own letters.
  func isolated(inRightToLeft isRightToLeft: Bool) -> TextContent {
    let (mark, isolate, end) = (isRightToLeft ? "\u{200F}" : "\u{200E}", "\u{2068}", "\u{2069}")
    var text = self
    var isAtStart = true
    for index in text.runs.indices {
      var marked = ""
      for character in text.runs[index].text {
        if character.isNewline {
          if !isAtStart { marked += end }
          isAtStart = true
        } else if isAtStart {
          marked += mark + isolate
          isAtStart = false
        }
        marked.append(character)
      }
      text.runs[index].text = marked
    }
    if !isAtStart, !text.runs.isEmpty { text.runs[text.runs.count - 1].text += end }
    return text
  }

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
