#if Web
import Foundation
import Platen

/// Layouts that a program has written, and stacks that CSS can't arrange, carried out in a browser.
///
/// The browser says what a container is offered and how large its views are for the proposals that the layout has
/// asked about; with all sizes known the layout runs here, and its places go to the browser as styles. What a layout
/// asks about for the first time costs one more exchange.
@MainActor final class BrowserLayouts {
  private unowned let host: ViewHost
  private var containers: [NodeID: MeasuredContainer] = [:]
  private var rounds = 0
  /// Those to be arranged before the next message goes.
  private var due: Set<NodeID> = []
  /// By the node that is placed.
  private var styles: [NodeID: [String: String]] = [:]

  init(_ host: ViewHost) { self.host = host }

  /// Where a layout has put a node, as CSS.
  func style(of id: NodeID) -> [String: String] {
    styles[id] ?? [:]
  }

  /// What has changed in the tree makes sizes that are known of no use.
  func note(_ patches: [Patch]) {
    for patch in patches {
      switch patch {
      case .insert(_, let parent, _), .move(_, let parent, _, _): forgetSizes(around: parent)
      case .remove(let node, let parent, _):
        node.forEach { node in
          containers[node.id] = nil
          styles[node.id] = nil
          due.remove(node.id)
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

  /// What a browser has measured.
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

  /// Arranges what is due, and says where things are or what has to be measured.
  func write(to message: inout ServerMessage) {
    // The innermost first: what is around them asks for their sizes.
    let nodes = due.compactMap { host.node($0) }.sorted { $0.depth > $1.depth }
    due = []
    for node in nodes {
      guard var container = containers[node.id], let layout = node.measuredLayout, let offered = container.offered
      else { continue }
      let result = container.arrange(node, layout, offered) { [weak self] in self?.containers[$0.id] }
      if !result.missing.isEmpty {
        // A layout that asks about ever new sizes is cut short.
        container.exchanges += 1
        if container.exchanges < 64 { message.ask(node.id, result.missing) }
      } else {
        let (width, height) = (result.size.width, result.size.height)
        set(
          [
            "width": width.isFinite ? CSS.pixels(width) : "100%",
            "height": height.isFinite ? CSS.pixels(height) : "100%",
          ], of: node.id, &message)
        for (child, frame) in result.frames {
          set(
            [
              "left": CSS.pixels(frame.minX), "top": CSS.pixels(frame.minY), "width": CSS.pixels(frame.width),
              "height": CSS.pixels(frame.height), "position": "absolute",
            ], of: child, &message)
        }
      }
      let didChange = containers[node.id]?.frames != container.frames
      containers[node.id] = container
      if didChange { outdateSizes(of: node) }
    }
    // What is around those that have changed is arranged in the same turn, as far as it can be.
    if !due.isEmpty, rounds < 8 {
      rounds += 1
      write(to: &message)
      rounds -= 1
    }
  }

  /// What is around a container that is another now measures it again.
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
    // A container in another has its place from that.
    var merged = styles[id] ?? [:]
    merged.merge(style) { _, new in new }
    guard merged != styles[id] else { return }
    styles[id] = merged
    message.style(of: NodeRenderer.identifier(of: id), style.mapValues { Optional($0) })
  }
}

extension Node {
  fileprivate var depth: Int {
    var depth = 0
    var node = parent
    while let current = node {
      depth += 1
      node = current.parent
    }
    return depth
  }
}
#endif
