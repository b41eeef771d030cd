/// A row of a list that can be selected, removed or moved, or that has something at its end.
package struct RowContent: Equatable, Sendable {
  /// Whether a press selects the row.
  package var isSelectable = false
  package var isSelected = false
  package var background: Paint?
  package var hidesSeparator = false

  package init() {}
}

extension Node {
  package var isRow: Bool {
    if case .container(.row) = content { return true }
    return false
  }
}
