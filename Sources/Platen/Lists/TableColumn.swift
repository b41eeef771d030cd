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
  let content: (RowValue) -> AnyView
  /// Compares rows by the column; nil when the column is not sortable.
  var comparator: KeyPathComparator<RowValue>?
  var width: _TableColumnWidth = _TableColumnWidth()
  var alignment = Alignment.leading
}

/// How wide a column is, in points; nil where the program sets nothing.
package struct _TableColumnWidth: Equatable {
  var least: CGFloat?
  var ideal: CGFloat?
  var most: CGFloat?

  package init(least: CGFloat? = nil, ideal: CGFloat? = nil, most: CGFloat? = nil) {
    self.least = least
    self.ideal = ideal
    self.most = most
  }

  /// The width of a column of AppKit's, which SwiftUI's columns have at first.
  private static let usual: CGFloat = 100
  /// The least width of a column for which the program sets none: some letters of a field in it are seen.
  private static let usualLeast: CGFloat = 80

  /// The limits that apply. A column that has an ideal width alone is no narrower than that.
  var limits: (least: CGFloat, ideal: CGFloat, most: CGFloat) {
    let most = max(most ?? .infinity, 0)
    let least = min(max(least ?? ideal ?? Self.usualLeast, 0), most)
    return (least, min(max(ideal ?? Self.usual, least), most), most)
  }
}

/// One column: its title and its content for each row.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>: TableColumnContent {
  /// The type of the values that the rows show.
  public typealias TableRowValue = RowValue

  private let label: Label
  private let content: (RowValue) -> Content
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
    label: Label, comparator: KeyPathComparator<RowValue>?, content: @escaping (RowValue) -> Content
  ) {
    self.label = label
    self.comparator = comparator
    self.content = content
  }

  /// Sets the column's width in points. Nil is that of a column for which no width is set: ideally 100 points, at least
  /// 80.
  ///
  /// While the horizontal size class is compact it is ignored: the first column has the whole width.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    var copy = self
    copy.width = _TableColumnWidth(least: width, ideal: width, most: width)
    return copy
  }

  /// Sets the limits of the column's width in points. Nil changes nothing.
  ///
  /// Each column has its ideal width at first. What the table has more is shared equally, and what it has less is taken
  /// in proportion to the ideal widths, within these limits. A table that is narrower than the least widths of all its
  /// columns scrolls horizontally. While the horizontal size class is compact the widths are ignored: the first column
  /// has the whole width.
  ///
  /// - Parameters:
  ///   - min: The least width; where no call sets one, the ideal width that the program sets, or else 80 points.
  ///   - ideal: The ideal width; 100 points where no call sets one.
  ///   - max: The greatest width; infinity where no call sets one.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
    var copy = self
    copy.width.least = min ?? width.least
    copy.width.ideal = ideal ?? width.ideal
    copy.width.most = max ?? width.most
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
