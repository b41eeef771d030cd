/// A view of SwiftUI as the contents of a cell of UIKit.
///
/// ```swift
/// cell.contentConfiguration = UIHostingConfiguration { TextField("Name", text: $model.name) }
/// ```
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  let content: Content
  let background: Background
  var margins = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  var minWidth: CGFloat?
  var minHeight: CGFloat?

  init(content: Content, background: Background) {
    self.content = content
    self.background = background
  }

  /// Creates a configuration that shows a view.
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.init(content: content(), background: EmptyView())
  }

  /// Shows a style behind the view.
  public func background<S: ShapeStyle>(
    _ style: S
  ) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>> {
    with(_UIHostingConfigurationBackgroundView(style: style))
  }

  /// Shows a view behind the view.
  public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
    with(content())
  }

  private func with<B: View>(_ background: B) -> UIHostingConfiguration<Content, B> {
    var configuration = UIHostingConfiguration<Content, B>(content: content, background: background)
    (configuration.margins, configuration.minWidth, configuration.minHeight) = (margins, minWidth, minHeight)
    return configuration
  }

  /// Sets the margins around the view at some edges, in points; 0 by default, inside those of the row.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration<Content, Background> {
    margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }

  /// Sets the margins around the view at some edges, in points.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration<Content, Background> {
    var configuration = self
    if edges.contains(.top) { configuration.margins.top = insets.top }
    if edges.contains(.leading) { configuration.margins.leading = insets.leading }
    if edges.contains(.bottom) { configuration.margins.bottom = insets.bottom }
    if edges.contains(.trailing) { configuration.margins.trailing = insets.trailing }
    return configuration
  }

  /// Sets the least size of the contents, in points; nil for none.
  public func minSize(
    width: CGFloat? = nil, height: CGFloat? = nil
  ) -> UIHostingConfiguration<Content, Background> {
    var configuration = self
    (configuration.minWidth, configuration.minHeight) = (width, height)
    return configuration
  }

  /// Makes the view of UIKit that shows the view.
  @MainActor @preconcurrency public func makeContentView() -> any UIView & UIContentView {
    HostingContentView(self)
  }

  /// The same: the view reads the state that it depends on by itself.
  public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration<Content, Background> { self }
}

/// A style behind the view of a hosting configuration.
public struct _UIHostingConfigurationBackgroundView<S: ShapeStyle> {
  let style: S
}

extension _UIHostingConfigurationBackgroundView: View {
  /// The style in a rectangle.
  public var body: some View { Rectangle().fill(style) }
}

/// The view of UIKit that shows a hosting configuration. Another one of the same type keeps the state of its views.
@MainActor private final class HostingContentView<Content: View, Background: View>: UIView, UIContentView, ComposedView
{
  private typealias Hosted = UIHostingConfiguration<Content, Background>

  private let state = ControllerState()
  private var hosted: Hosted

  var configuration: any UIContentConfiguration {
    get { hosted }
    set {
      guard let new = newValue as? Hosted else { return }
      hosted = new
      state.change()
    }
  }

  init(_ configuration: UIHostingConfiguration<Content, Background>) {
    hosted = configuration
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  var composedContent: AnyView {
    AnyView(
      DeferredView { [self] in
        _ = state.revision
        return hosted.content
          .padding(hosted.margins)
          .frame(minWidth: hosted.minWidth, minHeight: hosted.minHeight)
          .background { hosted.background }
      })
  }
}
