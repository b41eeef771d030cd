/// The measures of a scroll view. Lengths are points.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content is scrolled.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// The space around the content.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view.
  public var containerSize: CGSize

  /// Creates measures.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content that is in the scroll view.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The scroll view in the coordinates of its content.
  public var bounds: CGRect { visibleRect }
}

/// What a scroll view is doing.
public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating

  /// Whether the scroll view is moving.
  public var isScrolling: Bool { self != .idle }
}

/// The measures of a scroll view when what it is doing changes.
public struct ScrollPhaseChangeContext: Sendable {
  /// The measures of the scroll view.
  public let geometry: ScrollGeometry
  /// The speed of the content in points per second; nil where it is not known.
  public let velocity: CGVector?
}

extension View {
  /// Calls `action` with the result of `transform` for the measures of the scroll view inside: after the first layout,
  /// where it passes the same value twice, and whenever the result changes. Lists and forms are measured as scroll views
  /// are; in a browser their content begins at their first row.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(_ScrollGeometryModifier(transform: transform, action: action))
  }

  /// Calls `action` when the scroll view inside begins and ceases to move. Front ends report where the content is and not
  /// how it is moved: it is `interacting` from the first change of its place until that has not changed for 0.15
  /// seconds, however it is scrolled, and then `idle`.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(_ScrollPhaseModifier { old, new, _ in action(old, new) })
  }

  /// Calls `action` when the scroll view inside begins and ceases to move, with its measures and without a speed. See
  /// `onScrollPhaseChange(_:)` for the phases that there are.
  nonisolated public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(_ScrollPhaseModifier(action))
  }
}
