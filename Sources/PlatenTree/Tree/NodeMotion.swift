/// The appearance of a node while it is animated: parts that are nil do not move.
package struct NodeMotion: Equatable, Sendable {
  package var content: NodeContent?
  package var frame: CGRect?
  package var transition: TransitionState?

  package init() {}
  package var isEmpty: Bool { content == nil && frame == nil && transition == nil }
}

/// How far a view that is inserted or removed is from its place.
package struct TransitionState: Hashable, Sendable {
  package var opacity = 1.0
  package var scale = 1.0
  package var anchor = UnitPoint.center
  /// In points.
  package var offset = CGSize.zero
  /// In shares of the view's own size.
  package var shift = CGSize.zero

  package init() {}

  /// Moves further away, by all that another is away.
  mutating func formUnion(_ other: TransitionState) {
    opacity *= other.opacity
    if other.scale != 1 {
      scale *= other.scale
      anchor = other.anchor
    }
    offset.width += other.offset.width
    offset.height += other.offset.height
    shift.width += other.shift.width
    shift.height += other.shift.height
  }

  package func between(_ other: TransitionState, _ amount: Double) -> TransitionState {
    var state = TransitionState()
    state.opacity = min(max(opacity.between(other.opacity, amount), 0), 1)
    state.scale = scale.between(other.scale, amount)
    state.anchor = scale == 1 ? other.anchor : anchor
    state.offset = offset.between(other.offset, amount)
    state.shift = shift.between(other.shift, amount)
    return state
  }
}

extension Node {
  /// What to draw now: the content, or a state between the old one and it.
  package var shownContent: NodeContent { motion?.content ?? content }

  /// Where to draw now, in the parent's coordinates and the front end's units.
  package var shownFrame: CGRect { motion?.frame ?? frame }

  /// How far the node is from being fully there; nil when it is.
  package var shownTransition: TransitionState? { motion?.transition }
}

extension AnyTransition {
  /// The appearance of a view before it is inserted, or after it is removed.
  @MainActor package func hidden(isInsertion: Bool) -> TransitionState {
    var state = TransitionState()
    apply(to: &state, isInsertion: isInsertion)
    return state
  }

  /// The transition's own animation.
  package func ownAnimation(isInsertion: Bool) -> Animation? {
    switch kind {
    case .animated(let inner, let animation): animation ?? inner.ownAnimation(isInsertion: isInsertion)
    case .combined(let first, let second):
      first.ownAnimation(isInsertion: isInsertion) ?? second.ownAnimation(isInsertion: isInsertion)
    case .asymmetric(let insertion, let removal):
      (isInsertion ? insertion : removal).ownAnimation(isInsertion: isInsertion)
    default: nil
    }
  }

  @MainActor private func apply(to state: inout TransitionState, isInsertion: Bool) {
    switch kind {
    case .identity: break
    case .opacity: state.opacity = 0
    case .slide: state.shift = Self.shift(isInsertion ? .leading : .trailing)
    case .move(let edge): state.shift = Self.shift(edge)
    case .push(let edge):
      state.opacity = 0
      let shift = Self.shift(edge)
      state.shift = isInsertion ? shift : CGSize(width: -shift.width, height: -shift.height)
    case .scale(let scale, let anchor):
      state.scale = scale
      state.anchor = anchor
    case .offset(let x, let y): state.offset = CGSize(width: x, height: y)
    case .combined(let first, let second):
      first.apply(to: &state, isInsertion: isInsertion)
      second.apply(to: &state, isInsertion: isInsertion)
    case .asymmetric(let insertion, let removal):
      (isInsertion ? insertion : removal).apply(to: &state, isInsertion: isInsertion)
    case .animated(let inner, _): inner.apply(to: &state, isInsertion: isInsertion)
    case .described(let transition): state.formUnion(transition.state(isInsertion: isInsertion))
    }
  }

  private static func shift(_ edge: Edge) -> CGSize {
    switch edge {
    case .top: CGSize(width: 0, height: -1)
    case .bottom: CGSize(width: 0, height: 1)
    case .leading: CGSize(width: -1, height: 0)
    case .trailing: CGSize(width: 1, height: 0)
    }
  }
}
