/// The columns of a table.
public protocol TableColumnContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable
  /// Not for use outside the framework.
  var _columns: [_TableColumn<TableRowValue>] { get }
}

/// A column as a table sees it.
public struct _TableColumn<RowValue: Identifiable> {
  let label: AnyView
  let content: @MainActor (RowValue) -> AnyView
  /// Puts rows in the order of the column; nil where there is none.
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

/// One column: its title, and what stands in it of each row.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>: TableColumnContent {
  public typealias TableRowValue = RowValue

  private let label: Label
  private let content: @MainActor (RowValue) -> Content
  private let comparator: KeyPathComparator<RowValue>?
  private var width = _TableColumnWidth()
  private var alignment = Alignment.leading

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

  /// The column's width in points; nil for a share of what is there.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    var copy = self
    copy.width = _TableColumnWidth(fixed: width)
    return copy
  }

  /// The column's share of what is there, within bounds in points.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
    var copy = self
    copy.width = _TableColumnWidth(fixed: nil, least: min ?? ideal, most: max)
    return copy
  }

  /// Where the title and what stands in the column are in its width.
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
  public typealias TableRowValue = RowValue

  public let _columns: [_TableColumn<RowValue>]
}

/// Builds the columns of a table from closures.
@resultBuilder public struct TableColumnBuilder<RowValue: Identifiable> {
  public static func buildExpression<Column: TableColumnContent>(
    _ column: Column
  ) -> _TableColumns<RowValue> where Column.TableRowValue == RowValue {
    _TableColumns(_columns: column._columns)
  }

  public static func buildBlock(_ columns: _TableColumns<RowValue>...) -> _TableColumns<RowValue> {
    _TableColumns(_columns: columns.flatMap(\._columns))
  }

  public static func buildOptional(_ columns: _TableColumns<RowValue>?) -> _TableColumns<RowValue> {
    columns ?? _TableColumns(_columns: [])
  }

  public static func buildEither(first: _TableColumns<RowValue>) -> _TableColumns<RowValue> { first }

  public static func buildEither(second: _TableColumns<RowValue>) -> _TableColumns<RowValue> { second }
}
