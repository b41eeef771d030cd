/// What a node is of a section in a lazy stack or grid.
///
/// There a section is arranged as the stack or the grid itself, and not as the rows of a form: its node is one of the
/// same kind, with its header and footer as children.
package enum SectionPart: Equatable, Sendable {
  /// The section. Children: the header, if it has one, its views, the footer, if it has one.
  case whole
  /// The header. A pinned one stays visible while a part of its section is.
  case header(isPinned: Bool)
  /// The footer, accordingly.
  case footer(isPinned: Bool)

  /// Whether it stays visible while its section is scrolled.
  package var isPinned: Bool {
    switch self {
    case .header(let isPinned), .footer(let isPinned): isPinned
    case .whole: false
    }
  }
}

/// How a section is arranged, and which of its parts are pinned.
package struct SectionLayout: Equatable, Sendable {
  /// The container of the sections.
  package enum Container: Equatable, Sendable {
    /// A form, a list or a menu.
    case rows
    case stack(StackContent)
    case grid(LazyGridContent)
  }

  private let container: Container
  private let pinsHeaders: Bool
  private let pinsFooters: Bool

  package init(_ container: Container, pinsHeaders: Bool, pinsFooters: Bool) {
    self.container = container
    self.pinsHeaders = pinsHeaders
    self.pinsFooters = pinsFooters
  }

  /// As in a form, a list or a menu.
  package static let rows = SectionLayout(.rows, pinsHeaders: false, pinsFooters: false)

  /// The content of a section's node in a lazy stack or grid; nil in a form, a list or a menu.
  package var section: ContainerContent? {
    switch container {
    case .rows: return nil
    case .stack(var stack):
      stack.sectionPart = .whole
      return .stack(stack)
    case .grid(var grid):
      grid.isSection = true
      return .lazyGrid(grid)
    }
  }

  /// The content of the node of a header, accordingly.
  package var header: ContainerContent? { edge(.header(isPinned: pinsHeaders)) }

  /// The content of the node of a footer, accordingly.
  package var footer: ContainerContent? { edge(.footer(isPinned: pinsFooters)) }

  private func edge(_ part: SectionPart) -> ContainerContent? {
    var stack: StackContent
    switch container {
    case .rows: return nil
    case .stack(let own): stack = own
    case .grid(let grid):
      stack = StackContent(axis: grid.axis, horizontal: grid.alignment.horizontal, vertical: grid.alignment.vertical)
    }
    stack.sectionPart = part
    return .stack(stack)
  }
}

extension Node {
  /// What it is of a section in a lazy stack or grid; nil for all other nodes.
  package var sectionPart: SectionPart? {
    switch content {
    case .container(.stack(let stack)): stack.sectionPart
    case .container(.lazyGrid(let grid)): grid.isSection ? .whole : nil
    default: nil
    }
  }

  /// The header and the footer that stay visible while the section is scrolled, if the node is one. They are in front
  /// of the views between them.
  package var pinnedChildren: [Node] {
    guard sectionPart == .whole else { return [] }
    return children.filter { $0.sectionPart?.isPinned == true }
  }

  /// How far it is from where it would be without its being pinned, in units.
  package var pinnedShift: CGFloat { layout.pinnedShift }
}
