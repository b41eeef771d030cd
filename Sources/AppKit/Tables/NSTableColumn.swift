import TextControls

/// A column of a table.
@MainActor @preconcurrency open class NSTableColumn: NSObject {
  /// How the user can change the width. Kept and ignored: front ends determine widths.
  public struct ResizingOptions: OptionSet, Sendable {
    /// The bits of the set, as in AppKit.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Changes with the table.
    public static let autoresizingMask = ResizingOptions(rawValue: 1)
    /// The user can change it.
    public static let userResizingMask = ResizingOptions(rawValue: 2)
  }

  /// The name of the column.
  open var identifier: NSUserInterfaceItemIdentifier
  /// The text above the column. Empty by default.
  open var title = "" { didSet { tableView?.reloadData() } }
  /// The width in points, which the column has at least; 100 by default. What the table has more is shared equally,
  /// whatever `columnAutoresizingStyle` says, and a narrower table scrolls horizontally.
  open var width: CGFloat = 100 { didSet { if width != oldValue { tableView?.reloadData() } } }
  /// The least width in points, where `width` is less; 10 by default.
  open var minWidth: CGFloat = 10 { didSet { if minWidth != oldValue { tableView?.reloadData() } } }
  /// The greatest width in points, which the column does not exceed; no limit by default.
  open var maxWidth = CGFloat(Float.greatestFiniteMagnitude) {
    didSet { if maxWidth != oldValue { tableView?.reloadData() } }
  }
  /// Kept and ignored.
  open var resizingMask: ResizingOptions = [.autoresizingMask, .userResizingMask]
  /// Whether the column is not shown. False by default.
  open var isHidden = false { didSet { tableView?.reloadData() } }
  /// Kept and ignored: views are edited, not cells. True by default.
  open var isEditable = true
  /// A text shown as help. Kept and ignored; nil by default.
  open var headerToolTip: String?
  /// Kept and ignored: the user can't sort. Nil by default.
  open var sortDescriptorPrototype: NSSortDescriptor?
  /// The table; nil for none.
  open internal(set) weak var tableView: NSTableView?

  /// The widths between which the table chooses.
  var limits: _TableColumnWidth {
    let width = min(max(width, minWidth), maxWidth)
    let most = maxWidth < CGFloat(Float.greatestFiniteMagnitude) ? maxWidth : nil
    return _TableColumnWidth(least: width, ideal: width, most: most)
  }

  /// Creates a column.
  public init(identifier: NSUserInterfaceItemIdentifier) {
    self.identifier = identifier
    super.init()
  }
}

/// A view in a table with a text and an image.
@MainActor @preconcurrency open class NSTableCellView: NSView {
  /// The text of the view, which the program adds to it. Nil by default.
  open weak var textField: NSTextField?
  /// The image of the view, which the program adds to it. Nil by default.
  open weak var imageView: NSImageView?
  /// The value that the view shows, for the program. Nil by default.
  open var objectValue: Any?
  /// Kept and ignored.
  open var rowSizeStyle = NSTableView.RowSizeStyle.default
}

/// The row of a table, as it would be around its views. Kept and ignored.
@MainActor @preconcurrency open class NSTableRowView: NSView {
  /// Kept and ignored; false by default.
  open var isSelected = false
  /// Kept and ignored; false by default.
  open var isEmphasized = false
  /// Kept and ignored; `.regular` by default.
  open var selectionHighlightStyle = NSTableView.SelectionHighlightStyle.regular
}

/// The values of a table.
@MainActor @preconcurrency public protocol NSTableViewDataSource: NSObjectProtocol {
  /// The number of rows.
  func numberOfRows(in tableView: NSTableView) -> Int
  /// The value in a column and a row, which is shown as text where the delegate makes no view.
  func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int) -> Any?
  /// Never called: values that are shown as text are not edited. Use a field in a view of the delegate's.
  func tableView(_ tableView: NSTableView, setObjectValue object: Any?, for tableColumn: NSTableColumn?, row: Int)
  /// Never called: the user can't sort.
  func tableView(_ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor])
}

extension NSTableViewDataSource {
  /// Default implementation: 0.
  public func numberOfRows(in tableView: NSTableView) -> Int { 0 }
  /// Default implementation: nil.
  public func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int) -> Any? { nil }
  /// Default implementation: does nothing.
  public func tableView(
    _ tableView: NSTableView, setObjectValue object: Any?, for tableColumn: NSTableColumn?, row: Int
  ) {}
  /// Default implementation: does nothing.
  public func tableView(_ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]) {}
}

/// The delegate of a table. AppKit's methods are optional; here each has a default implementation.
@MainActor @preconcurrency public protocol NSTableViewDelegate: NSControlTextEditingDelegate {
  /// The view in a column and a row; nil for the value as text.
  func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView?
  /// Never called: rows have no views of their own.
  func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView?
  /// Never called: front ends determine heights.
  func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat
  /// Whether the user can choose a row.
  func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool
  /// Whether a row is the title of those after it, which the user can't choose.
  func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool
  /// Called after other rows were chosen. The object is the table.
  func tableViewSelectionDidChange(_ notification: Notification)
  /// Never called: there are no columns to press.
  func tableView(_ tableView: NSTableView, didClick tableColumn: NSTableColumn)
}

extension NSTableViewDelegate {
  /// Default implementation: nil.
  public func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? { nil }
  /// Default implementation: nil.
  public func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView? { nil }
  /// Default implementation: the height of the table's rows.
  public func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat { tableView.rowHeight }
  /// Default implementation: true.
  public func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool { true }
  /// Default implementation: false.
  public func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool { false }
  /// Default implementation: does nothing.
  public func tableViewSelectionDidChange(_ notification: Notification) {}
  /// Default implementation: does nothing.
  public func tableView(_ tableView: NSTableView, didClick tableColumn: NSTableColumn) {}
}
