/// A child of a program's own layout, for the layout engine.
@MainActor private final class EngineItem: LayoutItem {
  let engine: LayoutEngine
  let node: Node
  var placement: (origin: CGPoint, proposal: ProposedViewSize)?

  init(_ engine: LayoutEngine, _ node: Node) {
    self.engine = engine
    self.node = node
  }

  func size(_ proposal: ProposedViewSize) -> CGSize { engine.points(engine.measure(node, engine.units(proposal))) }

  func explicit(_ guide: AlignmentGuide, _ proposal: ProposedViewSize) -> CGFloat? {
    engine.explicit(guide, of: node, engine.units(proposal)).map { engine.metrics.points($0, along: guide.axis) }
  }

  func distance(to next: any LayoutItem, along axis: Axis) -> CGFloat {
    engine.metrics.points(engine.metrics.defaultSpacing(along: axis, between: node, and: next.node), along: axis)
  }

  func place(at origin: CGPoint, _ proposal: ProposedViewSize) { placement = (origin, proposal) }
}

// Layouts that a program has written. They know points alone.
extension LayoutEngine {
  func units(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(metrics.units($0, along: .horizontal), 0) },
      height: proposal.height.map { max(metrics.units($0, along: .vertical), 0) })
  }

  private func points(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { metrics.points($0, along: .horizontal) },
      height: proposal.height.map { metrics.points($0, along: .vertical) })
  }

  private func points(_ rect: CGRect) -> CGRect {
    CGRect(
      origin: CGPoint(
        x: metrics.points(rect.minX, along: .horizontal), y: metrics.points(rect.minY, along: .vertical)),
      size: points(rect.size))
  }

  /// A length that a program has computed. What is no number is none.
  private func length(_ points: CGFloat, along axis: Axis) -> CGFloat {
    points.isNaN ? 0 : max(metrics.units(points, along: axis), 0)
  }

  private func ask<T>(_ node: Node, _ layout: AnyLayout, _ body: (LayoutSubviews, inout AnyLayout.Cache) -> T) -> T {
    var subviews = LayoutSubviews(node.children.map { EngineItem(self, $0) })
    subviews.layoutDirection = node.isRightToLeft ? .rightToLeft : .leftToRight
    var cache: AnyLayout.Cache
    if let known = node.layout.customCache {
      cache = known
      if node.layout.isCustomCacheStale { layout.updateCache(&cache, subviews: subviews) }
    } else {
      cache = layout.makeCache(subviews: subviews)
    }
    node.layout.isCustomCacheStale = false
    defer { node.layout.customCache = cache }
    return body(subviews, &cache)
  }

  func customSize(_ node: Node, _ layout: AnyLayout, _ proposal: ProposedViewSize) -> CGSize {
    let size = ask(node, layout) { layout.sizeThatFits(proposal: points(proposal), subviews: $0, cache: &$1) }
    return CGSize(width: length(size.width, along: .horizontal), height: length(size.height, along: .vertical))
  }

  func placeCustom(_ node: Node, _ layout: AnyLayout, _ bounds: CGRect, _ proposal: ProposedViewSize) {
    let subviews = ask(node, layout) { subviews, cache in
      layout.placeSubviews(in: points(bounds), proposal: points(proposal), subviews: subviews, cache: &cache)
      return subviews
    }
    for subview in subviews {
      guard let item = subview.item as? EngineItem else { continue }
      guard let placement = item.placement, placement.origin.x.isFinite, placement.origin.y.isFinite else {
        place(item.node, proposal, in: bounds, .center)
        continue
      }
      let offered = units(placement.proposal)
      let origin = CGPoint(
        x: metrics.units(placement.origin.x, along: .horizontal),
        y: metrics.units(placement.origin.y, along: .vertical))
      place(item.node, in: CGRect(origin: origin, size: measure(item.node, offered)), offered)
    }
  }

  func customAlignment(
    _ guide: AlignmentGuide, of node: Node, _ layout: AnyLayout, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    let bounds = points(CGRect(origin: .zero, size: measure(node, proposal)))
    let offered = points(proposal)
    let place = ask(node, layout) { subviews, cache in
      switch guide {
      case .horizontal(let guide):
        layout.explicitAlignment(
          of: HorizontalAlignment(guide: guide), in: bounds, proposal: offered, subviews: subviews, cache: &cache)
      case .vertical(let guide):
        layout.explicitAlignment(
          of: VerticalAlignment(guide: guide), in: bounds, proposal: offered, subviews: subviews, cache: &cache)
      }
    }
    return place.map { metrics.units($0, along: guide.axis) }
  }

  // MARK: a share of what contains the view

  private func proposal(_ node: Node, _ frame: ContainerFrameContent, _ proposal: ProposedViewSize) -> ProposedViewSize
  {
    let container = node.layout.containerSize.map(points)
    func length(_ share: ContainerFrameContent.Share?, _ axis: Axis) -> CGFloat? {
      guard let share else { return proposal.length(along: axis) }
      // Before anything is placed, all that is offered counts as the container.
      let whole = container?.length(along: axis) ?? proposal.length(along: axis).map { metrics.points($0, along: axis) }
      let least = axis == .horizontal ? frame.leastWidth : 0
      guard let whole else { return least > 0 ? metrics.units(least, along: axis) : nil }
      return whole.isFinite ? metrics.units(max(share.length(in: whole), least), along: axis) : nil
    }
    return ProposedViewSize(
      width: length(frame.horizontal, .horizontal), height: length(frame.vertical, .vertical))
  }

  func containerFrameSize(_ node: Node, _ frame: ContainerFrameContent, _ offered: ProposedViewSize) -> CGSize {
    let chosen = proposal(node, frame, offered)
    let child = firstChildSize(node, chosen)
    return CGSize(
      width: frame.horizontal == nil ? child.width : chosen.width ?? child.width,
      height: frame.vertical == nil ? child.height : chosen.height ?? child.height)
  }

  func placeInContainerFrame(
    _ node: Node, _ frame: ContainerFrameContent, _ bounds: CGRect, _ offered: ProposedViewSize
  ) {
    guard let child = node.children.first else { return }
    place(child, proposal(node, frame, offered), in: bounds, frame.alignment)
  }
}
