// The keys of a list's row, while the focus is on the row or on a control inside it.
extension KeyDispatch {
  /// Offers a key to the row around the focus: Delete and Option with an arrow edit the list, and an arrow alone moves
  /// the focus to the next or previous row, from a control to the same one there. Keys that edit a text, or that change
  /// the control's value, stay in place.
  func pressInRow(_ key: KeyPress) -> Bool {
    guard let focused = host.focus.node, let row = focused.row else { return false }
    if case .field = focused.content { return false }
    guard focused.content.control?.steps(for: key.key) == nil else { return false }
    if focused !== row, row.rowEditing?.edit(by: key) == .handled { return true }
    guard key.modifiers.isEmpty, key.key == .upArrow || key.key == .downArrow, focused.leavesArrowsToRow else {
      return false
    }
    return host.focus.move(fromRow: row, forward: key.key == .downArrow)
  }
}

extension Node {
  /// The innermost row of a list around the node, or the node itself.
  fileprivate var row: Node? { outward { $0.isRow } }

  /// Whether the arrow keys have no meaning of their own here.
  fileprivate var leavesArrowsToRow: Bool {
    switch content.control?.role {
    case .button?, .toggle?: true
    case nil: isRow
    default: false
    }
  }
}

extension FocusSystem {
  /// Moves the focus to the row after the one it is in, or to the one before, past the row's own buttons. False where
  /// there is none whose position is known.
  fileprivate func move(fromRow row: Node, forward: Bool) -> Bool {
    let neighbor = FocusOrder.node(after: row, in: host.modals.scope, forward: forward)
    guard let neighbor, !neighbor.isRowPlaceholder else { return false }
    guard let next = neighbor.row else { return move(to: neighbor.id) }
    let place = node.flatMap { FocusOrder.place(of: $0, in: row) }
    return move(to: (place?.node(in: next) ?? FocusOrder.first(in: next, forward: true) ?? neighbor).id)
  }
}
