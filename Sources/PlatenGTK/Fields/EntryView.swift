#if GTK
import CGTK4
import PlatenGraph

/// A text field of one line, plain or secure: a GtkEntry.
@MainActor final class EntryView: NodeView {
  private let surface: EntrySurface
  private let controller: FieldController
  private var style: OpaquePointer?

  init(_ node: Node, window: HostWindow) {
    surface = EntrySurface()
    controller = FieldController(node: node, surface: surface, owner: window)
    super.init(node, window: window, widget: surface.entry, box: nil)
    surface.connect(to: controller) { [weak window] in window?.submit(node) }
    surface.inputMethods = window.inputMethodKeys.route(surface.editor, of: controller)
    WindowMenu.watch(surface.editor, of: self)
    SecurePrimaryPaste.watch(surface.editor, of: self)
    TextDrag.watch(surface.editor, of: self)
    TextClicks.watch(surface.editor, of: self)
    TextClicks.watchFrame(surface.entry, around: surface.editor, of: self)
    connect(surface.editor, "notify::has-focus", after: true) { [weak self] _ in self?.align() }
    connect(surface.entry, "icon-release") { [weak self] arguments in
      self?.pressIcon(isSecondary: arguments.enumeration(1) == Int(GTK_ENTRY_ICON_SECONDARY.rawValue))
    }
  }

  /// The lens of a search field focuses it, as the rest of it does; the other icon empties it too.
  private func pressIcon(isSecondary: Bool) {
    guard case .field(let field) = node.content else { return }
    if !node.attributes.isFocused { grabFocus() }
    guard isSecondary else { return }
    controller.perform(.replace(0..<field.storage.utf16Count, with: "", selection: nil))
  }

  override var fieldController: FieldController? { controller }

  override func canShow(_ content: NodeContent) -> Bool {
    if case .field(let field) = content { !field.isMultiline } else { false }
  }

  override func update(from old: NodeContent?, _ oldAttributes: NodeAttributes?) {
    super.update(from: old, oldAttributes)
    guard case .field(let field) = node.content else { return }
    let before: FieldContent? = if case .field(let content)? = old { content } else { nil }
    let entry = surface.entry
    let gtkEntry = entry.cast(to: GtkEntry.self)
    // The text consists of marks already; only the last character may be visible.
    let isVisible = !field.isSecure || field.showsLastCharacter
    if (gtk_entry_get_visibility(gtkEntry) != 0) != isVisible {
      gtk_entry_set_visibility(gtkEntry, isVisible ? 1 : 0)
    }
    if field.isSecure, before?.mark != field.mark {
      gtk_entry_set_invisible_char(gtkEntry, field.mark.unicodeScalars.first?.value ?? 0x2022)
    }
    FieldCondition.update(entry, from: before, to: field)
    entry.setClass("platen-caretless", FieldStyle.hidesCaret(node, window))
    if before?.placeholder != field.placeholder {
      gtk_entry_set_placeholder_text(gtkEntry, field.placeholder?.plainText ?? "")
    }
    if before?.style != field.style {
      gtk_entry_set_has_frame(gtkEntry, FieldStyle.hasFrame(field, node) ? 1 : 0)
    }
    if before?.traits != field.traits || before?.isSecure != field.isSecure {
      gtk_entry_set_input_purpose(gtkEntry, InputHints.purpose(field))
      gtk_entry_set_input_hints(gtkEntry, InputHints.hints(field))
    }
    if before?.font != field.font || before?.foreground != field.foreground || before?.decoration != field.decoration
      || oldAttributes?.isEnabled != node.attributes.isEnabled || old == nil
    {
      let box = FieldStyle.box(field, node, window)
      style = Stylesheet.set(FieldStyle.css(field, node, window) + box, on: entry, replacing: style)
      entry.setClass("platen-legible", !box.isEmpty)
    }
    FieldCondition.describe(entry, node, from: before, to: field, oldAttributes)
    if field.isSearch || before?.isSearch == true { showIcons(of: field, from: before) }
    controller.update()
    if before?.runs != field.runs || before?.decoration != field.decoration || before?.language != field.language {
      showAttributes(of: field)
    }
    align()
  }

  private func align() {
    guard case .field(let field) = node.content else { return }
    let isRightToLeft = node.isRightToLeft
    EntryAlignment.set(
      field.lineAlignment(inRightToLeft: isRightToLeft), of: surface, isRightToLeft: isRightToLeft)
  }

  /// Shows the signs of a search field: a lens, and while there is text a button that removes it.
  private func showIcons(of field: FieldContent, from old: FieldContent?) {
    let entry = surface.entry.cast(to: GtkEntry.self)
    if field.isSearch != old?.isSearch {
      let name = field.isSearch ? "edit-find-symbolic" : nil
      gtk_entry_set_icon_from_icon_name(entry, GTK_ENTRY_ICON_PRIMARY, name)
      if field.isSearch, let icon = gtk_widget_get_first_child(surface.entry) { Accessibility.setHidden(icon, true) }
    }
    let isClearable = field.isSearch && !field.storage.isEmpty
    guard isClearable != (gtk_entry_get_icon_name(entry, GTK_ENTRY_ICON_SECONDARY) != nil) else { return }
    gtk_entry_set_icon_from_icon_name(entry, GTK_ENTRY_ICON_SECONDARY, isClearable ? "edit-clear-symbolic" : nil)
    // The entry keeps the widget of an icon that is removed.
    guard let icon = gtk_widget_get_last_child(surface.entry), icon != surface.editor else { return }
    Accessibility.setHidden(icon, !isClearable)
    guard isClearable else { return }
    let title = window.host.sentence("Clear text").text
    gtk_entry_set_icon_tooltip_text(entry, GTK_ENTRY_ICON_SECONDARY, title)
    Accessibility.setName(title, of: icon)
  }

