/// The container that `containerBackground(_:for:)` gives a background.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  /// Whether the container is as large as the view that it shows, so that the background is that of the view.
  let isShown: Bool
  private let name: String

  private init(_ name: String, isShown: Bool = true) {
    self.name = name
    self.isShown = isShown
  }

  /// The page of a `NavigationStack`, below its bar.
  public static let navigation = ContainerBackgroundPlacement("navigation")
  /// The page of a column of a `NavigationSplitView`, below its bar.
  public static let navigationSplitView = ContainerBackgroundPlacement("navigationSplitView")
  /// The page of a `TabView`.
  public static let tabView = ContainerBackgroundPlacement("tabView")
  /// The window.
  public static let window = ContainerBackgroundPlacement("window")
  /// A widget on a desktop. Ignored: there are none.
  public static let widget = ContainerBackgroundPlacement("widget", isShown: false)
}

extension View {
  /// Fills the container around the view with a style, such as a colour, a gradient or a material. It is for the view
  /// that is all of a page, a tab or a window: the view gets the whole space of the container, and is in its middle
  /// where it takes less. Bars keep their own background, and so do lists and forms.
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    containerBackground(for: container) { Rectangle().fill(style) }
  }

  /// Shows a view behind the one that is all of a page, a tab or a window, as large as that container.
  ///
  /// - Parameters:
  ///   - container: The container around the view.
  ///   - alignment: Where a smaller background is in the container. In the middle by default.
  ///   - content: The background.
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_ContainerBackgroundModifier(placement: container, alignment: alignment, background: content()))
  }
}

/// Shows a view behind what fills a container.
struct _ContainerBackgroundModifier<Background> {
  let placement: ContainerBackgroundPlacement
  let alignment: Alignment
  let background: Background

  nonisolated init(placement: ContainerBackgroundPlacement, alignment: Alignment, background: Background) {
    self.placement = placement
    self.alignment = alignment
    self.background = background
  }
}

extension _ContainerBackgroundModifier: ViewModifier where Background: View {
  /// All of the container.
  private static var container: FrameContent {
    var frame = FrameContent(
      minWidth: nil, idealWidth: nil, maxWidth: .infinity, minHeight: nil, idealHeight: nil, maxHeight: .infinity)
    frame.isContainer = true
    return frame
  }

  func body(content: Content) -> some View {
    if placement.isShown {
      content
        .modifier(_LayoutModifier(.decoration(.frame(Self.container))))
        .background(alignment: alignment) { background }
    } else {
      content
    }
  }
}
