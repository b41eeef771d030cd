import Platen
import TextControls

/// Views in rows and columns.
@MainActor @preconcurrency open class NSGridView: NSView, ComposedView {
  /// The size of a row or column that follows from its content.
  nonisolated public static let sizedForContent: CGFloat = .greatestFiniteMagnitude

  private let revision = ControllerState()
  private(set) var rows: [NSGridRow] = []
  private var columns: [NSGridColumn] = []
  /// The space between two rows in points, 6 by default.
  open var rowSpacing: CGFloat = 6 { didSet { changed() } }
  /// The space between two columns in points, 6 by default.
  open var columnSpacing: CGFloat = 6 { didSet { changed() } }
  /// Where views are in their columns. Leading by default.
  open var xPlacement = NSGridCell.Placement.leading { didSet { changed() } }
  /// Kept and ignored: the middle of the row.
  open var yPlacement = NSGridCell.Placement.top
  /// Kept and ignored: the middle of the row.
  open var rowAlignment = NSGridRow.Alignment.none

  /// Creates a grid of rows of views.
  public convenience init(views rows: [[NSView]]) {
    self.init(frame: .zero)
    for row in rows { addRow(with: row) }
  }

  /// Creates a grid of empty cells.
  public convenience init(numberOfColumns columnCount: Int, rows rowCount: Int) {
    self.init(frame: .zero)
    for _ in 0..<max(0, rowCount) { addRow(with: []) }
    while columns.count < columnCount { addColumn() }
  }

  func changed() {
    revision.change()
    setNeedsDisplay()
  }

  private func addColumn() {
    columns.append(NSGridColumn(self, index: columns.count))
    for row in rows { while row.cells.count < columns.count { row.cells.append(NSGridCell(self, row)) } }
  }

  /// The number of rows.
  open var numberOfRows: Int { rows.count }
  /// The number of columns.
  open var numberOfColumns: Int { columns.count }
  /// The row at an index, which has to be in range.
  open func row(at index: Int) -> NSGridRow { rows[index] }
  /// The column at an index, which has to be in range.
  open func column(at index: Int) -> NSGridColumn { columns[index] }
  /// The cell in a column and a row, which have to be in range.
  open func cell(atColumnIndex columnIndex: Int, rowIndex: Int) -> NSGridCell { rows[rowIndex].cells[columnIndex] }
  /// The cell of a view; nil for none.
  open func cell(for view: NSView) -> NSGridCell? {
    rows.lazy.flatMap(\.cells).first { cell in cell.contentView.map { view.isDescendant(of: $0) } ?? false }
  }

  /// Adds a row at the end, and returns it.
  @discardableResult open func addRow(with views: [NSView]) -> NSGridRow { insertRow(at: rows.count, with: views) }
  /// Adds a row among the others, and returns it. An index out of range is clamped.
  @discardableResult open func insertRow(at index: Int, with views: [NSView]) -> NSGridRow {
    let row = NSGridRow(self)
    rows.insert(row, at: min(max(0, index), rows.count))
    while columns.count < views.count { addColumn() }
    while row.cells.count < columns.count { row.cells.append(NSGridCell(self, row)) }
    for (cell, view) in zip(row.cells, views) { cell.contentView = view }
    changed()
    return row
  }
  /// Adds a column at the end, and returns it.
  @discardableResult open func addColumn(with views: [NSView]) -> NSGridColumn {
    while rows.count < views.count { addRow(with: []) }
    addColumn()
    for (row, view) in zip(rows, views) { row.cells[columns.count - 1].contentView = view }
    changed()
    return columns[columns.count - 1]
  }
  /// Removes the row at an index, which has to be in range.
  open func removeRow(at index: Int) {
    for cell in rows.remove(at: index).cells { cell.contentView = nil }
    changed()
  }

  /// A view that takes no space.
  open class var emptyContentView: NSView { emptyView }
  private static let emptyView = NSView(frame: .zero)

  package var composedContent: AnyView {
    revision.view(of: self) { grid in
      Grid(
        alignment: grid.alignment(grid.xPlacement), horizontalSpacing: grid.columnSpacing,
        verticalSpacing: grid.rowSpacing
      ) {
        ForEach(grid.rows.filter { !$0.isHidden }, id: \.self) { row in
          GridRow { ForEach(Array(row.cells.enumerated()), id: \.element) { grid.view(of: $1, at: $0) } }
        }
      }
    }
  }

