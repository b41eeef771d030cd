/// Controls that belong together: side by side, or as its style has them.
public struct ControlGroup<Content: View> {
  let content: Content
  /// What the group is called, where a style shows that.
  let label: AnyView?
  @Environment(\.controlGroupStyle) private var style

  nonisolated init(content: Content, label: AnyView?) {
    self.content = content
    self.label = label
  }

  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(content: content(), label: nil) }

  nonisolated public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    self.init(content: content(), label: AnyView(label()))
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: AnyView(Text(titleKey)))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: AnyView(Text(title)))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), label: AnyView(Label(titleKey, systemImage: systemImage)))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), label: AnyView(Label(title, systemImage: systemImage)))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), label: AnyView(Label(titleKey, image: image)))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), label: AnyView(Label(title, image: image)))
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// The group that a style is asked to show.
  nonisolated public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(content: configuration.content, label: AnyView(configuration.label))
  }
}

extension ControlGroup: View {
  public var body: some View {
    if let style {
      // A group within the group is arranged by itself.
      style.body(
        ControlGroupStyleConfiguration(
          content: .init(view: AnyView(content)), label: .init(view: label))
      )
      .environment(\.controlGroupStyle, nil)
    } else {
      HStack(spacing: 4) { content }
    }
  }
}
