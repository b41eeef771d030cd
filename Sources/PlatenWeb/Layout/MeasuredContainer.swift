#if Web
import Foundation
import PlatenGraph

/// A container whose children a browser measures.
@MainActor struct MeasuredContainer {
  /// The proposed size in the browser; nil before the browser has reported it.
  var offered: ProposedViewSize?
  /// The sizes that the browser has reported.
  var sizes: [NodeID: [ProposedViewSize: CGSize]] = [:]
  /// The size that the layout has chosen, in whole pixels; nil while it is not known, and where it is infinite.
  var chosen: CGSize?
  /// Whether the browser has yet to report sizes that the layout has requested.
  var isAsking = false
  /// The cache of the layout.
  var cache: AnyLayout.Cache?
  /// The number of requests to the browser since the last change.
  var exchanges = 0
  /// The positions of the children.
  var frames: [NodeID: CGRect] = [:]

  struct Result {
    var size = CGSize.zero
    var frames: [NodeID: CGRect] = [:]
    /// The sizes that the layout has requested and that are not known.
    var missing: [(node: NodeID, proposal: ProposedViewSize)] = []
  }

  mutating func arrange(
    _ node: Node, _ layout: AnyLayout, _ offered: ProposedViewSize, _ flexibility: FlexibilityMap,
    containers: @escaping (Node) -> MeasuredContainer?
  ) -> Result {
    let items = node.children.map {
      MeasuredItem($0, known: sizes[$0.id] ?? [:], flexibility[$0], containers)
    }
    let subviews = LayoutSubviews(items)
    var cache = cache ?? layout.makeCache(subviews: subviews)
    layout.updateCache(&cache, subviews: subviews)
    var result = Result()
    result.size = layout.sizeThatFits(proposal: offered, subviews: subviews, cache: &cache)
    let bounds = CGRect(
      x: 0, y: 0, width: result.size.width.isFinite ? result.size.width : offered.width ?? 0,
      height: result.size.height.isFinite ? result.size.height : offered.height ?? 0)
    layout.placeSubviews(in: bounds, proposal: offered, subviews: subviews, cache: &cache)
    for item in items {
      let proposal = item.placement?.proposal ?? offered
      let size = item.size(proposal)
      let middle = CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
      let origin = item.placement?.origin ?? middle
      guard origin.x.isFinite, origin.y.isFinite else { continue }
      result.frames[item.node.id] = CGRect(
        origin: origin,
        size: CGSize(
          width: size.width.isFinite ? size.width : bounds.width,
          height: size.height.isFinite ? size.height : bounds.height))
    }
    result.missing = items.flatMap { item in item.missing.map { (item.node.id, $0) } }
    self.cache = cache
    guard result.missing.isEmpty else { return result }
    frames = result.frames
    let size = CGSize(width: result.size.width.rounded(.up), height: result.size.height.rounded(.up))
    chosen = size.width.isFinite && size.height.isFinite ? size : nil
    return result
  }
}

/// A child that a browser measures.
///
/// An answer takes a round trip, and a layout often asks about a size only when it has another one. So the ideal size is
/// asked about with the first one, and what follows from it is not asked about: a view that does not fill an axis has
/// there the length that it has without a limit, wherever it is offered as much.
@MainActor private final class MeasuredItem: LayoutItem {
  let node: Node
  private let known: [ProposedViewSize: CGSize]
  private let flexibility: Flexibility
  private let containers: (Node) -> MeasuredContainer?
  private(set) var missing: Set<ProposedViewSize> = []
  private(set) var placement: (origin: CGPoint, proposal: ProposedViewSize)?

  init(
    _ node: Node, known: [ProposedViewSize: CGSize], _ flexibility: Flexibility,
    _ containers: @escaping (Node) -> MeasuredContainer?
  ) {
    self.node = node
    self.known = known
    self.flexibility = flexibility
    self.containers = containers
  }

  func size(_ proposal: ProposedViewSize) -> CGSize {
    // A container is as large as its own layout has made it.
    if node.measuredLayout != nil, let chosen = containers(node)?.chosen { return chosen }
    var asked = Measurement.rounded(proposal)
    if !flexibility.horizontal, asked.width == .infinity { asked.width = nil }
    if !flexibility.vertical { asked.height = nil }
    if let size = known[asked] { return size }
    if !flexibility.horizontal, let width = asked.width {
      let unlimited = ProposedViewSize(width: nil, height: asked.height)
      if let size = known[unlimited] {
        if size.width <= width { return size }
      } else {
        missing.insert(unlimited)
      }
    }
    missing.insert(asked)
    return .zero
  }

