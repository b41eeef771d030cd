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
  /// The state of a field for the browser.
  var fieldState: (Node, FieldContent) -> Element.Field

  /// The element of a node and of all below it.
  func tree(of node: Node, in context: RenderContext) -> Element {
    var element = shell(of: node, content: node.content, attributes: node.attributes, in: context)
    // A menu's label is written into its summary.
    if case .menu = node.content { return element }
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
    if flexibility.vertical { element.classes.append("gv") }
    if flexibility.holdsScroller { element.classes.append("sv") }
    if let target = context.labelTarget {
      element.tag = "label"
      element.attributes["for"] = target
    } else if context.isInline, element.tag == "div" {
      element.tag = "span"
    }
    if case .text(let text) = content, text.isSelectable == false { element.classes.append("fixed-text") }
    PlaceMarkup.apply(node, content, to: &element)
    element.style.merge(placement(node.id)) { _, new in new }
    if let match = attributes.match { PlaceMarkup.match(match, to: &element) }
    if let help = attributes.help {
      element.attributes["title"] = help
      element.attributes["aria-description"] = help
    }
    if case .image = content, let label = attributes.accessibilityLabel {
      element.attributes["role"] = "img"
      element.attributes["aria-label"] = label
      element.attributes["aria-hidden"] = nil
    }
    if attributes.isAccessibilityHidden { element.attributes["aria-hidden"] = "true" }
    if let value = attributes.accessibilityValue {
      switch content {
      case .slider, .progress: element.attributes["aria-valuetext"] = value
      default:
        element.attributes["aria-description"] =
          [value, attributes.help].compactMap { $0 }.joined(separator: ". ")
      }
    }
    if let shortcut = attributes.shortcut { ControlMarkup.apply(shortcut, to: &element) }
    if let name = attributes.accessibilityIdentifier { element.attributes["data-identifier"] = name }
    if let label = attributes.accessibilityLabel, element.attributes["aria-label"] == nil,
      element.tag == "button" || content == .root
    {
      element.attributes["aria-label"] = label
    }
    return element
  }

  private func fill(
    _ element: inout Element, _ node: Node, _ content: NodeContent, _ attributes: NodeAttributes,
    _ context: RenderContext
  ) {
    switch content {
    case .root:
      element.tag = "main"
      element.classes.append("root")
      if let scheme = attributes.colorScheme {
        element.attributes["data-scheme"] = scheme == .dark ? "dark" : "light"
      }
    case .text(let text):
      element.tag = TextMarkup.tag(of: text, in: context)
      TextMarkup.apply(text, to: &element)
    case .image(let image):
      element.tag = "span"
      TextMarkup.apply(image, to: &element)
    case .spacer(let least):
      element.classes.append("spacer")
      if let least {
        element.style[context.stackAxis == .horizontal ? "min-width" : "min-height"] = CSS.pixels(max(least, 0))
      }
    case .divider:
      element.tag = context.isInline ? "span" : "hr"
      element.classes.append("divider")
    case .shape(let shape): LayoutMarkup.shape(shape, of: node, into: &element)
    case .stack(let stack): LayoutMarkup.stack(stack, into: &element)
    case .depthStack(let depth): LayoutMarkup.depth(depth, class: "depth", into: &element)
    case .padding(let padding): LayoutMarkup.padding(padding, of: node, into: &element)
    case .frame(let frame): LayoutMarkup.frame(frame, into: &element)
    case .background(let depth): LayoutMarkup.depth(depth, class: "behind", into: &element)
    case .overlay(let depth): LayoutMarkup.depth(depth, class: "over", into: &element)
    case .border(let border):
      element.classes.append("cell")
      element.style["outline"] = "\(CSS.pixels(max(border.width, 0))) solid \(CSS.color(border.paint))"
      element.style["outline-offset"] = CSS.pixels(-max(border.width, 0))
    case .effect(let effect): EffectMarkup.apply(effect, of: node, to: &element)
    case .scroll(let axes):
      element.classes.append("scroll")
      if axes.contains(.horizontal) { element.classes.append("scroll-h") }
      if axes.contains(.vertical) { element.classes.append("scroll-v") }
    case .form(let form):
      // HTML forms can't be nested.
      element.tag = context.isInForm || form.isList ? "div" : "form"
      element.classes += ["form", "form-\(form.style)"]
      if form.isList { element.classes.append("list") }
      if element.tag == "form" { element.attributes["novalidate"] = "" }
    case .section: section(&element, node)
    case .sectionHeader:
      element.tag = "header"
      element.classes.append("section-header")
    case .sectionFooter:
      element.tag = "footer"
      element.classes.append("section-footer")
    case .labeled(let row):
      element.classes.append("labeled")
      if !row.showsLabel { element.classes.append("hidden-label") }
    case .button(let button): ControlMarkup.apply(button, attributes, context, to: &element)
    case .toggle(let toggle): ControlMarkup.apply(toggle, node.id, attributes, to: &element)
    case .picker(let picker): ChoiceMarkup.apply(picker, node.id, attributes, context, to: &element)
    case .menu(let menu): ChoiceMarkup.apply(menu, node.id, attributes, context, to: &element)
    case .stepper(let stepper): ValueMarkup.apply(stepper, attributes, context, to: &element)
    case .slider(let slider): ValueMarkup.apply(slider, attributes, context, to: &element)
    case .calendar(let calendar): ValueMarkup.apply(calendar, attributes, context, to: &element)
    case .colorWell(let well): ValueMarkup.apply(well, attributes, context, to: &element)
    case .progress(let progress): ValueMarkup.apply(progress, attributes, context, to: &element)
    case .field(let field):
      ControlMarkup.apply(field, attributes, context, state: fieldState(node, field), to: &element)
    case .row(let row): ContainerMarkup.row(row, attributes, into: &element)
    case .lazyGrid(let grid): ContainerMarkup.grid(grid, into: &element)
    case .grid(let grid):
      element.classes += ["grid"] + LayoutMarkup.classes(of: grid.alignment)
      element.style["grid-template-columns"] = "repeat(\(PlaceMarkup.columnCount(of: node)), auto)"
      element.style["gap"] =
        "\(CSS.pixels(max(grid.verticalSpacing ?? 8, 0))) \(CSS.pixels(max(grid.horizontalSpacing ?? 8, 0)))"
    case .gridRow(let row): PlaceMarkup.row(row, into: &element)
    case .rowPlaceholder(let placeholder):
      element.classes.append("row-placeholder")
      element.attributes["data-count"] = String(placeholder.count)
      element.attributes["aria-hidden"] = "true"
      element.style["--count"] = String(placeholder.count)
    case .layout: element.classes.append("col")
    case .containerFrame(let frame): PlaceMarkup.containerFrame(frame, into: &element)
    case .alternatives(let axes):
      element.classes.append("alternatives")
      element.attributes["data-axes"] = String(axes.rawValue)
    case .geometry: element.classes.append("geometry")
    case .fixedSize(let fixed):
      element.classes.append("cell")
      // It may be larger than the available space.
      if fixed.horizontal { element.style.merge(["width": "max-content", "max-width": "none"]) { $1 } }
      if fixed.vertical { element.style.merge(["height": "max-content", "max-height": "none"]) { $1 } }
    case .page(let page):
      element.classes.append("page")
      if !page.title.isEmpty {
        element.attributes["role"] = "region"
        element.attributes["aria-label"] = page.title
      }
    case .bar(let bar):
      element.tag = bar.edge == .top ? "header" : "footer"
      element.classes += ["bar", "bar-\(bar.edge)"]
    case .modal(let modal):
      element.tag = "dialog"
      element.classes += ["modal", "modal-\(modal.kind)"]
      if modal.kind == .alert { element.attributes["role"] = "alertdialog" }
      if !modal.title.isEmpty { element.attributes["aria-label"] = modal.title }
      if let anchor = modal.anchor { element.attributes["data-anchor"] = Self.identifier(of: anchor) }
    case .panel(let modal):
      let isAlert = modal.kind == .alert || modal.kind == .confirmation
      element.classes += ["panel", "col", isAlert ? "h-start" : "h-center"]
    case .popup(let popup):
      element.classes.append("popup")
      element.attributes["role"] = "listbox"
      element.attributes["data-anchor"] = Self.identifier(of: popup.anchor)
    }
    if attributes.isStatus { element.attributes["role"] = "status" }
  }

  private func section(_ element: inout Element, _ node: Node) {
    element.tag = "section"
    element.classes.append("section")
    if let header = node.children.first, header.content == .sectionHeader {
      element.attributes["role"] = "group"
      element.attributes["aria-labelledby"] = Self.identifier(of: header.id)
    }
  }

  nonisolated static func identifier(of id: NodeID) -> String { "n\(id.rawValue)" }
}
#endif
