extension LayoutEngine {
  // MARK: grids of equal tracks

  private func lazyGap(_ spacing: CGFloat?, along axis: Axis) -> CGFloat {
    metrics.units(spacing ?? 8, along: axis)
  }

  /// How long each track is in `room`.
  private func tracks(_ grid: LazyGridContent, in room: CGFloat?) -> [CGFloat] {
    let across = grid.axis.other
    func units(_ points: CGFloat) -> CGFloat { metrics.units(points, along: across) }
    let gap = lazyGap(grid.trackSpacing, along: across)
    var known: [CGFloat?] = []
    var limits: [(least: CGFloat, most: CGFloat)] = []
    for track in grid.tracks {
      switch track {
      case .fixed(let length):
        known.append(units(length))
        limits.append((units(length), units(length)))
      case .flexible(let least, let most):
        known.append(nil)
        limits.append((max(units(least), 1), units(most)))
      case .adaptive(let least, let most):
        let least = max(units(least), 1)
        let free = room.flatMap { $0.isFinite ? $0 : nil } ?? least
        let count = max(Int((free + gap) / (least + gap)), 1)
        for _ in 0..<min(count, 1000) {
          known.append(nil)
          limits.append((least, units(most)))
        }
      }
    }
    if known.isEmpty { return [max(room.flatMap { $0.isFinite ? $0 : nil } ?? 1, 1)] }
    guard let room, room.isFinite else { return zip(known, limits).map { $0 ?? $1.least } }
    var left = room - gap * CGFloat(known.count - 1) - known.compactMap { $0 }.reduce(0, +)
    var open = known.filter { $0 == nil }.count
    return zip(known, limits).map { length, limit in
      if let length { return length }
      let share = (left / CGFloat(max(open, 1))).rounded(.down)
      let chosen = min(max(share, limit.least), limit.most)
      left -= chosen
      open -= 1
      return chosen
    }
  }

  /// The children with their places, and how much room they take.
  private func lazyPlaces(
    _ node: Node, _ grid: LazyGridContent, _ proposal: ProposedViewSize
  ) -> (places: [(frame: CGRect, proposal: ProposedViewSize)], size: CGSize) {
    let across = grid.axis.other
    let lengths = tracks(grid, in: proposal.length(along: across))
    let trackGap = lazyGap(grid.trackSpacing, along: across)
    let lineGap = lazyGap(grid.lineSpacing, along: grid.axis)
    var places: [(frame: CGRect, proposal: ProposedViewSize)] = []
    var position: CGFloat = 0
    var start = 0
    while start < node.children.count {
      let line = node.children[start..<min(start + lengths.count, node.children.count)]
      let proposals = lengths.map { ProposedViewSize(nil, along: grid.axis, across: $0) }
      let sizes = zip(line, proposals).map { measure($0, $1) }
      let height = sizes.map { $0.length(along: grid.axis) }.max() ?? 0
      var offset: CGFloat = 0
      for (index, size) in sizes.enumerated() {
        let inner = offset + max(0, ((lengths[index] - size.length(along: across)) / 2).rounded(.down))
        let along = position + ((height - size.length(along: grid.axis)) / 2).rounded(.down)
        let origin = grid.axis == .vertical ? CGPoint(x: inner, y: along) : CGPoint(x: along, y: inner)
        places.append((CGRect(origin: origin, size: size), proposals[index]))
        offset += lengths[index] + trackGap
      }
      position += height + lineGap
      start += lengths.count
    }
    let width = lengths.reduce(0, +) + trackGap * CGFloat(lengths.count - 1)
    return (places, CGSize(max(position - lineGap, 0), along: grid.axis, across: width))
  }

  func lazyGridSize(_ node: Node, _ grid: LazyGridContent, _ proposal: ProposedViewSize) -> CGSize {
    lazyPlaces(node, grid, proposal).size
  }

  func placeLazyGrid(_ node: Node, _ grid: LazyGridContent, _ bounds: CGRect, _ proposal: ProposedViewSize) {
    let places = lazyPlaces(node, grid, proposal).places
    for (child, place) in zip(node.children, places) {
      self.place(child, in: place.frame.offsetBy(dx: bounds.minX, dy: bounds.minY), place.proposal)
    }
  }

  // MARK: grids of rows

  private struct Columns {
    var widths: [CGFloat] = []
    var heights: [CGFloat] = []
    var horizontalGap: CGFloat = 0
    var verticalGap: CGFloat = 0

    var width: CGFloat { widths.reduce(0, +) + horizontalGap * CGFloat(max(widths.count - 1, 0)) }
    var height: CGFloat { heights.reduce(0, +) + verticalGap * CGFloat(max(heights.count - 1, 0)) }
  }

  private func cells(of row: Node) -> [Node] {
    if case .gridRow = row.content { return row.children }
    return []
  }

