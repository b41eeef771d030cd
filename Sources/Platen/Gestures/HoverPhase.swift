/// Whether the pointer is over a view.
public enum HoverPhase: Equatable, Sendable {
  /// The pointer is over the view, at a position in points of the view's own coordinates.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}
