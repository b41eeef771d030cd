/// How a label that shows or hides what belongs to it looks.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  associatedtype Body: View

  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// What the style of a disclosure group has to work with.
public struct DisclosureGroupStyleConfiguration {
  public struct Label {
    let view: AnyView
  }

  public struct Content {
    let view: AnyView
  }

  public let label: Label
  public let content: Content
  /// Whether the content is shown; `$isExpanded` is a binding.
  @Binding public var isExpanded: Bool

  nonisolated init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

extension DisclosureGroupStyleConfiguration.Label: View {
  public var body: some View { view }
}

extension DisclosureGroupStyleConfiguration.Content: View {
  public var body: some View { view }
}

/// A chevron before the label, the content below it.
public struct AutomaticDisclosureGroupStyle {
  nonisolated public init() {}
}

extension AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureGroup(isExpanded: configuration.$isExpanded) {
      configuration.content
    } label: {
      configuration.label
    }
    .environment(\.disclosureGroupStyle, nil)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: Self { Self() }
}

private enum DisclosureGroupStyleKey: EnvironmentKey {
  static let defaultValue: AnyStyle<DisclosureGroupStyleConfiguration>? = nil
}

extension EnvironmentValues {
  var disclosureGroupStyle: AnyStyle<DisclosureGroupStyleConfiguration>? {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    environment(\.disclosureGroupStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
  }
}
