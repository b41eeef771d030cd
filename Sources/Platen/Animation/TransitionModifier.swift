/// A way to come and go that a program describes.
///
/// The body is made for a view that is there, and for one that is away; what the two differ by in opacity, scale and
/// offset is what moves.
@MainActor @preconcurrency public protocol Transition {
  associatedtype Body: View
  typealias Content = _TransitionContent<Self>

  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// Where a view is on its way in or out.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear

  public var isIdentity: Bool { self == .identity }

  /// -1 before the view comes, 0 while it is there, 1 after it has gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The view that comes and goes, in a transition's body.
public struct _TransitionContent<Kind: Transition> {
  nonisolated init() {}
}

extension _TransitionContent: View {
  public var body: some View { _ProbedView() }
}

/// Stands for a view while it is found out what modifiers make of it.
struct _ProbedView: View {
  nonisolated init() {}

  var body: some View { Color.clear }
}

/// Finds out what modifiers make of a view.
@MainActor enum TransitionProbe {
  static func state<V: View>(of view: V) -> TransitionState {
    let host = ViewHost(view)
    _ = host.update()
    defer { host.close() }
    var state = TransitionState()
    var node = host.root.children.first
    while let current = node {
      if case .effect(let effect) = current.content { state.apply(effect) }
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
  public init<T: Transition>(_ transition: T) {
    nonisolated(unsafe) let transition = transition
    let (insertion, removal) = MainActor.assumeIsolated {
      (
        TransitionProbe.state(of: transition.body(content: _TransitionContent(), phase: .willAppear)),
        TransitionProbe.state(of: transition.body(content: _TransitionContent(), phase: .didDisappear))
      )
    }
    self.init(
      kind: .asymmetric(
        insertion: AnyTransition(kind: .modified(insertion)), removal: AnyTransition(kind: .modified(removal))))
  }

  /// Comes and goes between what two modifiers make of the view. Opacity, scale and offset move; anything else that
  /// they do is not seen.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    nonisolated(unsafe) let modifier = active
    return MainActor.assumeIsolated {
      AnyTransition(kind: .modified(TransitionProbe.state(of: _ProbedView().modifier(modifier))))
    }
  }
}

extension View {
  /// How the view comes and goes, where that is animated.
  @MainActor public func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(AnyTransition(transition))
  }
}