  @ViewBuilder private func view(of cell: NSGridCell, at index: Int) -> some View {
    if !columns[index].isHidden, !cell.isMerged {
      let placement = cell.xPlacement == .inherited ? columns[index].xPlacement : cell.xPlacement
      if let view = cell.contentView, view !== Self.emptyView {
        HeldView(view: view).id(ObjectIdentifier(view)).gridCellColumns(cell.width)
          .gridColumnAlignment(alignment(placement == .inherited ? xPlacement : placement).horizontal)
      } else {
        Color.clear.gridCellUnsizedAxes([.horizontal, .vertical]).gridCellColumns(cell.width)
      }
    }
  }

  private func alignment(_ placement: NSGridCell.Placement) -> Alignment {
    switch placement {
    case .center, .fill: .center
    case .trailing: .trailing
    default: .leading
    }
  }
}

/// A row of a grid.
@MainActor @preconcurrency open class NSGridRow: NSObject {
  /// How the views of a row are aligned. Ignored here.
  public enum Alignment: Int, Sendable { case inherited, none, firstBaseline, lastBaseline }

  /// The grid.
  open private(set) weak var gridView: NSGridView?
  var cells: [NSGridCell] = []
  /// Whether the row is not shown. False by default.
  open var isHidden = false { didSet { gridView?.changed() } }
  /// Kept and ignored: front ends determine heights.
  open var height = NSGridView.sizedForContent
  /// Kept and ignored; 0 by default.
  open var topPadding: CGFloat = 0
  /// Kept and ignored; 0 by default.
  open var bottomPadding: CGFloat = 0
  /// Kept and ignored.
  open var yPlacement = NSGridCell.Placement.inherited
  /// Kept and ignored.
  open var rowAlignment = Alignment.inherited

  init(_ gridView: NSGridView) {
    self.gridView = gridView
    super.init()
  }

  /// The number of cells.
  open var numberOfCells: Int { cells.count }
  /// The cell at an index, which has to be in range.
  open func cell(at index: Int) -> NSGridCell { cells[index] }
  /// Makes the cells of a range one, which shows the first one's view.
  open func mergeCells(in range: NSRange) {
    for index in cells.indices where range.contains(index) {
      cells[index].isMerged = index != range.location
      if index == range.location { cells[index].width = range.length }
    }
    gridView?.changed()
  }
}

/// A column of a grid.
@MainActor @preconcurrency open class NSGridColumn: NSObject {
  /// The grid.
  open private(set) weak var gridView: NSGridView?
  private let index: Int
  /// Whether the column is not shown. False by default.
  open var isHidden = false { didSet { gridView?.changed() } }
  /// Kept and ignored: front ends determine widths.
  open var width = NSGridView.sizedForContent
  /// Kept and ignored; 0 by default.
  open var leadingPadding: CGFloat = 0
  /// Kept and ignored; 0 by default.
  open var trailingPadding: CGFloat = 0
  /// Where views are in the column. That of the grid by default.
  open var xPlacement = NSGridCell.Placement.inherited { didSet { gridView?.changed() } }

  init(_ gridView: NSGridView, index: Int) {
    (self.gridView, self.index) = (gridView, index)
    super.init()
  }

  /// The number of cells.
  open var numberOfCells: Int { gridView?.numberOfRows ?? 0 }
  /// The cell at an index, which has to be in range.
  open func cell(at index: Int) -> NSGridCell {
    guard let gridView else { preconditionFailure("The grid is gone") }
    return gridView.cell(atColumnIndex: self.index, rowIndex: index)
  }
}

/// A cell of a grid.
@MainActor @preconcurrency open class NSGridCell: NSObject {
  /// Where a view is in a cell.
  public enum Placement: Int, Sendable {
    case inherited, none, top, bottom, center, fill
    /// The leading edge, which has the number of the top.
    public static var leading: Placement { .top }
    /// The trailing edge, which has the number of the bottom.
    public static var trailing: Placement { .bottom }
  }

  private weak var grid: NSGridView?
  /// The row.
  open private(set) weak var row: NSGridRow?
  var isMerged = false
  var width = 1
  /// The view; nil, the default, for none.
  open var contentView: NSView? {
    didSet {
      guard contentView !== oldValue, let grid else { return }
      if oldValue?.outerView === grid { oldValue?.removeFromSuperview() }
      if let contentView, contentView !== NSGridView.emptyContentView { grid.addSubview(contentView) }
      grid.changed()
    }
  }
  /// Where the view is in the cell. That of the column by default.
  open var xPlacement = Placement.inherited { didSet { grid?.changed() } }
  /// Kept and ignored.
  open var yPlacement = Placement.inherited
  /// Kept and ignored.
  open var rowAlignment = NSGridRow.Alignment.inherited
  /// Kept and ignored; empty by default.
  open var customPlacementConstraints: [NSLayoutConstraint] = []

  init(_ grid: NSGridView, _ row: NSGridRow) {
    (self.grid, self.row) = (grid, row)
    super.init()
  }
}
