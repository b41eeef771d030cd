/// How a box around views that belong together looks.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  associatedtype Body: View

  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  typealias Configuration = GroupBoxStyleConfiguration
}

/// What the style of a box has to work with.
public struct GroupBoxStyleConfiguration {
  public struct Label {
    let view: AnyView
  }

  public struct Content {
    let view: AnyView
  }

  public let label: Label
  public let content: Content
}

extension GroupBoxStyleConfiguration.Label: View {
  public var body: some View { view }
}

extension GroupBoxStyleConfiguration.Content: View {
  public var body: some View { view }
}

/// A frame, with the label in it.
public struct DefaultGroupBoxStyle {
  nonisolated public init() {}
}

extension DefaultGroupBoxStyle: GroupBoxStyle {
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline)
      VStack { configuration.content }.frame(maxWidth: .infinity)
    }
    .padding()
    .background {
      RoundedRectangle(cornerRadius: 10).strokeBorder(Color.secondary.opacity(0.35), lineWidth: 1)
    }
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle { public static var automatic: Self { Self() } }

private enum GroupBoxStyleKey: EnvironmentKey { static let defaultValue: AnyStyle<GroupBoxStyleConfiguration>? = nil }

extension EnvironmentValues {
  fileprivate var groupBoxStyle: AnyStyle<GroupBoxStyleConfiguration>? {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

struct _StyledGroupBox<Label: View, Content: View> {
  let label: Label
  let content: Content
  @Environment(\.groupBoxStyle) private var style

  nonisolated init(label: Label, content: Content) {
    self.label = label
    self.content = content
  }
}

extension _StyledGroupBox: View {
  var body: some View {
    let configuration = GroupBoxStyleConfiguration(
      label: .init(view: AnyView(label)), content: .init(view: AnyView(content)))
    if let style {
      style.body(configuration)
    } else {
      DefaultGroupBoxStyle().makeBody(configuration: configuration)
    }
  }
}

extension View {
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    environment(\.groupBoxStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
  }
}