  /// Shows the attributes of the text. Lines are among them: what CSS gives an entry, the text in it does not inherit.
  private func showAttributes(of field: FieldContent) {
    var attributes: OpaquePointer?
    if field.decoration.isUnderlined || field.decoration.isStruckThrough {
      attributes = pango_attr_list_new()
      if field.decoration.isUnderlined {
        pango_attr_list_insert(attributes, pango_attr_underline_new(PANGO_UNDERLINE_SINGLE))
      }
      if field.decoration.isStruckThrough { pango_attr_list_insert(attributes, pango_attr_strikethrough_new(1)) }
    } else if let runs = field.runs {
      let markup = window.markup(for: node).measurable(TextContent(runs: runs, font: field.font))
      pango_parse_markup(markup, -1, 0, &attributes, nil, nil, nil)
    }
    if let language = field.language {
      attributes = attributes ?? pango_attr_list_new()
      pango_attr_list_insert(attributes, pango_attr_language_new(TextTags.language(language)))
    }
    gtk_entry_set_attributes(surface.entry.cast(to: GtkEntry.self), attributes)
    if let attributes { pango_attr_list_unref(attributes) }
  }

  override func grabFocus() { gtk_entry_grab_focus_without_selecting(surface.entry.cast(to: GtkEntry.self)) }
}

/// The properties of a field other than its text.
@MainActor enum FieldCondition {
  /// Sets the name, the placeholder and the description: what is wrong, and the number of characters if it is shown.
  static func describe(
    _ widget: Widget, _ node: Node, from old: FieldContent?, to field: FieldContent, _ oldAttributes: NodeAttributes?,
    isMultiline: Bool? = nil
  ) {
    guard
      old?.label != field.label || old?.placeholder != field.placeholder || old?.validation != field.validation
        || field.count != nil || oldAttributes?.accessibilityLabel != node.attributes.accessibilityLabel
        || oldAttributes == nil
    else { return }
    let count = field.count.flatMap { node.nearest($0.node)?.words(namesSymbols: false) }
    let message = [field.validation?.message, count].compactMap { $0 }.joined(separator: " ")
    Accessibility.describe(
      widget, node, name: node.name(of: field, node.attributes), placeholder: field.placeholder?.plainText,
      isMultiline: isMultiline, message: message)
  }

  /// Sets the invalid state, whether a text is required, and whether suggestions are shown.
  static func update(_ widget: Widget, from old: FieldContent?, to field: FieldContent) {
    let isInvalid = field.validation != nil
    if isInvalid != (old?.validation != nil) {
      widget.setClass("error", isInvalid)
      Accessibility.setInvalid(widget, isInvalid)
    }
    if field.isRequired != (old?.isRequired ?? false) { Accessibility.setRequired(widget, field.isRequired) }
    let isExpanded = field.suggestions?.popup != nil
    if field.suggestions != nil, old == nil || isExpanded != (old?.suggestions?.popup != nil) {
      Accessibility.setExpanded(widget, isExpanded)
    }
  }
}

/// The style sheet of a field.
@MainActor enum FieldStyle {
  /// Whether a field has the theme's frame. A field with a background or border of the program, or with its label in a
  /// depth stack, has none, unless it requests one.
  static func hasFrame(_ field: FieldContent, _ node: Node) -> Bool {
    guard field.style == .automatic else { return field.style != .plain }
    return !node.hasOwnBox
  }

  /// The caret has the tint in SwiftUI: a clear one hides it.
  static func hidesCaret(_ node: Node, _ window: HostWindow) -> Bool {
    node.attributes.tint.flatMap { Palette.color($0, over: window.widget)?.alpha } == 0
  }

  static func css(_ field: FieldContent, _ node: Node, _ window: HostWindow) -> String {
    var css = FontDescription(field.font).css + color(field, node, window)
    var lines: [String] = []
    if field.decoration.isUnderlined { lines.append("underline") }
    if field.decoration.isStruckThrough { lines.append("line-through") }
    if !lines.isEmpty { css += "text-decoration-line: \(lines.joined(separator: " "));" }
    return css
  }

  /// The colour that the program has chosen; empty for the theme's.
  static func color(_ field: FieldContent, _ node: Node, _ window: HostWindow) -> String {
    guard field.foreground != .system(.primary),
      let color = Palette.textColor(field.foreground, over: window.widget, tint: node.attributes.tint)
    else { return "" }
    // As the theme has its own colour for text that can't be edited.
    return "color: \((node.attributes.isEnabled ? color : color.faded(0.5)).css);"
  }

  /// The ground and the edge of a framed field whose text cannot be read on those of the theme; empty for any other.
  static func box(_ field: FieldContent, _ node: Node, _ window: HostWindow) -> String {
    guard hasFrame(field, node), let box = field.legibleBox,
      Palette.isDark(window.widget) != (box.scheme == .dark)
    else { return "" }
    func css(_ paint: Paint) -> String {
      Palette.color(paint, over: window.widget, tint: node.attributes.tint)?.css ?? "transparent"
    }
    return "background: \(css(box.ground)); border-color: \(css(box.edge));"
  }
}

extension Node {
  /// The node with an identity that is nearest to this one: in the container that holds both.
  fileprivate func nearest(_ id: NodeID) -> Node? {
    var container = parent
    while let current = container {
      if let found = current.first(where: { $0.id == id }) { return found }
      container = current.parent
    }
    return nil
  }
}
#endif
