#if Web
import PlatenGraph

/// Buttons, switches and fields as the form controls of HTML.
enum ControlMarkup {
  /// A control; of a kind that HTML has nothing for, the usual one of its role.
  static func apply(
    _ control: any ControlContent, _ id: NodeID, _ attributes: NodeAttributes, _ context: RenderContext,
    to element: inout Element
  ) {
    switch control {
    case let button as ButtonContent: apply(button, attributes, context, to: &element)
    case let toggle as ToggleContent: apply(toggle, id, attributes, to: &element)
    case let picker as PickerContent: ChoiceMarkup.apply(picker, id, attributes, context, to: &element)
    case let menu as MenuContent: ChoiceMarkup.apply(menu, id, attributes, context, to: &element)
    case let stepper as StepperContent: ValueMarkup.apply(stepper, attributes, context, to: &element)
    case let slider as SliderContent: ValueMarkup.apply(slider, attributes, context, to: &element)
    case let calendar as CalendarContent: ValueMarkup.apply(calendar, attributes, context, to: &element)
    case let well as ColorWellContent: ValueMarkup.apply(well, attributes, context, to: &element)
    case let progress as ProgressContent: ValueMarkup.apply(progress, attributes, context, to: &element)
    default: apply(control.standard, id, attributes, context, to: &element)
    }
  }

  static func apply(
    _ button: ButtonContent, _ attributes: NodeAttributes, _ context: RenderContext, to element: inout Element
  ) {
    if button.isOption {
      element.classes.append("option")
      element.attributes = ["role": "option", "aria-selected": button.isSelected ? "true" : "false"]
      if !attributes.isEnabled { element.attributes["aria-disabled"] = "true" }
      return tint(attributes, to: &element)
    }
    if let link = button.link, attributes.isEnabled, LinkPolicy.allows(link) {
      element.tag = "a"
      element.attributes["href"] = link.absoluteString
      element.attributes["target"] = "_blank"
      element.attributes["rel"] = "noopener noreferrer"
    } else if let path = button.path, attributes.isEnabled {
      element.tag = "a"
      element.attributes["href"] = PageAddress(path).reference
    } else {
      element.tag = "button"
      // Not `submit`: the program defines the effect of a press.
      element.attributes["type"] = "button"
    }
    let style = button.style == .automatic && context.hasOwnBox ? .borderless : button.style
    element.classes += ["button", "b-\(style)"]
    if button.size != .regular { element.classes.append("z-\(button.size)") }
    if button.reveals { element.attributes["data-reveals"] = "" }
    if let isExpanded = button.isExpanded { element.attributes["aria-expanded"] = isExpanded ? "true" : "false" }
    if let expansion = button.expansion { element.attributes["data-expands"] = String(expansion) }
    if button.reportsPress { element.attributes["data-press"] = "" }
    if button.isCapsule { element.classes.append("capsule") }
    if button.purpose != .normal { element.classes.append("r-\(button.purpose)") }
    if !attributes.isEnabled { element.attributes["disabled"] = "" }
    if !attributes.isFocusable { element.attributes["tabindex"] = "-1" }
    tint(attributes, to: &element)
  }

  /// Whether an HTML `label` can name the control.
  static func isNamedByLabel(_ control: any ControlContent) -> Bool {
    switch control {
    case is ToggleContent, is SliderContent, is ColorWellContent, is CalendarContent: true
    case let picker as PickerContent: picker.style == .menu || picker.style == .wheel
    case is ButtonContent, is MenuContent, is StepperContent, is ProgressContent: false
    default: isNamedByLabel(control.standard)
    }
  }

  /// The keys of a shortcut, in the form of the script and of screen readers.
  static func apply(_ shortcut: KeyboardShortcut, to element: inout Element) {
    var parts: [(name: String, spoken: String)] = []
    if !shortcut.modifiers.isDisjoint(with: [.command, .control]) { parts.append(("ctrl", "Control")) }
    if shortcut.modifiers.contains(.option) { parts.append(("alt", "Alt")) }
    if shortcut.modifiers.contains(.shift) { parts.append(("shift", "Shift")) }
    let key =
      switch shortcut.key {
      case .return: "Enter"
      case .escape: "Escape"
      case .space: "Space"
      case .delete: "Backspace"
      case .tab: "Tab"
      case .upArrow: "ArrowUp"
      case .downArrow: "ArrowDown"
      case .leftArrow: "ArrowLeft"
      case .rightArrow: "ArrowRight"
      default: String(shortcut.key.character)
      }
    parts.append((shortcut.key == .space ? " " : key.lowercased(), key))
    element.attributes["data-shortcut"] = parts.map(\.name).joined(separator: "+")
    element.attributes["aria-keyshortcuts"] = parts.map(\.spoken).joined(separator: "+")
  }

