import PlatenGraph

// Empty rows between fields: only where all rows of a form or page fit into the window with them.
extension TerminalMetrics {
  /// Whether two rows of a column have an empty row between them: fields, and other controls beside fields.
  func needsSpace(between first: Node, and second: Node) -> Bool {
    guard !spacious.isEmpty, let holder = first.rowHolder, spacious[holder.id] == true else { return false }
    guard first.isInputRow, second.isInputRow else { return false }
    return first.holdsField || second.holdsField
  }
}

extension TerminalMetrics {
  /// The distance of a row's text from the box around it and the lines above and below it that a row has in SwiftUI, in
  /// points: what is within those is not shown in cells.
  private static let usualRowPadding: CGFloat = 12

  /// Rows begin behind the line of their section's box and an empty column, which smaller insets take away.
  package func insets(_ insets: RowInsets, ofRow row: Node) -> EdgeInsets {
    let isBoxed = if case .container(.section)? = row.parent?.content { true } else { false }
    func side(_ points: CGFloat?) -> CGFloat {
      guard let points else { return 0 }
      return max(units(points, along: .horizontal) - 2, isBoxed ? -1 : 0)
    }
    func height(_ points: CGFloat?) -> CGFloat {
      max(units((points ?? 0) - Self.usualRowPadding, along: .vertical), 0)
    }
    return EdgeInsets(
      top: height(insets.top), leading: side(insets.leading), bottom: height(insets.bottom),
      trailing: side(insets.trailing))
  }

  package func leastHeight(ofRow row: Node) -> CGFloat { 1 }

  /// Beside sections, which have boxes, rows without one begin and end where those in the boxes do.
  package func margin(besideRow row: Node) -> CGFloat {
    guard let form = row.parent, case .container(.form) = form.content, form.layout.holdsSections else { return 0 }
    return if case .container(.section) = row.content { 0 } else { Self.sectionMargin }
  }

  /// The boxes of two sections have their edges between them, which are two rows.
  package func sectionSpacing(_ points: CGFloat, usual: CGFloat) -> CGFloat {
    max(units(points, along: .vertical) - 2, usual)
  }
}

extension Node {
  /// Whether rows are placed in it, all of which may fit or not.
  var holdsRows: Bool {
    switch content {
    case .container(.root), .container(.form), .container(.scroll), .container(.page), .container(.panel): true
    default: false
    }
  }

  /// The innermost node around it that holds rows.
  var rowHolder: Node? {
    var node = parent
    while let current = node, !current.holdsRows { node = current.parent }
    return node
  }

  /// Whether it is one row of a form, with a control or with a value beside its label.
  var isInputRow: Bool {
    switch content {
    case .container(.section), .container(.sectionHeader), .container(.sectionFooter), .container(.bar): return false
    case .container(.labeled): return true
    default: return !holdsRows && contains { $0.isControl }
    }
  }

  /// The form that the bar of a page is above, if it is above one.
  var formBelowBar: Node? {
    guard case .container(.bar(let bar)) = content, bar.edge == .top, let page = parent else { return nil }
    return page.children.first { if case .container(.bar) = $0.content { false } else { true } }?.formAtBeginning
  }

  /// Whether it is the upper bar of a page in a sheet or popover, on whose background it is drawn.
  var isBarOfPanel: Bool {
    guard case .container(.bar(let bar)) = content, bar.edge == .top else { return false }
    var ancestor = parent
    while let node = ancestor {
      if case .container(.panel(let modal)) = node.content { return modal.kind != .fullScreen }
      ancestor = node.parent
    }
    return false
  }

  /// Whether a bar begins with items.
  var hasLeadingItems: Bool {
    guard let row = children.first, case .container(.itemRow(let items)) = row.content else { return false }
    // The last one is the menu of those that do not fit.
    return items.showsMenu || row.children.dropLast().contains { $0.contains(where: \.isShownAlone) }
  }

  private var isShownAlone: Bool {
    switch content {
    case .leaf, .control, .field: true
    case .container, .decoration: false
    }
  }

  private var formAtBeginning: Node? {
    switch content {
    case .container(.form): self
    case .container(.stack), .decoration: children.first?.formAtBeginning
    default: nil
    }
  }

  /// Whether it holds a field that is distinguished by its background alone.
  fileprivate var holdsField: Bool {
    contains { $0.isFieldWithoutFrame }
  }

  private var isFieldWithoutFrame: Bool {
    guard case .field(let field) = content else { return false }
    return FieldFrame(field).top == 0
  }

  /// The number of such fields whose innermost holder this is, up to two.
  func countFields() -> Int {
    var count = 0
    func visit(_ node: Node) {
      for child in node.children where count < 2 && !child.holdsRows {
        if child.isFieldWithoutFrame { count += 1 }
        visit(child)
      }
    }
    visit(self)
    return count
  }
}
