/// Shows a view only where another is opaque.
public struct _MaskModifier<Layer: View> {
  package let layer: Layer
  package let layerAlignment: Alignment
}

extension _MaskModifier: LayeringModifier {
  /// The node's content in an environment. For the graph.
  public func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    _NodeContentBox(.decoration(.effect(.mask(DepthStackContent(alignment: layerAlignment)))))
  }

  /// Makes the element of the modified view. For the graph.
  public static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    WrapperElement<Modified, Self, Layer>(view, in: parent) { $0.layer }
  }
}

extension View {
  nonisolated private func effect(_ effect: EffectContent) -> some View {
    modifier(_LayoutModifier(.decoration(.effect(effect))))
  }

  /// Makes the view translucent: 0 is invisible, 1 opaque.
  nonisolated public func opacity(_ opacity: Double) -> some View { effect(.opacity(opacity)) }

  /// Moves what is drawn, in points; the layout stays as it is. The width is in the direction in which lines are read:
  /// from right to left, a positive one moves to the left, as SwiftUI does it.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    let mirrored = CGSize(width: -offset.width, height: offset.height)
    return modifier(
      _LayoutModifier(
        leftToRight: .decoration(.effect(.offset(offset))), rightToLeft: .decoration(.effect(.offset(mirrored)))))
  }

  /// Moves what is drawn by the given points, `x` of them in the direction in which lines are read; the layout stays
  /// as it is.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }

  /// Places the middle of the view at a point of its container, in points; the view takes all of the proposed size.
  nonisolated public func position(_ position: CGPoint) -> some View { effect(.position(position)) }

  /// Places the middle of the view at a point of its container, in points; the view takes all of the proposed size.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }

  /// Scales what is drawn about `anchor`; the layout stays as it is.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    effect(.scale(scale, anchor: anchor))
  }

  /// Scales what is drawn about `anchor`; the layout stays as it is.
  nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// Scales what is drawn about `anchor`; the layout stays as it is.
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Rotates what is drawn clockwise about `anchor`; the layout stays as it is.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    effect(.rotation(angle, anchor: anchor))
  }

  /// Turns the view in space. Front ends have no depth: what is seen is how much narrower it gets.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    let turn = TurnInSpace(angle, axis: axis)
    return scaleEffect(turn.scale, anchor: anchor).rotationEffect(turn.angle, anchor: anchor)
  }

  /// Blurs what is drawn. `radius` is in points; `opaque` is ignored.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { effect(.blur(max(radius, 0))) }

  /// Draws a shadow behind the view. `radius`, `x` and `y` are in points.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    effect(
      .shadow(ShadowContent(paint: color.paint, radius: max(radius, 0), offset: CGSize(width: x, height: y))))
  }

  /// Mixes the colours of the view with those behind it.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { effect(.blend(blendMode)) }

  /// Accepted without effect: no front end makes the brightness of a view its opacity.
  nonisolated public func luminanceToAlpha() -> some View { self }

  /// Changes the saturation: 0 is gray, 1 changes nothing.
  nonisolated public func saturation(_ amount: Double) -> some View { effect(.filter(.saturation(amount))) }

  /// Makes the colours lighter: 0 changes nothing, 1 is white.
  nonisolated public func brightness(_ amount: Double) -> some View { effect(.filter(.brightness(amount))) }

  /// Changes the contrast: 1 changes nothing.
  nonisolated public func contrast(_ amount: Double) -> some View { effect(.filter(.contrast(amount))) }

  /// Takes colour away: 0 changes nothing, 1 is gray.
  nonisolated public func grayscale(_ amount: Double) -> some View { effect(.filter(.grayscale(amount))) }

  /// Rotates the hues of the colours.
  nonisolated public func hueRotation(_ angle: Angle) -> some View { effect(.filter(.hueRotation(angle.degrees))) }

  /// Inverts the colours.
  nonisolated public func colorInvert() -> some View { effect(.filter(.invert)) }

  /// Multiplies the colours by another one.
  nonisolated public func colorMultiply(_ color: Color) -> some View { effect(.filter(.multiply(color.paint))) }

  /// Draws the view and all in it as one layer; front ends do so by themselves where it matters.
  nonisolated public func compositingGroup() -> some View { self }

  /// Ignored: front ends decide how they draw.
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { self }

  /// Clips what is drawn to a shape. A shape of a program's own clips to its rectangle in windows.
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    effect(.clip(style.isEOFilled ? .custom(CustomShape(EvenOddOutline(shape: shape))) : shape.path))
  }

  /// Clips what is drawn to the frame of the view.
  nonisolated public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }

  /// Clips what is drawn to the frame of the view with round corners. `radius` is in points.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// Shows the view only where `mask` is drawn.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(_MaskModifier(layer: mask(), layerAlignment: alignment))
  }

  /// Shows the view only where `mask` is drawn.
  @_disfavoredOverload nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(_MaskModifier(layer: mask, layerAlignment: .center))
  }

  /// Whether the view reacts to the pointer.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_LayoutModifier(.decoration(.effect(enabled ? .opacity(1) : .untouchable))))
  }

  /// A background of glass in the form of a capsule.
  nonisolated public func glassEffect(_ glass: Glass = .regular) -> some View {
    glassEffect(glass, in: DefaultGlassEffectShape())
  }

  /// A background of glass in a shape.
  nonisolated public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View {
    effect(glass.kind == .identity ? .opacity(1) : .glass(shape: shape.path, tint: glass.tint))
  }
}