  /// Columns as wide as their widest cell; those that would take more share what is left.
  private func columns(_ node: Node, _ grid: GridContent, _ proposal: ProposedViewSize) -> Columns {
    var columns = Columns()
    columns.horizontalGap = metrics.units(grid.horizontalSpacing ?? 8, along: .horizontal)
    columns.verticalGap = metrics.units(grid.verticalSpacing ?? 8, along: .vertical)
    let count = node.children.map { cells(of: $0).count }.max() ?? 0
    columns.widths = Array(repeating: 0, count: count)
    var isGreedy = Array(repeating: false, count: count)
    for row in node.children {
      for (index, cell) in cells(of: row).enumerated() {
        columns.widths[index] = max(columns.widths[index], measure(cell, .unspecified).width)
        let most = measure(cell, ProposedViewSize(width: .infinity, height: nil)).width
        if !most.isFinite || most > 10_000 { isGreedy[index] = true }
      }
    }
    if let room = proposal.width, room.isFinite, count > 0 {
      let left = room - columns.width
      let greedy = isGreedy.indices.filter { isGreedy[$0] }
      if left != 0, !greedy.isEmpty {
        // What takes all it gets shares what the others leave.
        let free = left + greedy.reduce(0) { $0 + columns.widths[$1] }
        let share = max((free / CGFloat(greedy.count)).rounded(.down), 1)
        for index in greedy { columns.widths[index] = share }
      } else if left < 0, let widest = columns.widths.indices.max(by: { columns.widths[$0] < columns.widths[$1] }) {
        columns.widths[widest] = max(columns.widths[widest] + left, 1)
      }
    }
    for row in node.children {
      let cells = cells(of: row)
      if case .gridRow = row.content {
        let heights = cells.enumerated().map {
          measure($0.element, ProposedViewSize(width: columns.widths[$0.offset], height: nil)).height
        }
        columns.heights.append(heights.max() ?? 0)
      } else {
        let width = proposal.width ?? (columns.widths.isEmpty ? nil : columns.width)
        columns.heights.append(measure(row, ProposedViewSize(width: width, height: nil)).height)
      }
    }
    return columns
  }

  func gridSize(_ node: Node, _ grid: GridContent, _ proposal: ProposedViewSize) -> CGSize {
    let columns = columns(node, grid, proposal)
    let lone = node.children.filter { cells(of: $0).isEmpty }.map {
      measure($0, ProposedViewSize(width: proposal.width, height: nil)).width
    }
    let widest = lone.filter(\.isFinite).max() ?? 0
    return CGSize(width: max(columns.width, widest), height: columns.height)
  }

  func placeGrid(_ node: Node, _ grid: GridContent, _ bounds: CGRect, _ proposal: ProposedViewSize) {
    let columns = columns(node, grid, proposal)
    var y = bounds.minY
    for (index, row) in node.children.enumerated() {
      let height = columns.heights[index]
      let room = CGRect(x: bounds.minX, y: y, width: max(columns.width, bounds.width), height: height)
      if case .gridRow = row.content {
        place(row, in: room, ProposedViewSize(room.size))
        var x: CGFloat = 0
        for (column, cell) in row.children.enumerated() {
          let area = CGRect(x: x, y: 0, width: columns.widths[column], height: height)
          place(cell, ProposedViewSize(width: area.width, height: nil), in: area, grid.alignment)
          x += columns.widths[column] + columns.horizontalGap
        }
      } else {
        place(row, ProposedViewSize(width: room.width, height: nil), in: room, grid.alignment)
      }
      y += height + columns.verticalGap
    }
  }

  // MARK: views that choose their size by other rules

  /// All the room that is offered.
  func shapeSize(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: proposal.width ?? metrics.units(10, along: .horizontal),
      height: proposal.height ?? metrics.units(10, along: .vertical))
  }

  /// The first that fits into what is offered, or the last.
  func fittingChild(_ node: Node, _ axes: Axis.Set, _ proposal: ProposedViewSize) -> Node? {
    let fitting = node.children.first { child in
      let ideal = measure(child, .unspecified)
      let isNarrow = !axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity
      let isLow = !axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity
      return isNarrow && isLow
    }
    return fitting ?? node.children.last
  }

  func placeFitting(_ node: Node, _ axes: Axis.Set, _ bounds: CGRect, _ proposal: ProposedViewSize) {
    let chosen = fittingChild(node, axes, proposal)
    for child in node.children {
      child.isOutOfSight = child !== chosen
      if child === chosen { place(child, proposal, in: bounds, .center) }
    }
  }

  func fixedProposal(_ fixed: FixedSizeContent, _ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: fixed.horizontal ? nil : proposal.width, height: fixed.vertical ? nil : proposal.height)
  }

  /// A row of a list: what it shows, and at its end what belongs to it.
  private static let listRow = StackContent(axis: .horizontal, vertical: .center)

  private func rowParts(_ node: Node, _ width: CGFloat?) -> (content: ProposedViewSize, ends: [CGSize], gap: CGFloat) {
    let gap = metrics.units(8, along: .horizontal)
    let ends = node.children.dropFirst().map { measure($0, .unspecified) }
    let taken = ends.reduce(0) { $0 + $1.width + gap }
    return (ProposedViewSize(width: width.map { max($0 - taken, 1) }, height: nil), ends, gap)
  }

  func listRowSize(_ node: Node, _ proposal: ProposedViewSize) -> CGSize {
    guard let first = node.children.first else { return .zero }
    let (content, ends, gap) = rowParts(node, proposal.width)
    let size = measure(first, content)
    let width = size.width + ends.reduce(0) { $0 + $1.width + gap }
    let height = max(size.height, ends.map(\.height).max() ?? 0)
    return CGSize(width: proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? width, height: height)
  }

  func placeListRow(_ node: Node, _ bounds: CGRect) {
    guard let first = node.children.first else { return }
    let (content, ends, gap) = rowParts(node, bounds.width)
    let room = CGRect(x: bounds.minX, y: bounds.minY, width: content.width ?? bounds.width, height: bounds.height)
    place(first, content, in: room, .leading)
    var x = bounds.maxX - ends.reduce(0) { $0 + $1.width + gap } + gap
    for (child, size) in zip(node.children.dropFirst(), ends) {
      let y = bounds.minY + ((bounds.height - size.height) / 2).rounded(.down)
      place(child, in: CGRect(x: x, y: y, width: size.width, height: size.height), .unspecified)
      x += size.width + gap
    }
  }
}

extension Node {
  /// Whether a grid lines up its cells with those of other rows.
  var isInGrid: Bool {
    if case .grid? = parent?.content { return true }
    return false
  }
}
