#if Web
import PlatenGraph

/// Controls of choices as HTML's own: `select`, radio buttons, `details`.
///
/// The selected value is in `data-value`; the script applies it to the control, and reports the user's changes.
enum ChoiceMarkup {
  static func apply(
    _ picker: PickerContent, _ id: NodeID, _ attributes: NodeAttributes, _ context: RenderContext,
    to element: inout Element
  ) {
    element.attributes["data-value"] = picker.selection.map(String.init) ?? ""
    switch picker.style {
    case .menu, .wheel: select(picker, attributes, context, to: &element)
    case .segmented, .inline: radios(picker, id, attributes, context, to: &element)
    }
  }

  private static func select(
    _ picker: PickerContent, _ attributes: NodeAttributes, _ context: RenderContext, to element: inout Element
  ) {
    element.tag = "select"
    element.classes.append("picker")
    if picker.style == .wheel { element.attributes["size"] = String(min(max(picker.options.count, 2), 4)) }
    name(picker.label, attributes, context, of: &element)
    if !attributes.isEnabled { element.attributes["disabled"] = "" }
    ControlMarkup.tint(attributes, to: &element)
    if picker.selection == nil {
      var none = Element("option")
      none.attributes = ["value": "", "hidden": "", "selected": ""]
      none.append(picker.valueText)
      element.append(none)
    }
    for (index, option) in picker.options.enumerated() {
      var line = Element("option")
      line.attributes["value"] = String(index)
      if index == picker.selection { line.attributes["selected"] = "" }
      line.append(index == picker.selection ? picker.valueText : option.title)
      element.append(line)
    }
  }

  private static func radios(
    _ picker: PickerContent, _ id: NodeID, _ attributes: NodeAttributes, _ context: RenderContext,
    to element: inout Element
  ) {
    element.classes.append(picker.style == .segmented ? "segments" : "choices")
    element.attributes["role"] = "radiogroup"
    name(picker.label, attributes, context, of: &element)
    ControlMarkup.tint(attributes, to: &element)
    if picker.style == .segmented { element.style["--fit"] = "\(segmentsWidth(picker.options))em" }
    for (index, option) in picker.options.enumerated() {
      var label = Element("label")
      var radio = Element("input")
      // With identities they stay where another one is chosen, and the chosen one keeps the focus.
      (label.id, radio.id) = ("l\(id.rawValue).\(index)", "o\(id.rawValue).\(index)")
      radio.attributes = ["type": "radio", "name": "n\(id.rawValue)r", "value": String(index)]
      if !attributes.isEnabled { radio.attributes["disabled"] = "" }
      radio.isChecked = index == picker.selection
      var title = Element("span")
      if let name = option.systemImage { title.append(Symbol.element(named: name, in: label.id ?? "")) }
      if option.showsWords {
        title.append(option.title)
      } else {
        radio.attributes["aria-label"] = option.title
        label.attributes["title"] = option.title
      }
      label.append(radio)
      label.append(title)
      element.append(label)
    }
  }

  /// About how wide segments are beside each other, in ems: what is wider than a narrow window is a column in it.
  private static func segmentsWidth(_ options: [PickerContent.Option]) -> Int {
    let widths = options.map { option in
      let title = option.showsWords ? option.title : ""
      let letters = title.unicodeScalars.reduce(0.0) { $0 + width(of: $1) }
      return letters + (option.systemImage == nil ? 0.9 : 2.5)
    }
    return Int(widths.reduce(0, +).rounded(.up))
  }

  /// About the width of a letter of a sans-serif font, in ems.
  private static func width(of letter: Unicode.Scalar) -> Double {
    // Marks of direction, as percentages have them in Arabic, and those over and below letters.
    let properties = letter.properties
    guard !properties.isDefaultIgnorableCodePoint, properties.generalCategory != .nonspacingMark else { return 0 }
    return switch letter {
    case "i", "j", "l", "t", "f", "r", "I", " ", ".", ",", "-", "’": 0.42
    case "m", "w", "M", "W", "%", "&", "@": 1
    case "A"..."Z": 0.75
    default: letter.value < 0x1100 ? 0.65 : 1
    }
  }

