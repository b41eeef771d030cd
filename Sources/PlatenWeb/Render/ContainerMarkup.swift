#if Web
import PlatenGraph

/// Lists and grids in HTML.
enum ContainerMarkup {
  @MainActor static func row(
    _ row: RowContent, of node: Node, _ attributes: NodeAttributes, into element: inout Element
  ) {
    element.classes.append("list-row")
    // Not an option: a row may hold controls, which assistive technology does not find in one.
    if row.isSelectable {
      element.attributes["role"] = "group"
      element.attributes["aria-current"] = row.isSelected ? "true" : "false"
    }
    if attributes.isFocusable {
      element.attributes["tabindex"] = "0"
      // Among controls a browser reads them alone: the name has their values, as they are when it is asked for.
      if let inner = node.children.first, inner.contains(where: \.isFieldOrControl) {
        element.attributes["aria-labelledby"] = NodeRenderer.identifier(of: inner.id)
      }
    }
    if let background = row.background { element.style["background"] = CSS.background(background) }
    separators(row.separators, into: &element)
    guard let insets = row.insets else { return }
    if let length = insets.top { element.style["padding-top"] = CSS.pixels(max(length, 0)) }
    if let length = insets.bottom { element.style["padding-bottom"] = CSS.pixels(max(length, 0)) }
    if let length = insets.leading { element.style["padding-inline-start"] = CSS.pixels(max(length, 0)) }
    if let length = insets.trailing { element.style["padding-inline-end"] = CSS.pixels(max(length, 0)) }
  }

  /// Each row draws the line above it, and over the next row's line one in a colour that it has for the line below.
  private static func separators(_ lines: RowSeparators, into element: inout Element) {
    if lines.top.visibility == .hidden { element.classes.append("no-line-above") }
    if lines.bottom.visibility == .hidden { element.classes.append("no-line-below") }
    if let tint = lines.top.tint { element.style["--above"] = CSS.color(tint, for: .area) }
    if let tint = lines.bottom.tint {
      element.classes.append("line-below")
      element.style["--below"] = CSS.color(tint, for: .area)
    }
  }

  static func form(_ form: FormContent, into element: inout Element) {
    if form.rowSpacing > 0 {
      element.classes.append("spaced")
      element.style["--row-gap"] = CSS.pixels(form.rowSpacing)
    }
    if form.isBelowTitles { element.style["padding-top"] = "0px" }
    if let length = form.sectionSpacing { element.style["--section-gap"] = CSS.pixels(max(length, 0)) }
  }

  /// The distance above the section at an index of a form that it or the one before it sets for itself, in points; nil
  /// where the form's applies.
  @MainActor static func gap(aboveSection index: Int, of parent: Node) -> CGFloat? {
    guard index > 0, case .container(.form(let form)) = parent.content else { return nil }
    let lengths = form.sectionSpacings(between: parent.children[index - 1].content, and: parent.children[index].content)
    guard lengths != [form.sectionSpacing] else { return nil }
    return lengths.map { max($0 ?? usualGap, 0) }.min()
  }

  /// The style sheet's distance between sections.
  private static let usualGap: CGFloat = 22

  static func grid(_ grid: LazyGridContent, into element: inout Element) {
    let tracks = grid.tracks.map { track -> String in
      switch track {
      case .fixed(let length): CSS.pixels(max(length, 0))
      case .flexible(let least, let most): "minmax(\(CSS.pixels(max(least, 0))), \(limit(most)))"
      case .adaptive(let least, let most):
        "repeat(auto-fill, minmax(min(\(CSS.pixels(max(least, 1))), 100%), \(limit(most))))"
      }
    }
    element.classes.append("lazy-grid")
    let isVertical = grid.axis == .vertical
    element.style[isVertical ? "grid-template-columns" : "grid-template-rows"] = tracks.joined(separator: " ")
    if !isVertical { element.style["grid-auto-flow"] = "column" }
    let between = CSS.pixels(max(grid.trackSpacing ?? 8, 0))
    let lines = CSS.pixels(max(grid.lineSpacing ?? 8, 0))
    // The style sheet centres views in their cells; in a space that the tracks fill, where these are has no effect.
    let cell = (grid.cellAlignments.first ?? nil) ?? .center
    if cell.horizontal != .center { element.style["justify-items"] = CSS.alignment(cell.horizontal) }
    if cell.vertical != .center { element.style["align-items"] = CSS.alignment(cell.vertical) }
    if isVertical {
      element.style["justify-content"] = CSS.alignment(grid.alignment.horizontal)
    } else {
      element.style["align-content"] = CSS.alignment(grid.alignment.vertical)
    }
    element.style["gap"] = isVertical ? "\(lines) \(between)" : "\(between) \(lines)"
  }

  private static func limit(_ length: CGFloat) -> String { length.isFinite ? CSS.pixels(max(length, 0)) : "1fr" }
}
#endif
