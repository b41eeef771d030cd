import Foundation

/// A layout that is made of sections with groups of items, or a list.
@MainActor @preconcurrency open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let configuration: UICollectionLayoutListConfiguration?
  private let provider: @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

  /// Creates a layout whose sections are all alike.
  public init(section: NSCollectionLayoutSection) {
    configuration = nil
    provider = { _, _ in section }
    super.init()
  }

  /// Creates a layout that requests each section from a closure.
  public init(
    sectionProvider: @escaping @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  ) {
    configuration = nil
    provider = sectionProvider
    super.init()
  }

  private init(list: UICollectionLayoutListConfiguration) {
    configuration = list
    provider = { _, _ in nil }
    super.init()
  }

  /// Creates a list. Nothing is read from the coder.
  public required init?(coder: NSCoder) {
    configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    provider = { _, _ in nil }
    super.init(coder: coder)
  }

  /// A list: rows in the height of their contents.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout { UICollectionViewCompositionalLayout(list: configuration) }

  /// The list that it is, which is that of its first section.
  package override var list: UICollectionLayoutListConfiguration? {
    configuration ?? section(0).flatMap(\.list)
  }

  private func section(_ index: Int) -> NSCollectionLayoutSection? {
    struct Environment: NSCollectionLayoutEnvironment {
      let container: any NSCollectionLayoutContainer
    }
    struct Container: NSCollectionLayoutContainer {
      let contentSize: CGSize
    }
    let size = collectionView?.bounds.size ?? .zero
    return provider(index, Environment(container: Container(contentSize: size)))
  }

  package override func layout(ofSection index: Int, in collection: UICollectionView) -> CollectionSectionLayout {
    guard let section = section(index), let group = section.group else {
      return super.layout(ofSection: index, in: collection)
    }
    var layout = CollectionSectionLayout(items: group.itemSizes)
    let insets = section.contentInsets
    layout.insets = UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    layout.lineSpacing = section.interGroupSpacing
    layout.itemSpacing = group.interItemSpacing?.spacing ?? 0
    if group.isColumn { layout.lineSpacing = max(layout.lineSpacing, layout.itemSpacing) }
    layout.isHorizontal = section.orthogonalScrollingBehavior != .none
    let kinds = section.boundarySupplementaryItems.map(\.elementKind)
    layout.hasHeader = kinds.contains(UICollectionView.elementKindSectionHeader)
    layout.hasFooter = kinds.contains(UICollectionView.elementKindSectionFooter)
    let pinned = section.boundarySupplementaryItems.filter(\.pinToVisibleBounds).map(\.elementKind)
    layout.pinsHeader = pinned.contains(UICollectionView.elementKindSectionHeader)
    layout.pinsFooter = pinned.contains(UICollectionView.elementKindSectionFooter)
    return layout
  }
}

/// What a layout is made for.
@MainActor public protocol NSCollectionLayoutEnvironment {
  /// The collection.
  var container: any NSCollectionLayoutContainer { get }
}

/// The space for a layout.
@MainActor public protocol NSCollectionLayoutContainer {
  /// Its size in points: that of the collection's frame, which may be zero.
  var contentSize: CGSize { get }
}

/// A length in a layout.
public struct NSCollectionLayoutDimension: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case width(CGFloat), height(CGFloat), points(CGFloat), own }

  let kind: Kind

  /// A part of the width of what is around it.
  public static func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    .init(kind: .width(fraction))
  }
  /// A part of the height of what is around it.
  public static func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    .init(kind: .height(fraction))
  }
  /// A length in points.
  public static func absolute(_ points: CGFloat) -> NSCollectionLayoutDimension { .init(kind: .points(points)) }
  /// The length of the contents. The estimate is ignored.
  public static func estimated(_ points: CGFloat) -> NSCollectionLayoutDimension { .init(kind: .own) }
}

/// A size in a layout.
public final class NSCollectionLayoutSize: NSObject {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size.
  public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
  }
}

/// A distance in a layout.
public final class NSCollectionLayoutSpacing: NSObject {
  let spacing: CGFloat

  private init(_ spacing: CGFloat) { self.spacing = spacing }

  /// A distance in points.
  public static func fixed(_ spacing: CGFloat) -> NSCollectionLayoutSpacing { NSCollectionLayoutSpacing(spacing) }
  /// At least a distance. It is just that distance here.
  public static func flexible(_ spacing: CGFloat) -> NSCollectionLayoutSpacing { NSCollectionLayoutSpacing(spacing) }
}

