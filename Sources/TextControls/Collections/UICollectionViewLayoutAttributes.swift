import Foundation

/// Where an item or a supplementary view of a collection is, as its layout describes it.
///
/// Front ends arrange the items, in lines from the leading side or as a compositional layout says: a layout of the
/// program's own reads their frames here, and what it answers does not move them.
@MainActor @preconcurrency open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The kinds of what attributes describe.
  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }

  /// The place of the item or of the section.
  open var indexPath = IndexPath()
  /// What the attributes describe: an item, unless they were created for another view.
  public private(set) var representedElementCategory = ElementCategory.cell
  /// The kind of a supplementary or decoration view; nil for an item.
  public private(set) var representedElementKind: String?
  /// The frame in points, in the coordinates of the collection.
  open var frame = CGRect.zero
  /// How opaque the view is, from 0 to 1. 1 by default.
  open var alpha: CGFloat = 1
  /// The order in which views cover each other, 0 by default.
  open var zIndex = 0
  /// Whether the view is hidden, false by default.
  open var isHidden = false

  /// Creates attributes without a place.
  public nonisolated required override init() { super.init() }

  /// Creates the attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates the attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Creates the attributes of a decoration view.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init(forSupplementaryViewOfKind: decorationViewKind, with: indexPath)
    representedElementCategory = .decorationView
  }

  /// The size of ``frame`` in points.
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }

  /// The centre of ``frame`` in points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }

  /// The bounds in points: ``size`` at zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// A copy, as `copy()` returns it. Subclasses override it and copy what they add.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  private func duplicate() -> UICollectionViewLayoutAttributes {
    let copy = type(of: self).init()
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.frame = frame
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    return copy
  }
}
