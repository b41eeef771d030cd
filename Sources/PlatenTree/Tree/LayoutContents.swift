// Lengths in these types are SwiftUI points; `LayoutMetrics` turns them into the front end's units.

/// A row or a column.
package struct StackContent: Equatable, Sendable {
  package var axis: Axis
  /// For a column.
  package var horizontal: HorizontalAlignment
  /// For a row.
  package var vertical: VerticalAlignment
  /// Nil: the front end's default.
  package var spacing: CGFloat?
  /// Whether a row is broken into lines where its controls do not fit beside one another, in a window of any width.
  package var breaksLines = false
  /// Whether a row for which a narrow window has not enough width takes the missing width from its widest views, the
  /// last ones first. Rows of a table whose views have the same widths keep their columns.
  package var keepsColumns = false
  /// What the row or column is of a section in a lazy stack or grid.
  package var sectionPart: SectionPart?

  package init(
    axis: Axis, horizontal: HorizontalAlignment = .center, vertical: VerticalAlignment = .center,
    spacing: CGFloat? = nil
  ) {
    self.axis = axis
    self.horizontal = horizontal
    self.vertical = vertical
    self.spacing = spacing
  }
}

/// Children over one another.
package struct DepthStackContent: Equatable, Sendable {
  package var alignment: Alignment

  package init(alignment: Alignment = .center) { self.alignment = alignment }
}

/// Room around a child.
package struct PaddingContent: Equatable, Sendable {
  package var edges: Edge.Set
  /// Nil: the front end's default. Ignored where `insets` is given.
  package var length: CGFloat?
  package var insets: EdgeInsets?

  package init(edges: Edge.Set = .all, length: CGFloat? = nil, insets: EdgeInsets? = nil) {
    self.edges = edges
    self.length = length
    self.insets = insets
  }

  /// The insets in points that the program sets; nil where they are the front end's default.
  package var ownInsets: EdgeInsets? {
    insets ?? length.map { onEdges(EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0)) }
  }

  /// Those of some insets that are at the edges of the padding.
  package func onEdges(_ all: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? all.top : 0, leading: edges.contains(.leading) ? all.leading : 0,
      bottom: edges.contains(.bottom) ? all.bottom : 0, trailing: edges.contains(.trailing) ? all.trailing : 0)
  }
}

/// A fixed frame (`width`, `height`) or a flexible one (the rest).
package struct FrameContent: Equatable, Sendable {
  package var width: CGFloat?
  package var height: CGFloat?
  package var minWidth: CGFloat?
  package var idealWidth: CGFloat?
  package var maxWidth: CGFloat?
  package var minHeight: CGFloat?
  package var idealHeight: CGFloat?
  package var maxHeight: CGFloat?
  package var alignment: Alignment
  /// True for the modifier with minimum and maximum.
  package var isFlexible: Bool
  /// Whether it keeps its width where others yield to a narrow window: it is in line with those above and below it.
  package var isRigid = false
  /// Whether it is the window or the page around a view, which has a background, and no part of the view.
  package var isContainer = false

  package init(width: CGFloat?, height: CGFloat?, alignment: Alignment = .center) {
    self.width = width
    self.height = height
    self.alignment = alignment
    isFlexible = false
  }

  package init(
    minWidth: CGFloat?, idealWidth: CGFloat?, maxWidth: CGFloat?, minHeight: CGFloat?,
    idealHeight: CGFloat?, maxHeight: CGFloat?, alignment: Alignment = .center
  ) {
    self.minWidth = minWidth
    self.idealWidth = idealWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.idealHeight = idealHeight
    self.maxHeight = maxHeight
    self.alignment = alignment
    isFlexible = true
  }

  /// The width that it has whatever is proposed: a given one, or a minimum that is the maximum too.
  package var fixedWidth: CGFloat? { isFlexible ? Self.only(minWidth, maxWidth) : width }
  /// The height that it has whatever is proposed.
  package var fixedHeight: CGFloat? { isFlexible ? Self.only(minHeight, maxHeight) : height }

  private static func only(_ least: CGFloat?, _ most: CGFloat?) -> CGFloat? {
    guard let least, let most, least >= most, least.isFinite else { return nil }
    return least
  }
}

/// A line around a child.
package struct BorderContent: Equatable, Sendable {
  package var paint: Paint
  package var width: CGFloat

  package init(paint: Paint, width: CGFloat) {
    self.paint = paint
    self.width = width
  }
}

/// How a form lays out its rows.
package struct FormContent: Equatable, Sendable {
  package enum Style: Sendable { case automatic, grouped, columns, plain }

  package var style: Style
  /// Whether it is a list: rows to read and to select, rather than to fill in.
  package var isList: Bool
  /// The distance between two rows, in points, beside that of the front end. Rows that are apart are on cards of their
  /// own.
  package var rowSpacing: CGFloat = 0
  /// The distance between two sections, in points; nil for that of the front end.
  package var sectionSpacing: CGFloat?
  /// Whether the titles of columns are above its rows, which follow them without a margin.
  package var isBelowTitles = false

  package init(style: Style, isList: Bool = false) {
    self.style = style
    self.isList = isList
  }
}

/// A section of a form or a list.
package struct SectionContent: Equatable, Sendable {
  /// The distance to the sections around it, in points; nil for that of the front end.
  package var spacing: CGFloat?

  package init(spacing: CGFloat? = nil) { self.spacing = spacing }
}

extension FormContent {
  /// The distances between two neighbours, of which one is a section, in points. The smallest counts: what a section
  /// sets for itself, towards another one, comes before what the form sets for all. Nil is the distance of the front
  /// end.
  package func sectionSpacings(between upper: NodeContent, and lower: NodeContent) -> [CGFloat?] {
    guard case .container(.section(let upper)) = upper, case .container(.section(let lower)) = lower else {
      return [sectionSpacing]
    }
    let own = [upper.spacing, lower.spacing].filter { $0 != sectionSpacing }
    return own.isEmpty ? [sectionSpacing] : own
  }
}

/// A row of a form with a leading label.
package struct LabeledRowContent: Equatable, Sendable {
  /// False inside `.labelsHidden()`: the label is there for assistive technology alone.
  package var showsLabel: Bool

  package init(showsLabel: Bool) { self.showsLabel = showsLabel }
}
