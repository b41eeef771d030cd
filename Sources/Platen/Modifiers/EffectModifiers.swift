/// How colours over one another are mixed.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
  case plusLighter
}

/// Shows a view only where another is opaque.
public struct _MaskModifier<Layer: View> {
  let layer: Layer
  let layerAlignment: Alignment
}

extension _MaskModifier: LayeringModifier {
  public func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    _NodeContentBox(.effect(.mask(DepthStackContent(alignment: layerAlignment))))
  }

  public static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    WrapperElement<Modified, Self, Layer>(view, in: parent) { $0.layer }
  }
}

extension View {
  nonisolated private func effect(_ effect: EffectContent) -> some View { modifier(_LayoutModifier(.effect(effect))) }

  nonisolated public func opacity(_ opacity: Double) -> some View { effect(.opacity(opacity)) }

  /// Shows the view elsewhere; its room stays where it was.
  nonisolated public func offset(_ offset: CGSize) -> some View { effect(.offset(offset)) }

  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }

  /// Places the view's middle, in a room as large as there is.
  nonisolated public func position(_ position: CGPoint) -> some View { effect(.position(position)) }

  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }

  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    effect(.scale(scale, anchor: anchor))
  }

  nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    effect(.rotation(angle, anchor: anchor))
  }

  /// Turns the view in space. Front ends have no depth: what is seen is how much narrower it gets.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    let narrowed = CGFloat(cos(angle.radians))
    let length = max((axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot(), 0.0001)
    let (x, y, z) = (abs(axis.x / length), abs(axis.y / length), axis.z / length)
    return scaleEffect(
      CGSize(width: 1 + (narrowed - 1) * y, height: 1 + (narrowed - 1) * x), anchor: anchor
    )
    .rotationEffect(.radians(angle.radians * z), anchor: anchor)
  }

  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { effect(.blur(max(radius, 0))) }

  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    effect(
      .shadow(ShadowContent(paint: color.paint, radius: max(radius, 0), offset: CGSize(width: x, height: y))))
  }

  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { effect(.blend(blendMode)) }

  nonisolated public func saturation(_ amount: Double) -> some View { effect(.filter(.saturation(amount))) }

  nonisolated public func brightness(_ amount: Double) -> some View { effect(.filter(.brightness(amount))) }

  nonisolated public func contrast(_ amount: Double) -> some View { effect(.filter(.contrast(amount))) }

  nonisolated public func grayscale(_ amount: Double) -> some View { effect(.filter(.grayscale(amount))) }

  nonisolated public func hueRotation(_ angle: Angle) -> some View { effect(.filter(.hueRotation(angle.degrees))) }

  nonisolated public func colorInvert() -> some View { effect(.filter(.invert)) }

  nonisolated public func colorMultiply(_ color: Color) -> some View { effect(.filter(.multiply(color.paint))) }

  /// Draws the view and all in it as one layer; front ends do so by themselves where it matters.
  nonisolated public func compositingGroup() -> some View { self }

  nonisolated public func drawingGroup(opaque: Bool = false) -> some View { self }

  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    effect(.clip(shape.path))
  }

  nonisolated public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }

  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(_MaskModifier(layer: mask(), layerAlignment: alignment))
  }

  @_disfavoredOverload nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(_MaskModifier(layer: mask, layerAlignment: .center))
  }

  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_LayoutModifier(.effect(enabled ? .opacity(1) : .untouchable)))
  }

  nonisolated public func glassEffect(_ glass: Glass = .regular) -> some View {
    glassEffect(glass, in: DefaultGlassEffectShape())
  }

  nonisolated public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View {
    effect(glass.kind == .identity ? .opacity(1) : .glass(shape: shape.path, tint: glass.tint))
  }
}
