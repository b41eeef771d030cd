extension LayoutEngine {
  // MARK: columns of rows

  /// `form` is the form or list whose rows are in the node.
  private func rowSpacing(_ node: Node, before index: Int, in form: FormContent?) -> CGFloat {
    guard index > 0 else { return 0 }
    let (upper, lower) = (node.children[index - 1], node.children[index])
    let spacing = metrics.defaultSpacing(along: .vertical, between: upper, and: lower)
    guard let form else { return spacing }
    if upper.isInRowsOfForm, lower.isInRowsOfForm {
      return spacing + max(metrics.units(form.rowSpacing, along: .vertical), 0)
    }
    // Otherwise one of both is a section, or a section's header or footer.
    guard case .container(.form) = node.content else { return spacing }
    let lengths = form.sectionSpacings(between: upper.content, and: lower.content).map { length in
      length.map { metrics.sectionSpacing(max($0, 0), usual: spacing) } ?? spacing
    }
    return lengths.min() ?? spacing
  }

  /// What a row of the column is offered: its width, less what the front end leaves beside the row.
  private func rowProposal(_ row: Node, _ width: CGFloat?) -> (proposal: ProposedViewSize, margin: CGFloat) {
    let margin = metrics.margin(besideRow: row)
    return (ProposedViewSize(width: width.map { max(0, $0 - 2 * margin) }, height: nil), margin)
  }

  /// Rows below one another, each as wide as the column.
  func columnSize(_ node: Node, _ proposal: ProposedViewSize) -> CGSize {
    var size = CGSize.zero
    let form = node.formOfRows
    for (index, child) in node.children.enumerated() {
      let (proposal, margin) = rowProposal(child, proposal.width)
      let row = measure(child, proposal)
      size.width = max(size.width, row.width + 2 * margin)
      size.height += row.height + rowSpacing(node, before: index, in: form)
    }
    if let width = proposal.width, width.isFinite { size.width = max(size.width, width) }
    return size
  }

  func placeColumn(_ node: Node, _ bounds: CGRect, fillsWidth: Bool = false) {
    var y = bounds.minY
    let form = node.formOfRows
    for (index, child) in node.children.enumerated() {
      y += rowSpacing(node, before: index, in: form)
      let (proposal, margin) = rowProposal(child, bounds.width)
      let size = measure(child, proposal)
      let space = max(0, bounds.width - 2 * margin)
      let width = fillsWidth ? space : min(size.width, space)
      place(child, in: CGRect(x: bounds.minX + margin, y: y, width: width, height: size.height), proposal)
      y += size.height
    }
  }

  // MARK: the form

  /// As wide and as tall as the proposal: content that does not fit scrolls.
  func formSize(_ node: Node, _ proposal: ProposedViewSize) -> CGSize {
    let margins = sideMargins(of: node, in: proposal.width)
    let width = proposal.width.map { $0 - margins.total }
    node.layout.holdsSections = node.holdsSections
    alignLabels(of: node, width: width)
    var content = columnSize(node, ProposedViewSize(width: width, height: nil))
    content.width = proposal.width == .infinity ? .infinity : content.width + margins.total
    guard let height = proposal.height else { return content }
    return CGSize(width: content.width, height: scrolledHeight(height, content: content.height))
  }

  func placeForm(_ node: Node, _ bounds: CGRect) {
    let margins = sideMargins(of: node, in: bounds.width)
    var rows = bounds.inset(by: margins)
    node.layout.holdsSections = node.holdsSections
    alignLabels(of: node, width: rows.width)
    let content = columnSize(node, ProposedViewSize(width: rows.width, height: nil))
    node.layout.contentSize = CGSize(width: content.width + margins.total, height: content.height)
    node.layout.rowWidth = rows.width
    rows.size.height = content.height
    placeColumn(node, rows)
  }

  /// Finds the width of the form's column of labels; rows measured with another width are measured again.
  private func alignLabels(of form: Node, width: CGFloat?) {
    guard case .leading(let maximum) = metrics.labelColumn(formWidth: width ?? .infinity) else { return }
    var widest: CGFloat = 0
    var rows: [Node] = []
    func gather(_ node: Node) {
      for child in node.children {
        switch child.content {
        case .container(.labeled(let row)):
          rows.append(child)
          if row.showsLabel, let label = child.children.first {
            widest = max(widest, min(measure(label, .unspecified).width, maximum))
          }
        case .container(.section), .container(.row), .decoration: gather(child)
        default: break
        }
      }
    }
    gather(form)
    guard widest != form.layout.labelWidth else { return }
    form.layout.labelWidth = widest
    for row in rows {
      row.layout.sizes.removeAll(keepingCapacity: true)
      row.layout.needsPlacement = true
      // The container of the row, such as a section, has added up the old sizes.
      var holder = row.parent
      while let node = holder, node !== form {
        node.layout.sizes.removeAll(keepingCapacity: true)
        node.layout.needsPlacement = true
        holder = node.parent
      }
    }
  }

  // MARK: a row with a label

  private enum LabelPlace {
    case none
    case leading(CGFloat)
    case above
  }

  private func labelPlace(_ node: Node, _ row: LabeledRowContent, width: CGFloat?) -> LabelPlace {
    guard row.showsLabel, node.children.count > 1 else { return .none }
    var ancestor = node.parent
    while let current = ancestor {
      if case .container(.form) = current.content {
        switch metrics.labelColumn(formWidth: width ?? .infinity) {
        case .above: return .above
        case .leading: return .leading(current.layout.labelWidth)
        }
      }
      ancestor = current.parent
    }
    let label = measure(node.children[0], .unspecified).width
    // Beside the label there has to be something left for what it names.
    if metrics.isNarrow, let width, width.isFinite, let control = node.children.last {
      let own = min(measure(control, .unspecified).width, metrics.leastFieldWidth)
      if label + labelGap(node) + own > width { return .above }
    }
    return .leading(label)
  }

  private func labelGap(_ node: Node) -> CGFloat {
    metrics.defaultSpacing(along: .horizontal, between: node.children[0], and: node.children[1])
  }

  func labeledSize(_ node: Node, _ row: LabeledRowContent, _ proposal: ProposedViewSize) -> CGSize {
    guard let control = node.children.last else { return .zero }
    let offered = ProposedViewSize(width: proposal.width, height: nil)
    switch labelPlace(node, row, width: proposal.width) {
    case .none: return filled(measure(control, offered), node, proposal)
    case .above:
      let inset = metrics.inset(belowLabelOf: node)
      let label = measure(node.children[0], offered)
      let chosen = measure(control, ProposedViewSize(width: proposal.width.map { max(0, $0 - inset) }, height: nil))
      let size = CGSize(width: max(label.width, inset + chosen.width), height: label.height + chosen.height)
      return filled(size, node, proposal)
    case .leading(let column):
      let gap = labelGap(node)
      let label = measure(node.children[0], ProposedViewSize(width: column, height: nil))
      let chosen = measure(
        control, ProposedViewSize(width: proposal.width.map { max(0, $0 - column - gap) }, height: nil))
      let size = CGSize(width: column + gap + chosen.width, height: max(label.height, chosen.height))
      return filled(size, node, proposal)
    }
  }

  /// A form's row is as wide as the form, however small its control: the place of its label depends on that width.
  private func filled(_ size: CGSize, _ row: Node, _ proposal: ProposedViewSize) -> CGSize {
    guard let width = proposal.width, width.isFinite else { return size }
    switch row.parent?.content {
    case .container(.form), .container(.section), .container(.row):
      return CGSize(width: max(size.width, width), height: size.height)
    default: return size
    }
  }

  func placeLabeled(_ node: Node, _ row: LabeledRowContent, _ bounds: CGRect) {
    guard let control = node.children.last else { return }
    // Measured for all the width there was: beside or above has to come out the same.
    switch labelPlace(node, row, width: node.layout.proposal.width ?? bounds.width) {
    case .none:
      if node.children.count > 1 { place(node.children[0], in: CGRect(origin: bounds.origin, size: .zero), .zero) }
      place(control, ProposedViewSize(width: bounds.width, height: nil), in: bounds, .leading)
    case .above:
      let proposal = ProposedViewSize(width: bounds.width, height: nil)
      let label = measure(node.children[0], proposal)
      place(node.children[0], in: CGRect(origin: bounds.origin, size: label), proposal)
      let inset = min(metrics.inset(belowLabelOf: node), bounds.width)
      let rest = CGRect(
        x: bounds.minX + inset, y: bounds.minY + label.height, width: bounds.width - inset,
        height: max(0, bounds.height - label.height))
      place(control, ProposedViewSize(width: rest.width, height: nil), in: rest, .topLeading)
    case .leading(let column):
      let gap = labelGap(node)
      let label = measure(node.children[0], ProposedViewSize(width: column, height: nil))
      let controlProposal = ProposedViewSize(width: max(0, bounds.width - column - gap), height: nil)
      let space = CGRect(
        x: bounds.minX + column + gap, y: bounds.minY, width: max(0, bounds.width - column - gap),
        height: bounds.height)
      place(control, controlProposal, in: space, .leading)
      let labelProposal = ProposedViewSize(width: column, height: nil)
      var labelSpace = CGRect(x: bounds.minX, y: bounds.minY, width: column, height: bounds.height)
      let top = ((bounds.height - measure(control, controlProposal).height) / 2).rounded(.down)
      if let inLabel = firstBaseline(of: node.children[0], labelProposal),
        let inControl = firstBaseline(of: control, controlProposal)
      {
        // Both are written on one line, however tall the control is.
        labelSpace.origin.y += min(max(top + inControl - inLabel, 0), max(bounds.height - label.height, 0))
        labelSpace.size.height = label.height
      }
      place(node.children[0], labelProposal, in: labelSpace, .leading)
    }
  }

  private func firstBaseline(of node: Node, _ proposal: ProposedViewSize) -> CGFloat? {
    // The text below a slider is that of its marks, and not what the label belongs to.
    if let slider = node.sliderAtTop { return metrics.baseline(of: slider, measure(slider, proposal), isFirst: true) }
    return explicit(.vertical(.firstTextBaseline), of: node, proposal)
  }
}

extension Node {
  /// The slider that a column of several views in this control begins with.
  fileprivate var sliderAtTop: Node? {
    guard case .container(.stack(let stack)) = content else { return nil }
    guard stack.axis == .vertical, children.count > 1 else { return children.lazy.compactMap(\.sliderAtTop).first }
    return children.first.flatMap { $0.content.control is SliderContent ? $0 : nil }
  }
}