  /// A switch is a label; its box has a separate identity.
  static func boxIdentifier(of id: NodeID) -> String { "n\(id.rawValue)b" }

  static func apply(_ toggle: ToggleContent, _ id: NodeID, _ attributes: NodeAttributes, to element: inout Element) {
    element.tag = "label"
    element.classes.append("toggle")
    if toggle.style == .checkbox || toggle.style == .button { element.classes.append("t-\(toggle.style)") }
    var box = Element("input", id: Self.boxIdentifier(of: id))
    box.attributes = ["type": "checkbox"]
    if toggle.style == .automatic || toggle.style == .switch { box.attributes["role"] = "switch" }
    if toggle.isMixed { box.attributes["aria-checked"] = "mixed" }
    if let label = attributes.accessibilityLabel { box.attributes["aria-label"] = label }
    if !attributes.isEnabled { box.attributes["disabled"] = "" }
    box.isChecked = toggle.isOn
    element.append(box)
    tint(attributes, to: &element)
  }

  static func apply(
    _ field: FieldContent, _ attributes: NodeAttributes, _ context: RenderContext, name: String,
    state: Element.Field, to element: inout Element
  ) {
    let isRich = field.runs != nil && field.isMultiline && !field.isSecure
    element.tag = isRich ? "rich-editor" : field.isMultiline ? "textarea" : "input"
    let style = field.style == .automatic && context.hasOwnBox ? .plain : field.style
    element.classes += ["field", "s-\(style)"]
    element.attributes = InputAttributes.attributes(
      of: field.traits, isSecure: field.isSecure, isMultiline: field.isMultiline)
    if field.isMultiline {
      if field.kind == .editor { element.classes.append("editor") }
      let least = max(field.minLines ?? (field.kind == .editor ? 5 : 1), 1)
      element.attributes["rows"] = String(least)
      // A height from the content does not consider `rows`.
      if field.kind != .editor, least > 1 { element.style["--rows"] = String(least) }
      if let most = field.maxLines { element.style["--most"] = String(max(most, 1)) }
    } else {
      element.attributes["type"] = InputAttributes.type(of: field)
      if !field.isSecure { element.attributes["role"] = InputAttributes.role(of: field.traits) }
      if field.isSecure, field.drawsOwnMarks { element.attributes["data-mark"] = String(field.mark) }
      if field.showsLastCharacter { element.attributes["data-typing"] = "" }
    }
    if let placeholder = field.placeholder?.plainText, !placeholder.isEmpty {
      element.attributes[isRich ? "aria-placeholder" : "placeholder"] = placeholder
      if let paint = color(of: field.placeholder) { element.style["--placeholder"] = CSS.color(paint) }
    }
    if isRich { makeRich(&element, attributes) }
    // The first control of a labelled row is named by the row's `label` element.
    if attributes.accessibilityLabel != nil || !context.isNamedByRow, !name.isEmpty {
      element.attributes["aria-label"] = name
    }
    if !attributes.isEnabled { element.attributes["disabled"] = "" }
    validity(of: field, to: &element)
    CheckMarkup.apply(field, to: &element)
    suggestions(of: field, to: &element)
    if let keys = BrowserKey.list(of: field.capturedKeys) { element.attributes["data-keys"] = keys }
    if field.steps { element.attributes["data-steps"] = "" }
    if field.canFind { element.attributes["data-find"] = "" }
    if field.isRevealed { element.attributes["data-private"] = "" }
    // A text that only the program may show, and one with attributes, are edited with the server alone.
    if !isRich, !field.isRevealed, !field.isTooLongForBrowser, let rules = field.rules?.description {
      element.attributes["data-rules"] = rules
    } else if !field.isSecret {
      // What the page would ask for; a page that edits by itself knows.
      element.attributes["data-history"] = (field.canUndo ? "z" : "") + (field.canRedo ? "Z" : "")
    }
    if field.isTooLongForBrowser { element.attributes["readonly"] = "" }
    if let insets = field.insets, field.isMultiline {
      let sides = [insets.top, insets.right, insets.bottom, insets.left]
      element.style["padding"] = sides.map { CSS.length($0) }.joined(separator: " ")
      // With the border, what the height of a line is added to.
      element.style["--frame"] = CSS.length(insets.top + insets.bottom + (style == .plain ? 0 : 2))
    }
    // A browser writes nothing into a field whose line has no height: a caret has no place there.
    FontStyle.apply(field.font, to: &element, least: 1)
    var lines: [String] = []
    if field.decoration.isUnderlined { lines.append("underline") }
    if field.decoration.isStruckThrough { lines.append("line-through") }
    if !lines.isEmpty { element.style["text-decoration-line"] = lines.joined(separator: " ") }
    legibility(of: field, to: &element)
    tint(attributes, to: &element)
    element.field = state
  }

