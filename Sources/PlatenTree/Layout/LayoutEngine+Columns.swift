// The columns of a table: frames with an ideal width, in rows that keep their columns.
extension LayoutEngine {
  /// The sizes of the views in a row of a table, by the widths of their frames alone, so that the rows of one width
  /// have the same columns whatever is in them; nil for any other row.
  func columns(_ nodes: [Node], _ stack: StackContent, _ proposal: ProposedViewSize) -> [StackSolver.Choice]? {
    guard stack.keepsColumns, stack.axis == .horizontal, let space = proposal.width, space.isFinite else { return nil }
    var columns: [ColumnWidth] = []
    for node in nodes {
      guard case .decoration(.frame(let frame)) = node.content, let ideal = frame.columnWidth else { return nil }
      columns.append(
        ColumnWidth(
          least: frame.minWidth.map(width) ?? 0, ideal: width(ideal), most: frame.maxWidth.map(width) ?? .infinity))
    }
    let widths = ColumnWidth.widths(of: columns, in: space - spacings(nodes, stack).reduce(0, +))
    return zip(nodes, widths).map { node, width in
      let offered = ProposedViewSize(width: width, height: proposal.height)
      return (offered, CGSize(width: width, height: measure(node, offered).height))
    }
  }

  /// The insets of the titles of a table, which are in line with the cells of the list below them; nil for any other
  /// padding.
  func sidesOfTitles(_ padding: Node) -> (leading: CGFloat, trailing: CGFloat)? {
    guard let titles = padding.children.first?.children.first, titles.columnWidth != nil,
      let list = padding.parent?.children.last, case .container(.form) = list.content,
      let row = list.children.first
    else { return nil }
    let (insets, margin) = (metrics.insets(of: list), metrics.margin(besideRow: row))
    return (insets.leading + margin, insets.trailing + margin)
  }

  private func width(_ points: CGFloat) -> CGFloat {
    points.isFinite ? metrics.units(points, along: .horizontal) : points
  }
}

extension FrameContent {
  /// The ideal width in points of a frame that is a column, with the limits of its width.
  fileprivate var columnWidth: CGFloat? { isFlexible ? idealWidth : nil }
}

extension Node {
  /// The ideal width, in points, of a column in a row that keeps its columns; nil for any other node.
  package var columnWidth: CGFloat? {
    guard case .container(.stack(let stack))? = parent?.content, stack.keepsColumns,
      case .decoration(.frame(let frame)) = content
    else { return nil }
    return frame.columnWidth
  }
}

/// How wide a column is, in units. The columns of a row share its width as the items of a flexible box with equal
/// growth do (CSS Flexible Box Layout, 9.7): each has its ideal width; what remains is shared equally, and what is
/// missing is taken in proportion to the ideal widths, within the limits of each column.
struct ColumnWidth: Equatable {
  var least: CGFloat
  var ideal: CGFloat
  var most: CGFloat

  private func clamped(_ width: CGFloat) -> CGFloat { max(least, min(width, most)) }

  /// Whole widths of the columns. Their sum is the space, unless that is less than the least widths or more than the
  /// greatest ones.
  static func widths(of columns: [ColumnWidth], in space: CGFloat) -> [CGFloat] {
    var widths = columns.map { $0.clamped($0.ideal) }
    let grows = widths.reduce(0, +) < space
    // What can't change in that direction has its width already.
    var open = columns.indices.filter { grows ? columns[$0].ideal >= widths[$0] : columns[$0].ideal <= widths[$0] }
    while !open.isEmpty {
      let fixed = columns.indices.filter { !open.contains($0) }.reduce(0) { $0 + widths[$1] }
      let ideals = open.reduce(0) { $0 + columns[$1].ideal }
      let rest = space - fixed - ideals
      var excess: CGFloat = 0
      var wanted: [CGFloat] = []
      for index in open {
        let ideal = columns[index].ideal
        let share = rest > 0 ? 1 / CGFloat(open.count) : ideals > 0 ? ideal / ideals : 0
        wanted.append(ideal + rest * share)
        widths[index] = columns[index].clamped(wanted[wanted.count - 1])
        excess += widths[index] - wanted[wanted.count - 1]
      }
      // Those at the limit that more of the difference comes from keep it, and the others share again.
      let ended = zip(open, wanted).filter { index, wanted in
        excess > 0 ? widths[index] > wanted : excess < 0 ? widths[index] < wanted : true
      }.map(\.0)
      open.removeAll { ended.contains($0) }
    }
    return rounded(widths)
  }

  /// The same in whole units: each column ends at the unit in which its exact end is.
  private static func rounded(_ widths: [CGFloat]) -> [CGFloat] {
    var (end, last): (CGFloat, CGFloat) = (0, 0)
    return widths.map { width in
      end += width
      let next = (end + 0.001).rounded(.down)
      defer { last = next }
      return next - last
    }
  }
}
