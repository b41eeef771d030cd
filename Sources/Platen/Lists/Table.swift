/// Rows of values in columns with titles. Pressing the title of a sortable column requests its order, or reverses it.
///
/// While `\.horizontalSizeClass` is compact only the first column is shown, without its title.
public struct Table<Value: Identifiable, Rows: RandomAccessCollection, Columns: TableColumnContent>
where Rows.Element == Value, Columns.TableRowValue == Value {
  private let rows: Rows
  private let columns: Columns
  private let selection: TableSelection
  private let sortOrder: Binding<[KeyPathComparator<Value>]>?
  /// The context menus of rows, by the identifier of the row's value.
  private let menus: [Value.ID: AnyView]
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.tableColumnHeaders) private var headers

  fileprivate enum TableSelection {
    case none
    case one(Binding<Value.ID?>)
    case several(Binding<Set<Value.ID>>)
  }

  nonisolated fileprivate init(
    _ rows: Rows, _ selection: TableSelection, _ sortOrder: Binding<[KeyPathComparator<Value>]>?, _ columns: Columns,
    menus: [Value.ID: AnyView] = [:]
  ) {
    self.menus = menus
    self.rows = rows
    self.selection = selection
    self.sortOrder = sortOrder
    self.columns = columns
  }
}

extension Table: View {
  /// The views that this one is made of.
  public var body: some View {
    let shown = shownColumns
    let hasTitles = sizeClass != .compact && headers != .hidden
    _TableArea(columns: shown.map(\.width)) {
      VStack(alignment: .leading, spacing: 0) {
        if hasTitles {
          _TableLine { ForEach(shown.indices, id: \.self) { title(shown[$0]) } }.padding(TableMeasures.titles)
        }
        Group {
          switch selection {
          case .none: List { lines(shown) }
          case .one(let selection): List(selection: selection) { lines(shown) }
          case .several(let selection): List(selection: selection) { lines(shown) }
          }
        }
        .listStyle(.plain)
        .environment(\.isBelowTableTitles, hasTitles)
      }
    }
  }

  /// In a narrow window the first column alone, in the whole width.
  @MainActor private var shownColumns: [_TableColumn<Value>] {
    let all = columns._columns
    guard sizeClass == .compact, var first = all.first else { return all }
    first.width = _TableColumnWidth(least: 0)
    return [first]
  }

  @MainActor private func lines(_ columns: [_TableColumn<Value>]) -> some View {
    ForEach(rows) { row in
      if let menu = menus[row.id] {
        line(row, columns).contextMenu { menu }
      } else {
        line(row, columns)
      }
    }
  }

  @MainActor private func line(_ row: Value, _ columns: [_TableColumn<Value>]) -> some View {
    _TableLine {
      ForEach(columns.indices, id: \.self) { index in
        columns[index].content(row).modifier(_TableCell(columns[index]))
      }
    }
  }

  @MainActor @ViewBuilder private func title(_ column: _TableColumn<Value>) -> some View {
    if let comparator = column.comparator, let sortOrder {
      let order = sortOrder.wrappedValue.first.flatMap { $0.keyPath == comparator.keyPath ? $0.order : nil }
      Button {
        var first = comparator
        first.order = order == .forward ? .reverse : .forward
        sortOrder.wrappedValue = [first] + sortOrder.wrappedValue.filter { $0.keyPath != comparator.keyPath }
      } label: {
        HStack(spacing: 4) {
          column.label.bold().lineLimit(1)
          if let order { Image(decorativeSystemName: order == .forward ? "chevron.up" : "chevron.down") }
        }
      }
      .buttonStyle(.plain)
      .modifier(_TableCell(column))
    } else {
      column.label.bold().lineLimit(1).modifier(_TableCell(column))
    }
  }
}

extension Table {
  /// Creates a table with a row for each element of `data`. The rows can't be selected.
  nonisolated public init(_ data: Rows, @TableColumnBuilder<Value> columns: () -> Columns) {
    self.init(data, .none, nil, columns())
  }

  /// Creates a table in which at most one row can be selected. The selection is the identifier of the row's value.
  nonisolated public init(
    _ data: Rows, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> Columns
  ) {
    self.init(data, .one(selection), nil, columns())
  }

  /// Creates a table in which any number of rows can be selected. The selection has the identifiers of the rows'
  /// values.
  nonisolated public init(
    _ data: Rows, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> Columns
  ) {
    self.init(data, .several(selection), nil, columns())
  }

  /// Creates a table without selection. Pressing a title writes the requested order to `sortOrder`; the program sorts
  /// the data.
  nonisolated public init(
    _ data: Rows, sortOrder: Binding<[KeyPathComparator<Value>]>, @TableColumnBuilder<Value> columns: () -> Columns
  ) {
    self.init(data, .none, sortOrder, columns())
  }

  /// Creates a table in which at most one row can be selected. Pressing a title writes the requested order to
  /// `sortOrder`; the program sorts the data.
  nonisolated public init(
    _ data: Rows, selection: Binding<Value.ID?>, sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) {
    self.init(data, .one(selection), sortOrder, columns())
  }

  /// Creates a table in which any number of rows can be selected. Pressing a title writes the requested order to
  /// `sortOrder`; the program sorts the data.
  nonisolated public init(
    _ data: Rows, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) {
    self.init(data, .several(selection), sortOrder, columns())
  }
}

extension Table where Rows == [Value] {
  nonisolated private init(
    _ rows: [_TableRow<Value>], _ selection: TableSelection, _ sortOrder: Binding<[KeyPathComparator<Value>]>?,
    columns: Columns
  ) {
    let menus = rows.compactMap { row in row.menu.map { (row.value.id, $0) } }
    self.init(
      rows.map(\.value), selection, sortOrder, columns,
      menus: Dictionary(menus, uniquingKeysWith: { first, _ in first }))
  }

  /// Creates a table of rows that are written one by one. The rows can't be selected.
  nonisolated public init(
    of valueType: Value.Type, @TableColumnBuilder<Value> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> _TableRows<Value>
  ) {
    self.init(rows()._rows, .none, nil, columns: columns())
  }

  /// Creates a table of rows that are written one by one, of which at most one can be selected.
  nonisolated public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> _TableRows<Value>
  ) {
    self.init(rows()._rows, .one(selection), nil, columns: columns())
  }

  /// Creates a table of rows that are written one by one, of which any number can be selected.
  nonisolated public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> _TableRows<Value>
  ) {
    self.init(rows()._rows, .several(selection), nil, columns: columns())
  }

  /// Creates a table of rows that are written one by one. Pressing a title writes the requested order to `sortOrder`;
  /// the program sorts the rows.
  nonisolated public init(
    of valueType: Value.Type, sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> _TableRows<Value>
  ) {
    self.init(rows()._rows, .none, sortOrder, columns: columns())
  }

  /// Creates a table of rows that are written one by one, of which at most one can be selected. Pressing a title writes
  /// the requested order to `sortOrder`; the program sorts the rows.
  nonisolated public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> _TableRows<Value>
  ) {
    self.init(rows()._rows, .one(selection), sortOrder, columns: columns())
  }

  /// Creates a table of rows that are written one by one, of which any number can be selected. Pressing a title writes
  /// the requested order to `sortOrder`; the program sorts the rows.
  nonisolated public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> _TableRows<Value>
  ) {
    self.init(rows()._rows, .several(selection), sortOrder, columns: columns())
  }
}
