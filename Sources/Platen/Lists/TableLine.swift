// The widths of a table: its area, its lines and their cells.

/// The titles and rows of a table. It is as wide as what is offered, and scrolls horizontally where the columns need
/// more.
package struct _TableArea<Content: View> {
  /// The least width of the titles and rows, in points.
  private let leastWidth: CGFloat
  private let content: Content

  package init(columns: [_TableColumnWidth], @ViewBuilder content: () -> Content) {
    let distances = TableMeasures.spacing * CGFloat(max(columns.count - 1, 0))
    leastWidth = columns.reduce(distances + TableMeasures.margins) { $0 + $1.limits.least }
    self.content = content()
  }
}

extension _TableArea: _ContainerView {
  /// What scrolls. For the graph.
  package var _childContent: some View {
    var frame = ContainerFrameContent(
      horizontal: ContainerFrameContent.Share(constant: 0, factor: 1), alignment: .topLeading)
    frame.leastWidth = leastWidth
    return content.modifier(_LayoutModifier(.decoration(.containerFrame(frame))))
  }

  /// The node's content in an environment. For the graph.
  package func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    _NodeContentBox(.container(.scroll(.horizontal)))
  }

  /// Ends a form's rows: the views inside are no rows of it. For the graph.
  package static func _prepare(_ environment: inout EnvironmentValues) { environment.isFormRow = false }
}

enum TableMeasures {
  /// The distance between two columns, in points.
  static let spacing: CGFloat = 8
  /// What lists take at both sides of their rows, in points.
  static let margins: CGFloat = 48
  /// The insets of the titles. Beside them a layout has those of the rows below, in a page the same.
  static let titles = EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
}

/// The cells of one row of a table, or the titles above them: all lines have the same columns.
package struct _TableLine<Cells: View> {
  let cells: Cells

  package init(@ViewBuilder cells: () -> Cells) { self.cells = cells() }
}

extension _TableLine: _ContainerView {
  /// The views inside. For the graph.
  package var _childContent: Cells { cells }

  /// The node's content in an environment. For the graph.
  package func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    var stack = StackContent(axis: .horizontal, spacing: TableMeasures.spacing)
    stack.keepsColumns = true
    return _NodeContentBox(.container(.stack(stack)))
  }

  /// Ends a form's rows: the views inside are no rows of it, and no lists below titles. For the graph.
  package static func _prepare(_ environment: inout EnvironmentValues) {
    environment.isFormRow = false
    environment.isBelowTableTitles = false
  }
}

/// Gives a cell its column's width.
package struct _TableCell: ViewModifier {
  private let width: _TableColumnWidth
  private let alignment: Alignment

  nonisolated package init(width: _TableColumnWidth, alignment: Alignment = .leading) {
    self.width = width
    self.alignment = alignment
  }

  nonisolated init<Value>(_ column: _TableColumn<Value>) {
    self.init(width: column.width, alignment: column.alignment)
  }

  package func body(content: Content) -> some View {
    let limits = width.limits
    var frame = FrameContent(
      minWidth: limits.least, idealWidth: limits.ideal, maxWidth: limits.most, minHeight: nil, idealHeight: nil,
      maxHeight: nil, alignment: alignment)
    frame.isRigid = true
    return content.modifier(_LayoutModifier(.decoration(.frame(frame))))
  }
}
