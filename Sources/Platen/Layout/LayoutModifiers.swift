/// Puts a layout node around a view.
public struct _LayoutModifier {
  enum Layout: Sendable {
    case fixed(NodeContent)
    /// What it is where lines are read from left to right, and from right to left.
    case directed(NodeContent, NodeContent)
    /// Two of these can't be compared.
    case resolved(@Sendable (EnvironmentValues) -> NodeContent)
  }

  let layout: Layout

  nonisolated init(_ content: NodeContent) { layout = .fixed(content) }

  nonisolated init(leftToRight: NodeContent, rightToLeft: NodeContent) {
    layout = .directed(leftToRight, rightToLeft)
  }

  nonisolated init(resolving layout: @escaping @Sendable (EnvironmentValues) -> NodeContent) {
    self.layout = .resolved(layout)
  }
}

extension _LayoutModifier: _WrapperModifier {
  /// The node's content in an environment. For the graph.
  public func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    switch layout {
    case .fixed(let content): _NodeContentBox(content)
    case .directed(let leftToRight, let rightToLeft):
      _NodeContentBox(environment.layoutDirection == .rightToLeft ? rightToLeft : leftToRight)
    case .resolved(let layout): _NodeContentBox(layout(environment))
    }
  }
}

extension _LayoutModifier: GraphComparable {
  nonisolated package static func isSame(_ first: Self, _ second: Self) -> Bool {
    switch (first.layout, second.layout) {
    case (.fixed(let first), .fixed(let second)): first == second
    case (.directed(let first, let other), .directed(let second, let another)): first == second && other == another
    default: false
    }
  }
}

/// Puts a view behind or over another.
public struct _LayerModifier<Layer: View> {
  enum Side { case behind, over }

  package let layer: Layer
  package let layerAlignment: Alignment
  let side: Side
}

extension _LayerModifier: LayeringModifier {
  /// The node's content in an environment. For the graph.
  public func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    let stack = DepthStackContent(alignment: layerAlignment)
    return _NodeContentBox(side == .behind ? .decoration(.background(stack)) : .decoration(.overlay(stack)))
  }

  /// Makes the element of the modified view. For the graph.
  public static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    WrapperElement<Modified, Self, Layer>(view, in: parent) { $0.layer }
  }
}

extension View {
  /// Adds space around the view, in points.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(_LayoutModifier(.decoration(.padding(PaddingContent(insets: insets)))))
  }

  /// Adds space at some edges, in points; nil is the platform's own distance.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(_LayoutModifier(.decoration(.padding(PaddingContent(edges: edges, length: length)))))
  }

  /// Adds space at all edges, in points.
  nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Places the view in a frame of a fixed size, in points. A nil length is the view's own.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(_LayoutModifier(.decoration(.frame(FrameContent(width: width, height: height, alignment: alignment)))))
  }

  /// Places the view in a frame between limits, in points. `.infinity` takes all of the proposed size; a nil limit is
  /// none.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _LayoutModifier(
        .decoration(
          .frame(
            FrameContent(
              minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
              idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment)))))
  }

  /// Draws a line inside the edges of the view. `width` is in points.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(
      _LayoutModifier(resolving: { environment in
        .decoration(
          .border(BorderContent(paint: environment.paint(of: content._source), width: width)))
      }))
  }

  /// Layers views behind this one, aligned in its frame.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_LayerModifier(layer: content(), layerAlignment: alignment, side: .behind))
  }

  /// Paints the frame of the view behind it with the background style of its container. `edges` is ignored.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(.background, ignoresSafeAreaEdges: edges)
  }

  /// Paints the frame of the view behind it. `edges` is ignored.
  nonisolated public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  {
    background { Rectangle().fill(style) }
  }

  /// Paints a shape behind the view, in its frame.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }

  /// Fills a shape behind the view with the background style of its container.
  nonisolated public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    background(.background, in: shape, fillStyle: fillStyle)
  }

  /// Layers a view behind this one, aligned in its frame.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(_ background: Background, alignment: Alignment = .center)
    -> some View
  {
    modifier(_LayerModifier(layer: background, layerAlignment: alignment, side: .behind))
  }

  /// Layers views over this one, aligned in its frame.
  nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(_LayerModifier(layer: content(), layerAlignment: alignment, side: .over))
  }

  /// Paints the frame of the view over it. `edges` is ignored.
  nonisolated public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    overlay { Rectangle().fill(style) }
  }

  /// Paints a shape over the view, in its frame.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style) }
  }

  /// Layers a view over this one, aligned in its frame.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(_LayerModifier(layer: overlay, layerAlignment: alignment, side: .over))
  }
}
