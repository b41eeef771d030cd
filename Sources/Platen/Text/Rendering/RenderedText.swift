extension Text {
  /// Makes the element of the view: one node, or where the environment has a renderer, what that draws. For the graph.
  @MainActor public static func _makeElement(_ view: Text, in parent: _ElementContext) -> _ViewElement<Text> {
    let isRendered = Tracking.untracked { parent.environment.textRenderer != nil }
    return isRendered ? RenderedTextElement(view, in: parent) : _makeLeaf(view, in: parent)
  }
}

/// A text with a renderer, as an element for the text.
private final class RenderedTextElement: _ViewElement<Text> {
  private var child: _ViewElement<RenderedText>!

  init(_ view: Text, in context: _ElementContext) {
    super.init(context)
    child = RenderedText._makeElement(RenderedText(text: view), in: _ElementContext(parent: self))
  }

  override func update(_ view: Text) { child.update(RenderedText(text: view)) }

  override func collectNodes(into nodes: inout _NodeList) { child.collectNodes(into: &nodes) }

  override func forEachChild(_ body: (_Element) -> Void) {
    if let child { body(child) }
  }
}

/// The text itself, which is there for its size and for assistive technology, and over it what a renderer draws.
private struct RenderedText: View {
  let text: Text
  @Environment(\.textRenderer) private var renderer

  var body: some View {
    if let renderer {
      RenderedTextLayout(renderer: renderer) {
        text.environment(\.textRenderer, nil)
          .environment(\.nodeScope.accessibilityDetails.isSpokenUnseen, true)
          .opacity(0)
          .overlay {
            GeometryReader { proxy in RenderedTextDrawing(text: text, renderer: renderer, size: proxy.size) }
              .environment(\.textRenderer, nil)
              .allowsHitTesting(false)
              .accessibilityHidden(true)
          }
      }
    } else {
      text
    }
  }
}

/// Has the renderer choose the size.
private struct RenderedTextLayout: Layout {
  let renderer: any TextRenderer

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard let text = subviews.first else { return .zero }
    return renderer.sizeThatFits(proposal: proposal, text: TextProxy(subview: text))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}

/// What a renderer draws in the size of the text. A text that depends on the time is drawn every second.
private struct RenderedTextDrawing: View {
  let text: Text
  let renderer: any TextRenderer
  let size: CGSize
  @Environment(\.self) private var environment
  /// The width of the text in one line, where the front end tells it.
  @State private var ownWidth: CGFloat?

  var body: some View {
    let (content, attributes, next) = text.shownContent(in: environment, keepsAttributes: true)
    if next == nil {
      drawing(content, attributes)
    } else {
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { _ in
        let (content, attributes, _) = text.shownContent(in: environment, keepsAttributes: true)
        drawing(content, attributes)
      }
    }
  }

  private func drawing(_ content: TextContent, _ attributes: [CustomTextAttributes]) -> some View {
    let layout = layout(of: content, attributes)
    return CanvasDrawing(size: size) { [renderer] context, _ in renderer.draw(layout: layout, in: &context) }
      .background(alignment: .topLeading) {
        if environment.hostReference.host?.layout.metrics == nil, layout.count > 1 { probe }
      }
  }

  /// The text in one line: how wide that is tells how wide letters are. It is not seen, and takes no space.
  private var probe: some View {
    text
      .lineLimit(1)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        ownWidth = $0
      }
      .fixedSize()
      .opacity(0)
      .frame(width: 0, height: 0, alignment: .topLeading)
      .clipped()
  }

  private func layout(of content: TextContent, _ attributes: [CustomTextAttributes]) -> Text.Layout {
    let host = environment.hostReference.host
    let metrics = host?.layout.metrics
    let node = metrics == nil ? nil : host?.nodes.make(.leaf(.text(content)), NodeAttributes())
    defer { if let node { host?.nodes.forget(node) } }
    let measurer = TextMeasurer(font: content.font, metrics: metrics, node: node)
    return TextLayoutMaker.layout(
      of: content, attributes: attributes, in: size, ownWidth: ownWidth, direction: environment.layoutDirection,
      measurer: measurer)
  }
}
