/// Effects on what a view draws, made by a closure that receives the view's geometry.
public protocol VisualEffect: Sendable {
  /// Not for use outside the framework.
  var _look: _VisualEffectLook { get }
}

/// The result of visual effects: opacity, blur, scale, rotation and offset, applied in this order.
public struct _VisualEffectLook: Equatable, Sendable {
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
  public var _look: _VisualEffectLook { _VisualEffectLook() }
}

/// An effect after another.
private struct JoinedVisualEffect: VisualEffect {
  let _look: _VisualEffectLook

  init(_ base: some VisualEffect, _ change: (inout _VisualEffectLook) -> Void) {
    var look = base._look
    change(&look)
    _look = look
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
}

/// The scale, rotation and offset of a visual effect.
private struct VisualMove: GeometryEffect {
  var look: _VisualEffectLook

  nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
    let (x, y) = (look.anchor.x * size.width, look.anchor.y * size.height)
    return ProjectionTransform(
      CGAffineTransform(translationX: x + look.offset.width, y: y + look.offset.height)
        .rotated(by: CGFloat(look.angle.radians))
        .scaledBy(x: look.scale.width, y: look.scale.height)
        .translatedBy(x: -x, y: -y))
  }

  typealias AnimatableData = AnimatablePair<
    AnimatablePair<CGSize.AnimatableData, CGSize.AnimatableData>, Angle.AnimatableData
  >

  nonisolated var animatableData: AnimatableData {
    get {
      AnimatablePair(
        AnimatablePair(look.offset.animatableData, look.scale.animatableData), look.angle.animatableData)
    }
    set {
      look.offset.animatableData = newValue.first.first
      look.scale.animatableData = newValue.first.second
      look.angle.animatableData = newValue.second
    }
  }
}

/// Evaluates an effect whenever the size or the position of the view changes.
struct VisualEffectModifier {
  let animation: Animation?
  let look: @Sendable (GeometryProxy) -> _VisualEffectLook
  @State private var shown = _VisualEffectLook()

  nonisolated init(animation: Animation?, look: @escaping @Sendable (GeometryProxy) -> _VisualEffectLook) {
    self.animation = animation
    self.look = look
  }
}

extension VisualEffectModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .modifier(VisualMove(look: shown))
      .blur(radius: shown.blur)
      .opacity(shown.opacity)
      .animation(animation, value: shown)
      .onGeometryChange(for: _VisualEffectLook.self, of: look) { shown = $0 }
  }
}

extension View {
  /// Applies effects that depend on the size and position of the view; the layout stays as it is.
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(VisualEffectModifier(animation: nil) { effect(EmptyVisualEffect(), $0)._look })
  }
}
