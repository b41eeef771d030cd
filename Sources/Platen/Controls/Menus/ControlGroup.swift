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

  /// Creates a group with a title, which only menu styles show. `titleKey` is translated by the program's tables.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: AnyView(Text(titleKey)))
  }

  /// Creates a group with a title, which only menu styles show. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: AnyView(Text(title)))
  }

  /// Creates a group with a title and a symbol, which only menu styles show. `titleKey` is translated by the program's
  /// tables.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), label: AnyView(Label(titleKey, systemImage: systemImage)))
  }

  /// Creates a group with a title and a symbol, which only menu styles show. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), label: AnyView(Label(title, systemImage: systemImage)))
  }

  /// Creates a group with a title and an image of the program's resources, which only menu styles show. `titleKey` is
  /// translated by the program's tables.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), label: AnyView(Label(titleKey, image: image)))
  }

  /// Creates a group with a title and an image of the program's resources, which only menu styles show. `title` is
  /// shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), label: AnyView(Label(title, image: image)))
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
