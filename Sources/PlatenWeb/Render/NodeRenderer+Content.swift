#if Web
import PlatenGraph

// The element of a node, by the level of its content.
extension NodeRenderer {
  func fill(
    _ element: inout Element, _ node: Node, _ container: ContainerContent, _ attributes: NodeAttributes,
    _ context: RenderContext
  ) {
    switch container {
    case .root:
      element.tag = "main"
      element.classes.append("root")
      if let scheme = attributes.colorScheme {
        element.attributes["data-scheme"] = scheme == .dark ? "dark" : "light"
      }
    case .stack(let stack): LayoutMarkup.stack(stack, into: &element)
    case .depthStack(let depth): LayoutMarkup.depth(depth, class: "depth", into: &element)
    case .scroll(let axes):
      element.classes.append("scroll")
      if axes.contains(.horizontal) { element.classes.append("scroll-h") }
      if axes.contains(.vertical) { element.classes.append("scroll-v") }
    case .form(let form):
      // HTML forms can't be nested.
      element.tag = context.isInForm || form.isList ? "div" : "form"
      element.classes += ["form", "form-\(form.style)"]
      if form.isList { element.classes.append("list") }
      ContainerMarkup.form(form, into: &element)
      if node.isRowList { element.attributes["role"] = "list" }
      if element.tag == "form" { element.attributes["novalidate"] = "" }
    case .section: section(&element, node)
    case .sectionHeader(let isProminent):
      element.tag = "header"
      element.classes.append("section-header")
      if isProminent {
        element.style.merge(["font-size": "1.25rem", "font-weight": "700", "color": "var(--primary)"]) { $1 }
      }
    case .sectionFooter:
      element.tag = "footer"
      element.classes.append("section-footer")
    case .labeled(let row):
      element.classes.append("labeled")
      if !row.showsLabel { element.classes.append("hidden-label") }
    case .row(let row): ContainerMarkup.row(row, of: node, attributes, into: &element)
    case .lazyGrid(let grid): ContainerMarkup.grid(grid, into: &element)
    case .grid(let grid):
      element.classes += ["grid"] + LayoutMarkup.classes(of: grid.alignment)
      element.style["grid-template-columns"] = "repeat(\(PlaceMarkup.columnCount(of: node)), auto)"
      element.style["gap"] =
        "\(CSS.pixels(max(grid.verticalSpacing ?? 8, 0))) \(CSS.pixels(max(grid.horizontalSpacing ?? 8, 0)))"
    case .gridRow(let row): PlaceMarkup.row(row, into: &element)
    case .layout: element.classes.append("col")
    case .alternatives(let axes):
      element.classes.append("alternatives")
      element.attributes["data-axes"] = String(axes.rawValue)
    case .geometry: element.classes.append("geometry")
    case .page(let page):
      element.classes.append("page")
      if !page.title.isEmpty {
        element.attributes["role"] = "region"
        element.attributes["aria-label"] = page.title
      }
    case .bar(let bar):
      element.tag =
        switch bar.edge {
        case .top: "header"
        case .bottom: "footer"
        case .grabber: "div"
        }
      element.classes += ["bar", "bar-\(bar.edge)"]
    case .itemRow(let row):
      element.classes += ["items", "row", "v-center"]
      element.attributes["data-order"] = row.leavingOrder.map(String.init).joined(separator: " ")
      if row.showsMenu { element.attributes["data-menu"] = "own" }
    case .modal(let modal):
      element.tag = "dialog"
      element.classes += ["modal", "modal-\(modal.kind)"]
      if !modal.takesInput { element.classes.append("beside") }
      if modal.kind == .alert { element.attributes["role"] = "alertdialog" }
      name(&element, of: modal, node)
      if let anchor = modal.anchor { element.attributes["data-anchor"] = Self.identifier(of: anchor) }
    case .panel(let modal):
      let isAlert = modal.kind == .alert || modal.kind == .confirmation
      element.classes += ["panel", "col", isAlert ? "h-start" : "h-center"]
      if let height = modal.height {
        // The style sheet limits it to the window.
        element.style["height"] =
          switch height {
          case .fraction(let fraction):
            "calc((100dvh - \(CSS.pixels(ModalContent.verticalMargin))) * \(CSS.number(Double(fraction))))"
          case .points(let points): CSS.pixels(points)
          }
        // Content that does not fill the panel is in its middle.
        element.style["justify-content"] = "safe center"
      }
    case .popup(let popup):
      element.classes.append("popup")
      element.attributes["role"] = "listbox"
      if let field = node.root.first(where: { $0.id == popup.anchor }), case .field(let content) = field.content {
        element.attributes["aria-label"] = field.name(of: content, field.attributes)
      }
      element.attributes["data-anchor"] = Self.identifier(of: popup.anchor)
    }
  }

