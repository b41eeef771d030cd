#if Web
import PlatenGraph

/// What markup says to assistive technology of any node, by WAI-ARIA 1.2.
@MainActor enum AccessibilityMarkup {
  /// Makes an element a heading where the program wants one. A text is one by its tag, and a control keeps its role:
  /// what is in a heading can be used, what is in a button is nothing but its name.
  static func heading(
    _ content: NodeContent, _ attributes: NodeAttributes, _ context: RenderContext, _ element: inout Element
  ) {
    guard let level = attributes.accessibilityDetails.heading, !context.isInline, context.labelTarget == nil else {
      return
    }
    switch content {
    case .container(.root), .field, .control, .leaf(.text): return
    case .container, .decoration, .leaf: break
    }
    element.attributes["role"] = "heading"
    element.attributes["aria-level"] = String(level.pageLevel)
    if let label = attributes.accessibilityLabel { element.attributes["aria-label"] = label }
  }

  /// Applies the role that the program gives a node by traits. A switch is on, and a tab is chosen, where the program
  /// has it be selected; of what else is selected it is the current one, as a row of a list is.
  static func role(
    _ node: Node, _ content: NodeContent, _ attributes: NodeAttributes, _ context: RenderContext,
    _ element: inout Element
  ) {
    guard !context.isInline, context.labelTarget == nil else { return }
    let isSelected = node.isSelectedByTrait
    let state = isSelected ? "true" : "false"
    // A row keeps its role: a list has no other children. What is in a button, a switch, a tab or an image is nothing
    // but its name (WAI-ARIA 1.2, 7.1): what holds a control is none of these.
    var role = element.attributes["role"] == "listitem" ? nil : node.accessibilityRole
    let holdsControl = role?.hidesChildren == true && node.holdsControl
    if holdsControl, !node.isPressable { role = nil }
    switch role {
    case .toggle:
      element.attributes["role"] = "switch"
      element.attributes["aria-checked"] = state
    case .tab:
      element.attributes["role"] = "tab"
      element.attributes["aria-selected"] = state
    case .dialog:
      element.attributes["role"] = "dialog"
      element.attributes["aria-modal"] = "true"
    case .tabBar: element.attributes["role"] = "tablist"
    case .searchField: element.attributes["role"] = "searchbox"
    case .link: element.attributes["role"] = "link"
    case .button: element.attributes["role"] = "button"
    case .image:
      // What is in an image has no words of its own.
      guard let label = attributes.accessibilityLabel ?? words(of: node) else { break }
      element.attributes["role"] = "img"
      element.attributes["aria-label"] = label
      element.attributes["aria-hidden"] = nil
    case nil: break
    }
    if role != .toggle, role != .tab, isSelected, element.attributes["aria-selected"] == nil {
      element.attributes["aria-current"] = "true"
    }
    if role != nil, element.attributes["aria-label"] == nil, content.control == nil,
      let label = attributes.accessibilityLabel
    {
      element.attributes["aria-label"] = label
    }
    if holdsControl, role != nil { separate(node, &element) }
  }

  /// The view that is pressed holds a control that is not seen, as the field behind the squares of a code. The button
  /// is in front of both then, and has the view's words.
  private static func separate(_ node: Node, _ element: inout Element) {
    var button = Element(
      "span", id: ControlMarkup.boxIdentifier(of: node.id),
      classes: ["gesture", "press"] + element.classes.filter { $0 == "no-ring" })
    for name in ["role", "tabindex", "aria-label", "aria-checked", "aria-selected", "aria-current"] {
      button.attributes[name] = element.attributes.removeValue(forKey: name)
    }
    if button.attributes["aria-label"] == nil { button.attributes["aria-labelledby"] = element.id }
    // As of what the keys press.
    button.attributes["data-g"] = ""
    element.append(button)
  }

  private static func words(of node: Node) -> String? {
    let words = node.plainText
    return words.isEmpty ? nil : words
  }

  /// Keeps a representation, which is not seen, within the view that it stands for, and makes a view a group whose
  /// children are represented, combined or contained, or that is there for assistive technology alone and has a name.
  static func representation(
    _ node: Node, _ content: NodeContent, _ attributes: NodeAttributes, _ element: inout Element
  ) {
    let isUnseen = node.isUnseenGroup
    if attributes.accessibilityDetails.isRepresentation || isUnseen { element.style["overflow"] = "clip" }
    guard node.isSpokenAsGroup || isUnseen, content.control == nil else { return }
    switch content {
    case .leaf, .field: return
    case .container, .decoration, .control: break
    }
    if element.attributes["role"] == nil { element.attributes["role"] = "group" }
    if let label = node.groupName { element.attributes["aria-label"] = label }
  }
}

extension AccessibilityRole {
  /// Whether assistive technology gets nothing of what is inside but its words.
  fileprivate var hidesChildren: Bool {
    switch self {
    case .toggle, .tab, .button, .image: true
    case .dialog, .tabBar, .searchField, .link: false
    }
  }
}

extension Node {
  fileprivate var holdsControl: Bool { !isFieldOrControl && contains(where: \.isFieldOrControl) }
}

extension AccessibilityHeadingLevel {
  /// The level in a page, where each heading has one.
  var pageLevel: UInt { self == .unspecified ? 2 : rawValue }
}
#endif