  /// The name of a control without a `label` in the document.
  static func name(
    _ label: String, _ attributes: NodeAttributes, _ context: RenderContext, of element: inout Element
  ) {
    if let own = attributes.accessibilityLabel {
      element.attributes["aria-label"] = own
    } else if !label.isEmpty {
      element.attributes["aria-label"] = label
    }
  }

  // MARK: menus

  /// The button of a menu has a separate identity.
  static func summaryIdentifier(of id: NodeID) -> String { "n\(id.rawValue)b" }

  static func apply(
    _ menu: MenuContent, _ id: NodeID, _ attributes: NodeAttributes, _ context: RenderContext,
    to element: inout Element
  ) {
    element.tag = "details"
    element.classes.append("pulldown")
    var summary = Element("summary", id: summaryIdentifier(of: id))
    let style = menu.style == .automatic && context.hasOwnBox ? .borderless : menu.style
    summary.classes = ["button", "b-\(style)"]
    if !attributes.isEnabled {
      summary.attributes["aria-disabled"] = "true"
      summary.attributes["tabindex"] = "-1"
      element.attributes["inert"] = ""
    }
    if let label = attributes.accessibilityLabel { summary.attributes["aria-label"] = label }
    if let name = menu.systemImage { summary.append(Symbol.element(named: name, in: element.id ?? "")) }
    if menu.showsWords {
      var title = Element("span")
      title.append(menu.label)
      summary.append(title)
    } else if attributes.accessibilityLabel == nil {
      summary.attributes["aria-label"] = menu.label
    }
    element.append(summary)
    var lines = list(menu.items)
    if menu.hasPrimaryAction {
      let primary = MenuItem(.action(.normal), title: menu.label, systemImage: menu.systemImage, id: id)
      lines.contents.insert(.element(line(primary)), at: 0)
    }
    element.append(lines)
    ControlMarkup.tint(attributes, to: &element)
  }

  private static func list(_ items: [MenuItem]) -> Element {
    var list = Element("div", classes: ["pulldown-list"])
    list.attributes["role"] = "menu"
    for item in items { list.append(line(item)) }
    return list
  }

  private static func line(_ item: MenuItem) -> Element {
    switch item.kind {
    case .divider:
      var divider = Element("hr", classes: ["divider"])
      divider.attributes["role"] = "separator"
      return divider
    case .header:
      var header = Element("div", classes: ["pulldown-header"])
      header.append(item.title)
      return header
    case .submenu(let items):
      var inner = Element("details", classes: ["pulldown-more"])
      var summary = Element("summary")
      summary.append(item.title)
      inner.append(summary)
      inner.append(list(items))
      return inner
    case .action(let role):
      var button = button(item, role: "menuitem")
      if role == .destructive { button.classes.append("r-destructive") }
      return button
    case .choice(let isOn):
      var button = button(item, role: "menuitemcheckbox")
      button.attributes["aria-checked"] = isOn ? "true" : "false"
      return button
    }
  }

  private static func button(_ item: MenuItem, role: String) -> Element {
    var button = Element("button", classes: ["pulldown-line"])
    button.attributes = ["type": "button", "role": role, "data-node": String(item.id.rawValue)]
    var choice = 0
    switch item.event {
    case .select(let index):
      choice = index
      button.attributes["data-choice"] = String(index)
    case .setOn(let isOn): button.attributes["data-on"] = isOn ? "true" : "false"
    default: break
    }
    if let shortcut = item.shortcut { ControlMarkup.apply(shortcut, to: &button) }
    if !item.isEnabled { button.attributes["disabled"] = "" }
    if let name = item.systemImage { button.append(Symbol.element(named: name, in: "i\(item.id.rawValue).\(choice)")) }
    var title = Element("span")
    title.append(item.title)
    button.append(title)
    return button
  }
}
#endif
