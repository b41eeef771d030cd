#if Web
import PlatenGraph

/// The context of an element in the tree, which its markup depends on.
struct RenderContext: Equatable {
  /// The main axis of the stack around the node; nil if children overlap.
  var stackAxis: Axis?
  var isInForm = false
  /// Whether it is a row of a list.
  var isListItem = false
  /// Inside a button or a label, where HTML allows text-level elements only.
  var isInline = false
  var isInHeader = false
  /// Whether the program draws the box of the control: a field needs no frame there.
  var hasOwnBox = false
  /// The identity in the document of the control that this node is the label of.
  var labelTarget: String?
  /// The control that the label of the row around this node names.
  private var labelled: NodeID?
  /// Whether the label of the row around it names this node.
  private(set) var isNamedByRow = false
  /// The control of a section's only row, which the section's footer describes.
  private var described: SectionNote?
  /// The identity of the section's footer, in the context of the control that it describes.
  private(set) var footer: NodeID?
  var isRoot = false
  /// Whether assistive technology gets a representation in its place.
  var isLeftOutOfSpeech = false
  /// Whether an effect around it makes it invisible: the Tab key passes by it, and the program may still bring the
  /// focus there.
  var isPassedByTab = false

  /// The context of a node, found from its ancestors: patches come without one.
  @MainActor static func of(_ node: Node) -> RenderContext {
    var path: [Node] = []
    var current: Node? = node
    while let step = current {
      path.append(step)
      current = step.parent
    }
    var context = RenderContext()
    context.isRoot = true
    for (parent, child) in zip(path.reversed(), path.reversed().dropFirst()) {
      context = context.descending(from: parent, to: child)
    }
    return context
  }

  /// The context of `child` in `parent`, whose own context this is.
  @MainActor func descending(from parent: Node, to child: Node) -> RenderContext {
    var next = self
    next.isRoot = false
    next.isLeftOutOfSpeech = child.isLeftOutByParent
    if child.isUnseen { next.isPassedByTab = true }
    next.stackAxis = nil
    next.labelTarget = nil
    next.isListItem = parent.isRowList
    next.hasOwnBox = child.isBoxInLabel || (parent.drawsBox(around: child) ?? hasOwnBox)
    switch parent.content {
    case .container(.stack(let stack)): next.stackAxis = stack.axis
    case .container(.scroll(let axes)): next.stackAxis = axes == .horizontal ? .horizontal : .vertical
    case .container(.form):
      next.isInForm = true
      next.stackAxis = .vertical
    case .container(.section), .container(.sectionFooter): next.stackAxis = .vertical
    case .container(.panel), .container(.page): next.stackAxis = .vertical
    case .container(.bar), .container(.itemRow), .container(.row), .container(.gridRow): next.stackAxis = .horizontal
    case .container(.sectionHeader):
      next.stackAxis = .vertical
      next.isInHeader = true
    case .control(let control) where control.role == .button || control.role == .toggle:
      next.isInline = true
      next.stackAxis = .horizontal
    case .container(.labeled):
      if parent.children.count > 1, child === parent.children[0] {
        next.labelTarget = parent.children[1].first { $0.isControl }?.controlIdentifier
        next.isInline = true
      } else if parent.children.count > 1 {
        next.labelled = parent.children[1].first { $0.isControl }?.id
      }
    default: break
    }
    if case .container(.section) = parent.content { next.described = SectionNote(of: parent) }
    next.isNamedByRow = next.labelled == child.id
    next.footer = next.described?.control == child.id ? next.described?.footer : nil
    return next
  }
}

extension Node {
  /// Whether an HTML `label` can name the node.
  var isControl: Bool {
    switch content {
    case .field: true
    case .control(let control): ControlMarkup.isNamedByLabel(control)
    default: false
    }
  }

  /// The identity for a label's `for`: of a switch it is the box, which has a separate identity.
  var controlIdentifier: String {
    if content.control?.role == .toggle { return ControlMarkup.boxIdentifier(of: id) }
    return "n\(id.rawValue)"
  }
}
#endif
