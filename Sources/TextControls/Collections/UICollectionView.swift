import Foundation

/// A view that shows items, in an arrangement that its layout decides.
///
/// All items have a cell: none is made only when it is scrolled into sight. Cells are reused when the collection is
/// loaded again. Changes of items are not animated.
@MainActor @preconcurrency open class UICollectionView: UIScrollView {
  /// A stand-in for the later views of the class, see ``UIView/appearance()``.
  open override class func appearance() -> UICollectionView {
    standIn { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout()) }
  }

  /// The direction in which a collection scrolls.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  /// Where an item is scrolled to. Ignored.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top.
    public static let top = ScrollPosition(rawValue: 1)
    /// The middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// The bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// The left side.
    public static let left = ScrollPosition(rawValue: 8)
    /// The middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// The right side.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The kind of the views above sections.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of the views below sections.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// One section as it is shown.
  package struct LoadedSection {
    package var cells: [UICollectionViewCell]
    package var header: UICollectionReusableView?
    package var footer: UICollectionReusableView?
  }

  /// How the items are arranged.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      reloadData()
    }
  }
  /// Says what the items are. Nil, the default, shows none.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// Notified of the selection. Without a delegate items can't be selected.
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      rowEdits.answersDidChange()
      state.change()
    }
  }
  /// Whether items can be selected, true by default.
  open var allowsSelection = true { didSet { itemSettingDidChange() } }
  /// Whether several items can be selected, false by default.
  open var allowsMultipleSelection = false
  /// Whether items can be selected while they are edited, false by default.
  open var allowsSelectionDuringEditing = false { didSet { itemSettingDidChange() } }
  /// Whether several items can be selected while they are edited, false by default.
  open var allowsMultipleSelectionDuringEditing = false { didSet { itemSettingDidChange() } }
  /// Whether the items are edited: it is part of the state of their cells, which say what that shows. False by default.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      for cell in loaded?.flatMap(\.cells) ?? [] { cell.setNeedsUpdateConfiguration() }
      rowEdits.answersDidChange()
      state.change()
    }
  }
  /// What is known of the buttons of the rows.
  package var rowEdits = RowEditsRecord()
  /// A view behind the items. Shown where there are no items, as programs use it; nil by default.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { addSubview(backgroundView) }
      state.change()
    }
  }
  /// Whether what has the focus is selected. Kept and ignored; false by default.
  open var selectionFollowsFocus = false
  /// Kept and ignored; false by default.
  open var remembersLastFocusedIndexPath = false
  /// Kept and ignored: all items are loaded. True by default.
  open var isPrefetchingEnabled = true
  /// Kept and ignored: all items are loaded. Nil by default.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  package let state = ControllerState()
  var loaded: [LoadedSection]?
  var pool: [UICollectionReusableView] = []
  var changes = CollectionChanges()
  var selected: [IndexPath] = []
  private var registered: [String: UICollectionReusableView.Type] = [:]
  private var isLoading = false

  /// Creates a collection with a frame in points and an arrangement of its items.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Creates a collection with a flow layout. Nothing is read from the coder.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  // MARK: loading

  /// Asks the data source for everything again. No item is selected then.
  open func reloadData() {
    for path in selected { cellForItem(at: path)?.isSelected = false }
    selected = []
    pool += (loaded ?? []).flatMap {
      $0.cells as [UICollectionReusableView] + [$0.header, $0.footer].compactMap { $0 }
    }
    loaded = nil
    rowEdits.answersDidChange()
    state.change()
  }

  /// The sections, loaded if they have to be.
  package var sections: [LoadedSection] {
    if let loaded { return loaded }
    guard let dataSource, !isLoading else { return [] }
    isLoading = true
    defer { isLoading = false }
    let sections = (0..<dataSource.numberOfSections(in: self)).map { loadSection($0, dataSource) }
    dropPool(keeping: sections)
    loaded = sections
    return sections
  }

  /// Loads a section, with the cells that it has already.
  func loadSection(
    _ index: Int, _ source: any UICollectionViewDataSource, _ cells: [UICollectionViewCell?]? = nil
  ) -> LoadedSection {
    let count = source.collectionView(self, numberOfItemsInSection: index)
    var section = LoadedSection(
      cells: (0..<count).map { cells?[$0] ?? loadCell(IndexPath(item: $0, section: index), source) })
    // The layout may read the number of items.
    let (hasHeader, hasFooter) = supplementaryViews(ofSection: index)
    if hasHeader { section.header = supplementaryView(Self.elementKindSectionHeader, index, source) }
    if hasFooter { section.footer = supplementaryView(Self.elementKindSectionFooter, index, source) }
    return section
  }

  private func supplementaryViews(ofSection index: Int) -> (header: Bool, footer: Bool) {
    if let list = collectionViewLayout.list {
      return (list.headerMode == .supplementary, list.footerMode == .supplementary)
    }
    let layout = collectionViewLayout.layout(ofSection: index, in: self)
    return (layout.hasHeader, layout.hasFooter)
  }

  private func supplementaryView(
    _ kind: String, _ section: Int, _ source: any UICollectionViewDataSource
  ) -> UICollectionReusableView {
    let view = source.collectionView(
      self, viewForSupplementaryElementOfKind: kind, at: IndexPath(item: 0, section: section))
    if view.superview !== self { addSubview(view) }
    delegate?.collectionView(
      self, willDisplaySupplementaryView: view, forElementKind: kind, at: IndexPath(item: 0, section: section))
    return view
  }

  func loadCell(_ path: IndexPath, _ source: any UICollectionViewDataSource) -> UICollectionViewCell {
    let cell = source.collectionView(self, cellForItemAt: path)
    rowEdits.forget(cell)
    cell.collection = self
    cell.isSelected = selected.contains(path)
    if cell.superview !== self { addSubview(cell) }
    delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    return cell
  }

  /// Removes the views that are no part of a section.
  func dropPool(keeping sections: [LoadedSection]) {
    var kept: Set<ObjectIdentifier> = []
    for section in sections {
      kept.formUnion(section.cells.map(ObjectIdentifier.init))
      kept.formUnion([section.header, section.footer].compactMap { $0.map(ObjectIdentifier.init) })
    }
    for view in subviews where view is UICollectionReusableView && !kept.contains(ObjectIdentifier(view)) {
      view.removeFromSuperview()
    }
    pool = []
  }

  override func refreshControlDidChange() { state.change() }

  /// A setting that all items depend on has changed.
  private func itemSettingDidChange() {
    rowEdits.rowsDidChange()
    state.change()
  }

  // MARK: reuse

  /// Names the class of the cells with an identifier.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registered[identifier] = cellClass as? UICollectionReusableView.Type
  }

  /// Names the file of the cells with an identifier. They are `UICollectionViewCell`s, as there is nothing in the file.
  @preconcurrency public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(nib == nil ? nil : UICollectionViewCell.self, forCellWithReuseIdentifier: identifier)
  }

  /// Names the class of the headers and footers with an identifier.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    registered[elementKind + identifier] = viewClass as? UICollectionReusableView.Type
  }

  /// A cell that is not shown any more, or a new one of the registered class. Without one it is a
  /// `UICollectionViewCell`, where UIKit traps.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    dequeue(registered[identifier] ?? UICollectionViewCell.self, identifier) as? UICollectionViewCell
      ?? UICollectionViewCell(frame: .zero)
  }

  /// A header or a footer of the registered class. Without one it is an empty view.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let name = elementKind + identifier
    return dequeue(registered[name] ?? UICollectionReusableView.self, name)
  }

  func dequeue(_ type: UICollectionReusableView.Type, _ identifier: String) -> UICollectionReusableView {
    if let index = pool.firstIndex(where: { $0.reuseIdentifier == identifier }) {
      let view = pool.remove(at: index)
      view.prepareForReuse()
      return view
    }
    return UICollectionReusableView.make(type, identifier)
  }

  // MARK: items

  /// The number of sections.
  open var numberOfSections: Int { loaded?.count ?? dataSource?.numberOfSections(in: self) ?? 0 }

  /// The number of items in a section; 0 out of range.
  open func numberOfItems(inSection section: Int) -> Int {
    if let loaded { return loaded.indices.contains(section) ? loaded[section].cells.count : 0 }
    guard let dataSource, section < dataSource.numberOfSections(in: self) else { return 0 }
    return dataSource.collectionView(self, numberOfItemsInSection: section)
  }

  /// The cell of an item; nil out of range.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    let sections = sections
    guard sections.indices.contains(indexPath.section) else { return nil }
    let cells = sections[indexPath.section].cells
    return cells.indices.contains(indexPath.item) ? cells[indexPath.item] : nil
  }

  /// The header or the footer of a section; nil where there is none.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    return elementKind == Self.elementKindSectionHeader ? section.header : section.footer
  }

  /// The place of a cell; nil for one of no item.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    for (index, section) in sections.enumerated() {
      if let item = section.cells.firstIndex(where: { $0 === cell }) { return IndexPath(item: item, section: index) }
    }
    return nil
  }

  /// The cells of all items.
  open var visibleCells: [UICollectionViewCell] { sections.flatMap(\.cells) }
  /// The places of all items.
  open var indexPathsForVisibleItems: [IndexPath] { visibleCells.compactMap { indexPath(for: $0) } }

  /// Nil: front ends lay out by themselves.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }

  /// Does nothing: front ends scroll to what has the focus.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}

  /// Arranges the items by another layout. The animation is ignored.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { collectionViewLayout = layout }
}
