extension Screen {
  /// The row of a list with these words, where the list can select, remove or move it.
  public func row(_ label: String) throws -> RowHandle {
    RowHandle(screen: self, id: try find("row", label) { $0.isRow }.id)
  }

  /// The words of all rows of lists, from above.
  public var rows: [String] {
    var rows: [String] = []
    host.focusScope.forEach { if $0.isRow { rows.append($0.name) } }
    return rows
  }
}

/// A row of a list on the screen.
public final class RowHandle: ControlHandle {
  public var isSelected: Bool {
    get throws {
      if case .row(let row) = try node().content { return row.isSelected }
      return false
    }
  }

  /// Selects the row, or takes that back where several can be selected.
  public func select() throws { try press() }
}
