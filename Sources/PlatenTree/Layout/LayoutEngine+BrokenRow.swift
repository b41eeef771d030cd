// Rows whose views do not fit beside one another: they are broken into lines, as a paragraph is.
extension LayoutEngine {
  /// One line of a broken row.
  struct RowLine {
    var nodes: [Node]
    var choices: [StackSolver.Choice]
  }

  /// The lines of a row in which views have been given these sizes; nil where it is not broken.
  ///
  /// A row is broken where its views reach beyond it, where a button, a choice or a table in it has less than its own
  /// width, where a row of controls in it would be broken itself, or where a field in it has less than
  /// ``LayoutMetrics/leastFieldWidth`` and could have more. Each line takes as many views as fit in their own widths.
  func lines(
    of nodes: [Node], _ choices: [StackSolver.Choice], _ stack: StackContent, _ proposal: ProposedViewSize
  ) -> [RowLine]? {
    guard stack.axis == .horizontal, nodes.count > 1, stack.breaksLines || metrics.isNarrow, !stack.keepsColumns,
      let width = proposal.width, width.isFinite
    else { return nil }
    let spacings = spacings(nodes, stack)
    let distances = spacings.reduce(0, +)
    // Views without space between them are one picture, or one line of a table.
    guard
      stack.breaksLines || distances > 0 || nodes.contains(where: \.content.isSpacer)
        || nodes.allSatisfy({ $0.controlAlone?.isOwnButton ?? false })
    else { return nil }
    let length = choices.reduce(0) { $0 + $1.size.width } + distances
    guard length > width || zip(nodes, choices).contains(where: { isSqueezed($0, $1.size.width, of: width) }) else {
      return nil
    }
    let lines = broken(nodes, spacings, width)
    return lines.count > 1 ? lines.map { line(Array(nodes[$0]), stack, width) } : nil
  }

  private func isSqueezed(_ node: Node, _ width: CGFloat, of space: CGFloat) -> Bool {
    if let control = node.controlAlone, control.hasOwnWidth { return measure(node, .unspecified).width > width }
    // The columns of a table shrink where there is no other space for them, not beside another view.
    if node.contains(where: \.keepsColumns) { return measure(node, .unspecified).width > width }
    // Controls that belong together stay beside one another as long as the views around them can yield.
    if node.contains(where: \.isRowOfControls), height(node, width) > height(node, space) { return true }
    guard width < metrics.leastFieldWidth, node.contains(where: \.isField) else { return false }
    return measure(node, ProposedViewSize(width: metrics.leastFieldWidth, height: nil)).width > width
  }

  private func height(_ node: Node, _ width: CGFloat) -> CGFloat {
    measure(node, ProposedViewSize(width: width, height: nil)).height
  }

  /// The width that a view is to have in a line that takes it.
  private func ownWidth(_ node: Node, _ space: CGFloat) -> CGFloat {
    let least = measure(node, .zero).width
    if node.content.isSpacer { return least }
    if node.contains(where: \.isRowOfControls) {
      let ideal = min(measure(node, .unspecified).width, space)
      if height(node, max(least, metrics.leastFieldWidth)) > height(node, ideal) { return max(ideal, 1) }
    }
    // A field takes any width. What is beside it in its view is no wider than it has to be.
    if node.contains(where: \.isField) { return max(min(max(least, metrics.leastFieldWidth), space), 1) }
    return max(min(measure(node, ProposedViewSize(width: nil, height: nil)).width, space), 1)
  }

