/// The rows of a table of UIKit: a list, or a form where they are in groups.
@MainActor struct TableViewContent {
  let table: UITableView
}

extension TableViewContent: View {
  var body: some View {
    let _ = table.state.revision
    if let header = table.tableHeaderView { ViewHolder(view: header).id(ObjectIdentifier(header)) }
    if table.style == .plain { List { sections } } else { Form { sections } }
    if let footer = table.tableFooterView { ViewHolder(view: footer).id(ObjectIdentifier(footer)) }
  }

  private var sections: some View {
    ForEach(Array(table.sections.enumerated()), id: \.offset) { _, section in
      Section {
        ForEach(section.cells, id: \.self) { TableRow(table: table, cell: $0) }
      } header: {
        if let header = section.header {
          ViewHolder(view: header).id(ObjectIdentifier(header))
        } else if let title = section.title {
          Text(verbatim: title)
        }
      } footer: {
        if let footer = section.footer { Text(verbatim: footer) }
      }
    }
  }

  /// One row: a button where it can be selected.
  @MainActor struct TableRow {
    let table: UITableView
    let cell: UITableViewCell
  }
}

extension TableViewContent.TableRow: View {
  var body: some View {
    let _ = table.state.revision
    CellRow(
      cell: cell, marks: cell.accessoryView == nil ? cell.accessoryType.marks : [], isSelected: cell.isSelected,
      isButton: table.canSelect(cell)
    ) { [table, cell] in
      table.press(cell)
    }
    .listRowBackground(background)
  }

  /// The colour behind the row; nil for the platform's own.
  private var background: Color? {
    let color = cell.backgroundConfiguration.map(\.backgroundColor) ?? cell.backgroundColor
    return color.map { Color(uiColor: $0) }
  }
}

extension UITableViewCell.AccessoryType {
  fileprivate var marks: [UICellAccessory.Mark] {
    switch self {
    case .none: []
    case .checkmark: [.checkmark]
    case .disclosureIndicator, .detailDisclosureButton, .detailButton: [.disclosure]
    }
  }
}
