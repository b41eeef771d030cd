/// Puts a layout node around a view.
public struct _LayoutModifier {
  let layout: @Sendable (EnvironmentValues) -> NodeContent
  /// Tells two modifiers apart; the closure can't be compared.
  let identity: NodeContent?

  nonisolated init(_ content: NodeContent) {
    layout = { _ in content }
    identity = content
  }

  nonisolated init(resolving layout: @escaping @Sendable (EnvironmentValues) -> NodeContent) {
    self.layout = layout
    identity = nil
  }
}

extension _LayoutModifier: _WrapperModifier {
  public func _content(in environment: EnvironmentValues) -> _NodeContentBox { _NodeContentBox(layout(environment)) }
}

extension _LayoutModifier: GraphComparable {
  nonisolated static func isSame(_ first: Self, _ second: Self) -> Bool {
    first.identity != nil && first.identity == second.identity
  }
}

/// Puts a view behind or over another.
public struct _LayerModifier<Layer: View> {
  enum Side { case behind, over }

  let layer: Layer
  let layerAlignment: Alignment
  let side: Side
}

extension _LayerModifier: LayeringModifier {
  public func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    let stack = DepthStackContent(alignment: layerAlignment)
    return _NodeContentBox(side == .behind ? .background(stack) : .overlay(stack))
  }

  public static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    WrapperElement<Modified, Self, Layer>(view, in: parent) { $0.layer }
  }
}

extension View {
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(_LayoutModifier(.padding(PaddingContent(insets: insets))))
  }

  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(_LayoutModifier(.padding(PaddingContent(edges: edges, length: length))))
  }

  nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(_LayoutModifier(.frame(FrameContent(width: width, height: height, alignment: alignment))))
  }

  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _LayoutModifier(
        .frame(
          FrameContent(
            minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
            idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))))
  }

  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(
      _LayoutModifier(resolving: { environment in
        .border(
          BorderContent(
            paint: resolvePaint(content, foreground: environment.foreground, tint: environment.tint), width: width))
      }))
  }

  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_LayerModifier(layer: content(), layerAlignment: alignment, side: .behind))
  }

  nonisolated public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  {
    background { Rectangle().fill(style) }
  }

  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style) }
  }

  /// Fills a shape behind the view with the background of where it stands.
  nonisolated public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    background(.background, in: shape, fillStyle: fillStyle)
  }

  @_disfavoredOverload
  nonisolated public func background<Background: View>(_ background: Background, alignment: Alignment = .center)
    -> some View
  {
    modifier(_LayerModifier(layer: background, layerAlignment: alignment, side: .behind))
  }

  nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(_LayerModifier(layer: content(), layerAlignment: alignment, side: .over))
  }

  nonisolated public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    overlay { Rectangle().fill(style) }
  }

  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style) }
  }

  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(_LayerModifier(layer: overlay, layerAlignment: alignment, side: .over))
  }
}
