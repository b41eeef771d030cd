/// Where things line up from side to side.
public struct HorizontalAlignment: Hashable, Sendable {
  package enum Guide: Hashable, Sendable {
    case leading, center, trailing
    case custom(AlignmentType)
  }

  package let guide: Guide

  package init(guide: Guide) { self.guide = guide }

  /// A custom place to line up by.
  public init(_ id: any AlignmentID.Type) { guide = .custom(AlignmentType(id: id)) }

  /// The place in a container whose views have it at `values`; nil where none has.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    AlignmentGuide.horizontal(guide).combined(values.compactMap { $0 })
  }

  /// The leading edge: the left one, or the right one where text is read from right to left.
  public static let leading = HorizontalAlignment(guide: .leading)
  /// The middle between the two sides.
  public static let center = HorizontalAlignment(guide: .center)
  /// The trailing edge: the right one, or the left one where text is read from right to left.
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

  /// A custom place to line up by.
  public init(_ id: any AlignmentID.Type) { guide = .custom(AlignmentType(id: id)) }

  /// The place in a container whose views have it at `values`; nil where none has.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    AlignmentGuide.vertical(guide).combined(values.compactMap { $0 })
  }

  /// The top edge.
  public static let top = VerticalAlignment(guide: .top)
  /// The middle between the top and the bottom.
  public static let center = VerticalAlignment(guide: .center)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(guide: .bottom)
  /// The baseline of the topmost line of text.
  public static let firstTextBaseline = VerticalAlignment(guide: .firstTextBaseline)
  /// The baseline of the bottommost line of text.
  public static let lastTextBaseline = VerticalAlignment(guide: .lastTextBaseline)
}

/// Where things line up along both axes.
public struct Alignment: Hashable, Sendable {
  /// The alignment along the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The alignment along the vertical axis.
  public var vertical: VerticalAlignment

  /// Combines a horizontal and a vertical alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle of both axes, the default of most containers.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The leading edge, in the middle of the height.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The trailing edge, in the middle of the height.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The top edge, in the middle of the width.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The bottom edge, in the middle of the width.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The leading edge and the baseline of the topmost line of text.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// The middle of the width and the baseline of the topmost line of text.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// The trailing edge and the baseline of the topmost line of text.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// The leading edge and the baseline of the bottommost line of text.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// The middle of the width and the baseline of the bottommost line of text.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// The trailing edge and the baseline of the bottommost line of text.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

/// How the lines of a text line up.
public enum TextAlignment: Int, CaseIterable, Hashable, Sendable { case leading, center, trailing }

/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }
