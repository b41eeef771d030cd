/// Where the places given in a trial go, instead of into the nodes.
@MainActor final class TrialPlacement {
  var places: [(node: Node, frame: CGRect, proposal: ProposedViewSize)] = []
}

// Places by which views line up. Programs know them in points; the layout has units.
extension LayoutEngine {
  private func units(_ points: CGFloat, _ guide: AlignmentGuide) -> CGFloat {
    metrics.units(points, along: guide.axis)
  }

  /// Where the node has a place to line up by, if it or something in it sets one. Computed once for each proposal: each
  /// level places its children for that, which ask theirs.
  func explicit(_ guide: AlignmentGuide, of node: Node, _ proposal: ProposedViewSize) -> CGFloat? {
    guard client.usesGuides || guide.isSpecial else { return nil }
    let query = GuideQuery(guide: guide, proposal: proposal)
    if let known = node.layout.guides[query] { return known }
    let place = ownOrInner(guide, of: node, proposal)
    node.layout.guides.updateValue(place, forKey: query)
    return place
  }

  private func ownOrInner(_ guide: AlignmentGuide, of node: Node, _ proposal: ProposedViewSize) -> CGFloat? {
    if let compute = node.layoutTraits?.guides[guide] { return units(compute(inside(node, proposal)), guide) }
    return insideExplicit(guide, of: node, proposal)
  }

  /// The node's size and places, without what is set of the node itself.
  private func inside(_ node: Node, _ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: points(measure(node, proposal))) { guide in
      let engine = self
      return MainActor.assumeIsolated {
        engine.insideExplicit(guide, of: node, proposal).map { engine.metrics.points($0, along: guide.axis) }
      }
    }
  }

  private func insideExplicit(_ guide: AlignmentGuide, of node: Node, _ proposal: ProposedViewSize) -> CGFloat? {
    switch node.content {
    case .leaf(.text), .leaf(.image), .field: return baseline(guide, of: node, proposal)
    case .control(let control):
      switch control.role {
      case .choice, .toggle, .menu: return baseline(guide, of: node, proposal)
      case .button: return joined(guide, of: node, proposal, firstAlone: true)
      case .adjustable, .meter, .date, .color: return nil
      }
    case .decoration: return joined(guide, of: node, proposal, firstAlone: true)
    case .container(.layout(let layout)):
      return customAlignment(guide, of: node, layout, proposal) ?? joined(guide, of: node, proposal, firstAlone: false)
    case .container(.stack), .container(.depthStack), .container(.labeled), .container(.grid), .container(.gridRow),
      .container(.row):
      return joined(guide, of: node, proposal, firstAlone: false)
    default: return nil
    }
  }

  /// The line of text of what has no children.
  private func baseline(_ guide: AlignmentGuide, of node: Node, _ proposal: ProposedViewSize) -> CGFloat? {
    guard guide.isBaseline else { return nil }
    return metrics.baseline(of: node, measure(node, proposal), isFirst: guide == .vertical(.firstTextBaseline))
  }

  /// The places of what is in the node, joined to one.
  private func joined(
    _ guide: AlignmentGuide, of node: Node, _ proposal: ProposedViewSize, firstAlone: Bool
  ) -> CGFloat? {
    var engine = self
    let trial = TrialPlacement()
    engine.trial = trial
    engine.placeChildren(of: node, measure(node, proposal), proposal)
    let parts = trial.places.filter { $0.node.parent === node && (!firstAlone || $0.node === node.children.first) }
    return guide.combined(
      parts.compactMap { part in
        explicit(guide, of: part.node, part.proposal).map {
          $0 + (guide.axis == .horizontal ? part.frame.minX : part.frame.minY)
        }
      })
  }

  /// Where the node has the place, set or by default.
  private func place(_ guide: AlignmentGuide, of node: Node, _ choice: StackSolver.Choice) -> CGFloat {
    if let place = explicit(guide, of: node, choice.proposal) { return place }
    return defaultPlace(guide, choice.size)
  }

  private func defaultPlace(_ guide: AlignmentGuide, _ size: CGSize) -> CGFloat {
    switch guide {
    case .horizontal(.center): size.width / 2
    case .vertical(.center): size.height / 2
    default: units(guide.defaultValue(in: ViewDimensions(size: points(size))), guide)
    }
  }

  func points(_ size: CGSize) -> CGSize {
    CGSize(width: metrics.points(size.width, along: .horizontal), height: metrics.points(size.height, along: .vertical))
  }

  /// The line along which views of a container line up.
  struct SharedLine {
    /// How far the views reach before it and behind it.
    var before: CGFloat
    var behind: CGFloat
    /// Where it is in each.
    var places: [CGFloat]
  }

  /// Nil where the views are only aligned at an edge or the centre: no line is needed then.
  func sharedLine(_ children: [Node], _ choices: [StackSolver.Choice], _ guide: AlignmentGuide) -> SharedLine? {
    guard client.usesGuides || guide.isSpecial, !children.isEmpty else { return nil }
    if !guide.isSpecial, !zip(children, choices).contains(where: { explicit(guide, of: $0, $1.proposal) != nil }) {
      return nil
    }
    let exact = zip(children, choices).map { place(guide, of: $0, $1) }
    // Whole units: half a unit falls to the start, as it does where no line is needed.
    let first = exact.max() ?? 0
    let places = exact.map { first.rounded(.up) - (first - $0).rounded(.down) }
    let behind = zip(choices, places).map { $0.size.length(along: guide.axis) - $1 }
    return SharedLine(before: places.max() ?? 0, behind: behind.max() ?? 0, places: places)
  }

  /// Where something of that length starts in `bounds`.
  func offset(of length: CGFloat, in bounds: CGRect, _ guide: AlignmentGuide) -> CGFloat {
    switch guide {
    case .horizontal(let guide): HorizontalAlignment(guide: guide).offset(of: length, in: bounds.width)
    case .vertical(let guide): VerticalAlignment(guide: guide).offset(of: length, in: bounds.height)
    }
  }

  func offset(of size: CGSize, in bounds: CGRect, _ guide: AlignmentGuide) -> CGFloat {
    offset(of: size.length(along: guide.axis), in: bounds, guide)
  }

  /// Where a child starts within a container's length: its guide meets the container's default one.
  func offset(
    of child: Node, _ size: CGSize, _ proposal: ProposedViewSize, in space: CGFloat, _ guide: AlignmentGuide
  ) -> CGFloat {
    if let place = explicit(guide, of: child, proposal) {
      let space = CGSize(space, along: guide.axis, across: 0)
      switch guide {
      case .vertical(.firstTextBaseline): return 0
      case .vertical(.lastTextBaseline): return space.height - size.height
      default: return (defaultPlace(guide, space) - place).rounded(.down)
      }
    }
    return offset(of: size.length(along: guide.axis), in: CGRect(x: 0, y: 0, width: space, height: space), guide)
  }
}
