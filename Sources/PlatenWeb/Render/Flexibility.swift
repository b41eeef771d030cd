#if Web
import PlatenGraph

/// The axes along which a view fills the proposed size.
///
/// SwiftUI asks each view for its size; CSS needs the answer beforehand. The most important one, whether a view fills
/// the available space or has the size of its content, is computed here, from the leaves up.
struct Flexibility: Equatable, Sendable {
  var horizontal = false
  var vertical = false
  /// Whether a frame sets its width, or that of what it is around: a row does not make it narrower.
  var hasFixedWidth = false
  /// Whether something inside scrolls vertically, so that the element may be made shorter than its content.
  var holdsScroller = false
  /// Whether there is an editor inside, which fills the available height and has a least height of its own.
  var holdsEditor = false

  static let both = Flexibility(horizontal: true, vertical: true)

  mutating func formUnion(_ other: Flexibility) {
    horizontal = horizontal || other.horizontal
    vertical = vertical || other.vertical
    holdsScroller = holdsScroller || other.holdsScroller
    holdsEditor = holdsEditor || other.holdsEditor
  }
}

extension Flexibility {
  /// The flexibility of a node, given that of its children.
  @MainActor static func of(
    _ node: Node, stackAxis: Axis?, isInForm: Bool, children: (Node) -> Flexibility
  ) -> Flexibility {
    func union() -> Flexibility {
      var result = Flexibility()
      for child in node.children { result.formUnion(children(child)) }
      return result
    }
    func first() -> Flexibility { node.children.first.map(children) ?? Flexibility() }

    switch node.content {
    case .container(.root): return .both
    case .leaf(.text), .container(.popup): return Flexibility()
    case .container(.modal), .container(.geometry): return .both
    case .container(.layout): return union()
    case .leaf(.rowPlaceholder): return Flexibility(horizontal: true)
    case .decoration(.containerFrame(let frame)):
      var result = first()
      if frame.horizontal != nil { (result.horizontal, result.hasFixedWidth) = (false, true) }
      if frame.vertical != nil { (result.vertical, result.holdsScroller, result.holdsEditor) = (false, false, false) }
      return result
    case .container(.row), .container(.lazyGrid): return Flexibility(horizontal: true)
    case .container(.grid), .container(.gridRow):
      var result = Flexibility()
      for child in node.children {
        var flexibility = children(child)
        // A view that does not make a cell wider does not make the grid wider either.
        if child.layoutTraits?.gridUnsizedAxes.contains(.horizontal) == true { flexibility.horizontal = false }
        result.formUnion(flexibility)
      }
      return result
    case .container(.alternatives): return first()
    case .decoration(.fixedSize(let fixed)):
      var result = first()
      if fixed.horizontal { result.horizontal = false }
      if fixed.vertical { (result.vertical, result.holdsScroller, result.holdsEditor) = (false, false, false) }
      return result
    case .container(.page):
      var result = union()
      (result.horizontal, result.vertical) = (true, true)
      return result
    case .container(.bar): return Flexibility(horizontal: true)
    case .container(.panel):
      let inside = union()
      return Flexibility(horizontal: true, holdsScroller: inside.holdsScroller || inside.holdsEditor)
    case .leaf(.image(let image)): return image.isResizable ? .both : Flexibility()
    case .leaf(.spacer):
      switch stackAxis {
      case .horizontal: return Flexibility(horizontal: true)
      case .vertical: return Flexibility(vertical: true)
      case nil: return .both
      }
    case .leaf(.divider):
      let isUpright = (node.dividedAxis ?? stackAxis) == .horizontal
      return Flexibility(horizontal: !isUpright, vertical: isUpright)
    case .leaf(.shape): return .both
    case .container(.stack), .container(.depthStack), .container(.itemRow): return union()
    case .decoration(.effect(.position)): return .both
    case .decoration(.padding), .decoration(.border), .decoration(.effect), .decoration(.background),
      .decoration(.overlay):
      return first()
    case .decoration(.frame(let frame)): return of(frame, isInRow: node.surroundingAxis == .horizontal, child: first())
    case .container(.scroll(let axes)):
      var result = union()
      if axes.contains(.horizontal) { result.horizontal = true }
      if axes.contains(.vertical) {
        result.vertical = true
        result.holdsScroller = true
      }
      return result
    case .container(.form): return Flexibility(horizontal: true, vertical: true, holdsScroller: true)
    case .container(.section), .container(.sectionHeader), .container(.sectionFooter), .container(.labeled):
      return Flexibility(horizontal: true)
    case .control(let control):
      switch control {
      case is SliderContent: return Flexibility(horizontal: true)
      case let progress as ProgressContent: return Flexibility(horizontal: progress.kind != .circle)
      case _ where control.role == .button: return Flexibility(horizontal: union().horizontal)
      case let toggle as ToggleContent where toggle.style == .button:
        return Flexibility(horizontal: union().horizontal)
      // Label and switch are at the ends of the available width; a switch alone has its own width.
      case _ where control.role == .toggle: return Flexibility(horizontal: !node.children.allSatisfy(isBlank))
      default: return control.role == .meter ? Flexibility(horizontal: true) : Flexibility()
      }
    case .field(let field):
      let fills = field.kind == .editor && !isInForm
      return Flexibility(horizontal: true, vertical: fills, holdsEditor: fills)
    }
  }

  @MainActor private static func isBlank(_ node: Node) -> Bool {
    if case .leaf(.text(let text)) = node.content { text.plainText.isEmpty } else { false }
  }

  private static func of(_ frame: FrameContent, isInRow: Bool, child: Flexibility) -> Flexibility {
    var result = child
    if frame.isFlexible {
      if frame.maxWidth != nil { (result.horizontal, result.hasFixedWidth) = (true, false) }
      // A row does not fill its height for a view that does not.
      if let height = frame.maxHeight { result.vertical = !isInRow || !height.isFinite }
    }
    if frame.fixedWidth != nil { (result.horizontal, result.hasFixedWidth) = (false, true) }
    // What is as high as the program says is not made shorter, whatever scrolls in it.
    if frame.fixedHeight != nil { (result.vertical, result.holdsScroller, result.holdsEditor) = (false, false, false) }
    return result
  }
}

/// The flexibility of every node of a tree, updated at the cost of the change.
@MainActor struct FlexibilityMap {
  private var known: [NodeID: Flexibility] = [:]

  subscript(node: Node) -> Flexibility { known[node.id] ?? Flexibility() }

  /// Recomputes a subtree.
  mutating func add(_ node: Node, in context: RenderContext) {
    for child in node.children { add(child, in: context.descending(from: node, to: child)) }
    known[node.id] = measure(node, in: context)
  }

  mutating func remove(_ node: Node) {
    node.forEach { known[$0.id] = nil }
  }

  /// Recomputes a node and, while the result differs, its parents. Returns the nodes that differ.
  mutating func refresh(from node: Node) -> [Node] {
    var changed: [Node] = []
    var current: Node? = node
    while let step = current {
      let result = measure(step, in: RenderContext.of(step))
      guard result != known[step.id] else { break }
      known[step.id] = result
      changed.append(step)
      current = step.parent
    }
    return changed
  }

  private func measure(_ node: Node, in context: RenderContext) -> Flexibility {
    Flexibility.of(node, stackAxis: context.stackAxis, isInForm: context.isInForm) { known[$0.id] ?? Flexibility() }
  }
}
#endif
