/// How a view is inserted and removed, as a program describes it.
///
/// The body is evaluated for the phases before insertion and after removal; the opacity, scale and offset that it
/// applies there are animated.
@MainActor @preconcurrency public protocol Transition {
  /// The type of what `body(content:phase:)` makes.
  associatedtype Body: View
  /// The view that the transition is applied to.
  typealias Content = _TransitionContent<Self>

  /// The appearance of `content` in a phase of the transition. It is evaluated for `willAppear` and `didDisappear`.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// The phase of a view in its insertion or removal.
public enum TransitionPhase: Hashable, Sendable {
  /// Before the view is inserted, while it is present, and after it has been removed.
  case willAppear, identity, didDisappear

  /// Whether the view is fully present.
  public var isIdentity: Bool { self == .identity }

  /// -1 before the view is inserted, 0 while it is present, 1 after it has been removed.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The view that is inserted or removed, in a transition's body.
public struct _TransitionContent<Kind: Transition> {
  nonisolated init() {}
}

extension _TransitionContent: View {
  /// The views that this one is made of.
  public var body: some View { _ProbedView() }
}

/// A placeholder for a view while the effects of modifiers on it are determined.
struct _ProbedView: View {
  nonisolated init() {}

  var body: some View { Color.clear }
}

/// Determines the effects of modifiers on a view.
@MainActor enum TransitionProbe {
  static func state<V: View>(of view: V) -> TransitionState {
    Tracking.untracked { untrackedState(of: view) }
  }

  private static func untrackedState<V: View>(of view: V) -> TransitionState {
    let host = ViewHost(view, isWindow: false)
    _ = host.update()
    defer { host.close() }
    var state = TransitionState()
    var node = host.root.children.first
    while let current = node {
      if case .decoration(.effect(let effect)) = current.content { state.apply(effect) }
      node = current.children.first
    }
    return state
  }
}

extension TransitionState {
  fileprivate mutating func apply(_ effect: EffectContent) {
    switch effect {
    case .opacity(let value): opacity *= value
    case .offset(let size):
      offset.width += size.width
      offset.height += size.height
    case .scale(let size, let anchor):
      scale *= max(size.width, size.height)
      self.anchor = anchor
    default: break
    }
  }
}

extension AnyTransition {
  /// Creates a transition from the opacity, scale and offset that `transition` applies; its other effects are ignored.
  /// Its body is evaluated when a view is first inserted or removed in an animation.
  public init<T: Transition>(_ transition: T) {
    self.init(
      kind: .described(
        DescribedTransition(of: transition) { transition, isInsertion in
          let phase = isInsertion ? TransitionPhase.willAppear : .didDisappear
          return TransitionProbe.state(of: transition.body(content: _TransitionContent(), phase: phase))
        }))
  }

  /// Inserts the view from, and removes it to, the effects of `active`. Opacity, scale and offset are animated; other
  /// effects, and `identity`, are ignored.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    let described = DescribedTransition(of: active) { active, _ in
      TransitionProbe.state(of: _ProbedView().modifier(active))
    }
    return AnyTransition(kind: .described(described))
  }
}

extension View {
  /// How the view is inserted and removed, where the change is animated.
  @MainActor public func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(AnyTransition(transition))
  }
}
