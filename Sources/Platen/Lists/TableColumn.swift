/// The columns of a table.
public protocol TableColumnContent<TableRowValue> {
  /// The type of the values that the rows show.
  associatedtype TableRowValue: Identifiable
  /// Not for use outside the framework.
  var _columns: [_TableColumn<TableRowValue>] { get }
}

/// A column, for its table.
public struct _TableColumn<RowValue: Identifiable> {
  let label: AnyView
  let content: @MainActor (RowValue) -> AnyView
  /// Compares rows by the column; nil when the column is not sortable.
  var comparator: KeyPathComparator<RowValue>?
  var width: _TableColumnWidth = _TableColumnWidth()
  var alignment = Alignment.leading
}

/// How wide a column is, in points.
struct _TableColumnWidth {
  var fixed: CGFloat?
  var least: CGFloat?
  var most: CGFloat?
}

/// One column: its title and its content for each row.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>: TableColumnContent {
  /// The type of the values that the rows show.
  public typealias TableRowValue = RowValue

  private let label: Label
  private let content: @MainActor (RowValue) -> Content
  private let comparator: KeyPathComparator<RowValue>?
  private var width = _TableColumnWidth()
  private var alignment = Alignment.leading

  /// The column itself. Not for use outside the framework.
  public var _columns: [_TableColumn<RowValue>] {
    let content = content
    return [
      _TableColumn(
        label: AnyView(label), content: { AnyView(content($0)) }, comparator: comparator, width: width,
        alignment: alignment)
    ]
  }

  init(
    label: Label, comparator: KeyPathComparator<RowValue>?, content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.label = label
    self.comparator = comparator
    self.content = content
  }

  /// Sets the column's width in points. Nil is an equal share of the available width.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    var copy = self
    copy.width = _TableColumnWidth(fixed: width)
    return copy
  }

  /// Sets the limits of the column's share of the available width, in points. `ideal` is the minimum when `min` is nil
  /// and is ignored otherwise. Nil is no limit.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
    var copy = self
    copy.width = _TableColumnWidth(fixed: nil, least: min ?? ideal, most: max)
    return copy
  }

  /// Aligns the title and the content of the column. The default is leading.
  public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
    var copy = self
    copy.alignment = alignment.alignment
    return copy
  }
}

extension KeyPathComparator {
  static func byName(_ value: KeyPath<Compared, String> & Sendable) -> KeyPathComparator {
    KeyPathComparator(value, comparator: LocalizedStandardOrder())
  }
}

/// Columns, one after the other.
public struct _TableColumns<RowValue: Identifiable>: TableColumnContent {
  /// The type of the values that the rows show.
  public typealias TableRowValue = RowValue

  /// The columns in order. Not for use outside the framework.
  public let _columns: [_TableColumn<RowValue>]
}

/// Builds the columns of a table from closures.
@resultBuilder public struct TableColumnBuilder<RowValue: Identifiable> {
  /// Takes a statement as it is. For the result builder.
  public static func buildExpression<Column: TableColumnContent>(
    _ column: Column
  ) -> _TableColumns<RowValue> where Column.TableRowValue == RowValue {
    _TableColumns(_columns: column._columns)
  }

  /// Joins the statements of a block. For the result builder.
  public static func buildBlock(_ columns: _TableColumns<RowValue>...) -> _TableColumns<RowValue> {
    _TableColumns(_columns: columns.flatMap(\._columns))
  }

  /// Takes an `if` without an `else`. For the result builder.
  public static func buildOptional(_ columns: _TableColumns<RowValue>?) -> _TableColumns<RowValue> {
    columns ?? _TableColumns(_columns: [])
  }

  /// Takes the first branch of an `if` or `switch`. For the result builder.
  public static func buildEither(first: _TableColumns<RowValue>) -> _TableColumns<RowValue> { first }

  /// Takes another branch of an `if` or `switch`. For the result builder.
  public static func buildEither(second: _TableColumns<RowValue>) -> _TableColumns<RowValue> { second }
}
