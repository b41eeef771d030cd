#if Web
import PlatenGraph

/// Creates elements from nodes, one element for each node.
///
/// The children of a node are the first children of its element, in the same order; other contents of the element, such
/// as a switch's box, come after them. So an index among nodes is an index in the document.
@MainActor struct NodeRenderer {
  var flexibility: FlexibilityMap
  /// Where a layout has put a node.
  var placement: @MainActor (NodeID) -> [String: String] = { _ in [:] }
  /// The language of the document.
  var language = "en"
  /// What is said of a field that has the beginning of its text alone.
  var longTextNote = FieldContent.tooLongForBrowser
  /// The state of a field for the browser.
  var fieldState: (Node, FieldContent) -> Element.Field

  /// The element of a node and of all below it.
  func tree(of node: Node, in context: RenderContext) -> Element {
    var element = shell(of: node, content: node.content, attributes: node.attributes, in: context)
    // A menu's label is written into its summary.
    if node.content.control is MenuContent { return element }
    guard !node.children.isEmpty else { return element }
    let children = node.children.map { child in
      Element.Content.element(tree(of: child, in: context.descending(from: node, to: child)))
    }
    element.contents = children + element.contents
    return element
  }

  /// The element of a node without its children. `content` and `attributes` may be those it had before.
  func shell(
    of node: Node, content: NodeContent, attributes: NodeAttributes, in context: RenderContext
  ) -> Element {
    var element = Element("div", id: Self.identifier(of: node.id))
    fill(&element, node, content, attributes, context)
    let flexibility = flexibility[node]
    if flexibility.horizontal { element.classes.append("gh") }
    if flexibility.hasFixedWidth { element.classes.append("fixed-w") }
    if flexibility.vertical { element.classes.append("gv") }
    if flexibility.holdsScroller { element.classes.append("sv") }
    if let target = context.labelTarget {
      element.tag = "label"
      element.attributes["for"] = target
    } else if context.isInline, element.tag == "div" {
      element.tag = "span"
    }
    if case .leaf(.text(let text)) = content, text.isSelectable == false { element.classes.append("fixed-text") }
    PlaceMarkup.apply(node, content, to: &element)
    if let scheme = HueMarkup.scheme(of: node, content) { element.style[HueMarkup.property] = scheme }
    element.attributes["dir"] = PlaceMarkup.direction(of: node, attributes)
    if case .field(let field) = content, let language = field.language {
      element.attributes["lang"] = language.replacing("_", with: "-")
    } else if let locale = attributes.locale {
      element.attributes["lang"] = language(for: locale)
    }
    element.style.merge(placement(node.id)) { _, new in new }
    // The selection of a row is its `aria-current`.
    if context.isListItem, element.attributes["aria-hidden"] == nil { element.attributes["role"] = "listitem" }
    if let shadow = attributes.styleShadow { EffectMarkup.castShadow(shadow, of: &element) }
    if let match = attributes.match { PlaceMarkup.match(match, to: &element) }
    if let help = attributes.help {
      element.attributes["title"] = help
    }
    // A tooltip that repeats the name is not spoken again.
    let description = attributes.accessibleDescription
    if !description.isEmpty, description != attributes.accessibilityLabel {
      element.attributes["aria-description"] = description
    }
    if case .leaf(.image) = content, let label = attributes.accessibilityLabel {
      element.attributes["role"] = "img"
      element.attributes["aria-label"] = label
      element.attributes["aria-hidden"] = nil
    }
    AccessibilityMarkup.heading(content, attributes, context, &element)
    AccessibilityMarkup.role(node, content, attributes, context, &element)
    AccessibilityMarkup.representation(node, content, attributes, &element)
    if attributes.isAccessibilityHidden || context.isLeftOutOfSpeech { element.attributes["aria-hidden"] = "true" }
    if let value = attributes.accessibilityValue {
      if let control = content.control, control is SliderContent || control.role == .meter {
        element.attributes["aria-valuetext"] = value
      } else {
        element.attributes["aria-description"] =
          [value, description].filter { !$0.isEmpty }.joined(separator: ". ")
      }
    }
    if !node.rowTraits.expansions.isEmpty {
      element.attributes["data-expansion"] = node.rowTraits.expansions.map(String.init).joined(separator: " ")
    }
    if let shortcut = attributes.shortcut { ControlMarkup.apply(shortcut, to: &element) }
    if let name = attributes.accessibilityIdentifier { element.attributes["data-identifier"] = name }
    if let label = attributes.accessibilityLabel, element.attributes["aria-label"] == nil,
      element.tag == "button" || content == .container(.root)
    {
      element.attributes["aria-label"] = label
    }
    if let footer = context.footer { element.describe(by: Self.identifier(of: footer)) }
    if context.isPassedByTab { passByTab(&element) }
    return element
  }

  /// The language of the program's texts for a locale that a view has set; nil where it is that of the document.
  private func language(for locale: Locale) -> String? {
    let chosen = Translations.textLanguage(for: locale)
    return chosen == language ? nil : chosen
  }

  private func passByTab(_ element: inout Element) {
    if element.isTabStop { element.attributes["tabindex"] = "-1" }
    for index in element.contents.indices {
      guard case .element(var child) = element.contents[index] else { continue }
      passByTab(&child)
      element.contents[index] = .element(child)
    }
  }

  private func fill(
    _ element: inout Element, _ node: Node, _ content: NodeContent, _ attributes: NodeAttributes,
    _ context: RenderContext
  ) {
    switch content {
    case .container(let container): fill(&element, node, container, attributes, context)
    case .decoration(let decoration): fill(&element, node, decoration)
    case .leaf(let leaf): fill(&element, node, leaf, context)
    case .field(let field):
      let name = node.name(of: field, attributes)
      ControlMarkup.apply(field, attributes, context, name: name, state: fieldState(node, field), to: &element)
      WritingMarkup.apply(field, inRightToLeft: node.isRightToLeft, to: &element)
      if field.isTooLongForBrowser { element.attributes["title"] = longTextNote }
    case .control(let control): ControlMarkup.apply(control, node.id, attributes, context, to: &element)
    }
    // Where something else disables it too, only the program can tell.
    if let gate = attributes.gate, attributes.isEnabled == (gate.faults == 0), content.control != nil || node.isField {
      element.attributes["data-gate"] = "\(gate.scope) \(gate.faults)"
    }
    // The page's script repeats it in a region that is always there.
    if attributes.reportsModifierKeys { element.attributes["data-modifiers"] = "" }
    if attributes.isStatus { element.attributes["data-status"] = "" }
  }

  nonisolated static func identifier(of id: NodeID) -> String { "n\(id.rawValue)" }
}
#endif
