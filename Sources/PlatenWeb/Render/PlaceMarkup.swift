#if Web
import PlatenGraph

/// The layout properties that a node gets from its ancestors: columns of a grid, a fraction of the container,
/// priorities.
@MainActor enum PlaceMarkup {
  static func apply(_ node: Node, _ content: NodeContent, to element: inout Element) {
    guard let parent = node.parent else { return }
    switch parent.content {
    case .container(.stack): priority(of: node, among: parent.children, &element)
    case .container(.gridRow): cell(node, in: parent, &element)
    case .container(.grid):
      if node.layoutTraits?.gridUnsizedAxes.contains(.horizontal) == true { element.classes.append("unsized-w") }
    case .container(.lazyGrid(let grid)): if let part = node.sectionPart { line(part, in: grid, &element) }
    // The menu of a row is not seen before the page has found that an item does not fit.
    case .container(.itemRow(let row)):
      if !row.showsMenu, node === parent.children.last { element.classes.append("unfit") }
    default: break
    }
    if node.measuredLayout != nil { element.classes.append("measured-layout") }
    if node.layoutTraits?.spaces.isEmpty == false { element.classes.append("space") }
  }

  /// The direction in which lines are read in the node, where it is another than around it.
  static func direction(of node: Node, _ attributes: NodeAttributes) -> String? {
    guard let own = attributes.layoutDirection, let parent = node.parent,
      (own == .rightToLeft) != parent.isRightToLeft
    else { return nil }
    return own == .rightToLeft ? "rtl" : "ltr"
  }

  /// Views of lower priority shrink before those of the highest, and get the remaining space.
  private static func priority(of node: Node, among siblings: [Node], _ element: inout Element) {
    let own = node.layoutTraits?.priority ?? 0
    let levels = Set(siblings.map { $0.layoutTraits?.priority ?? 0 })
    guard levels.count > 1 else { return }
    let rank = levels.sorted().firstIndex(of: own) ?? 0
    element.style["--shrink"] = String(pow10(min(levels.count - 1 - rank, 4)))
    element.style["--grow"] = String(pow10(min(rank, 4)))
    element.classes.append("ranked")
  }

  private static func pow10(_ exponent: Int) -> Int { (0..<exponent * 2).reduce(1) { value, _ in value * 10 } }

  /// The number of columns in a grid's longest row.
  static func columnCount(of grid: Node) -> Int {
    let counts = grid.children.map { row -> Int in
      guard case .container(.gridRow) = row.content else { return 1 }
      return row.children.reduce(0) { $0 + ($1.layoutTraits?.gridColumns ?? 1) }
    }
    return min(max(counts.max() ?? 1, 1), 1000)
  }

  static func row(_ row: GridRowContent, into element: inout Element) {
    element.classes += ["grid-row", "row"]
    switch row.alignment?.guide {
    case .top: element.classes.append("cells-start")
    case .center: element.classes.append("cells-center")
    case .bottom: element.classes.append("cells-end")
    case .firstTextBaseline: element.classes.append("cells-baseline")
    case .lastTextBaseline: element.classes.append("cells-last-baseline")
    case .custom, nil: break
    }
  }

  private static func cell(_ node: Node, in row: Node, _ element: inout Element) {
    var column = 0
    for sibling in row.children {
      if sibling === node { break }
      column += sibling.layoutTraits?.gridColumns ?? 1
    }
    let span = node.layoutTraits?.gridColumns ?? 1
    element.style["grid-column"] = span > 1 ? "\(column + 1) / span \(min(span, 1000))" : String(column + 1)
    if let anchor = node.layoutTraits?.gridAnchor {
      element.style["justify-self"] = side(anchor.x)
      element.style["align-self"] = side(anchor.y)
    } else if let alignment = alignment(ofColumn: column, in: row.parent) {
      element.style["justify-self"] = alignment
    }
    let unsized = node.layoutTraits?.gridUnsizedAxes ?? []
    if unsized.contains(.horizontal) { element.classes.append("unsized-w") }
    if unsized.contains(.vertical) { element.classes.append("unsized-h") }
  }

  /// A section in a lazy grid, its header or its footer has a line of its own.
  private static func line(_ part: SectionPart, in grid: LazyGridContent, _ element: inout Element) {
    let isVertical = grid.axis == .vertical
    element.style[isVertical ? "grid-column" : "grid-row"] = "1 / -1"
    let alignment = isVertical ? CSS.alignment(grid.alignment.horizontal) : CSS.alignment(grid.alignment.vertical)
    element.style[isVertical ? "justify-self" : "align-self"] = part == .whole ? "stretch" : alignment
  }

  private static func side(_ share: CGFloat) -> String { share < 0.34 ? "start" : share > 0.66 ? "end" : "center" }

  private static func alignment(ofColumn column: Int, in grid: Node?) -> String? {
    for row in grid?.children ?? [] {
      guard case .container(.gridRow) = row.content else { continue }
      var index = 0
      for cell in row.children {
        if index == column, let alignment = cell.layoutTraits?.gridColumnAlignment {
          return CSS.alignment(alignment)
        }
        index += cell.layoutTraits?.gridColumns ?? 1
      }
    }
    return nil
  }

  /// The views with matched geometry, for the script.
  static func match(_ match: GeometryMatch, to element: inout Element) {
    element.attributes["data-match"] = String(match.group)
    let takes = (match.takesPosition ? "p" : "") + (match.takesSize ? "s" : "")
    let rule = "\(takes) \(CSS.number(Double(match.anchor.x))) \(CSS.number(Double(match.anchor.y)))"
    element.attributes[match.isSource ? "data-takes" : "data-follow"] = rule
  }

  /// The browser keeps the container's size in `--cw` and `--ch`.
  static func containerFrame(_ frame: ContainerFrameContent, into element: inout Element) {
    element.classes += ["frame"] + LayoutMarkup.classes(of: frame.alignment)
    func length(
      _ share: ContainerFrameContent.Share, _ variable: String, _ window: String, least: CGFloat = 0
    ) -> String {
      let part = "\(CSS.number(Double(share.factor))) * var(\(variable), \(window))"
      return "max(\(CSS.length(least)), calc(\(CSS.length(share.constant)) + \(part)))"
    }
    if let share = frame.horizontal {
      element.style["width"] = length(share, "--cw", "100vw", least: frame.leastWidth)
    }
    if let share = frame.vertical {
      element.style["height"] = length(share, "--ch", "100dvh")
      element.classes.append("fixed-h")
    }
  }
}
#endif
