/// A list as the containers in it see it: puts rows around the nodes of its views.
@MainActor package protocol RowArranger: AnyObject {
  func arrange(_ nodes: [Node], in container: _Element) -> [Node]

  /// A container of rows has been removed: removes its rows too.
  func forget(container: _Element)
}

/// What makes a row of a view, by its place in a form, a list or another view.
package enum RowPlace {
  /// It is in no place of a row: in a stack, a grid or a page, where a view becomes a row by its own modifiers.
  case inside
  /// It is in the label of a control. A control is in one row as a whole, and has the traits of its label.
  case label
  /// Modifiers around it make the rows.
  case modified
  /// The form or the list around it makes the rows.
  case formRow
}

private struct RowArrangerReference: GraphComparable, @unchecked Sendable {
  weak var arranger: (any RowArranger)?

  static func isSame(_ first: Self, _ second: Self) -> Bool { first.arranger === second.arranger }
}

private enum RowArrangerKey: EnvironmentKey { static let defaultValue = RowArrangerReference() }

extension EnvironmentValues {
  /// The list that a row is in.
  package var rowArranger: (any RowArranger)? {
    get { self[RowArrangerKey.self].arranger }
    set { self[RowArrangerKey.self] = RowArrangerReference(arranger: newValue) }
  }

  /// Whether a view here becomes a row by what is around it, and not by its own modifiers.
  package var isInRow: Bool {
    switch rowPlace {
    case .inside: false
    case .label: true
    case .modified, .formRow: rowArranger != nil
    }
  }

  /// Puts the rows of a list around the nodes of a container.
  @MainActor func arrangedRows(_ nodes: [Node], in container: _Element) -> [Node] {
    Tracking.untracked { rowArranger }?.arrange(nodes, in: container) ?? nodes
  }
}
