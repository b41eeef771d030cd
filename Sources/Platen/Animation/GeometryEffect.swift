/// Transforms what a view draws, without changing its frame in the layout.
///
/// During an animation, the effect is evaluated with values of `animatableData` between the old and the new one; an
/// effect that shakes a field, for example, is a sine of such a value.
nonisolated public protocol GeometryEffect: _GeometryTransform, _WrapperModifier where Body == Never {
  /// The transform of what a view of that size draws, in points.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The node's content in an environment. For the graph.
  @MainActor public func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    _NodeContentBox(.decoration(.effect(.geometry(AnyGeometryEffect(self)))))
  }

  /// The same effect: no effect here is seen by the layout.
  nonisolated public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}

/// An effect that takes no part in the layout.
public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  var base: Base

  /// The projection of the wrapped effect for a view of that size, in points.
  nonisolated public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

  /// The value of the wrapped effect that animations interpolate.
  nonisolated public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}

/// A transform that is always the same, whatever the size.
public struct _TransformEffect: GeometryEffect {
  /// The transform, in points from the upper leading corner of the view.
  public var transform: CGAffineTransform

  /// Creates an effect from a transform.
  nonisolated public init(transform: CGAffineTransform) { self.transform = transform }

  /// The transform as a projection; `size` is ignored.
  nonisolated public func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(transform) }

  /// The six numbers of a transform as nested pairs: `a` and `b`, `c` and `d`, `tx` and `ty`.
  public typealias AnimatableData = AnimatablePair<
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>, AnimatablePair<CGFloat, CGFloat>
  >

  /// The numbers of the transform. Each of them is interpolated by itself.
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
  /// Transforms what the view draws, about its upper leading corner; the layout stays as it is.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_TransformEffect(transform: transform))
  }

  /// Projects what the view draws, about its upper leading corner; the layout stays as it is.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(ProjectionEffect(transform: transform))
  }
}
