/// What the pointer does over a view.
public enum HoverPhase: Equatable, Sendable {
  /// It is there, in points of the view's own room.
  case active(CGPoint)
  case ended
}
