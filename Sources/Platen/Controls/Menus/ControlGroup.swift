/// A group of related controls, arranged by the group's style: by default side by side.
public struct ControlGroup<Content: View> {
  let content: Content
  /// The label of the group, which menu styles show.
  let label: AnyView?
  @ControlStyle<ControlGroupStyles> private var style

  nonisolated init(content: Content, label: AnyView?) {
    self.content = content
    self.label = label
  }

  /// Creates a group without a label. Where its style is a menu, the button shows three dots.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(content: content(), label: nil) }

  /// Creates a group with a label. Only menu styles show the label.
  nonisolated public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    self.init(content: content(), label: AnyView(label()))
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Creates the group that a style receives, so that the style can change it.
  nonisolated public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(content: configuration.content, label: AnyView(configuration.label))
  }
}

extension ControlGroup: View {
  /// The views that this one is made of.
  public var body: some View {
    if let styled = style.body(
      ControlGroupStyleConfiguration(content: .init(view: AnyView(content)), label: .init(view: label)))
    {
      styled
    } else {
      HStack(spacing: 4) { content }
    }
  }
}
