/// Draws the texts of a view in its own way. After Apple's `TextRenderer` (iOS 18).
///
/// A renderer that has animatable data is called again during an animation, with the values between two.
public protocol TextRenderer: Animatable {
  /// The space around a text in which the renderer draws, in points. Nothing is clipped to it.
  var displayPadding: EdgeInsets { get }

  /// Draws the lines of a text. What is not drawn cannot be seen, but assistive technology still reads it.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)

  /// The size of the text for a proposal, in points.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
}

extension TextRenderer {
  /// No space, by default.
  public var displayPadding: EdgeInsets { EdgeInsets() }

  /// The size that the text has without a renderer, by default.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
}

/// A text that a renderer draws, to ask for its size.
public struct TextProxy {
  let subview: LayoutSubview

  /// The size that the text chooses for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { subview.sizeThatFits(proposal) }
}

private enum TextRendererKey: EnvironmentKey { static var defaultValue: (any TextRenderer)? { nil } }

extension EnvironmentValues {
  /// What draws the texts of views; nil, the default, for the front end.
  var textRenderer: (any TextRenderer)? {
    get { self[TextRendererKey.self] }
    set { self[TextRendererKey.self] = newValue }
  }
}

/// Sets what draws the texts of a view; during an animation with the values between two.
struct TextRendererModifier<Renderer: TextRenderer> {
  var renderer: Renderer
}

extension TextRendererModifier: ViewModifier {
  func body(content: Content) -> some View { content.environment(\.textRenderer, renderer) }
}

extension TextRendererModifier: Animatable {
  var animatableData: Renderer.AnimatableData {
    get { renderer.animatableData }
    set { renderer.animatableData = newValue }
  }
}

extension View {
  /// Has `renderer` draw the texts of the view, as ``Canvas`` draws. Texts in fields, pickers and titles are the front
  /// end's own.
  nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(TextRendererModifier(renderer: renderer))
  }
}