  /// The lines; a spacer between two of them, for which there is no space, is in none, and neither is a divider.
  private func broken(_ nodes: [Node], _ spacings: [CGFloat], _ space: CGFloat) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var (start, length): (Int, CGFloat) = (0, 0)
    for (index, node) in nodes.enumerated() {
      let width = ownWidth(node, space)
      let isFirst = index == start
      if !isFirst, !node.content.isSpacer, !node.isDivider, length + spacings[index] + width > space {
        // Space before a view goes with it: a view at the end of the row is at the end of its line.
        let hasSpacer = nodes[index - 1].content.isSpacer && index - 1 > start
        let before = hasSpacer ? ownWidth(nodes[index - 1], space) + spacings[index] : 0
        let hasDivider = nodes[index - 1].isDivider && index - 1 > start
        lines.append(start..<(hasSpacer || hasDivider ? index - 1 : index))
        let isKept = hasSpacer && before + width <= space
        (start, length) = (isKept ? index - 1 : index, width + (isKept ? before : 0))
      } else {
        length += width + (isFirst ? 0 : spacings[index])
      }
    }
    return lines + [start..<nodes.count]
  }

  /// Views in their own widths; what is left is for spacers, or else for those that take more.
  private func line(_ nodes: [Node], _ stack: StackContent, _ space: CGFloat) -> RowLine {
    func choice(_ node: Node, _ width: CGFloat) -> StackSolver.Choice {
      let proposal = ProposedViewSize(width: width, height: nil)
      return (proposal, measure(node, proposal))
    }
    var choices = nodes.map { choice($0, ownWidth($0, space)) }
    var left = space - choices.reduce(0) { $0 + $1.size.width } - spacings(nodes, stack).reduce(0, +)
    var takers = nodes.indices.filter { nodes[$0].content.isSpacer }
    if takers.isEmpty {
      takers = nodes.indices.filter {
        measure(nodes[$0], ProposedViewSize(width: .infinity, height: nil)).width > choices[$0].size.width
      }
    }
    for (taken, index) in takers.enumerated() where left > 0 {
      let old = choices[index].size.width
      choices[index] = choice(nodes[index], old + (left / CGFloat(takers.count - taken)).rounded(.down))
      left -= choices[index].size.width - old
    }
    return RowLine(nodes: nodes, choices: choices)
  }

  // MARK: size and places

  /// The size of the lines below one another.
  func size(of lines: [RowLine], _ stack: StackContent) -> CGSize {
    lines.reduce(.zero) { size, line in
      let own = self.size(of: line.nodes, line.choices, stack)
      return CGSize(width: max(size.width, own.width), height: size.height + own.height)
    }
  }

  func place(_ lines: [RowLine], of nodes: [Node], _ stack: StackContent, _ bounds: CGRect) {
    let placed = lines.flatMap(\.nodes)
    for node in nodes where !placed.contains(where: { $0 === node }) {
      place(node, in: CGRect(origin: bounds.origin, size: .zero), .zero)
    }
    var bounds = bounds
    for line in lines {
      bounds.size.height = size(of: line.nodes, line.choices, stack).height
      place(line.nodes, line.choices, stack, bounds)
      bounds.origin.y += bounds.height
    }
  }
}

extension Node {
  /// Whether it is a row whose columns stay below those of the row before, as the days of a month do.
  fileprivate var keepsColumns: Bool {
    guard case .container(.stack(let stack)) = content else { return false }
    return stack.keepsColumns
  }

  /// Whether it is a line between two views.
  fileprivate var isDivider: Bool { if case .leaf(.divider) = content { true } else { false } }

  /// Whether it is a row of nothing but controls and fields.
  fileprivate var isRowOfControls: Bool {
    switch content {
    case .container(.stack(let stack)) where stack.axis == .horizontal: break
    case .control(let control) where control is StepperContent: break
    default: return false
    }
    return children.count > 1 && children.allSatisfy { $0.controlAlone != nil || $0.contains(where: \.isField) }
  }

  /// The control that is all there is in the node, within padding, frames and the like.
  fileprivate var controlAlone: (any ControlContent)? {
    if let control = content.control { return control }
    guard case .decoration = content, let first = children.first else { return nil }
    return first.controlAlone
  }
}

extension ControlContent {
  /// Whether it is a button of the program, not one of a control as the days of a month.
  fileprivate var isOwnButton: Bool { (self as? ButtonContent).map { !$0.isOption } ?? false }

  /// Whether it is cut off or broken in less than its own width, as sliders and meters are not.
  fileprivate var hasOwnWidth: Bool {
    switch role {
    case .button, .choice, .menu: true
    default: false
    }
  }
}
