// The box of a field or control: its background and edges. Controls of the automatic style have that of the theme; on a
// phone SwiftUI draws none around a button or field, and programs draw their own.

extension Node {
  /// Whether the program draws the box of this field or control, around it or in its label.
  ///
  /// What the program draws counts, not its colour: a background that is clear for the moment is one.
  package var hasOwnBox: Bool { isBoxInLabel || hasBoxAround }

  /// Whether the program draws the box of this field or control around it.
  package var hasBoxAround: Bool {
    var child = self
    while let parent = child.parent {
      if let answer = parent.drawsBox(around: child) { return answer }
      child = parent
    }
    return false
  }

  /// Whether a node draws the box of the field or control in a child; nil where what contains the node may do so.
  package func drawsBox(around child: Node) -> Bool? {
    switch content {
    case .decoration(.background), .decoration(.overlay):
      guard child === children.first else { return false }
      return drawsFigureBeside ? true : nil
    case .decoration(.border), .decoration(.effect(.glass)): return true
    case .decoration(.effect(.clip(let path))): return path == .rectangle ? nil : true
    case .decoration(.frame(let frame)) where frame.isContainer: return false
    case .decoration(.padding), .decoration(.frame), .decoration(.fixedSize), .decoration(.effect): return nil
    case .container(.stack(let stack)) where stack.axis == .horizontal: return nil
    case .container(.depthStack): return joinsField(in: child, with: [.words, .figures]) ? true : nil
    default: return false
    }
  }

  /// Whether the label of this control has a box, or is a figure.
  package var isBoxInLabel: Bool {
    guard case .control = content, children.count == 1 else { return false }
    var inner = children.first
    while let node = inner {
      switch node.content {
      case .decoration(.background), .decoration(.overlay): if node.drawsFigureBeside { return true }
      case .decoration(.border), .decoration(.effect(.glass)): return true
      case .decoration(.effect(.clip(let path))): if path != .rectangle { return true }
      case .decoration(.padding), .decoration(.frame), .decoration(.fixedSize), .decoration(.effect): break
      case .container(.depthStack): return node.children.contains { $0.first(where: \.isShape) != nil }
      default: return node.isShape
      }
      inner = node.children.first
    }
    return false
  }

  /// Whether the background or overlay of this node has a shape.
  private var drawsFigureBeside: Bool { children.dropFirst().contains { $0.first(where: \.isShape) != nil } }
}