  /// Sets the colour of the text, and those of what is around it: the style sheet's own in the interface that the text
  /// can be read in.
  private static func legibility(of field: FieldContent, to element: inout Element) {
    // Marks that the page's script draws have the colour of text in that interface, and those of the browser below none.
    if !(field.isSecure && field.drawsOwnMarks) { TextMarkup.color(field.foreground, to: &element) }
    guard let box = field.legibleBox else { return }
    element.style[HueMarkup.property] = box.scheme == .dark ? "dark" : "light"
    element.style["--field"] = CSS.color(box.ground)
    element.style["--edge"] = CSS.color(box.edge)
    if element.style["--placeholder"] == nil { element.style["--placeholder"] = CSS.color(box.placeholder) }
  }

  /// The colour that the program has given to all of a prompt.
  private static func color(of prompt: TextContent?) -> Paint? {
    guard let prompt else { return nil }
    let paint = prompt.runs.count == 1 ? prompt.runs[0].foreground ?? prompt.foreground : prompt.foreground
    return paint == .system(.placeholder) ? nil : paint
  }

  /// Editable content with the role of a text area (WAI-ARIA 1.2, textbox).
  private static func makeRich(_ element: inout Element, _ attributes: NodeAttributes) {
    element.attributes["role"] = "textbox"
    element.attributes["aria-multiline"] = "true"
    element.attributes["contenteditable"] = attributes.isEnabled ? "true" : "false"
    if !attributes.isEnabled { element.attributes["aria-disabled"] = "true" }
    element.style["--rows"] = element.attributes.removeValue(forKey: "rows")
  }

  /// What is below the field describes it in WAI-ARIA: the validation message, then the number of its characters.
  private static func validity(of field: FieldContent, to element: inout Element) {
    if field.validation != nil { element.attributes["aria-invalid"] = "true" }
    // Not HTML's own attribute, with which the browser would judge the text itself.
    if field.isRequired { element.attributes["aria-required"] = "true" }
    let described = [field.validation?.messageNode, field.count?.node].compactMap { $0 }
    if !described.isEmpty {
      element.attributes["aria-describedby"] = described.map(NodeRenderer.identifier).joined(separator: " ")
    }
  }

  /// A field with suggestions is a combobox whose list is the popup (WAI-ARIA Authoring Practices, Combobox).
  private static func suggestions(of field: FieldContent, to element: inout Element) {
    guard let suggestions = field.suggestions else { return }
    element.attributes["role"] = "combobox"
    element.attributes["aria-autocomplete"] = "list"
    element.attributes["aria-expanded"] = suggestions.popup == nil ? "false" : "true"
    // The browser's own list would cover it.
    element.attributes["autocomplete"] = "off"
    if let popup = suggestions.popup {
      element.attributes["aria-controls"] = NodeRenderer.identifier(of: popup)
    }
    if let selected = suggestions.selected {
      element.attributes["aria-activedescendant"] = NodeRenderer.identifier(of: selected)
    }
  }

  static func tint(_ attributes: NodeAttributes, to element: inout Element) {
    guard let tint = attributes.tint, tint != .system(.accent) else { return }
    element.style["--accent"] = CSS.color(tint)
  }
}
#endif
