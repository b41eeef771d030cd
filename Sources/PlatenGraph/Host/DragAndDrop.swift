import Foundation

/// What has become of what was dragged.
package enum DragOutcome: Sendable { case cancelled, copied, moved, deleted }

/// A node whose view can be dragged.
@MainActor package protocol DragSource: NodeResponder {
  /// What is dragged; nothing where the drag does not start.
  func beginDrag() -> [DragItem]

  /// What is dragged has been moved for the first time.
  func dragDidMove()

  /// The drag that was moved is over. What other programs take is reported as cancelled.
  func dragDidEnd(_ outcome: DragOutcome)
}

extension DragSource {
  package func dragDidMove() {}
  package func dragDidEnd(_ outcome: DragOutcome) {}
}

/// A node whose view receives what is dropped on it.
@MainActor package protocol DropTarget: NodeResponder {
  /// The MIME types that it takes, in lower case.
  var acceptedTypes: Set<String> { get }

  /// Something that it takes is over it at a place, in points of its own; nil when it is no longer.
  func hover(at place: CGPoint?, _ items: [DragItem])

  /// Takes items at a place, in points of its own. False where it refuses them.
  func drop(_ items: [DragItem], at place: CGPoint) -> Bool
}

/// What is dragged in one host, by its own front end.
@MainActor package final class DragAndDrop: HostPart {
  @Hosted private var host: ViewHost
  /// What is dragged from a view of this host.
  package private(set) var items: [DragItem] = []
  /// The view that it is dragged from; nil where nothing is dragged.
  package private(set) var source: (any DragSource)?
  /// Whether the source was notified of the drag. A page begins one whenever a view that can be dragged is pressed.
  private var hasMoved = false
  private var target: NodeID?
  /// What a drop does, which its target can change while it takes the items.
  package var outcome = DragOutcome.copied

  package init(host: ViewHost) { self.host = host }

  /// Starts to drag the view of a node. False where nothing of it is dragged.
  package func begin(_ source: NodeID) -> Bool {
    endSource(.cancelled)
    let node = host.node(source)?.dragSource
    items = node?.beginDrag() ?? []
    self.source = items.isEmpty ? nil : node
    return !items.isEmpty
  }

  /// Whether the view of a node takes something of these types.
  package func accepts(_ types: [String], on id: NodeID) -> Bool {
    guard let target = target(id) else { return false }
    return types.contains { target.acceptedTypes.contains($0.lowercased()) }
  }

  /// What is dragged is over the view of a node, or over none that takes it. `others` are items from elsewhere.
  package func hover(over id: NodeID?, at place: CGPoint = .zero, _ others: [DragItem]? = nil) {
    if others == nil { noteMove() }
    setTarget(id, at: place, others)
  }

  private func noteMove() {
    guard let source, !hasMoved else { return }
    hasMoved = true
    source.dragDidMove()
  }

  private func setTarget(_ id: NodeID?, at place: CGPoint = .zero, _ others: [DragItem]? = nil) {
    if let old = target, old != id { target(old)?.hover(at: nil, []) }
    target = id
    if let id { target(id)?.hover(at: place, others ?? items) }
  }

  /// Drops what is dragged on the view of a node. `others` are items from elsewhere.
  @discardableResult package func drop(
    on id: NodeID, at place: CGPoint = .zero, _ others: [DragItem]? = nil
  ) -> Bool {
    let dropped = others ?? items
    if others == nil { noteMove() }
    if let old = self.target, old != id { setTarget(nil) }
    self.target = nil
    items = []
    outcome = .copied
    let isTaken = !dropped.isEmpty && target(id)?.drop(dropped, at: place) == true
    if others == nil { endSource(isTaken ? outcome : .cancelled) }
    return isTaken
  }

  /// The drag is over without a drop here.
  package func end() {
    setTarget(nil)
    items = []
    endSource(.cancelled)
  }

  private func endSource(_ outcome: DragOutcome) {
    let ended = hasMoved ? source : nil
    hasMoved = false
    source = nil
    ended?.dragDidEnd(outcome)
  }

  private func target(_ id: NodeID) -> (any DropTarget)? {
    guard let node = host.node(id), node.attributes.isEnabled, host.modals.isReachable(node) else { return nil }
    return node.dropTarget
  }
}