  private func name(_ element: inout Element, of modal: ModalContent, _ node: Node) {
    if let name = modal.titleName(of: node) {
      element.attributes["aria-label"] = name
    } else if let text = modal.firstText(of: node) {
      element.attributes["aria-labelledby"] = Self.identifier(of: text.id)
    }
  }

  private func section(_ element: inout Element, _ node: Node) {
    // HTML allows no list to be a `section`.
    element.tag = node.isRowList ? "div" : "section"
    element.classes.append("section")
    if let parent = node.parent, let index = parent.children.firstIndex(where: { $0 === node }),
      let gap = ContainerMarkup.gap(aboveSection: index, of: parent)
    {
      element.style["--section-gap"] = CSS.pixels(gap)
    }
    if let header = node.children.first, case .container(.sectionHeader) = header.content {
      element.attributes["role"] = "group"
      element.attributes["aria-labelledby"] = Self.identifier(of: header.id)
    } else if node.isRowList {
      element.attributes["role"] = "list"
    }
    if let footer = node.footer, SectionNote(of: node) == nil {
      if element.attributes["role"] == nil { element.attributes["role"] = "group" }
      element.attributes["aria-describedby"] = Self.identifier(of: footer.id)
    }
  }

  func fill(_ element: inout Element, _ node: Node, _ decoration: DecorationContent) {
    switch decoration {
    case .padding(let padding): LayoutMarkup.padding(padding, of: node, into: &element)
    case .frame(let frame):
      LayoutMarkup.frame(frame, isInRow: node.surroundingAxis == .horizontal, into: &element)
      if let width = node.columnWidth { element.style["flex"] = "1 1 \(CSS.pixels(width))" }
    case .background(let depth): LayoutMarkup.depth(depth, class: "behind", into: &element)
    case .overlay(let depth): LayoutMarkup.depth(depth, class: "over", into: &element)
    case .border(let border):
      element.classes.append("cell")
      element.style["outline"] = "\(CSS.pixels(max(border.width, 0))) solid \(CSS.color(border.paint, for: .area))"
      element.style["outline-offset"] = CSS.pixels(-max(border.width, 0))
    case .effect(let effect): EffectMarkup.apply(effect, of: node, to: &element)
    case .containerFrame(let frame): PlaceMarkup.containerFrame(frame, into: &element)
    case .fixedSize(let fixed):
      element.classes.append("cell")
      // It may be larger than the available space.
      if fixed.horizontal { element.style.merge(["width": "max-content", "max-width": "none"]) { $1 } }
      if fixed.vertical { element.style.merge(["height": "max-content", "max-height": "none"]) { $1 } }
    }
  }

  func fill(_ element: inout Element, _ node: Node, _ leaf: LeafContent, _ context: RenderContext) {
    switch leaf {
    case .text(let text):
      element.tag = TextMarkup.tag(of: text, node.attributes.accessibilityDetails, in: context)
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
    case .rowPlaceholder(let placeholder):
      element.classes.append("row-placeholder")
      element.attributes["data-count"] = String(placeholder.count)
      element.attributes["aria-hidden"] = "true"
      element.style["--count"] = String(placeholder.count)
    }
  }
}
#endif
