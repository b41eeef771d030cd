import Platen
import TextControls

/// Rows of views in columns, of which the user chooses some.
///
/// It is shown as SwiftUI's list. The views of a row stay until the row is loaded again.
@MainActor @preconcurrency open class NSTableView: NSControl, ComposedView {
  /// Posted with the table as its object after other rows were chosen.
  nonisolated public static let selectionDidChangeNotification = Notification.Name(
    "NSTableViewSelectionDidChangeNotification")

  // Dynamic, so that an extension of the program's can take its place (plugin ObjectiveCSpellings).

  /// Called when the table was added to a window, or removed from one.
  open dynamic override func viewDidMoveToWindow() { super.viewDidMoveToWindow() }

  /// The appearance of a table. Kept and ignored.
  public enum Style: Int, Sendable { case automatic, fullWidth, inset, sourceList, plain }
  /// The appearance of chosen rows. Kept and ignored.
  public enum SelectionHighlightStyle: Int, Sendable {
    case none = -1
    case regular = 0
    case sourceList = 1
  }
  /// The height of rows. Kept and ignored.
  public enum RowSizeStyle: Int, Sendable {
    case `default` = -1
    case custom, small, medium, large
  }
  /// How columns share the width. Kept and ignored.
  public enum ColumnAutoresizingStyle: UInt, Sendable {
    case noColumnAutoresizing, uniformColumnAutoresizingStyle, sequentialColumnAutoresizingStyle
    case reverseSequentialColumnAutoresizingStyle, lastColumnOnlyAutoresizingStyle, firstColumnOnlyAutoresizingStyle
  }
  /// How rows appear and disappear. Ignored: nothing is animated.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits of the set, as in AppKit.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Fades.
    public static let effectFade = AnimationOptions(rawValue: 1)
    /// Leaves a gap.
    public static let effectGap = AnimationOptions(rawValue: 2)
    /// Moves up.
    public static let slideUp = AnimationOptions(rawValue: 0x10)
    /// Moves down.
    public static let slideDown = AnimationOptions(rawValue: 0x20)
    /// Moves to the left.
    public static let slideLeft = AnimationOptions(rawValue: 0x30)
    /// Moves to the right.
    public static let slideRight = AnimationOptions(rawValue: 0x40)
  }

  private struct Row: Identifiable {
    let id: Int
    var views: [ObjectIdentifier: NSView] = [:]

    @MainActor func removeViews() { for view in views.values { view.removeFromSuperview() } }
  }

  private let revision = ControllerState()
  private var rows: [Row] = []
  private var nextRow = 0
  private var isLoaded = false
  private var chosen = IndexSet()

  /// The values. Held weakly, nil by default.
  open weak var dataSource: (any NSTableViewDataSource)? { didSet { reloadData() } }
  /// Makes the views, and is notified of what the user chooses. Held weakly, nil by default.
  open weak var delegate: (any NSTableViewDelegate)? { didSet { reloadData() } }
  /// The columns, in order.
  open private(set) var tableColumns: [NSTableColumn] = []
  /// The view with the titles of the columns; nil hides them.
  open var headerView: NSTableHeaderView? = NSTableHeaderView(frame: .zero) { didSet { changed() } }
  /// Whether the user can choose several rows. False by default.
  open var allowsMultipleSelection = false
  /// Whether the user can choose no row. True by default.
  open var allowsEmptySelection = true
  /// Kept and ignored: columns can't be chosen. False by default.
  open var allowsColumnSelection = false
  /// Kept and ignored: columns stay. True by default.
  open var allowsColumnReordering = true
  /// Kept and ignored: front ends determine widths. True by default.
  open var allowsColumnResizing = true
  /// Kept and ignored; true by default.
  open var allowsTypeSelect = true
  /// Kept and ignored; false by default.
  open var usesAlternatingRowBackgroundColors = false
  /// Kept and ignored: front ends determine heights.
  open var rowHeight: CGFloat = 24
  /// Kept and ignored; false by default.
  open var usesAutomaticRowHeights = false
  /// Kept and ignored.
  open var rowSizeStyle = RowSizeStyle.custom
  /// Kept and ignored.
  open var intercellSpacing = NSSize(width: 17, height: 0)
  /// Kept and ignored.
  open var style = Style.automatic
  /// Kept and ignored.
  open var selectionHighlightStyle = SelectionHighlightStyle.regular
  /// Kept and ignored.
  open var columnAutoresizingStyle = ColumnAutoresizingStyle.lastColumnOnlyAutoresizingStyle
  /// Kept and ignored: front ends draw.
  open var gridStyleMask: UInt = 0
  /// Kept and ignored: nothing is saved between two runs. Nil by default.
  open var autosaveName: String?
  /// Kept and ignored: the user can't sort. Empty by default.
  open var sortDescriptors: [NSSortDescriptor] = []
  /// The method that a second press on a chosen row calls in AppKit. Kept and ignored; nil by default.
  open var doubleAction: Selector?
  /// The row that the user has pressed last; -1 for none.
  open private(set) var clickedRow = -1
  /// The column that the user has pressed last: -1, as rows are pressed.
  open var clickedColumn: Int { -1 }

  // MARK: columns

  /// Adds a column after the others.
  open func addTableColumn(_ tableColumn: NSTableColumn) {
    tableColumn.tableView = self
    tableColumns.append(tableColumn)
    reloadData()
  }
  /// Removes a column.
  open func removeTableColumn(_ tableColumn: NSTableColumn) {
    tableColumns.removeAll { $0 === tableColumn }
    reloadData()
  }
  /// The number of columns.
  open var numberOfColumns: Int { tableColumns.count }
  /// The column of a name; nil for none.
  open func tableColumn(withIdentifier identifier: NSUserInterfaceItemIdentifier) -> NSTableColumn? {
    tableColumns.first { $0.identifier == identifier }
  }
  /// The index of the column of a name; -1 for none.
  open func column(withIdentifier identifier: NSUserInterfaceItemIdentifier) -> Int {
    tableColumns.firstIndex { $0.identifier == identifier } ?? -1
  }
  /// Does nothing: front ends determine widths.
  open func sizeLastColumnToFit() {}

  // MARK: rows

  /// The number of rows.
  open var numberOfRows: Int {
    load()
    return rows.count
  }

  private func load() {
    guard !isLoaded else { return }
    isLoaded = true
    for row in rows { row.removeViews() }
    rows = (0..<max(0, dataSource?.numberOfRows(in: self) ?? 0)).map { _ in makeRow() }
    chosen = chosen.filteredIndexSet { $0 < rows.count }
  }

  private func makeRow() -> Row {
    nextRow += 1
    return Row(id: nextRow)
  }

  private func changed() {
    revision.change()
    setNeedsDisplay()
  }

  /// Loads all rows again.
  open func reloadData() {
    isLoaded = false
    changed()
  }
  /// Loads the views of some rows and columns again.
  open func reloadData(forRowIndexes rowIndexes: IndexSet, columnIndexes: IndexSet) {
    load()
    for row in rowIndexes where rows.indices.contains(row) {
      for column in columnIndexes where tableColumns.indices.contains(column) {
        rows[row].views.removeValue(forKey: ObjectIdentifier(tableColumns[column]))?.removeFromSuperview()
      }
    }
    changed()
  }
  /// Loads the rows again whose number has changed.
  open func noteNumberOfRowsChanged() { reloadData() }
  /// Does nothing: front ends determine heights.
  open func noteHeightOfRows(withIndexesChanged indexSet: IndexSet) {}
  /// Begins changes of several rows.
  open func beginUpdates() {}
  /// Ends changes of several rows.
  open func endUpdates() {}
  /// Shows new rows, which the data source has already.
  open func insertRows(at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = []) {
    // Rows that are still to be loaded are those that the data source has now.
    guard isLoaded else { return changed() }
    for index in indexes {
      rows.insert(makeRow(), at: min(index, rows.count))
      chosen.shift(startingAt: index, by: 1)
    }
    changed()
  }
  /// Shows rows no longer, which the data source has no more.
  open func removeRows(at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = []) {
    // Rows that are still to be loaded are those that the data source has now.
    guard isLoaded else { return changed() }
    let old = chosen
    for index in indexes.reversed() where rows.indices.contains(index) {
      rows.remove(at: index).removeViews()
      chosen.remove(index)
      chosen.shift(startingAt: index + 1, by: -1)
    }
    changed()
    if old.intersection(indexes) != [] { selectionDidChange() }
  }
  /// Moves a row, which the data source has moved already.
  open func moveRow(at oldIndex: Int, to newIndex: Int) {
    // Rows that are still to be loaded are those that the data source has now.
    guard isLoaded else { return changed() }
    guard rows.indices.contains(oldIndex), rows.indices.contains(newIndex) else { return }
    let ids = Set(chosen.map { rows[$0].id })
    rows.insert(rows.remove(at: oldIndex), at: newIndex)
    chosen = IndexSet(rows.indices.filter { ids.contains(rows[$0].id) })
    changed()
  }

  /// The view in a column and a row. It is made where there is none; nil for a value that is shown as text.
  open func view(atColumn column: Int, row: Int, makeIfNecessary: Bool) -> NSView? {
    load()
    guard tableColumns.indices.contains(column), rows.indices.contains(row) else { return nil }
    let tableColumn = tableColumns[column]
    if let view = rows[row].views[ObjectIdentifier(tableColumn)] { return view }
    guard makeIfNecessary else { return nil }
    let view = delegate?.tableView(self, viewFor: tableColumn, row: row) ?? label(tableColumn, row)
    // The delegate may have changed the rows.
    guard let view, rows.indices.contains(row) else { return view }
    rows[row].views[ObjectIdentifier(tableColumn)] = view
    addSubview(view)
    return view
  }

  private func label(_ column: NSTableColumn, _ row: Int) -> NSView? {
    guard let value = dataSource?.tableView(self, objectValueFor: column, row: row) else { return nil }
    let label = NSTextField(labelWithString: "")
    label.objectValue = value
    return label
  }

  /// The row that has a view in it; -1 for none.
  open func row(for view: NSView) -> Int {
    rows.firstIndex { $0.views.values.contains { view.isDescendant(of: $0) } } ?? -1
  }
  /// The column that has a view in it; -1 for none.
  open func column(for view: NSView) -> Int {
    tableColumns.firstIndex { column in
      rows.contains { $0.views[ObjectIdentifier(column)].map { view.isDescendant(of: $0) } ?? false }
    } ?? -1
  }
  /// Nil: views are made for their rows and not used again.
  open func makeView(withIdentifier identifier: NSUserInterfaceItemIdentifier, owner: Any?) -> NSView? { nil }
  /// Does nothing: there are no nib files.
  open func register(_ nib: UINib?, forIdentifier identifier: NSUserInterfaceItemIdentifier) {}
  /// Does nothing: front ends scroll.
  open func scrollRowToVisible(_ row: Int) {}

  // MARK: what is chosen

  /// The row that is chosen, of several the first; -1 for none.
  open var selectedRow: Int { chosen.first ?? -1 }
  /// The rows that are chosen.
  open var selectedRowIndexes: IndexSet { chosen }
  /// The number of rows that are chosen.
  open var numberOfSelectedRows: Int { chosen.count }
  /// Whether a row is chosen.
  open func isRowSelected(_ row: Int) -> Bool { chosen.contains(row) }
  /// Chooses rows, besides those that are chosen or in their place. The delegate is notified.
  open func selectRowIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool) {
    load()
    let all = (extend && allowsMultipleSelection ? chosen.union(indexes) : indexes).filteredIndexSet {
      rows.indices.contains($0)
    }
    set(allowsMultipleSelection ? all : IndexSet(all.prefix(1)))
  }
  /// Chooses a row no longer.
  open func deselectRow(_ row: Int) { set(chosen.subtracting([row])) }
  /// Chooses no row.
  open func deselectAll(_ sender: Any?) { set([]) }
  /// Chooses all rows, where several can be chosen.
  open override func selectAll(_ sender: Any?) {
    if allowsMultipleSelection { selectRowIndexes(IndexSet(0..<numberOfRows), byExtendingSelection: false) }
  }

  private func set(_ rows: IndexSet) {
    guard rows != chosen else { return }
    chosen = rows
    changed()
    selectionDidChange()
  }

  private func selectionDidChange() {
    NotificationCenter.post(Self.selectionDidChangeNotification, of: self, to: delegate) {
      $0.tableViewSelectionDidChange($1)
    }
  }

  /// The user has chosen rows.
  private func choose(_ ids: Set<Int>) {
    var indexes = IndexSet(rows.indices.filter { ids.contains(rows[$0].id) })
    let new = indexes.subtracting(chosen)
    for index in new where !(delegate?.tableView(self, shouldSelectRow: index) ?? true) { indexes.remove(index) }
    if !allowsMultipleSelection, let last = new.intersection(indexes).first { indexes = [last] }
    if indexes.isEmpty, !allowsEmptySelection || new.isEmpty == false { return changed() }
    clickedRow = new.first ?? indexes.first ?? -1
    set(indexes)
    sendOwnAction()
  }

  // MARK: what is shown

  package override func valueDidChange() {
    revision.change()
    super.valueDidChange()
  }

  package var composedContent: AnyView { revision.view(of: self) { $0.shown } }

  private var shownColumns: [(index: Int, column: NSTableColumn)] {
    tableColumns.enumerated().filter { !$1.isHidden }.map { ($0, $1) }
  }

  @ViewBuilder private var shown: some View {
    let _ = load()
    let selection = Binding<Set<Int>>(
      get: { [weak self] in
        guard let self else { return [] }
        return Set(chosen.compactMap { rows.indices.contains($0) ? rows[$0].id : nil })
      },
      set: { [weak self] in self?.choose($0) })
    let columns = shownColumns
    _TableArea(columns: columns.map(\.column.limits)) {
      VStack(alignment: .leading, spacing: 0) {
        if headerView != nil, tableColumns.contains(where: { !$0.title.isEmpty }) {
          _TableLine {
            ForEach(columns, id: \.column) { entry in
              Text(verbatim: entry.column.title).font(.headline).lineLimit(1)
                .modifier(_TableCell(width: entry.column.limits))
            }
          }
          .padding(.horizontal)
        }
        List(selection: selection) {
          ForEach(Array(rows.enumerated()), id: \.element.id) { index, row in
            _TableLine {
              ForEach(columns, id: \.column) { entry in
                if let view = self.view(atColumn: entry.index, row: index, makeIfNecessary: true) {
                  HeldView(view: view).id(ObjectIdentifier(view)).modifier(_TableCell(width: entry.column.limits))
                } else {
                  Color.clear.modifier(_TableCell(width: entry.column.limits))
                }
              }
            }
            .selectionDisabled(self.delegate?.tableView(self, isGroupRow: index) ?? false)
          }
        }
        .listStyle(.plain)
      }
    }
    .disabled(!isEnabled)
  }
}

/// The titles of a table's columns.
@MainActor @preconcurrency open class NSTableHeaderView: NSView {
  /// The table; nil for none.
  open weak var tableView: NSTableView?
}
