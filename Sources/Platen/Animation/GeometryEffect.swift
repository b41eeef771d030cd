/// Moves a view's picture and leaves its room in the layout alone.
///
/// While an animation goes on, the effect is asked for values of `animatableData` between the old and the new one; the
/// well-known effect that shakes a field is a sine of such a value.
nonisolated public protocol GeometryEffect: _GeometryTransform, _WrapperModifier where Body == Never {
  /// What to do to the picture of a view of that size, in points.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  @MainActor public func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    _NodeContentBox(.effect(.geometry(AnyGeometryEffect(self))))
  }

  /// The same effect: no effect here is seen by the layout.
  nonisolated public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}

/// An effect that takes no part in the layout.
public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  var base: Base

  nonisolated public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

  nonisolated public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}

/// A transform that is always the same, whatever the size.
public struct _TransformEffect: GeometryEffect {
  public var transform: CGAffineTransform

  nonisolated public init(transform: CGAffineTransform) { self.transform = transform }

  nonisolated public func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(transform) }

  public typealias AnimatableData = AnimatablePair<
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>, AnimatablePair<CGFloat, CGFloat>
  >

  nonisolated public var animatableData: AnimatableData {
    get {
      AnimatablePair(
        AnimatablePair(AnimatablePair(transform.a, transform.b), AnimatablePair(transform.c, transform.d)),
        AnimatablePair(transform.tx, transform.ty))
    }
    set {
      (transform.a, transform.b) = (newValue.first.first.first, newValue.first.first.second)
      (transform.c, transform.d) = (newValue.first.second.first, newValue.first.second.second)
      (transform.tx, transform.ty) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// A projection that is always the same, whatever the size.
struct ProjectionEffect: GeometryEffect {
  let transform: ProjectionTransform

  nonisolated func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

extension View {
  /// Moves the view's picture by a transform of the plane, from its upper leading corner.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_TransformEffect(transform: transform))
  }

  /// Moves the view's picture by a projection, from its upper leading corner.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(ProjectionEffect(transform: transform))
  }
}
