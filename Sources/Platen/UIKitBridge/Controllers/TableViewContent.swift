/// The rows of a table of UIKit: a list, or a form where they are in groups and can't be edited.
@MainActor struct TableViewContent {
  let table: UITableView
}

extension TableViewContent: View {
  var body: some View {
    let _ = table.state.revision
    let sections = loaded
    if let header = table.tableHeaderView { ViewHolder(view: header).id(ObjectIdentifier(header)) }
    if let background = table.backgroundView, sections.allSatisfy(\.rows.isEmpty) {
      ViewHolder(view: background).id(ObjectIdentifier(background))
    }
    Group {
      if table.style == .plain {
        list(sections)
      } else if table.hasHadEdits {
        list(sections).listStyle(.insetGrouped)
      } else {
        Form { views(of: sections) }
      }
    }
    .modifier(UIKitRefresh(control: table.refreshControl))
    if let footer = table.tableFooterView { ViewHolder(view: footer).id(ObjectIdentifier(footer)) }
  }

  private func list(_ sections: [TableSection]) -> some View {
    List { views(of: sections) }
      .environment(\.editMode, .constant(table.isEditing ? .active : .inactive))
  }

  /// The sections, with what the user can do with their rows now.
  private var loaded: [TableSection] {
    let sections = table.sections.enumerated().map { index, section in
      TableSection(
        index: index, section: section,
        rows: section.cells.enumerated().map { row, cell in
          TableSection.Row(cell: cell, edits: table.edits(of: cell, at: IndexPath(row: row, section: index)))
        })
    }
    if table.dropDelegate != nil || sections.contains(where: { $0.rows.contains { !$0.edits.isEmpty } }) {
      table.hasHadEdits = true
    }
    return sections
  }

  private func views(of sections: [TableSection]) -> some View {
    ForEach(sections, id: \.index) { section in
      Section {
        rows(of: section)
      } header: {
        if let header = section.section.header {
          ViewHolder(view: header).id(ObjectIdentifier(header))
        } else if let title = section.section.title {
          Text(verbatim: title)
        }
      } footer: {
        if let footer = section.section.footerView {
          ViewHolder(view: footer).id(ObjectIdentifier(footer))
        } else if let footer = section.section.footer {
          Text(verbatim: footer)
        }
      }
    }
  }

  private func rows(of section: TableSection) -> some View {
    let (table, cells) = (table, section.rows.map(\.cell))
    let canDelete = section.rows.contains(where: \.edits.canDelete)
    let canMove = section.rows.contains(where: \.edits.canMove)
    let delete: (IndexSet) -> Void = { offsets in
      for offset in offsets.reversed() where cells.indices.contains(offset) { table.commit(.delete, cells[offset]) }
    }
    let move: (IndexSet, Int) -> Void = { offsets, target in
      if let offset = offsets.first, cells.indices.contains(offset) { table.move(cells[offset], to: target) }
    }
    return ForEach(section.rows, id: \.cell) { row in
      UIKitTableRow(table: table, cell: row.cell, edits: row.edits)
        .deleteDisabled(!row.edits.canDelete).moveDisabled(!row.edits.canMove)
        .modifier(_RowModifier(trait: .deleteHidden(row.edits.hidesDelete)))
    }
    .onDelete(perform: canDelete ? delete : nil)
    .onMove(perform: canMove ? move : nil)
    .modifier(_RowEditModifier(insertion: table.insertion(inSection: section.index)))
  }
}

/// A section as it is shown.
@MainActor private struct TableSection {
  struct Row {
    let cell: UITableViewCell
    let edits: TableRowEdits
  }

  let index: Int
  let section: UITableView.LoadedSection
  let rows: [Row]
}

/// One row: a button where it can be selected.
@MainActor private struct UIKitTableRow {
  let table: UITableView
  let cell: UITableViewCell
  let edits: TableRowEdits
}

extension UIKitTableRow: View {
  var body: some View {
    let _ = table.state.revision
    row
      .modifier(UIKitRowDrag(drag: table.drag(of: cell)))
      .modifier(UIKitRowMenu(source: edits.menu))
      .modifier(
        UIKitRowButtons(
          edits: edits, run: { [table, cell] in table.run($0, cell) },
          insert: { [table, cell] in table.commit(.insert, cell) })
      )
      .listRowBackground(background)
      .listRowSeparator(table.separatorStyle == .none ? .hidden : .automatic)
  }

  private var row: some View {
    CellRow(
      cell: cell, marks: cell.accessoryView == nil ? cell.accessoryType.marks : [], isSelected: cell.isSelected,
      isButton: table.canSelect(cell), pressDetails: details
    ) { [table, cell] in
      table.press(cell)
    }
  }

  /// What the button of details at the end of the row does; nil for none.
  private var details: (@MainActor () -> Void)? {
    guard cell.accessoryView == nil,
      cell.accessoryType == .detailButton || cell.accessoryType == .detailDisclosureButton
    else { return nil }
    return { [table, cell] in table.pressAccessory(cell) }
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
    case .none, .detailButton: []
    case .checkmark: [.checkmark]
    case .disclosureIndicator, .detailDisclosureButton: [.disclosure]
    }
  }
}
