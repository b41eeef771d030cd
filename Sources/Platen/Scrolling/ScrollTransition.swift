/// The phase of a view that scrolls into and out of the visible area.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// About to enter at the upper or leading edge.
  case topLeading
  /// In sight.
  case identity
  /// About to enter at the lower or trailing edge.
  case bottomTrailing

  /// Whether the view is fully in sight.
  public var isIdentity: Bool { self == .identity }

  /// -1 before the upper edge, 0 in sight, 1 behind the lower edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view changes from one phase to the next.
public struct ScrollTransitionConfiguration: Sendable {
  let animation: Animation?

  /// With the default animation.
  public static let animated = ScrollTransitionConfiguration(animation: .default)
  /// Without a transition.
  public static let identity = ScrollTransitionConfiguration(animation: nil)
  /// Passes in steps, each animated: front ends don't report each scrolled point.
  public static let interactive = ScrollTransitionConfiguration(animation: .default)

  /// With an animation of the program's own.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(animation: animation)
  }

  /// The same configuration with another animation.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(animation: animation)
  }
}

extension View {
  /// Applies effects to the view where less than half of it is visible in the scroll view around it.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      VisualEffectModifier(animation: configuration.animation) { proxy in
        transition(EmptyVisualEffect(), proxy.scrollPhase(along: axis ?? .vertical))._values
      })
  }
}

extension GeometryProxy {
  fileprivate func scrollPhase(along axis: Axis) -> ScrollTransitionPhase {
    guard let bounds = bounds(of: .scrollView) else { return .identity }
    let (start, end, middle) =
      axis == .vertical ? (bounds.minY, bounds.maxY, size.height / 2) : (bounds.minX, bounds.maxX, size.width / 2)
    return middle < start ? .topLeading : middle > end ? .bottomTrailing : .identity
  }
}
