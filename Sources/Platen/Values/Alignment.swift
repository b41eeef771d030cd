/// Where things line up from side to side.
public struct HorizontalAlignment: Hashable, Sendable {
  package enum Guide: Hashable, Sendable {
    case leading, center, trailing
    case custom(AlignmentType)
  }

  package let guide: Guide

  package init(guide: Guide) { self.guide = guide }

  /// A place of one's own to line up by.
  public init(_ id: any AlignmentID.Type) { guide = .custom(AlignmentType(id: id)) }

  /// The place in a container whose views have it at `values`; nil where none has.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    AlignmentGuide.horizontal(guide).combined(values.compactMap { $0 })
  }

  public static let leading = HorizontalAlignment(guide: .leading)
  public static let center = HorizontalAlignment(guide: .center)
  public static let trailing = HorizontalAlignment(guide: .trailing)
}

/// Where things line up from top to bottom.
public struct VerticalAlignment: Hashable, Sendable {
  package enum Guide: Hashable, Sendable {
    case top, center, bottom, firstTextBaseline, lastTextBaseline
    case custom(AlignmentType)
  }

  package let guide: Guide

  package init(guide: Guide) { self.guide = guide }

  /// A place of one's own to line up by.
  public init(_ id: any AlignmentID.Type) { guide = .custom(AlignmentType(id: id)) }

  /// The place in a container whose views have it at `values`; nil where none has.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    AlignmentGuide.vertical(guide).combined(values.compactMap { $0 })
  }

  public static let top = VerticalAlignment(guide: .top)
  public static let center = VerticalAlignment(guide: .center)
  public static let bottom = VerticalAlignment(guide: .bottom)
  public static let firstTextBaseline = VerticalAlignment(guide: .firstTextBaseline)
  public static let lastTextBaseline = VerticalAlignment(guide: .lastTextBaseline)
}

/// Where things line up along both axes.
public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

/// How the lines of a text line up.
public enum TextAlignment: Int, CaseIterable, Hashable, Sendable { case leading, center, trailing }

/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }
