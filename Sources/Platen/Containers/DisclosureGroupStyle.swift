/// The appearance of a group that the user expands and collapses.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  /// The view that the style makes.
  associatedtype Body: View

  /// Makes the view for a configuration.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The parts of a group that the style arranges.
  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// The parts of a disclosure group, for its style.
public struct DisclosureGroupStyleConfiguration {
  /// The label of the group.
  public struct Label {
    let view: AnyView
  }

  /// The views that the group shows and hides.
  public struct Content {
    let view: AnyView
  }

  /// The label of the group.
  public let label: Label
  /// The views that the group shows and hides. A style adds them only while `isExpanded` is true.
  public let content: Content
  /// Whether the content is shown. `$isExpanded` is the binding.
  @Binding public var isExpanded: Bool

  nonisolated init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

extension DisclosureGroupStyleConfiguration.Label: View {
  /// The views that this one is made of.
  public var body: some View { view }
}

extension DisclosureGroupStyleConfiguration.Content: View {
  /// The views that this one is made of.
  public var body: some View { view }
}

/// A chevron before the label, the content below it.
public struct AutomaticDisclosureGroupStyle: BuiltinStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Makes the view for a configuration.
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureGroup(isExpanded: configuration.$isExpanded) {
      configuration.content
    } label: {
      configuration.label
    }
    .disclosureGroupStyle(self)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The default style: a chevron before the label, and the content below it.
  public static var automatic: Self { Self() }
}

enum DisclosureGroupStyles: StyleKind { typealias Configuration = DisclosureGroupStyleConfiguration }

extension View {
  /// Sets the style of the disclosure groups in the view.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    modifier(StyleModifier<DisclosureGroupStyles>(style, makeBody: { $0.makeBody(configuration: $1) }))
  }
}
