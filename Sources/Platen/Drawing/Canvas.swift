/// How the colours of a canvas are computed. All front ends do it in their own way.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

/// A view that a program draws: outlines, texts, images and views, with the size that there is.
///
/// What is drawn becomes shapes and texts over one another, so that every front end shows it by its own means.
public struct Canvas<Symbols: View> {
  let renderer: (inout GraphicsContext, CGSize) -> Void
  let symbols: Symbols

  /// Creates a canvas that draws views too. `renderer` draws into the context, with the size of the view in points, and
  /// finds the views of `symbols` by their tags with ``GraphicsContext/resolveSymbol(id:)``; `opaque`, `colorMode` and
  /// `rendersAsynchronously` are ignored.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.renderer = renderer
    self.symbols = symbols()
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a canvas. `renderer` draws into the context, with the size of the view in points; `opaque`, `colorMode`
  /// and `rendersAsynchronously` are ignored.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.renderer = renderer
    symbols = EmptyView()
  }
}

extension Canvas: View {
  /// The views that this one is made of.
  public var body: some View {
    GeometryReader { proxy in
      if Symbols.self == EmptyView.self {
        CanvasDrawing(size: proxy.size, renderer: renderer)
      } else {
        Group(subviews: symbols) { CanvasDrawing(size: proxy.size, symbols: Array($0), renderer: renderer) }
      }
    }
    .accessibilityElement(children: .ignore)
  }
}

/// What is drawn for a size.
struct CanvasDrawing: View {
  let size: CGSize
  var symbols: [Subview] = []
  let renderer: (inout GraphicsContext, CGSize) -> Void
  @Environment(\.self) private var environment

  var body: some View {
    let marks = marks
    ZStack(alignment: .topLeading) {
      ForEach(marks.indices, id: \.self) { index in
        marks[index].view(in: size, environment)
      }
    }
    .frame(width: size.width, height: size.height, alignment: .topLeading)
    // Places on a canvas are counted from its left edge, wherever lines begin.
    .environment(\.layoutDirection, .leftToRight)
  }

  private var marks: [CanvasMark] {
    var context = GraphicsContext(size: size, environment: environment)
    context.drawing.symbols = symbols
    renderer(&context, size)
    return context.drawing.marks
  }
}
