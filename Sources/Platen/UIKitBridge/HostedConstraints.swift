/// What the constraints between a view and its superview say about the view's place.
@MainActor struct HostedPlacement {
  private var width: CGFloat?
  private var height: CGFloat?
  private var least = CGSize.zero
  private var most = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
  /// The distances from the edges of the superview; nil for an edge that is not pinned.
  private var insets: [NSLayoutConstraint.Attribute: CGFloat] = [:]
  private var isCentered = false
  private var fillsWidth = false
  /// The share of a stack that the view fills, with the view's place in it.
  private let share: HostedShare?

  /// The place of a view in a container; in none only its sizes count.
  init(
    of view: UIView, in container: UIView?, after distances: [NSLayoutConstraint.Attribute: CGFloat] = [:],
    share: HostedShare? = nil
  ) {
    self.share = share
    for constraint in view.layoutConstraints {
      if constraint.firstView === view, constraint.secondItem == nil {
        limit(constraint)
      } else if let container, constraint.firstView === view, constraint.secondView === container {
        place(constraint.firstAttribute, constraint.secondAttribute, constraint.constant)
      } else if let container, constraint.firstView === container, constraint.secondView === view {
        place(constraint.secondAttribute, constraint.firstAttribute, -constraint.constant)
      }
    }
    for (edge, distance) in distances { insets[edge] = distance }
  }

  private mutating func limit(_ constraint: NSLayoutConstraint) {
    let length = max(0, constraint.constant)
    switch (constraint.firstAttribute, constraint.relation) {
    case (.width, .equal): width = length
    case (.height, .equal): height = length
    case (.width, .greaterThanOrEqual): least.width = length
    case (.height, .greaterThanOrEqual): least.height = length
    case (.width, .lessThanOrEqual): most.width = length
    case (.height, .lessThanOrEqual): most.height = length
    default: break
    }
  }

  private mutating func place(
    _ own: NSLayoutConstraint.Attribute, _ other: NSLayoutConstraint.Attribute, _ constant: CGFloat
  ) {
    switch (own, other) {
    case (.leading, .leading), (.left, .left), (.leading, .left), (.left, .leading): insets[.leading] = constant
    case (.trailing, .trailing), (.right, .right), (.trailing, .right), (.right, .trailing):
      insets[.trailing] = -constant
    case (.top, .top): insets[.top] = constant
    case (.bottom, .bottom): insets[.bottom] = -constant
    case (.centerX, .centerX): isCentered = true
    case (.width, .width): fillsWidth = true
    default: break
    }
  }

  /// The nodes around the view's own, from the inside out.
  var steps: [HostedLayer.Step] {
    var steps: [HostedLayer.Step] = []
    if width != nil || height != nil {
      steps.append(.init(content: .decoration(.frame(FrameContent(width: width, height: height)))))
    }
    let fills = fillsWidth || isCentered || insets[.leading] != nil && insets[.trailing] != nil
    let maxWidth: CGFloat? = fills ? .infinity : most.width < .infinity ? most.width : nil
    let maxHeight: CGFloat? = most.height < .infinity ? most.height : nil
    if maxWidth != nil || maxHeight != nil || least != .zero {
      let frame = FrameContent(
        minWidth: least.width > 0 ? least.width : nil, idealWidth: nil, maxWidth: maxWidth,
        minHeight: least.height > 0 ? least.height : nil, idealHeight: nil, maxHeight: maxHeight,
        alignment: isCentered ? .center : .topLeading)
      steps.append(.init(content: .decoration(.frame(frame))))
    }
    if let share { steps.append(.init(content: .decoration(.frame(share.frame)))) }
    let padding = EdgeInsets(
      top: insets[.top] ?? 0, leading: insets[.leading] ?? 0, bottom: insets[.bottom] ?? 0,
      trailing: insets[.trailing] ?? 0)
    if padding != EdgeInsets() {
      steps.append(.init(content: .decoration(.padding(PaddingContent(insets: padding)))))
    }
    return steps
  }
}

/// The part of a stack that a view fills along an axis.
@MainActor struct HostedShare {
  let axis: Axis
  var alignment = Alignment.center

  var frame: FrameContent {
    FrameContent(
      minWidth: nil, idealWidth: nil, maxWidth: axis == .horizontal ? .infinity : nil, minHeight: nil, idealHeight: nil,
      maxHeight: axis == .vertical ? .infinity : nil, alignment: alignment)
  }
}

/// The order that constraints between views with the same superview put them in.
@MainActor struct HostedArrangement {
  /// The views: rows from top to bottom, each from leading to trailing.
  let rows: [[UIView]]
  /// The distances of a view from those before it.
  let distances: [ObjectIdentifier: [NSLayoutConstraint.Attribute: CGFloat]]

  /// Whether any view has another before it.
  var isLinked: Bool { !distances.isEmpty }

  /// Nil where no constraint says anything about the views.
  init?(_ views: [UIView]) {
    guard views.contains(where: { !$0.layoutConstraints.isEmpty }) else { return nil }
    var distances: [ObjectIdentifier: [NSLayoutConstraint.Attribute: CGFloat]] = [:]
    var after: [(UIView, UIView)] = []
    var below: [(UIView, UIView)] = []
    for view in views {
      for constraint in view.layoutConstraints where constraint.firstView === view {
        guard let other = constraint.secondView, other !== view, views.contains(where: { $0 === other }) else {
          continue
        }
        switch (constraint.firstAttribute, constraint.secondAttribute) {
        case (.top, .bottom):
          below.append((view, other))
          distances[ObjectIdentifier(view), default: [:]][.top] = constraint.constant
        case (.bottom, .top):
          below.append((other, view))
          distances[ObjectIdentifier(other), default: [:]][.top] = -constraint.constant
        case (.leading, .trailing), (.left, .right):
          after.append((view, other))
          distances[ObjectIdentifier(view), default: [:]][.leading] = constraint.constant
        case (.trailing, .leading), (.right, .left):
          after.append((other, view))
          distances[ObjectIdentifier(other), default: [:]][.leading] = -constraint.constant
        default: break
        }
      }
    }
    rows = Self.rows(views, after, below)
    self.distances = distances
  }

  private static func rows(
    _ views: [UIView], _ after: [(UIView, UIView)], _ below: [(UIView, UIView)]
  ) -> [[UIView]] {
    // Views beside one another are one row.
    var rowOf = Dictionary(uniqueKeysWithValues: views.enumerated().map { (ObjectIdentifier($1), $0) })
    for (view, other) in after {
      guard let old = rowOf[ObjectIdentifier(view)], let new = rowOf[ObjectIdentifier(other)] else { continue }
      for (key, row) in rowOf where row == old { rowOf[key] = new }
    }
    var rows: [Int: [UIView]] = [:]
    for view in views { rows[rowOf[ObjectIdentifier(view)] ?? 0, default: []].append(view) }
    let order = sorted(Array(rows.keys).sorted()) { row, other in
      below.contains { rowOf[ObjectIdentifier($0)] == row && rowOf[ObjectIdentifier($1)] == other }
    }
    return order.map { row in
      sorted(rows[row] ?? []) { view, other in after.contains { $0 === view && $1 === other } }
    }
  }

  /// The elements in an order in which each is after those that it follows; what goes round in circles stays.
  private static func sorted<Element>(_ elements: [Element], follows: (Element, Element) -> Bool) -> [Element] {
    var (remaining, order) = (elements, [Element]())
    while !remaining.isEmpty {
      let index =
        remaining.indices.first { index in !remaining.contains { follows(remaining[index], $0) } } ?? 0
      order.append(remaining.remove(at: index))
    }
    return order
  }
}
