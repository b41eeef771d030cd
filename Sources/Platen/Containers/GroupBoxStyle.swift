/// The appearance of a box around related views.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  /// The view that the style makes.
  associatedtype Body: View

  /// Makes the view for a configuration.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The parts of a box that the style arranges.
  typealias Configuration = GroupBoxStyleConfiguration
}

/// The parts of a box, for its style.
public struct GroupBoxStyleConfiguration {
  /// The label of the box; an empty view where the box has none.
  public struct Label {
    let view: AnyView
  }

  /// The views in the box.
  public struct Content {
    let view: AnyView
  }

  /// The label of the box.
  public let label: Label
  /// The views in the box.
  public let content: Content
}

extension GroupBoxStyleConfiguration.Label: View {
  /// The views that this one is made of.
  public var body: some View { view }
}

extension GroupBoxStyleConfiguration.Content: View {
  /// The views that this one is made of.
  public var body: some View { view }
}

/// The style with a rounded border, and the label above the content.
public struct DefaultGroupBoxStyle: BuiltinStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension DefaultGroupBoxStyle: GroupBoxStyle {
  /// Makes the view for a configuration.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline)
      VStack { configuration.content }.frame(maxWidth: .infinity)
    }
    .padding()
    .background(GroupBoxGround())
  }
}

/// The border of a group box, and the background style that is set around it.
private struct GroupBoxGround: View {
  @Environment(\.backgroundStyle) private var style

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 10)
    if let style {
      shape.fill(style)
    } else {
      shape.strokeBorder(Color.secondary.opacity(0.35), lineWidth: 1)
    }
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The default style: a rounded border, with the label above the content.
  public static var automatic: Self { Self() }
}

enum GroupBoxStyles: StyleKind { typealias Configuration = GroupBoxStyleConfiguration }

struct _StyledGroupBox<Label, Content> {
  let label: Label
  let content: Content
  @ControlStyle<GroupBoxStyles> private var style

  nonisolated init(label: Label, content: Content) {
    self.label = label
    self.content = content
  }
}

extension _StyledGroupBox: View where Label: View, Content: View {
  var body: some View {
    let configuration = GroupBoxStyleConfiguration(
      label: .init(view: AnyView(label)), content: .init(view: style.applied(to: content)))
    if let styled = style.body(configuration) {
      styled
    } else {
      DefaultGroupBoxStyle().makeBody(configuration: configuration)
    }
  }
}

extension View {
  /// Sets the style of the group boxes in the view.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    modifier(StyleModifier<GroupBoxStyles>(style, makeBody: { $0.makeBody(configuration: $1) }))
  }
}
