/// Children in lines of several, along an axis: the children of a lazy grid.
package struct LazyGridContent: Equatable, Sendable {
  /// One track: a column of a vertical grid, a row of a horizontal one. Lengths in points.
  package enum Track: Equatable, Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat, maximum: CGFloat)
    /// As many as fit.
    case adaptive(minimum: CGFloat, maximum: CGFloat)
  }

  /// The direction in which the grid grows.
  package var axis: Axis
  package var tracks: [Track]
  /// Between tracks; nil: the front end's default.
  package var trackSpacing: CGFloat?
  /// Between lines.
  package var lineSpacing: CGFloat?
  /// Where the tracks are in a space that is longer than they are, across the axis.
  package var alignment = Alignment.center
  /// Where a view is in its cell, for each of the tracks; nil for the centre.
  package var cellAlignments: [Alignment?] = []
  /// Whether it is a section of another lazy grid, which has the same tracks.
  package var isSection = false

  package init(axis: Axis, tracks: [Track], trackSpacing: CGFloat?, lineSpacing: CGFloat?) {
    self.axis = axis
    self.tracks = tracks
    self.trackSpacing = trackSpacing
    self.lineSpacing = lineSpacing
  }
}

/// Rows whose cells line up in columns. Children: rows, and views that have a line of their own.
package struct GridContent: Equatable, Sendable {
  package var alignment: Alignment
  package var horizontalSpacing: CGFloat?
  package var verticalSpacing: CGFloat?

  package init(alignment: Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}

/// A child in its ideal size along some axes, whatever it is offered.
package struct FixedSizeContent: Equatable, Sendable {
  package var horizontal: Bool
  package var vertical: Bool

  package init(horizontal: Bool, vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// A row of a grid.
package struct GridRowContent: Equatable, Sendable {
  /// How the cells line up in it; nil: as the grid sets it.
  package var alignment: VerticalAlignment?

  package init(alignment: VerticalAlignment? = nil) { self.alignment = alignment }
}

/// A share of what contains the view: of the scroll view, the page or the window around it.
package struct ContainerFrameContent: Equatable, Sendable {
  package var horizontal: Share?
  package var vertical: Share?
  package var alignment: Alignment
  /// The least width, in points, however narrow the container is.
  package var leastWidth: CGFloat = 0

  package init(horizontal: Share? = nil, vertical: Share? = nil, alignment: Alignment) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.alignment = alignment
  }

  /// A length that grows evenly with that of the container: `constant + factor × length`, in points.
  package struct Share: Equatable, Sendable {
    package var constant: CGFloat
    package var factor: CGFloat

    package init(constant: CGFloat, factor: CGFloat) {
      self.constant = constant
      self.factor = factor
    }

    package func length(in container: CGFloat) -> CGFloat { max(constant + factor * container, 0) }
  }
}

/// Rows of a `ForEach` that are not loaded yet.
package struct RowPlaceholder: Equatable, Sendable {
  /// How many.
  package var count: Int
  /// The place of the first among all rows of its `ForEach`.
  package var start: Int

  package init(count: Int, start: Int) {
    self.count = count
    self.start = start
  }
}

extension Node {
  package var isRowPlaceholder: Bool {
    if case .leaf(.rowPlaceholder) = content { return true }
    return false
  }
}
