/// A kind of place in views by which a container can line them up.
public protocol AlignmentID {
  /// The place in a view that does not set it, in points.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A program's own kind of place.
package struct AlignmentType: Hashable, Sendable {
  // The type is of the program's, which declares nothing of concurrency; it is used on the main actor.
  nonisolated(unsafe) let id: any AlignmentID.Type

  package static func == (first: AlignmentType, second: AlignmentType) -> Bool {
    ObjectIdentifier(first.id) == ObjectIdentifier(second.id)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}

/// A place by which views line up, along either axis.
package enum AlignmentGuide: Hashable, Sendable {
  case horizontal(HorizontalAlignment.Guide)
  case vertical(VerticalAlignment.Guide)

  var axis: Axis {
    switch self {
    case .horizontal: .horizontal
    case .vertical: .vertical
    }
  }

  /// Whether the place depends on more than the size of what lines up.
  var isSpecial: Bool {
    switch self {
    case .horizontal(.custom), .vertical(.custom), .vertical(.firstTextBaseline), .vertical(.lastTextBaseline): true
    default: false
    }
  }

  var isBaseline: Bool { self == .vertical(.firstTextBaseline) || self == .vertical(.lastTextBaseline) }

  /// The place in a view that does not set it.
  func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
    switch self {
    case .horizontal(.leading), .vertical(.top): 0
    case .horizontal(.center): dimensions.width / 2
    case .horizontal(.trailing): dimensions.width
    case .vertical(.center): dimensions.height / 2
    case .vertical(.bottom), .vertical(.firstTextBaseline), .vertical(.lastTextBaseline): dimensions.height
    case .horizontal(.custom(let type)), .vertical(.custom(let type)): type.id.defaultValue(in: dimensions)
    }
  }

  /// The place in a view whose parts have it at `values`: the first line's, the last line's, or the middle of all.
  func combined(_ values: [CGFloat]) -> CGFloat? {
    guard !values.isEmpty else { return nil }
    return switch self {
    case .vertical(.firstTextBaseline): values.min()
    case .vertical(.lastTextBaseline): values.max()
    default: values.reduce(0, +) / CGFloat(values.count)
    }
  }
}

/// A view's size and the places in it by which it lines up, in points.
public struct ViewDimensions: @unchecked Sendable {
  /// The width of the view, in points.
  public let width: CGFloat
  /// The height of the view, in points.
  public let height: CGFloat
  let explicit: (AlignmentGuide) -> CGFloat?

  init(size: CGSize, explicit: @escaping (AlignmentGuide) -> CGFloat? = { _ in nil }) {
    width = size.width
    height = size.height
    self.explicit = explicit
  }

  subscript(guide: AlignmentGuide) -> CGFloat { explicit(guide) ?? guide.defaultValue(in: self) }

  /// The position of a horizontal guide, in points from the leading edge: the explicit one, or else the default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[.horizontal(guide.guide)] }

  /// The position of a vertical guide, in points from the top edge: the explicit one, or else the default.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[.vertical(guide.guide)] }

  /// The place, where the view or something in it sets it.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(.horizontal(guide.guide)) }

  /// The position that `alignmentGuide` has set for a vertical guide, in points from the top edge; nil without one.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(.vertical(guide.guide)) }
}

extension ViewDimensions: Equatable {
  /// Whether both have the same size and the same explicit positions of the built-in guides.
  public static func == (first: ViewDimensions, second: ViewDimensions) -> Bool {
    first.width == second.width && first.height == second.height
  }
}
