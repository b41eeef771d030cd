import Foundation

/// How a section of a collection is shown.
package struct CollectionSectionLayout {
  /// A length of an item.
  package enum Length: Equatable {
    case own
    case points(CGFloat)
    /// A part of the section's.
    case fraction(CGFloat)

    /// The length, where it is known.
    package var points: CGFloat? { if case .points(let points) = self { points } else { nil } }
  }

  package struct ItemSize: Equatable {
    package var width: Length
    package var height: Length
  }

  /// The sizes of the items, which repeat.
  package var items: [ItemSize]
  package var insets = UIEdgeInsets.zero
  package var lineSpacing: CGFloat = 0
  package var itemSpacing: CGFloat = 0
  /// Whether the items are in one line that scrolls.
  package var isHorizontal = false
  package var hasHeader = false
  package var hasFooter = false
  /// Whether the header stays visible while a part of the section is.
  package var pinsHeader = false
  /// Whether the footer stays visible while a part of the section is.
  package var pinsFooter = false
}

/// How the items of a collection are arranged.
@MainActor @preconcurrency open class UICollectionViewLayout: NSObject {
  /// The collection that has the layout.
  public internal(set) weak var collectionView: UICollectionView?

  /// Creates a layout.
  public nonisolated override init() { super.init() }

  /// Creates a layout. Nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init() }

  /// The direction that the layout is written for, left to right by default. For subclasses; front ends do not use it.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the coordinates are mirrored in the other direction. For subclasses; front ends do not use it: items begin
  /// at the right where the language does.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Has the collection shown again. For subclasses, which call super.
  open func invalidateLayout() { collectionView?.state.change() }

  /// Does nothing; for subclasses. Front ends arrange the items without it.
  open func prepare() {}
  /// Whether the arrangement depends on the size of the collection. Never called; false by default.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// The size of all that the collection shows, in points: that of the collection itself until its items are shown.
  open var collectionViewContentSize: CGSize {
    guard let collectionView else { return .zero }
    let content = layoutAttributesForElements(in: .infinite)?.reduce(CGRect.null) { $0.union($1.frame) } ?? .null
    return content.isNull ? collectionView.bounds.size : CGSize(width: content.maxX, height: content.maxY)
  }
  /// Where the items in a rectangle are, in points. Front ends do not use it.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView else { return nil }
    return (collectionView.loaded ?? []).enumerated().flatMap { section, loaded in
      loaded.cells.indices.map { attributes(of: loaded.cells[$0], IndexPath(item: $0, section: section)) }
    }
    .filter { $0.frame.intersects(rect) || rect == .infinite }
  }
  /// Where an item is; nil for one that the collection has not. Front ends do not use it.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionView?.cellForItem(at: indexPath).map { attributes(of: $0, indexPath) }
  }
  private func attributes(of cell: UIView, _ indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = cell.frame
    return attributes
  }

  /// The list that it is; nil for another arrangement.
  package var list: UICollectionLayoutListConfiguration? { nil }

  /// How a section is shown: items in their own size in lines.
  package func layout(ofSection section: Int, in collection: UICollectionView) -> CollectionSectionLayout {
    CollectionSectionLayout(items: [.init(width: .own, height: .own)], lineSpacing: 10, itemSpacing: 10)
  }
}

/// Items in lines, one after the other.
@MainActor @preconcurrency open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The direction in which a collection scrolls.
  public typealias ScrollDirection = UICollectionView.ScrollDirection

  /// The size that means the items' own.
  public static let automaticSize = CGSize(width: -1, height: -1)

  /// Vertical by default; a section that scrolls horizontally has its items in one line.
  open var scrollDirection = ScrollDirection.vertical { didSet { invalidateLayout() } }
  /// The size of items in points, 50 by 50 by default.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// Items have their own size where this is not zero. Zero by default.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The distance between lines in points, 10 by default.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The distance between the items of a line in points, 10 by default.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The margins of sections in points, zero by default.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// Sections have a header where this is not zero. Zero by default.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Sections have a footer where this is not zero. Zero by default.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Whether headers stay visible while a part of their section is. False by default.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// Whether footers stay visible while a part of their section is. False by default.
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  package override func layout(ofSection section: Int, in collection: UICollectionView) -> CollectionSectionLayout {
    let delegate = collection.delegate as? any UICollectionViewDelegateFlowLayout
    var layout = CollectionSectionLayout(items: [])
    for item in 0..<collection.numberOfItems(inSection: section) {
      let path = IndexPath(item: item, section: section)
      let size = delegate?.collectionView(collection, layout: self, sizeForItemAt: path) ?? itemSize
      layout.items.append(Self.size(size, isEstimate: estimatedItemSize != .zero && size == itemSize))
    }
    layout.insets = delegate?.collectionView(collection, layout: self, insetForSectionAt: section) ?? sectionInset
    layout.lineSpacing =
      delegate?.collectionView(collection, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing
    layout.itemSpacing =
      delegate?.collectionView(collection, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    layout.isHorizontal = scrollDirection == .horizontal
    // What scrolls horizontally has the items of one line, whose distance is that of lines.
    if layout.isHorizontal { layout.itemSpacing = layout.lineSpacing }
    let header = delegate?.collectionView(collection, layout: self, referenceSizeForHeaderInSection: section)
    layout.hasHeader = (header ?? headerReferenceSize) != .zero
    let footer = delegate?.collectionView(collection, layout: self, referenceSizeForFooterInSection: section)
    layout.hasFooter = (footer ?? footerReferenceSize) != .zero
    layout.pinsHeader = sectionHeadersPinToVisibleBounds
    layout.pinsFooter = sectionFootersPinToVisibleBounds
    return layout
  }

  private static func size(_ size: CGSize, isEstimate: Bool) -> CollectionSectionLayout.ItemSize {
    guard !isEstimate, size.width > 0, size.height > 0 else { return .init(width: .own, height: .own) }
    return .init(width: .points(size.width), height: .points(size.height))
  }
}

/// How a collection is shown as a list.
public struct UICollectionLayoutListConfiguration: Sendable {
  /// How a list is shown: in groups or not.
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  /// What is above a section.
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  /// What is below a section.
  public enum FooterMode: Int, Sendable { case none, supplementary }

  /// How the list is shown.
  public let appearance: Appearance
  /// What is above a section: nothing by default.
  public var headerMode = HeaderMode.none
  /// What is below a section: nothing by default.
  public var footerMode = FooterMode.none
  /// Whether there are lines between rows. Kept and ignored; true by default.
  public var showsSeparators = true
  /// The colour behind the rows. Kept and ignored; nil by default.
  public var backgroundColor: UIColor?
  /// The space above a header. Kept and ignored; nil by default.
  public var headerTopPadding: CGFloat?

  /// Makes the actions of a row; nil for none.
  public typealias SwipeActionsConfigurationProvider = @MainActor (IndexPath) -> UISwipeActionsConfiguration?
  /// The actions at the beginning of a row: buttons of the row with the focus. Nil by default.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The actions at the end of a row: buttons of the row with the focus. Nil by default.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Creates the configuration of a list.
  public init(appearance: Appearance) { self.appearance = appearance }
}
