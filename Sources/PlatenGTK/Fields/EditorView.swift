#if GTK
import CGTK4
import Foundation
import PlatenGraph

/// A field of several lines or a text editor: a GtkTextView that scrolls in a frame.
@MainActor final class EditorView: NodeView {
  private let surface: TextViewSurface
  private let controller: FieldController
  private let tags: TextTags
  private let frame: Widget = gtk_overlay_new()
  private let scroller: Widget = gtk_scrolled_window_new()
  private let placeholder: Widget = gtk_label_new(nil)
  private var style: OpaquePointer?
  private var boxStyle: OpaquePointer?
  private var placeholderStyle: OpaquePointer?

  init(_ node: Node, window: HostWindow) {
    surface = TextViewSurface()
    tags = TextTags(surface.view)
    controller = FieldController(node: node, surface: surface, owner: window)
    super.init(node, window: window, widget: frame, box: nil)
    gtk_scrolled_window_set_child(scroller.opaque, surface.view)
    TextScrolling.connect(surface.view, in: scroller)
    // Over the view and not in it: GTK 4.8 draws children of a text view twice.
    gtk_overlay_set_child(frame.opaque, scroller)
    gtk_overlay_add_overlay(frame.opaque, placeholder)
    gtk_widget_set_can_target(placeholder, 0)
    gtk_widget_set_halign(placeholder, GTK_ALIGN_START)
    gtk_widget_set_valign(placeholder, GTK_ALIGN_START)
    gtk_label_set_ellipsize(placeholder.opaque, PANGO_ELLIPSIZE_END)
    gtk_widget_add_css_class(scroller, "platen-text")
    surface.connect(to: controller)
    surface.inputMethods = window.inputMethodKeys.route(surface.view, of: controller)
    WindowMenu.watch(surface.view, of: self)
    TextDrag.watch(surface.view, of: self)
    TextClicks.watch(surface.view, of: self)
  }

  override var fieldController: FieldController? { controller }

  override var focusWidget: Widget { surface.view }

  override var revealedWidget: Widget { surface.view }

  /// An editor can be taller than its visible part: the line with the caret is scrolled into view.
  override var revealedArea: CGRect? { surface.caretArea }

  override func canShow(_ content: NodeContent) -> Bool {
    if case .field(let field) = content { field.isMultiline } else { false }
  }

  override func update(from old: NodeContent?, _ oldAttributes: NodeAttributes?) {
    super.update(from: old, oldAttributes)
    guard case .field(let field) = node.content else { return }
    let before: FieldContent? = if case .field(let content)? = old { content } else { nil }
    let view = surface.view.cast(to: GtkTextView.self)
    scroller.setClass("platen-editor", FieldStyle.hasFrame(field, node))
    scroller.setClass("platen-caretless", FieldStyle.hidesCaret(node, window))
    scroller.setClass("platen-invalid", field.validation != nil)
    FieldCondition.update(surface.view, from: before, to: field)
    // A scroll bar needs more height than a field that grows from one line has.
    gtk_scrolled_window_set_policy(
      scroller.opaque, GTK_POLICY_EXTERNAL, field.kind == .editor ? GTK_POLICY_AUTOMATIC : GTK_POLICY_EXTERNAL)
    if before?.placeholder != field.placeholder {
      let text = TextMarkup.escaped(field.placeholder?.plainText ?? "")
      gtk_label_set_markup(placeholder.opaque, "<span fgalpha=\"50%\">\(text)</span>")
    }
    gtk_widget_set_visible(placeholder, field.storage.isEmpty ? 1 : 0)
    if old == nil || before?.insets != field.insets { setInsets(WindowMetrics.insets(of: field)) }
    if before?.alignment != field.alignment {
      gtk_text_view_set_justification(view, TextTags.justification(field.alignment))
    }
    if before?.traits != field.traits {
      gtk_text_view_set_input_purpose(view, InputHints.purpose(field))
      gtk_text_view_set_input_hints(view, InputHints.hints(field))
    }
    if before?.font != field.font || before?.foreground != field.foreground || before?.decoration != field.decoration
      || oldAttributes?.isEnabled != node.attributes.isEnabled || old == nil
    {
      style = Stylesheet.set(FieldStyle.css(field, node, window), on: surface.view, replacing: style)
      placeholderStyle = Stylesheet.set(
        FieldStyle.color(field, node, window), on: placeholder, replacing: placeholderStyle)
      let box = FieldStyle.box(field, node, window)
      boxStyle = Stylesheet.set(box, on: scroller, of: ".platen-editor.platen-text", replacing: boxStyle)
      scroller.setClass("platen-legible", !box.isEmpty)
    }
    FieldCondition.describe(surface.view, node, from: before, to: field, oldAttributes, isMultiline: true)
    controller.update()
    // Letters that were typed since have no tag yet, so that the language is applied to all of the text again.
    let styleChanged =
      before?.runs != field.runs || before?.alignment != field.alignment || before?.language != field.language
      || field.language != nil
    if styleChanged { tags.show(field, tint: node.attributes.tint) }
    if let found = field.highlight, found != before?.highlight { surface.revealCaret() }
    if node.attributes.isFocused { window.revealFocusLater() }
  }

  private func setInsets(_ insets: UIEdgeInsets) {
    let view = surface.view.cast(to: GtkTextView.self)
    gtk_text_view_set_left_margin(view, Int32(insets.left))
    gtk_text_view_set_right_margin(view, Int32(insets.right))
    gtk_text_view_set_top_margin(view, Int32(insets.top))
    gtk_text_view_set_bottom_margin(view, Int32(insets.bottom))
    gtk_widget_set_margin_start(placeholder, Int32(insets.left) + 1)
    gtk_widget_set_margin_end(placeholder, Int32(insets.right) + 1)
    gtk_widget_set_margin_top(placeholder, Int32(insets.top) + 1)
  }
}
#endif
