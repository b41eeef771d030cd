/// The rows of a table, written one by one.
public protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable
  /// Not for use outside the framework.
  var _rows: [_TableRow<TableRowValue>] { get }
}

/// A row as a table sees it.
public struct _TableRow<Value: Identifiable> {
  let value: Value
  /// What can be done with it.
  var menu: AnyView?
}

/// One row: a value that the columns show.
public struct TableRow<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value

  private var row: _TableRow<Value>

  public var _rows: [_TableRow<Value>] { [row] }

  nonisolated public init(_ value: Value) { row = _TableRow(value: value) }

  /// A menu for the row.
  nonisolated public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> TableRow {
    var copy = self
    copy.row.menu = AnyView(menuItems())
    return copy
  }
}

/// In a `ForEach` a row is a view; outside of a table there is nothing to be seen of it.
extension TableRow: View {
  public var body: some View { EmptyView() }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public var _rows: [_TableRow<Content.TableRowValue>] { data.flatMap { content($0)._rows } }
}

/// Rows, one below the other.
public struct _TableRows<Value: Identifiable>: TableRowContent {
  public let _rows: [_TableRow<Value>]
}

/// Builds the rows of a table from closures.
@resultBuilder public struct TableRowBuilder<Value: Identifiable> {
  public static func buildExpression<Row: TableRowContent>(
    _ row: Row
  ) -> _TableRows<Value> where Row.TableRowValue == Value {
    _TableRows(_rows: row._rows)
  }

  public static func buildBlock(_ rows: _TableRows<Value>...) -> _TableRows<Value> {
    _TableRows(_rows: rows.flatMap(\._rows))
  }

  public static func buildOptional(_ rows: _TableRows<Value>?) -> _TableRows<Value> { rows ?? _TableRows(_rows: []) }

  public static func buildEither(first: _TableRows<Value>) -> _TableRows<Value> { first }

  public static func buildEither(second: _TableRows<Value>) -> _TableRows<Value> { second }
}