  func explicit(_ guide: AlignmentGuide, _ proposal: ProposedViewSize) -> CGFloat? {
    explicit(guide, of: node, size(proposal))
  }

  private func explicit(_ guide: AlignmentGuide, of node: Node, _ size: CGSize) -> CGFloat? {
    node.place(guide, size) { [weak self] guide in
      MainActor.assumeIsolated { self?.inner(guide, of: node, size) }
    }
  }

  /// The positions of views inside a node, as far as they are known here.
  private func inner(_ guide: AlignmentGuide, of node: Node, _ size: CGSize) -> CGFloat? {
    switch node.content {
    case .decoration(.padding(let padding)):
      let insets = LayoutMarkup.insets(of: padding)
      let inside = CGSize(
        width: size.width - insets.leading - insets.trailing, height: size.height - insets.top - insets.bottom)
      let shift = guide.axisOfPlace == .horizontal ? insets.leading : insets.top
      return node.children.first.flatMap { explicit(guide, of: $0, inside) }.map { $0 + shift }
    case .decoration(.border), .decoration(.effect), .decoration(.background), .decoration(.overlay):
      return node.children.first.flatMap { explicit(guide, of: $0, size) }
    case .container(.stack), .container(.depthStack), .container(.layout):
      guard let container = containers(node) else { return nil }
      let places = node.children.compactMap { child -> CGFloat? in
        guard let frame = container.frames[child.id] else { return nil }
        let start = guide.axisOfPlace == .horizontal ? frame.minX : frame.minY
        return explicit(guide, of: child, frame.size).map { $0 + start }
      }
      return places.isEmpty ? nil : places.reduce(0, +) / CGFloat(places.count)
    default: return nil
    }
  }

  func distance(to next: any LayoutItem, along axis: Axis) -> CGFloat { 8 }

  func place(at origin: CGPoint, _ proposal: ProposedViewSize) { placement = (origin, proposal) }
}

/// One size measured by a browser, written `node:width:height=width:height`. In the proposal an empty length means the
/// ideal size, and `i` infinity.
struct Measurement: Equatable {
  var node: NodeID
  var proposal: ProposedViewSize
  var size: CGSize

  init?(_ text: Substring) {
    let sides = text.split(separator: "=", omittingEmptySubsequences: false)
    guard sides.count == 2 else { return nil }
    let asked = sides[0].split(separator: ":", omittingEmptySubsequences: false)
    let answer = sides[1].split(separator: ":", omittingEmptySubsequences: false)
    guard asked.count == 3, answer.count == 2, let number = Int(asked[0]), let width = Self.length(asked[1]),
      let height = Self.length(asked[2]), let chosenWidth = Self.length(answer[0]) ?? nil,
      let chosenHeight = Self.length(answer[1]) ?? nil
    else { return nil }
    node = NodeID(rawValue: number)
    proposal = ProposedViewSize(width: width, height: height)
    size = CGSize(width: chosenWidth, height: chosenHeight)
  }

  /// Nil when it is no length; an inner nil for an empty length.
  private static func length(_ text: Substring) -> CGFloat?? {
    if text.isEmpty { return .some(nil) }
    if text == "i" { return .some(.infinity) }
    guard let value = Int(text), (0...1_000_000).contains(value) else { return nil }
    return .some(CGFloat(value))
  }

  /// The requested proposal, in whole pixels.
  static func rounded(_ proposal: ProposedViewSize) -> ProposedViewSize {
    func round(_ length: CGFloat?) -> CGFloat? {
      guard let length else { return nil }
      return length.isFinite ? max(min(length.rounded(), 1_000_000), 0) : .infinity
    }
    return ProposedViewSize(width: round(proposal.width), height: round(proposal.height))
  }

  /// The sizes of views for the proposals of a layout.
  static func text(_ questions: [(node: NodeID, proposal: ProposedViewSize)]) -> String {
    questions.map { text($0.node, $0.proposal) }.joined(separator: ";")
  }

  static func text(_ node: NodeID, _ proposal: ProposedViewSize) -> String {
    func text(_ length: CGFloat?) -> String { length.map { $0.isFinite ? String(Int($0)) : "i" } ?? "" }
    return "\(node.rawValue):\(text(proposal.width)):\(text(proposal.height))"
  }
}
#endif
