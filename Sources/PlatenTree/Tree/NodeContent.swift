/// What a node is, in levels. A front end that does not know a container, a decoration or a kind of control treats it
/// as it treats its level: a container's children are laid out and shown, a control is shown by its role.
///
/// Children are in ``Node/children``; the comment after each case of a level describes them.
package enum NodeContent: Sendable {
  /// Arranges its children.
  case container(ContainerContent)
  /// Changes the appearance, the size or the place of its first child.
  case decoration(DecorationContent)
  /// Something to see, without children.
  case leaf(LeafContent)
  /// A text field or a text editor, without children.
  case field(FieldContent)
  /// Any other control.
  case control(any ControlContent)

  /// A short name for logs and snapshots; never any text of the user's.
  package var kindName: String {
    switch self {
    case .container(let container): container.kindName
    case .decoration(let decoration): decoration.kindName
    case .leaf(let leaf): leaf.kindName
    case .field: "field"
    case .control(let control): control.kindName
    }
  }

  /// The control that the node is; nil for anything else, and for fields.
  package var control: (any ControlContent)? {
    if case .control(let control) = self { control } else { nil }
  }
}

extension NodeContent: Equatable {
  package static func == (first: NodeContent, second: NodeContent) -> Bool {
    switch (first, second) {
    case (.field(let first), .field(let second)): first == second
    case (.leaf(let first), .leaf(let second)): first == second
    case (.container(let first), .container(let second)): first == second
    case (.decoration(let first), .decoration(let second)): first == second
    case (.control(let first), .control(let second)): first.isEqual(to: second)
    default: false
    }
  }
}
