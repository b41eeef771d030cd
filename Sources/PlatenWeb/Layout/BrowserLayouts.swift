#if Web
import Foundation
import PlatenGraph

/// Custom layouts of a program, and stacks that CSS can't arrange, in a browser.
///
/// The browser reports the proposed size of a container and the sizes of its views for the proposals that the layout
/// has requested; when all sizes are known the layout runs here, and its positions are sent to the browser as styles.
/// A request for a size costs a round trip: a container waits for those in it, which are asked about first.
@MainActor final class BrowserLayouts {
  @Hosted private var host: ViewHost
  private var containers: [NodeID: MeasuredContainer] = [:]
  private var rounds = 0
  /// The containers to arrange before the next message is sent.
  private var due: Set<NodeID> = []
  /// Those that wait for the sizes of containers in them.
  private var waiting: Set<NodeID> = []
  /// The positions, by node.
  private var styles: [NodeID: [String: String]] = [:]

  init(_ host: ViewHost) { self.host = host }

  /// The position of a node in a layout, as CSS.
  func style(of id: NodeID) -> [String: String] {
    styles[id] ?? [:]
  }

  /// Drops the measured sizes that a change of the tree makes invalid.
  func note(_ patches: [Patch]) {
    for patch in patches {
      switch patch {
      case .insert(_, let parent, _), .move(_, let parent, _, _): forgetSizes(around: parent)
      case .remove(let node, let parent, _):
        node.forEach { node in
          containers[node.id] = nil
          styles[node.id] = nil
          due.remove(node.id)
          waiting.remove(node.id)
        }
        forgetSizes(around: parent)
      case .update(let node, _, _): forgetSizes(around: node)
      case .scroll: break
      }
    }
  }

  private func forgetSizes(around node: Node) {
    guard !containers.isEmpty else { return }
    var child: Node?
    var current: Node? = node
    while let container = current {
      if containers[container.id] != nil {
        if let child { containers[container.id]?.sizes[child.id] = nil }
        if child == nil { containers[container.id]?.cache = nil }
        containers[container.id]?.exchanges = 0
        due.insert(container.id)
      }
      child = container
      current = container.parent
    }
  }

  /// Handles the sizes that a browser has measured.
  func receive(_ id: NodeID, width: Int, height: Int, sizes: String) {
    guard let node = host.node(id), node.measuredLayout != nil else { return }
    var container = containers[id] ?? MeasuredContainer()
    let offered = ProposedViewSize(
      width: width < 0 ? nil : CGFloat(min(width, 100_000)), height: height < 0 ? nil : CGFloat(min(height, 100_000)))
    if container.offered != offered { container.exchanges = 0 }
    container.offered = offered
    let children = Set(node.children.map(\.id))
    for entry in sizes.utf8.count < 200_000 ? sizes.split(separator: ";") : [] {
      guard let measurement = Measurement(entry), children.contains(measurement.node) else { continue }
      container.sizes[measurement.node, default: [:]][measurement.proposal] = measurement.size
    }
    containers[id] = container
    due.insert(id)
  }

  /// Arranges the pending containers, and sends positions or requests for sizes. `flexibility` is that of the elements.
  func write(to message: inout ServerMessage, _ flexibility: FlexibilityMap) {
    due.formUnion(waiting)
    waiting = []
    // The innermost first: the containers around them need their sizes.
    let nodes = due.compactMap { host.node($0) }.sorted { $0.depth > $1.depth }
    // Those with a container in them that has yet to hear of sizes.
    var blocked: Set<NodeID> = []
    for (id, container) in containers where container.isAsking && !due.contains(id) {
      host.node(id)?.visitParents { blocked.insert($0.id) }
    }
    due = []
    for node in nodes {
      guard var container = containers[node.id], let layout = node.measuredLayout, let offered = container.offered
      else { continue }
      guard !blocked.contains(node.id) else {
        waiting.insert(node.id)
        continue
      }
      let result = container.arrange(node, layout, offered, flexibility) { [weak self] in self?.containers[$0.id] }
      container.isAsking = false
      if !result.missing.isEmpty {
        // A layout that requests new sizes without end is stopped.
        container.exchanges += 1
        container.isAsking = container.exchanges < 64
        if container.isAsking {
          message.append(.measure(node.id, Measurement.text(result.missing)))
          node.visitParents { blocked.insert($0.id) }
        }
      } else {
        let (width, height) = (result.size.width, result.size.height)
        set(
          [
            "width": width.isFinite ? CSS.pixels(width) : "100%",
            "height": height.isFinite ? CSS.pixels(height) : "100%",
          ], of: node.id, &message)
        for (child, frame) in result.frames {
          // Layouts count from the leading edge.
          let x = node.isRightToLeft ? width - frame.maxX : frame.minX
          set(
            [
              "left": CSS.pixels(x), "top": CSS.pixels(frame.minY), "width": CSS.pixels(frame.width),
              "height": CSS.pixels(frame.height), "position": "absolute",
            ], of: child, &message)
        }
      }
      let didChange = containers[node.id]?.frames != container.frames
      containers[node.id] = container
      if didChange { outdateSizes(of: node) }
    }
    // The containers around the changed ones are arranged in the same update, if possible.
    if !due.isEmpty, rounds < 8 {
      rounds += 1
      write(to: &message, flexibility)
      rounds -= 1
    }
  }

  /// Makes the containers around a changed one measure it again.
  private func outdateSizes(of node: Node) {
    var child = node
    while let parent = child.parent {
      if containers[parent.id] != nil {
        containers[parent.id]?.sizes[child.id] = nil
        due.insert(parent.id)
      }
      child = parent
    }
  }

  private func set(_ style: [String: String], of id: NodeID, _ message: inout ServerMessage) {
    // A nested container gets its position from the one around it.
    var merged = styles[id] ?? [:]
    merged.merge(style) { _, new in new }
    guard merged != styles[id] else { return }
    styles[id] = merged
    message.append(.style(of: NodeRenderer.identifier(of: id), style.mapValues { Optional($0) }))
  }
}

extension Node {
  fileprivate func visitParents(_ body: (Node) -> Void) {
    var node = parent
    while let current = node {
      body(current)
      node = current.parent
    }
  }

  fileprivate var depth: Int {
    var depth = 0
    visitParents { _ in depth += 1 }
    return depth
  }
}
#endif
