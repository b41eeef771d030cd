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

extension Node {
  /// The words of a row: its texts, and what its fields hold.
  var rowName: String {
    var parts: [String] = []
    forEach { node in
      switch node.content {
      case .text(let text): parts.append(text.plainText)
      case .field(let field): parts.append(field.text)
      case .image(let image): parts.append(node.attributes.accessibilityLabel ?? image.label ?? "")
      default: break
      }
    }
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
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
