/// The rows of a table, written one by one.
public protocol TableRowContent<TableRowValue> {
  /// The type of the values that the rows show.
  associatedtype TableRowValue: Identifiable
  /// Not for use outside the framework.
  var _rows: [_TableRow<TableRowValue>] { get }
}

/// A row, for its table.
public struct _TableRow<Value: Identifiable> {
  let value: Value
  /// The row's context menu.
  var menu: AnyView?
}

/// One row: a value that the columns show.
public struct TableRow<Value: Identifiable>: TableRowContent {
  /// The type of the value that the row shows.
  public typealias TableRowValue = Value

  private var row: _TableRow<Value>

  /// The row itself. Not for use outside the framework.
  public var _rows: [_TableRow<Value>] { [row] }

  /// Creates a row for a value.
  nonisolated public init(_ value: Value) { row = _TableRow(value: value) }

  /// Adds a context menu to the row. It replaces an earlier one.
  nonisolated public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> TableRow {
    var copy = self
    copy.row.menu = AnyView(menuItems())
    return copy
  }
}

/// In a `ForEach` a row is a view. Outside of a table it is empty.
extension TableRow: View {
  /// The views that this one is made of.
  public var body: some View { EmptyView() }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// The rows of all elements in order. Not for use outside the framework.
  public var _rows: [_TableRow<Content.TableRowValue>] { data.flatMap { content($0)._rows } }
}

/// Rows, one below the other.
public struct _TableRows<Value: Identifiable>: TableRowContent {
  /// The rows in order. Not for use outside the framework.
  public let _rows: [_TableRow<Value>]
}

/// Builds the rows of a table from closures.
@resultBuilder public struct TableRowBuilder<Value: Identifiable> {
  /// Takes a statement as it is. For the result builder.
  public static func buildExpression<Row: TableRowContent>(
    _ row: Row
  ) -> _TableRows<Value> where Row.TableRowValue == Value {
    _TableRows(_rows: row._rows)
  }

  /// Joins the statements of a block. For the result builder.
  public static func buildBlock(_ rows: _TableRows<Value>...) -> _TableRows<Value> {
    _TableRows(_rows: rows.flatMap(\._rows))
  }

  /// Takes an `if` without an `else`. For the result builder.
  public static func buildOptional(_ rows: _TableRows<Value>?) -> _TableRows<Value> { rows ?? _TableRows(_rows: []) }

  /// Takes the first branch of an `if` or `switch`. For the result builder.
  public static func buildEither(first: _TableRows<Value>) -> _TableRows<Value> { first }

  /// Takes another branch of an `if` or `switch`. For the result builder.
  public static func buildEither(second: _TableRows<Value>) -> _TableRows<Value> { second }
}
