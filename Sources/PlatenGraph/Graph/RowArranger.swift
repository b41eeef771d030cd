/// A list as the containers in it see it: puts rows around the nodes of its views.
@MainActor package protocol RowArranger: AnyObject {
  func arrange(_ nodes: [Node], in container: _Element) -> [Node]

  /// A container of rows has been removed: removes its rows too.
  func forget(container: _Element)
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

  /// Puts the rows of a list around the nodes of a container.
  @MainActor func arrangedRows(_ nodes: [Node], in container: _Element) -> [Node] {
    Tracking.untracked { rowArranger }?.arrange(nodes, in: container) ?? nodes
  }
}
