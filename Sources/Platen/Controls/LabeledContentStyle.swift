/// How a view and its label stand together.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  associatedtype Body: View

  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  typealias Configuration = LabeledContentStyleConfiguration
}

/// What a style of labelled content has to work with.
public struct LabeledContentStyleConfiguration {
  public struct Label {
    let view: AnyView
  }

  public struct Content {
    let view: AnyView
  }

  public let label: Label
  public let content: Content
}

extension LabeledContentStyleConfiguration.Label: View {
  public var body: some View { view }
}

extension LabeledContentStyleConfiguration.Content: View {
  public var body: some View { view }
}

/// The form's own.
public struct AutomaticLabeledContentStyle {
  nonisolated public init() {}
}

extension AutomaticLabeledContentStyle: LabeledContentStyle {
  public func makeBody(configuration: Configuration) -> some View {
    LabeledContent {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  nonisolated public static var automatic: Self { Self() }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// The labelled content that a style is asked to show.
  nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

private enum LabeledContentStyleKey: EnvironmentKey {
  static let defaultValue: AnyStyle<LabeledContentStyleConfiguration>? = nil
}

extension EnvironmentValues {
  var labeledContentStyle: AnyStyle<LabeledContentStyleConfiguration>? {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    environment(
      \.labeledContentStyle, AnyStyle(style) { $0.makeBody(configuration: $1).environment(\.labeledContentStyle, nil) })
  }
}
