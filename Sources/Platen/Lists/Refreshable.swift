/// Runs the action of `refreshable`, which updates the data of a view.
public struct RefreshAction: GraphComparable, Sendable {
  let action: @Sendable () async -> Void

  /// Runs the action of the nearest `refreshable` around the view and returns when it has ended.
  public func callAsFunction() async { await action() }

  /// Actions can't be compared.
  package static func isSame(_ first: RefreshAction, _ second: RefreshAction) -> Bool { false }
}

private enum RefreshKey: EnvironmentKey {
  static let defaultValue: RefreshAction? = nil
}

extension EnvironmentValues {
  /// Runs the action of the nearest `refreshable` around the view. Nil outside of one.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

/// A view with a refresh button, in the navigation bar of its page or above it.
struct _RefreshableView<Content> {
  let content: Content
  let action: @Sendable () async -> Void
  @Environment(\.page) private var page
  @State private var isRefreshing = false

  nonisolated init(content: Content, action: @escaping @Sendable () async -> Void) {
    self.content = content
    self.action = action
  }
}

extension _RefreshableView: View where Content: View {
  var body: some View {
    if page != nil {
      inner.modifier(pageModifier)
    } else {
      VStack(alignment: .trailing) {
        button
        inner
      }
    }
  }

  private var inner: some View { content.environment(\.refresh, RefreshAction(action: action)) }

  @MainActor private var pageModifier: _PageModifier {
    var modifier = _PageModifier()
    modifier.items = ToolbarItems(views: [.trailing: AnyView(button)])
    return modifier
  }

  @MainActor private var button: some View {
    Button {
      isRefreshing = true
      Task { @MainActor [action, isRefreshing = $isRefreshing] in
        await action()
        isRefreshing.wrappedValue = false
      }
    } label: {
      Image(decorativeSystemName: "arrow.clockwise")
    }
    .accessibilityLabel(Text(.own("Refresh")))
    .disabled(isRefreshing)
  }
}

extension View {
  /// Adds a button that runs `action`, in the navigation bar of the view's page or, without a page, above the view. The
  /// button is disabled while the action runs. Views inside find the action in `\.refresh`.
  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    _RefreshableView(content: self, action: action)
  }
}
