/// The views with matched geometry, and those among them that are changing places in this update.
@MainActor package final class MatchedViews {
  private struct Name: Hashable {
    let namespace: Namespace.ID
    let id: AnyHashable
  }

  /// A node that is removed in this update: where it was, and its view.
  private struct Departure {
    let frame: CGRect
    let top: Node
    let isWhole: Bool
  }

  private struct Arrival {
    let node: Node
    let top: Node
    let isWhole: Bool
    let transaction: Transaction
  }

  /// A node that the next layout moves from another node's place.
  private struct Flight {
    let node: Node
    /// In the window, in units.
    let from: CGRect
    let transaction: Transaction
  }

  @Hosted private var host: ViewHost
  /// Numbers are never reused: any entry means that the program matches the geometry of views.
  private var groups: [Name: Int] = [:]
  /// The nodes of each group, and those among all that follow another.
  private var nodes: [Int: [NodeID: Node]] = [:]
  private var followers: [NodeID: Node] = [:]
  private var departures: [Int: Departure] = [:]
  private var arrivals: [Arrival] = []
  private var flights: [Flight] = []

  init(host: ViewHost) { self.host = host }

  /// Whether all insertions and removals have been paired.
  var isSettled: Bool { arrivals.isEmpty && departures.isEmpty }

  /// Whether no geometry has ever been matched.
  var isUnused: Bool { groups.isEmpty }

  /// The number that represents an identity.
  package func group(of id: AnyHashable, in namespace: Namespace.ID) -> Int {
    let name = Name(namespace: namespace, id: id)
    if let known = groups[name] { return known }
    groups[name] = groups.count
    return groups.count - 1
  }

  /// Records the group that a node joins, and the one that it leaves.
  private func record(_ match: GeometryMatch, of node: Node) {
    if let old = node.attributes.match, old.group != match.group { forget(node) }
    nodes[match.group, default: [:]][node.id] = node
    followers[node.id] = match.isSource ? nil : node
  }

  /// A node is removed. The nodes that followed it are placed again.
  func forget(_ node: Node) {
    guard let match = node.attributes.match, nodes[match.group]?.removeValue(forKey: node.id) != nil else { return }
    followers[node.id] = nil
    if nodes[match.group]?.isEmpty == true { nodes[match.group] = nil }
    if match.isSource { releaseFollowers(of: match.group) }
  }

  private func releaseFollowers(of group: Int) {
    // What is around such a node puts it where it belongs.
    for node in followers.values where node.attributes.match?.group == group {
      (node.parent ?? node).invalidateLayout()
    }
  }

  /// The node that others of the group follow.
  private func source(of group: Int, except node: Node? = nil) -> Node? {
    nodes[group]?.values
      .filter { $0 !== node && $0.attributes.match?.isSource == true && $0.root.id.rawValue == 0 }
      .min { $0.id.rawValue < $1.id.rawValue }
  }

  /// Ties a node to a group.
  package func set(_ match: GeometryMatch, of node: Node) {
    record(match, of: node)
    guard node.attributes.match != match else { return }
    if node.attributes.match?.isSource == true, !match.isSource { releaseFollowers(of: match.group) }
    host.recorder.willChange(node)
    node.attributes.match = match
    if !match.isSource, node.layout.isPlaced || node.parent != nil, let transaction = host.transactions.current {
      host.animator.noteFlight(of: node, transaction)
      host.transactions.noteLayout(of: node, transaction)
    }
    node.invalidateLayout()
  }

  /// Records which of a node's children are inserted and removed, before they change.
  func note(from old: [Node], to new: [Node], _ transaction: Transaction) {
    let (before, after) = (Set(old.map(\.id)), Set(new.map(\.id)))
    for child in old where !after.contains(child.id) {
      child.forEach { node in
        guard let match = node.attributes.match, match.isSource else { return }
        departures[match.group] = Departure(
          frame: node.frameInLayout(isShown: true), top: child, isWhole: child.isNothingBut(node))
      }
    }
    for child in new where !before.contains(child.id) {
      child.forEach { node in
        guard let match = node.attributes.match, match.isSource else { return }
        arrivals.append(
          Arrival(node: node, top: child, isWhole: child.isNothingBut(node), transaction: transaction))
      }
    }
  }

  /// Pairs inserted views with those whose place they take.
  func pair() {
    guard !isSettled else { return }
    let (arrivals, departures) = (self.arrivals, self.departures)
    (self.arrivals, self.departures) = ([], [:])
    for arrival in arrivals {
      guard let match = arrival.node.attributes.match else { continue }
      let departure = departures[match.group]
      let there =
        departure?.frame ?? source(of: match.group, except: arrival.node)?.frameInLayout(isShown: true)
      guard let there else { continue }
      // One view is seen moving, not two that fade into one another.
      if let departure, departure.isWhole, departure.top.transition == nil {
        host.animator.abandonTransition(of: departure.top)
      }
      if arrival.isWhole, arrival.top.transition == nil { host.animator.abandonTransition(of: arrival.top) }
      host.animator.noteFlight(of: arrival.node, arrival.transaction)
      // A front end that lays out by itself moves the views by itself.
      guard host.layout.metrics != nil else { continue }
      flights.append(
        Flight(node: arrival.node, from: there, transaction: arrival.transaction))
    }
  }

  /// Places views that follow others where those are.
  func placeFollowers(_ engine: LayoutEngine) {
    for node in followers.values {
      guard let match = node.attributes.match, host.isAttached(node), node.layout.isPlaced,
        let source = source(of: match.group)
      else { continue }
      let own = node.frameInLayout()
      let frame = match.frame(from: source.frameInLayout(), own: own)
      guard frame != own else { continue }
      host.layout.placingTransaction = host.transactions.layout(ofNodeOrRoot: node.id)
      let place = frame.offsetBy(dx: node.frame.minX - own.minX, dy: node.frame.minY - own.minY)
      engine.setFrame(place, of: node, ProposedViewSize(place.size))
      host.layout.placingTransaction = nil
    }
  }

  /// Starts the motion of placed views from the frame of the view whose place they take.
  func startFlights() {
    guard !flights.isEmpty else { return }
    let batch = flights
    flights = []
    for flight in batch where host.isAttached(flight.node) {
      guard let match = flight.node.attributes.match else { continue }
      let own = flight.node.frameInLayout()
      let from = match.frame(from: flight.from, own: own)
        .offsetBy(dx: flight.node.frame.minX - own.minX, dy: flight.node.frame.minY - own.minY)
      fly(flight.node, from: from, flight.transaction, depth: 0)
    }
    host.animator.forgetFlights()
  }

  /// What is in a view that changes its size does so in proportion; texts only move.
  private func fly(_ node: Node, from old: CGRect, _ transaction: Transaction, depth: Int) {
    let new = node.frame
    guard old != new else { return }
    host.animator.frameDidChange(of: node, from: old, transaction)
    guard depth < 8, old.size != new.size, new.width > 0, new.height > 0 else { return }
    let (x, y) = (old.width / new.width, old.height / new.height)
    for child in node.children {
      var from = CGRect(
        x: child.frame.minX * x, y: child.frame.minY * y, width: child.frame.width * x, height: child.frame.height * y)
      if case .leaf(.text) = child.content {
        from = CGRect(
          x: from.midX - child.frame.width / 2, y: from.midY - child.frame.height / 2, width: child.frame.width,
          height: child.frame.height)
      }
      fly(child, from: from, transaction, depth: depth + 1)
    }
  }
}

extension Node {
  /// Its rectangle in the window as the layout has it, in units; on request, where it is drawn now.
  fileprivate func frameInLayout(isShown: Bool = false) -> CGRect {
    var result = isShown ? shownFrame : frame
    var node = self
    while let parent = node.parent {
      let origin = isShown ? parent.shownFrame.origin : parent.frame.origin
      result.origin.x += origin.x - parent.layout.scrollOffset.x
      result.origin.y += origin.y - parent.layout.scrollOffset.y
      node = parent
    }
    return result
  }

  /// Whether the view contains nothing but one other view.
  fileprivate func isNothingBut(_ other: Node) -> Bool {
    var node = self
    while node !== other {
      guard node.children.count == 1 else { return false }
      node = node.children[0]
    }
    return true
  }
}
