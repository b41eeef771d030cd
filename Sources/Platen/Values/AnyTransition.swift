/// How a view comes and goes. Kept as written; a front end that shows every change at once leaves it aside.
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
    /// What two modifiers make of a view that is away, and of one that is there.
    case modified(TransitionState)
  }

  package var kind: Kind

  public static let identity = AnyTransition(kind: .identity)
  public static let opacity = AnyTransition(kind: .opacity)
  public static let slide = AnyTransition(kind: .slide)
  public static let scale = scale(scale: 0)

  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(kind: .scale(scale, anchor: anchor))
  }

  public static func move(edge: Edge) -> AnyTransition { AnyTransition(kind: .move(edge)) }

  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(kind: .push(edge)) }

  public static func offset(_ offset: CGSize) -> AnyTransition { self.offset(x: offset.width, y: offset.height) }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(kind: .offset(x: x, y: y))
  }

  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(kind: .asymmetric(insertion: insertion, removal: removal))
  }

  public func combined(with other: AnyTransition) -> AnyTransition { AnyTransition(kind: .combined(self, other)) }

  public func animation(_ animation: Animation?) -> AnyTransition { AnyTransition(kind: .animated(self, animation)) }
}
