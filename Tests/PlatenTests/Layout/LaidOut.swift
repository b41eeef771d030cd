import Platen
import PlatenTesting

/// A view laid out, to ask where things are.
@MainActor final class LaidOut {
  let host: ViewHost
  let metrics = GridMetrics()
  private let size: CGSize
  /// What the program has requested to be scrolled into view.
  private(set) var scrolls: [(node: Node, anchor: UnitPoint?)] = []

  init<Content: View>(_ view: Content, width: CGFloat, height: CGFloat) {
    host = ViewHost(view)
    size = CGSize(width: width, height: height)
    layOut()
  }

  func layOut() {
    for case .scroll(let node, let anchor) in host.update() { scrolls.append((node, anchor)) }
    host.layout.run(in: size, metrics: metrics)
  }

  /// The frame, in the window, of the text with these words or the field of that label.
  func frame(_ words: String) -> CGRect? {
    let node = host.root.first { node in
      switch node.content {
      case .leaf(.text(let text)): text.plainText == words
      case .field(let field): field.label == words
      default: false
      }
    }
    return node.map(Self.frameInWindow)
  }

  /// The frame, in the window, of the first node of that kind.
  func frame(ofKind kind: String) -> CGRect? {
    host.root.first { $0.content.kindName == kind }.map(Self.frameInWindow)
  }

  static func frameInWindow(_ node: Node) -> CGRect {
    var frame = node.frame
    var parent = node.parent
    while let current = parent {
      frame.origin.x += current.frame.minX
      frame.origin.y += current.frame.minY
      parent = current.parent
    }
    return frame
  }
}