/// An item of a group.
public class NSCollectionLayoutItem: NSObject {
  /// The size of the item.
  public let layoutSize: NSCollectionLayoutSize
  /// Margins around the item. Kept and ignored; zero by default.
  public var contentInsets = NSDirectionalEdgeInsets.zero

  /// Creates an item.
  public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }
}

/// Several items in a row or a column.
public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  let isColumn: Bool
  private let subitems: [NSCollectionLayoutItem]
  private let count: Int?
  /// The distance between items; nil, the default, for none.
  public var interItemSpacing: NSCollectionLayoutSpacing?

  private init(_ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ count: Int?, isColumn: Bool) {
    self.isColumn = isColumn
    self.subitems = subitems
    self.count = count
    super.init(layoutSize: size)
  }

  /// A row of items.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems, nil, isColumn: false) }
  /// A row of so many items of equal width.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem], count, isColumn: false) }
  /// A row of so many items of equal width.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem], count, isColumn: false) }
  /// A column of items.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems, nil, isColumn: true) }
  /// A column of so many items.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem], nil, isColumn: true) }
  /// A column of so many items.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem], nil, isColumn: true) }

  /// The sizes of the items as parts of the section.
  var itemSizes: [CollectionSectionLayout.ItemSize] {
    let sizes = subitems.flatMap { item -> [CollectionSectionLayout.ItemSize] in
      if let group = item as? NSCollectionLayoutGroup { return group.itemSizes.map { $0.inside(layoutSize) } }
      return [CollectionSectionLayout.ItemSize(item.layoutSize).inside(layoutSize)]
    }
    guard let count, count > 0, var size = sizes.first else { return sizes }
    size.width = CollectionSectionLayout.ItemSize(layoutSize).width.scaled(by: 1 / CGFloat(count))
    return [size]
  }
}

extension CollectionSectionLayout.ItemSize {
  init(_ size: NSCollectionLayoutSize) {
    self.init(width: .init(size.widthDimension), height: .init(size.heightDimension))
  }

  /// The same size, where it is that of an item in a group of a size.
  func inside(_ group: NSCollectionLayoutSize) -> CollectionSectionLayout.ItemSize {
    let outer = CollectionSectionLayout.ItemSize(group)
    return .init(width: width.inside(outer.width), height: height.inside(outer.height))
  }
}

extension CollectionSectionLayout.Length {
  fileprivate init(_ dimension: NSCollectionLayoutDimension) {
    switch dimension.kind {
    case .width(let fraction): self = .fraction(fraction)
    case .height(let fraction): self = .fraction(fraction)
    case .points(let points): self = .points(points)
    case .own: self = .own
    }
  }

  fileprivate func scaled(by factor: CGFloat) -> Self {
    switch self {
    case .own: .own
    case .points(let points): .points(points * factor)
    case .fraction(let fraction): .fraction(fraction * factor)
    }
  }

  fileprivate func inside(_ outer: Self) -> Self {
    if case .fraction(let fraction) = self { outer.scaled(by: fraction) } else { self }
  }
}

/// A section of a layout.
public final class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup?
  let list: UICollectionLayoutListConfiguration?
  /// Margins of the section. Zero by default.
  public var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between groups. 0 by default.
  public var interGroupSpacing: CGFloat = 0
  /// Headers and footers. None by default.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether the section scrolls across the direction of the collection. `.none` by default.
  public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// Creates a section that repeats a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    list = nil
  }

  private init(list: UICollectionLayoutListConfiguration) {
    group = nil
    self.list = list
  }

  /// A section of a list. The first section decides for all.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { NSCollectionLayoutSection(list: configuration) }
}

/// How a section scrolls across the direction of its collection. All but `none` are the same.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// A part of the edge of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// A header or a footer of a section.
public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  /// What it is.
  public let elementKind: String
  /// Where it is. Kept and ignored: a header is above and a footer below.
  public let alignment: NSRectAlignment
  /// Whether it stays visible while a part of its section is. False by default.
  public var pinToVisibleBounds = false

  /// Creates a header or a footer.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.elementKind = elementKind
    self.alignment = alignment
    super.init(layoutSize: layoutSize)
  }
}
