extension Screen {
  /// The row with this text, of a list whose rows can be selected, deleted or moved.
  public func row(_ label: String) throws -> RowHandle {
    RowHandle(screen: self, id: try find("row", label) { $0.isRow }.id)
  }

  /// The texts of all rows of such lists, from the top.
  public var rows: [String] {
    var rows: [String] = []
    host.modals.scope.forEach { if $0.isRow { rows.append($0.name) } }
    return rows
  }
}

/// A row of a list on the screen.
public final class RowHandle: ControlHandle {
  /// Whether the row is selected.
  public var isSelected: Bool {
    get throws {
      if case .container(.row(let row)) = try node().content { return row.isSelected }
      return false
    }
  }

  /// Selects the row, or deselects it in a list with multiple selection.
  public func select() throws { try press() }
}
