/// The rows of a table of UIKit: a list, or a form where they are in groups and can't be edited.
@MainActor struct TableViewContent {
  let table: UITableView
}

extension TableViewContent: View {
  var body: some View {
    let _ = table.state.revision
    let sections = table.sections
    if table.dropDelegate != nil { let _ = table.rowEdits.showAsList() }
    if let header = table.tableHeaderView { ViewHolder(view: header).id(ObjectIdentifier(header)) }
    if let background = table.backgroundView, sections.allSatisfy(\.cells.isEmpty) {
      ViewHolder(view: background).id(ObjectIdentifier(background))
    }
    Group {
      if table.style == .plain {
        list(sections)
      } else if table.showsList {
        list(sections).listStyle(.insetGrouped)
      } else {
        Form { views(of: sections, isList: false) }
      }
    }
    .modifier(UIKitRefresh(control: table.refreshControl))
    if let footer = table.tableFooterView { ViewHolder(view: footer).id(ObjectIdentifier(footer)) }
  }

  private func list(_ sections: [UITableView.LoadedSection]) -> some View {
    List { views(of: sections, isList: true) }
      .environment(\.editMode, .constant(table.isEditing ? .active : .inactive))
  }

  private func views(of sections: [UITableView.LoadedSection], isList: Bool) -> some View {
    ForEach(Array(sections.enumerated()), id: \.offset) { index, section in
      Section {
        rows(of: section, index, isList: isList)
      } header: {
        sectionSupplement(section.header, title: section.title)
      } footer: {
        sectionSupplement(section.footerView, title: section.footer)
      }
    }
  }

  private func rows(of section: UITableView.LoadedSection, _ index: Int, isList: Bool) -> some View {
    let (table, cells, revision) = (table, section.cells, table.rowEdits.revision)
    let delete: (IndexSet) -> Void = { offsets in
      for offset in offsets.reversed() where cells.indices.contains(offset) { table.commit(.delete, cells[offset]) }
    }
    let move: (IndexSet, Int) -> Void = { offsets, target in
      if let offset = offsets.first, cells.indices.contains(offset) { table.move(cells[offset], to: target) }
    }
    return ForEach(Array(cells.enumerated()), id: \.element) { row, cell in
      UIKitTableRow(table: table, cell: cell, path: IndexPath(row: row, section: index), revision: revision)
    }
    .onDelete(perform: isList ? delete : nil)
    .onMove(perform: isList ? move : nil)
    .modifier(_RowEditModifier(insertion: table.insertion(inSection: index)))
  }
}

/// One row: a button where it can be selected.
@MainActor private struct UIKitTableRow {
  let table: UITableView
  let cell: UITableViewCell
  let path: IndexPath
  /// The answers about the row's buttons were asked for before it if it is another one.
  let revision: Int
}

extension UIKitTableRow: View {
  var body: some View {
    let _ = cell.state.revision
    let edits = table.edits(of: cell, at: path)
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
      .listRowSeparatorTint(table.separatorColor.map { Color(uiColor: $0) })
      .modifier(_RowModifier(trait: .insets(ownEdges, EdgeInsets())))
      .deleteDisabled(!edits.canDelete).moveDisabled(!edits.canMove)
      .modifier(_RowModifier(trait: .deleteHidden(edits.hidesDelete)))
  }

  private var row: some View {
    CellRow(
      cell: cell, marks: cell.accessoryView == nil ? cell.accessoryType.marks : [], isSelected: cell.isSelected,
      isButton: table.canSelect(cell), pressDetails: details
    ) { [table, cell] in
      table.press(cell)
    }
  }

  /// The edges of the row that the cell's views are placed from by the program; before a mark the row has its own inset.
  private var ownEdges: Edge.Set {
    guard cell.placesOwnViews else { return [] }
    return cell.accessoryType == .none && cell.accessoryView == nil ? .all : [.top, .leading, .bottom]
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
