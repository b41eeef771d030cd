extension LayoutEngine {
  // MARK: grids of equal tracks

  private func lazyGap(_ spacing: CGFloat?, along axis: Axis) -> CGFloat {
    metrics.units(spacing ?? 8, along: axis)
  }

  /// The length of each track in the available space, and the alignment of its cells.
  private func tracks(_ grid: LazyGridContent, in space: CGFloat?) -> (lengths: [CGFloat], alignments: [Alignment]) {
    let across = grid.axis.other
    func units(_ points: CGFloat) -> CGFloat { metrics.units(points, along: across) }
    let gap = lazyGap(grid.trackSpacing, along: across)
    var known: [CGFloat?] = []
    var limits: [(least: CGFloat, most: CGFloat)] = []
    var alignments: [Alignment] = []
    for (index, track) in grid.tracks.enumerated() {
      let alignment = grid.cellAlignments.indices.contains(index) ? grid.cellAlignments[index] : nil
      defer { while alignments.count < known.count { alignments.append(alignment ?? .center) } }
      switch track {
      case .fixed(let length):
        known.append(units(length))
        limits.append((units(length), units(length)))
      case .flexible(let least, let most):
        known.append(nil)
        limits.append((max(units(least), 1), units(most)))
      case .adaptive(let least, let most):
        let least = max(units(least), 1)
        let free = space.flatMap { $0.isFinite ? $0 : nil } ?? least
        let count = max(Int((free + gap) / (least + gap)), 1)
        for _ in 0..<min(count, 1000) {
          known.append(nil)
          limits.append((least, units(most)))
        }
      }
    }
    if known.isEmpty { return ([max(space.flatMap { $0.isFinite ? $0 : nil } ?? 1, 1)], [.center]) }
    guard let space, space.isFinite else { return (zip(known, limits).map { $0 ?? $1.least }, alignments) }
    var left = space - gap * CGFloat(known.count - 1) - known.compactMap { $0 }.reduce(0, +)
    var open = known.filter { $0 == nil }.count
    let lengths = zip(known, limits).map { length, limit in
      if let length { return length }
      let share = (left / CGFloat(max(open, 1))).rounded(.down)
      let chosen = min(max(share, limit.least), limit.most)
      left -= chosen
      open -= 1
      return chosen
    }
    return (lengths, alignments)
  }

  /// Where something of length `length` begins in a space by its alignment along an axis; at the start of one that is
  /// too short.
  private func start(_ alignment: Alignment, along axis: Axis, of length: CGFloat, in space: CGFloat) -> CGFloat {
    switch axis {
    case .horizontal: max(alignment.horizontal.offset(of: length, in: space), 0)
    case .vertical: max(alignment.vertical.offset(of: length, in: space), 0)
    }
  }

  /// The children with their places, and the space they take.
  private func lazyPlaces(
    _ node: Node, _ grid: LazyGridContent, _ proposal: ProposedViewSize
  ) -> (places: [(frame: CGRect, proposal: ProposedViewSize)], size: CGSize) {
    let across = grid.axis.other
    let (lengths, alignments) = tracks(grid, in: proposal.length(along: across))
    let trackGap = lazyGap(grid.trackSpacing, along: across)
    let lineGap = lazyGap(grid.lineSpacing, along: grid.axis)
    var places: [(frame: CGRect, proposal: ProposedViewSize)] = []
    places.reserveCapacity(node.children.count)
    let proposals = lengths.map { ProposedViewSize(nil, along: grid.axis, across: $0) }
    let tracksLength = lengths.reduce(0, +) + trackGap * CGFloat(lengths.count - 1)
    // What is in the centre is there without taking the space on both sides.
    let isCentred = grid.alignment == .center
    let offered = isCentred ? nil : proposal.length(along: across).flatMap { $0.isFinite ? $0 : nil }
    let width = max(offered ?? tracksLength, tracksLength)
    let first = start(grid.alignment, along: across, of: tracksLength, in: width)
    /// Where the current line begins, how high it is, and how many cells of it are taken.
    var (position, height, cell): (CGFloat, CGFloat, Int) = (0, 0, 0)
    var line: [(index: Int, cell: Int, size: CGSize)] = []
    var average = Average()
    let holdsSections = node.children.contains { $0.sectionPart == .whole }
    func endLine() {
      for (index, cell, size) in line {
        let track = lengths[..<cell].reduce(first) { $0 + $1 + trackGap }
        let (length, breadth) = (size.length(along: grid.axis), size.length(along: across))
        let inner = track + start(alignments[cell], along: across, of: breadth, in: lengths[cell])
        let along = position + start(alignments[cell], along: grid.axis, of: length, in: height)
        let origin = grid.axis == .vertical ? CGPoint(x: inner, y: along) : CGPoint(x: along, y: inner)
        places[index].frame = CGRect(origin: origin, size: size)
      }
      if height > 0 { average.add(height) }
      line.removeAll(keepingCapacity: true)
      position += height + lineGap
      (height, cell) = (0, 0)
    }
    for (index, child) in node.children.enumerated() {
      places.append((.zero, .unspecified))
      if case .leaf(.rowPlaceholder(let placeholder)) = child.content {
        if cell > 0 { endLine() }
        let lines = holdsSections ? placeholder.count : (placeholder.count + lengths.count - 1) / lengths.count
        let length = (average.value ?? metrics.units(64, along: grid.axis)) + lineGap
        let whole = CGSize((length * CGFloat(lines) - lineGap).rounded(), along: grid.axis, across: width)
        let origin = grid.axis == .vertical ? CGPoint(x: 0, y: position) : CGPoint(x: position, y: 0)
        places[index].frame = CGRect(origin: origin, size: whole)
        position += whole.length(along: grid.axis) + lineGap
        // The next row is placed in the column that it will have when the placeholder's rows are loaded.
        cell = holdsSections ? 0 : (placeholder.start + placeholder.count) % lengths.count
        continue
      }
      if let part = child.sectionPart {
        // Sections, their headers and footers have lines of their own.
        if cell > 0 { endLine() }
        let proposal = ProposedViewSize(nil, along: grid.axis, across: width)
        let size = measure(child, proposal)
        let inner = start(grid.alignment, along: across, of: size.length(along: across), in: width)
        let origin = grid.axis == .vertical ? CGPoint(x: inner, y: position) : CGPoint(x: position, y: inner)
        places[index] = (CGRect(origin: origin, size: size), proposal)
        if part == .whole { average.add(size.length(along: grid.axis)) }
        position += size.length(along: grid.axis) + lineGap
        continue
      }
      let size = measure(child, proposals[cell])
      places[index].proposal = proposals[cell]
      line.append((index, cell, size))
      height = max(height, size.length(along: grid.axis))
      cell += 1
      if cell == lengths.count { endLine() }
    }
    if !line.isEmpty { endLine() }
    return (places, CGSize(max(position - lineGap, 0), along: grid.axis, across: width))
  }

  /// The mean of some lengths.
  private struct Average {
    private var total: CGFloat = 0
    private var count: CGFloat = 0

    mutating func add(_ length: CGFloat) {
      total += length
      count += 1
    }

    var value: CGFloat? { count > 0 ? total / count : nil }
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
}

extension LayoutEngine {
  // MARK: views that choose their size by other rules

  /// All of the proposed size.
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
      if child.isOutOfSight != (child !== chosen) {
        child.isOutOfSight = child !== chosen
        client.nodeDidMove(child, from: .zero)
      }
      if child === chosen { place(child, proposal, in: bounds, .center) }
    }
  }

  func fixedProposal(
    of node: Node, _ fixed: FixedSizeContent, _ proposal: ProposedViewSize
  ) -> ProposedViewSize {
    var own = ProposedViewSize(
      width: fixed.horizontal ? nil : proposal.width, height: fixed.vertical ? nil : proposal.height)
    // What would be cut off at the edge of a narrow window is broken instead. What is larger than a frame of the
    // program's is so on purpose, as the text of a drawing, which is in a frame of no size at its place.
    if fixed.horizontal, metrics.isNarrow, let width = proposal.width, !isWidthSet(of: node, width),
      firstChildSize(node, own).width > width
    {
      own.width = width
    }
    return own
  }

  /// Whether a width that is offered to a node is that of the frame around it, and not what the window has left.
  private func isWidthSet(of node: Node, _ width: CGFloat) -> Bool {
    guard case .decoration(.frame(let frame))? = node.parent?.content, let set = frame.width else { return false }
    return metrics.frameUnits(set, along: .horizontal) <= width || metrics.units(set, along: .horizontal) <= width
  }
}

extension Node {
  /// Whether a grid lines up its cells with those of other rows.
  var isInGrid: Bool {
    if case .container(.grid)? = parent?.content { return true }
    return false
  }
}
