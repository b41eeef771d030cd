/// The arrangement of a view and its label.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  associatedtype Body: View

  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  typealias Configuration = LabeledContentStyleConfiguration
}

/// The properties of labelled content, for its style.
public struct LabeledContentStyleConfiguration {
  /// The label.
  public struct Label {
    let view: AnyView
  }

  /// The view beside the label.
  public struct Content {
    let view: AnyView
  }

  /// What the content is called.
  public let label: Label
  /// The view that the label describes.
  public let content: Content
}

extension LabeledContentStyleConfiguration.Label: View {
  /// The views that this one is made of.
  public var body: some View { view }
}

extension LabeledContentStyleConfiguration.Content: View {
  /// The views that this one is made of.
  public var body: some View { view }
}

/// The platform's arrangement: a row of a form.
public struct AutomaticLabeledContentStyle: BuiltinStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Makes the view for a configuration.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledContent {
      configuration.content
    } label: {
      configuration.label
    }
    .labeledContentStyle(self)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The platform's arrangement: a row of a form.
  nonisolated public static var automatic: Self { Self() }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// The labelled content of a style's configuration.
  nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

enum LabeledContentStyles: StyleKind { typealias Configuration = LabeledContentStyleConfiguration }

extension View {
  /// Sets how labelled content in the view is arranged. Inside of what `style` makes, the arrangement that
  /// is set further out applies.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    modifier(StyleModifier<LabeledContentStyles>(style, makeBody: { $0.makeBody(configuration: $1) }))
  }
}
