import Foundation

/// A view that shows rows, in sections with titles.
///
/// All rows have a cell: none is made only when it is scrolled into sight. Cells are reused when the table is loaded
/// again, in their order. Changes of rows are not animated.
@MainActor @preconcurrency open class UITableView: UIScrollView {
  /// A stand-in for the later views of the class, see ``UIView/appearance()``.
  open override class func appearance() -> UITableView { standIn { UITableView(frame: .zero) } }

  /// How a table is shown: a list, or a form with groups.
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  /// How a change of rows is animated. Ignored.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
  /// How rows are separated. `.none` hides the lines; the other two are the front end's lines.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
  /// What ``separatorInset`` is measured from. Ignored.
  public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }
  /// Where a row is scrolled to. Ignored.
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

  /// The title of the index that leads to a search. Never shown: tables have no index.
  public static let indexSearch = "{search}"

  /// The height that rows, headers and footers have by themselves: -1.
  public static let automaticDimension: CGFloat = -1

  /// One section as it is shown.
  package struct LoadedSection {
    package var title: String?
    package var footer: String?
    package var header: UIView?
    package var footerView: UIView?
    package var cells: [UITableViewCell]
  }

  /// How the table is shown, `.plain` by default.
  public let style: Style
  /// Says what is in the rows. Nil, the default, shows none.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// Notified of the selection. Without a delegate rows can't be selected.
  open weak var delegate: (any UITableViewDelegate)? { didSet { reloadData() } }
  /// Whether rows can be selected, true by default.
  open var allowsSelection = true { didSet { rowSettingDidChange() } }
  /// Whether several rows can be selected, false by default.
  open var allowsMultipleSelection = false
  /// Whether rows can be selected while they are edited, false by default.
  open var allowsSelectionDuringEditing = false { didSet { rowSettingDidChange() } }
  /// Whether several rows can be selected while they are edited, false by default.
  open var allowsMultipleSelectionDuringEditing = false { didSet { rowSettingDidChange() } }
  /// Whether the rows are edited: deleted, inserted and moved by buttons. False by default.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false
  /// What is known of the buttons and keys of the rows.
  package var rowEdits = RowEditsRecord()
  /// Counts the changes of what is loaded.
  var version = 0
  /// Whether a default implementation has answered.
  var isDefaultAnswer = false
  /// A view above the rows; nil, the default, for none.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  /// A view below the rows; nil, the default, for none.
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }
  /// Kept and ignored: rows have the height of their contents.
  open var rowHeight = UITableView.automaticDimension
  /// How rows are separated, `.singleLine` by default.
  open var separatorStyle = SeparatorStyle.singleLine { didSet { rowSettingDidChange() } }
  /// The colour of the lines between rows, which a terminal draws where it is set. Nil, the default, is the front end's.
  open var separatorColor: UIColor? { didSet { rowSettingDidChange() } }
  /// The distances of the lines from the edges. Kept and ignored.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  /// What ``separatorInset`` is measured from. Kept and ignored.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// Kept and ignored; nil by default.
  open var separatorEffect: UIVisualEffect?
  /// Kept and ignored; false by default.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Kept and ignored; true by default.
  open var insetsContentViewsToSafeArea = true
  /// A view behind the rows. Shown where there are no rows, as programs use it; nil by default.
  open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }
  /// Whether what has the focus is selected. Kept and ignored; false by default.
  open var selectionFollowsFocus = false
  /// Kept and ignored; false by default.
  open var remembersLastFocusedIndexPath = false
  /// Whether rows can be dragged where the table has a delegate for that. True by default.
  open var dragInteractionEnabled = true { didSet { rowSettingDidChange() } }
  /// The delegates for what is dragged and dropped, see the extension of the module with those.
  package weak var ownDragDelegate: AnyObject? { didSet { rowSettingDidChange() } }
  package weak var ownDropDelegate: AnyObject? { didSet { state.change() } }
  /// Kept and ignored: all rows are loaded. Nil by default.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Kept and ignored; true by default.
  open var isPrefetchingEnabled = true
  /// The least number of rows with which an index is shown. Kept and ignored: tables have no index.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// Kept and ignored; nil by default.
  open var sectionIndexColor: UIColor?
  /// Kept and ignored; nil by default.
  open var sectionIndexBackgroundColor: UIColor?
  /// Kept and ignored; nil by default.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// The space above the header of a section. Kept and ignored.
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  /// Kept and ignored.
  open var fillerRowHeight: CGFloat = 0
  /// Kept and ignored.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// Kept and ignored.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// Kept and ignored.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// Kept and ignored.
  open var sectionHeaderHeight = UITableView.automaticDimension
  /// Kept and ignored.
  open var sectionFooterHeight = UITableView.automaticDimension

  package let state = ControllerState()
  var loaded: [LoadedSection]?
  var pool: [UITableViewCell] = []
  /// The changes since ``beginUpdates()``, carried out at the end of the outermost batch.
  var changes = TableChanges()
  private var registered: [String: UITableViewCell.Type] = [:]
  private var registeredHeaders: [String: UITableViewHeaderFooterView.Type] = [:]
  private var isLoading = false
  var selected: [IndexPath] = []

  /// Creates a table with a frame in points.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Creates a plain table with a frame in points.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a plain table. Nothing is read from the coder.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// Begins or ends the editing of the rows. `animated` is ignored. For subclasses, which call super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    self.editing = editing
    if !editing, allowsMultipleSelectionDuringEditing, !allowsMultipleSelection {
      for path in selected { deselectRow(at: path, animated: false) }
    }
    editingDidChange()
  }

  override func refreshControlDidChange() { state.change() }

  /// A setting that all rows depend on has changed.
  private func rowSettingDidChange() {
    rowEdits.rowsDidChange()
    state.change()
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    state.change()
  }

  // MARK: loading

  /// Asks the data source for everything again. No row is selected then.
  open func reloadData() {
    selected = []
    unload()
  }

  func unload() {
    version += 1
    rowEdits.answersDidChange()
    pool += (loaded ?? []).flatMap(\.cells)
    loaded = nil
    state.change()
  }

  /// The sections, loaded if they have to be.
  package var sections: [LoadedSection] {
    if let loaded { return loaded }
    guard let dataSource, !isLoading else { return [] }
    isLoading = true
    let sections = (0..<dataSource.numberOfSections(in: self)).map { loadSection($0, dataSource) }
    isLoading = false
    dropPool(keeping: sections)
    loaded = sections
    return sections
  }

  /// Loads a section, with the cells that it has already.
  func loadSection(
    _ index: Int, _ source: any UITableViewDataSource, _ cells: [UITableViewCell?] = []
  ) -> LoadedSection {
    LoadedSection(
      title: source.tableView(self, titleForHeaderInSection: index),
      footer: source.tableView(self, titleForFooterInSection: index),
      header: shown(delegate?.tableView(self, viewForHeaderInSection: index), index) {
        delegate?.tableView(self, willDisplayHeaderView: $0, forSection: index)
      },
      footerView: shown(delegate?.tableView(self, viewForFooterInSection: index), index) {
        delegate?.tableView(self, willDisplayFooterView: $0, forSection: index)
      },
      cells: (0..<source.tableView(self, numberOfRowsInSection: index)).map {
        let kept = cells.indices.contains($0) ? cells[$0] : nil
        return kept ?? loadCell(IndexPath(row: $0, section: index), source)
      })
  }

  private func shown(_ view: UIView?, _ section: Int, _ notify: (UIView) -> Void) -> UIView? {
    if let view { notify(view) }
    return view
  }

  func loadCell(_ path: IndexPath, _ source: any UITableViewDataSource) -> UITableViewCell {
    let cell = source.tableView(self, cellForRowAt: path)
    rowEdits.forget(cell)
    cell.table = self
    cell.setSelected(selected.contains(path), animated: false)
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: false) }
    if cell.superview !== self { addSubview(cell) }
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return cell
  }

  /// Removes the cells that are in no row.
  func dropPool(keeping sections: [LoadedSection]) {
    let kept = Set(sections.flatMap(\.cells).map(ObjectIdentifier.init))
    for view in subviews where view is UITableViewCell && !kept.contains(ObjectIdentifier(view)) {
      view.removeFromSuperview()
    }
    pool = []
  }

  /// Names the class of the cells with an identifier.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registered[identifier] = cellClass as? UITableViewCell.Type
  }

  /// Names the class of the headers and footers with an identifier.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registeredHeaders[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  /// A header or footer of the registered class; nil where none is registered. It is a new one: front ends keep those
  /// that are shown.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    registeredHeaders[identifier].map { UITableViewHeaderFooterView.make($0, identifier) }
  }

  /// The header of a section, if it is a ``UITableViewHeaderFooterView``.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sections.indices.contains(section) ? sections[section].header as? UITableViewHeaderFooterView : nil
  }

  /// The footer of a section, if it is a ``UITableViewHeaderFooterView``.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sections.indices.contains(section) ? sections[section].footerView as? UITableViewHeaderFooterView : nil
  }

  /// A cell that is not shown any more; nil where there is none and no class is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let index = pool.firstIndex(where: { $0.reuseIdentifier == identifier }) {
      let cell = pool.remove(at: index)
      cell.prepareForReuse()
      return cell
    }
    return registered[identifier].map { UITableViewCell.make($0, identifier) }
  }

  /// A cell that is not shown any more, or a new one of the registered class. Without one it is a `UITableViewCell`,
  /// where UIKit traps.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier) ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  // MARK: rows

  /// The number of sections.
  open var numberOfSections: Int { sections.count }

  /// The number of rows in a section; 0 out of range.
  open func numberOfRows(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].cells.count : 0
  }

  /// The cell of a row; nil out of range.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    let sections = sections
    guard sections.indices.contains(indexPath.section) else { return nil }
    let cells = sections[indexPath.section].cells
    return cells.indices.contains(indexPath.row) ? cells[indexPath.row] : nil
  }

  /// The place of a cell; nil for one that is in no row.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    for (index, section) in sections.enumerated() {
      if let row = section.cells.firstIndex(where: { $0 === cell }) { return IndexPath(row: row, section: index) }
    }
    return nil
  }

  /// The cells of all rows.
  open var visibleCells: [UITableViewCell] { sections.flatMap(\.cells) }
  /// The places of all rows.
  open var indexPathsForVisibleRows: [IndexPath]? { visibleCells.compactMap { indexPath(for: $0) } }

  /// The places of all rows, whatever the rectangle: front ends lay out by themselves.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { indexPathsForVisibleRows }
  /// Nil: front ends lay out by themselves.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
  /// The frame that the program has given the cell: front ends lay out by themselves.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { cellForRow(at: indexPath)?.frame ?? .zero }
  /// An empty rectangle: front ends lay out by themselves.
  open func rect(forSection section: Int) -> CGRect { .zero }
  /// An empty rectangle: front ends lay out by themselves.
  open func rectForHeader(inSection section: Int) -> CGRect { .zero }
  /// An empty rectangle: front ends lay out by themselves.
  open func rectForFooter(inSection section: Int) -> CGRect { .zero }
  /// Whether changes of rows are waiting for their data.
  open var hasUncommittedUpdates: Bool { changes.depth > 0 }
  /// Does nothing: tables have no index.
  open func reloadSectionIndexTitles() {}
  /// Does nothing: front ends scroll to what has the focus.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {}

  /// Does nothing: front ends scroll to what has the focus.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}

  // MARK: selection

  /// The first row that was selected; nil for none.
  open var indexPathForSelectedRow: IndexPath? { selected.first }
  /// The rows that are selected; nil for none.
  open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected }

  /// Selects a row, without asking or notifying the delegate. Nil deselects all.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if indexPath == nil || !selectsSeveral { for path in selected { deselectRow(at: path, animated: false) } }
    guard let indexPath, !selected.contains(indexPath) else { return }
    selected.append(indexPath)
    cellForRow(at: indexPath)?.setSelected(true, animated: animated)
  }

  /// Deselects a row, without notifying the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  /// Whether the user can select a row: where the cell contains no control, which would be what is pressed.
  package func canSelect(_ cell: UITableViewCell) -> Bool {
    let allows = isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    return delegate != nil && allows && cell.selectionStyle != .none && !Self.containsControl(cell.contentView)
  }

  static func containsControl(_ view: UIView) -> Bool {
    view is UIControl || view is any UITextInput || view.subviews.contains(where: containsControl)
  }

  private var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  /// The user has pressed a row.
  package func press(_ cell: UITableViewCell) {
    guard let pressed = indexPath(for: cell), let delegate,
      delegate.tableView(self, shouldHighlightRowAt: pressed)
    else { return }
    if selectsSeveral, selected.contains(pressed) {
      guard let path = delegate.tableView(self, willDeselectRowAt: pressed) else { return }
      deselectRow(at: path, animated: false)
      delegate.tableView(self, didDeselectRowAt: path)
      return
    }
    guard let path = delegate.tableView(self, willSelectRowAt: pressed) else { return }
    let old = selectsSeveral ? [] : selected.filter { $0 != path }
    selectRow(at: path, animated: false, scrollPosition: .none)
    for path in old { delegate.tableView(self, didDeselectRowAt: path) }
    delegate.tableView(self, didSelectRowAt: path)
  }

  /// The user has pressed the button of details at the end of a row.
  package func pressAccessory(_ cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }
}
