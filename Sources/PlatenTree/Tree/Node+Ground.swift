extension Node {
  /// The nearest opaque colour that the program has drawn behind a node, with the tint in place of the accent colour;
  /// nil where there is none but that of the form, the sheet or the window.
  ///
  /// It is looked for in the backgrounds of what contains the node, and in the shapes below it in a depth stack. Shapes
  /// are expected to be as large as the node.
  package var ground: Paint? {
    var child = self
    while let parent = child.parent {
      for layer in parent.layers(behind: child) {
        guard let shape = layer.first(where: { $0.isShape }), case .leaf(.shape(let content)) = shape.content,
          let fill = content.fill
        else { continue }
        let paint = fill.resolved(tint: shape.attributes.tint)
        if paint.isOpaque { return paint }
      }
      child = parent
    }
    return nil
  }

  /// What is drawn behind a child, the nearest first.
  private func layers(behind child: Node) -> [Node] {
    switch content {
    case .decoration(.background): children.first === child ? Array(children.dropFirst()) : []
    case .container(.depthStack): children.prefix { $0 !== child }.reversed().filter(\.isShape)
    default: []
    }
  }

  /// Whether a field in `child` belongs to what else is in this depth stack: to the words of a label that rises when
  /// there is text, or to a figure around it. SwiftUI's plain field has no background, and shows what is behind it.
  ///
  /// A field alone in a depth stack is such a field too: its label is there only while it is empty. One over a colour or
  /// a picture as large as the stack, one with other controls, and an editor are not.
  package func joinsField(in child: Node, with layers: DepthLayers) -> Bool {
    guard case .container(.depthStack) = content, child.contains(where: { $0.isTextField }) else { return false }
    let others = children.filter { $0 !== child }
    if others.isEmpty { return true }
    return others.contains { other in
      !other.contains(where: \.isFieldOrControl)
        && other.contains { !$0.depthLayers.isDisjoint(with: layers) }
    }
  }

  private var isTextField: Bool {
    if case .field(let field) = content { field.kind != .editor } else { false }
  }

  private var depthLayers: DepthLayers {
    switch content {
    case .leaf(.text): .words
    case .leaf(.shape(let shape)) where shape.path != .rectangle || shape.stroke != nil: .figures
    default: []
    }
  }

  package var isShape: Bool {
    if case .leaf(.shape) = content { true } else { false }
  }
}

extension Paint {
  /// The same with the tint in place of the accent colour.
  fileprivate func resolved(tint: Paint?) -> Paint {
    guard case .system(.accent, let opacity) = self, let tint, tint != self else { return self }
    return tint.opacity(opacity)
  }

  /// Whether hardly anything behind it can be seen. A gradient, a picture and a translucent layer have no single colour,
  /// and are none.
  fileprivate var isOpaque: Bool {
    switch self {
    case .system(.clear, _): false
    case .system(_, let opacity), .rgb(_, _, _, let opacity): opacity > 0.8
    case .mixed(let first, let second, let amount): (amount < 0.5 ? first : second).isOpaque
    case .dynamic(let light, let dark): light.isOpaque && dark.isOpaque
    case .material, .gradient, .tile: false
    }
  }
}

/// What is drawn beside a field in a depth stack.
package struct DepthLayers: OptionSet, Sendable {
  package var rawValue: UInt8

  package static let words = Self(rawValue: 1)
  package static let figures = Self(rawValue: 2)

  package init(rawValue: UInt8) { self.rawValue = rawValue }
}
