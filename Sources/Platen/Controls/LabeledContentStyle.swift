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

/// A style of whatever type.
struct AnyLabeledContentStyle: GraphComparable, @unchecked Sendable {
  let style: any LabeledContentStyle
  let isSame: (any LabeledContentStyle) -> Bool
  let body: @MainActor (LabeledContentStyleConfiguration) -> AnyView

  init<S: LabeledContentStyle>(_ style: S) {
    nonisolated(unsafe) let style = style
    self.style = style
    isSame = { ($0 as? S).map { ValueComparison.areEqual($0, style) } ?? false }
    // Inside of itself a style would go on for ever.
    body = { AnyView(style.makeBody(configuration: $0).environment(\.labeledContentStyle, nil)) }
  }

  static func isSame(_ first: Self, _ second: Self) -> Bool { first.isSame(second.style) }
}

private enum LabeledContentStyleKey: EnvironmentKey { static let defaultValue: AnyLabeledContentStyle? = nil }

extension EnvironmentValues {
  var labeledContentStyle: AnyLabeledContentStyle? {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    environment(\.labeledContentStyle, AnyLabeledContentStyle(style))
  }
}
