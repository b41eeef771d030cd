/// Effects on what a view draws, made by a closure that receives the view's geometry.
public protocol VisualEffect: Sendable {
  /// Not for use outside the framework.
  var _values: _VisualEffectValues { get }
}

/// The result of visual effects: opacity, blur, scale, rotation and offset, applied in this order.
public struct _VisualEffectValues: Equatable, Sendable {
  var opacity = 1.0
  var blur: CGFloat = 0
  var scale = CGSize(width: 1, height: 1)
  var angle = Angle.zero
  var offset = CGSize.zero
  /// The fixed point of scale and rotation.
  var anchor = UnitPoint.center
}

/// An effect that changes nothing.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates the effect that changes nothing.
  public init() {}

  /// What the effect does, as front ends resolve it.
  public var _values: _VisualEffectValues { _VisualEffectValues() }
}

/// An effect after another.
private struct JoinedVisualEffect: VisualEffect {
  let _values: _VisualEffectValues

  init(_ base: some VisualEffect, _ change: (inout _VisualEffectValues) -> Void) {
    var values = base._values
    change(&values)
    _values = values
  }
}

extension VisualEffect {
  /// Makes the view translucent: 0 is invisible, 1 opaque.
  public func opacity(_ opacity: Double) -> some VisualEffect { JoinedVisualEffect(self) { $0.opacity *= opacity } }

  /// Blurs what is drawn. `radius` is in points; `opaque` is ignored.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    JoinedVisualEffect(self) { $0.blur += max(radius, 0) }
  }

  /// Moves what is drawn, in points.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    JoinedVisualEffect(self) {
      $0.offset.width += offset.width
      $0.offset.height += offset.height
    }
  }

  /// Moves what is drawn by the given points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }

  /// Scales what is drawn about `anchor`.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    JoinedVisualEffect(self) {
      $0.scale.width *= scale.width
      $0.scale.height *= scale.height
      $0.anchor = anchor
    }
  }

  /// Scales what is drawn about `anchor`.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// Scales what is drawn about `anchor`.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Rotates what is drawn clockwise about `anchor`.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    JoinedVisualEffect(self) {
      $0.angle = .radians($0.angle.radians + angle.radians)
      $0.anchor = anchor
    }
  }

  /// Turns what is drawn in space. Front ends have no depth: what is seen is how much narrower it gets.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    let turn = TurnInSpace(angle, axis: axis)
    return scaleEffect(turn.scale, anchor: anchor).rotationEffect(turn.angle, anchor: anchor)
  }
}

/// The scale, rotation and offset of a visual effect.
private struct VisualMove: GeometryEffect {
  var values: _VisualEffectValues

  nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
    let (x, y) = (values.anchor.x * size.width, values.anchor.y * size.height)
    return ProjectionTransform(
      CGAffineTransform(translationX: x + values.offset.width, y: y + values.offset.height)
        .rotated(by: CGFloat(values.angle.radians))
        .scaledBy(x: values.scale.width, y: values.scale.height)
        .translatedBy(x: -x, y: -y))
  }

  typealias AnimatableData = AnimatablePair<
    AnimatablePair<CGSize.AnimatableData, CGSize.AnimatableData>, Angle.AnimatableData
  >

  nonisolated var animatableData: AnimatableData {
    get {
      AnimatablePair(
        AnimatablePair(values.offset.animatableData, values.scale.animatableData), values.angle.animatableData)
    }
    set {
      values.offset.animatableData = newValue.first.first
      values.scale.animatableData = newValue.first.second
      values.angle.animatableData = newValue.second
    }
  }
}

/// Evaluates an effect whenever the size or the position of the view changes.
struct VisualEffectModifier {
  let animation: Animation?
  let values: @Sendable (GeometryProxy) -> _VisualEffectValues
  @State private var shown = _VisualEffectValues()

  nonisolated init(animation: Animation?, values: @escaping @Sendable (GeometryProxy) -> _VisualEffectValues) {
    self.animation = animation
    self.values = values
  }
}

extension VisualEffectModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .modifier(VisualMove(values: shown))
      .blur(radius: shown.blur)
      .opacity(shown.opacity)
      .animation(animation, value: shown)
      .onGeometryChange(for: _VisualEffectValues.self, of: values) { shown = $0 }
  }
}

extension View {
  /// Applies effects that depend on the size and position of the view; the layout stays as it is.
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(VisualEffectModifier(animation: nil) { effect(EmptyVisualEffect(), $0)._values })
  }
}
