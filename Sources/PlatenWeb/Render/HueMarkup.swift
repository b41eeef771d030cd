#if Web
import PlatenGraph

/// The hues of texts and symbols on a ground that the program has drawn: those that can be read on a bright or on a dark
/// one, whatever the interface is. All hues of the style sheet are `light-dark()`, of which the text's own element
/// chooses.
@MainActor enum HueMarkup {
  nonisolated static let property = "color-scheme"

  /// The interface whose hues a node has; nil where they are those of the page.
  static func scheme(of node: Node, _ content: NodeContent) -> String? {
    guard content.hasHue, let isBright = node.ground?.isBright else { return nil }
    return isBright ? "light" : "dark"
  }

  /// Writes the schemes of what is drawn over a ground that has changed, come or gone: `child` is, or contains, the
  /// ground.
  static func write(over child: Node, in parent: Node?, into message: inout ServerMessage) {
    for part in contents(over: child, in: parent) {
      part.forEach { node in
        guard node.content.hasHue else { return }
        message.append(
          .style(of: NodeRenderer.identifier(of: node.id), [property: scheme(of: node, node.content)]))
      }
    }
  }

  private static func contents(over child: Node, in parent: Node?) -> [Node] {
    var (child, parent) = (child, parent)
    var contents: [Node] = []
    while let current = parent {
      switch current.content {
      case .decoration(.background):
        if let first = current.children.first, first !== child { return contents + [first] }
      case .container(.depthStack):
        if child.isShape { contents += current.children.filter { $0 !== child } }
      default: break
      }
      (child, parent) = (current, current.parent)
    }
    return contents
  }
}

extension NodeContent {
  fileprivate var hasHue: Bool {
    switch self {
    case .leaf(.text(let text)):
      text.foreground.isHue || text.runs.contains { $0.foreground?.isHue ?? ($0.link != nil) }
    case .leaf(.image(let image)): image.foreground.isHue
    default: false
    }
  }
}
#endif
