/// How a view is inserted and removed. Kept as written; a front end that shows every change at once ignores it.
public struct AnyTransition: Hashable, Sendable {
  package indirect enum Kind: Hashable, Sendable {
    case identity, opacity, slide
    case scale(Double, anchor: UnitPoint)
    case move(Edge)
    case push(Edge)
    case offset(x: Double, y: Double)
    case combined(AnyTransition, AnyTransition)
    case asymmetric(insertion: AnyTransition, removal: AnyTransition)
    case animated(AnyTransition, Animation?)
    /// What a type of the program's makes of a view that is away.
    case described(DescribedTransition)
  }

  package var kind: Kind

  package init(kind: Kind) { self.kind = kind }

  /// No change: the view appears and disappears at once.
  public static let identity = AnyTransition(kind: .identity)
  /// Fades in and out.
  public static let opacity = AnyTransition(kind: .opacity)
  /// Moves in from the leading edge and out to the trailing edge.
  public static let slide = AnyTransition(kind: .slide)
  /// Grows from nothing and shrinks to nothing.
  public static let scale = scale(scale: 0)

  /// Grows from and shrinks to `scale` times its size, about `anchor`.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(kind: .scale(scale, anchor: anchor))
  }

  /// Moves in from an edge and out to the same edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(kind: .move(edge)) }

  /// Moves in from an edge and out to the opposite one, fading.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(kind: .push(edge)) }

  /// Moves in from `offset` and out to it, in points.
  public static func offset(_ offset: CGSize) -> AnyTransition { self.offset(x: offset.width, y: offset.height) }

  /// Moves in from an offset and out to it, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(kind: .offset(x: x, y: y))
  }

  /// One transition for the insertion and another one for the removal.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(kind: .asymmetric(insertion: insertion, removal: removal))
  }

  /// Applies both transitions at once.
  public func combined(with other: AnyTransition) -> AnyTransition { AnyTransition(kind: .combined(self, other)) }

  /// Runs the transition with `animation` instead of that of the change; nil keeps that of the change.
  public func animation(_ animation: Animation?) -> AnyTransition { AnyTransition(kind: .animated(self, animation)) }
}
