/// A view with a title. There is no way to further views yet.
public struct NavigationStack<Root: View> {
  let root: Root

  nonisolated public init(@ViewBuilder root: () -> Root) { self.root = root() }
}

extension NavigationStack: View {
  public var body: some View { root.environment(\.showsNavigationTitle, true) }
}

private enum ShowsNavigationTitleKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether a navigation title set here is shown: it is by the outermost view in a stack that has one.
  var showsNavigationTitle: Bool {
    get { self[ShowsNavigationTitleKey.self] }
    set { self[ShowsNavigationTitleKey.self] = newValue }
  }
}

/// A view below its title, inside a navigation stack; elsewhere the view alone.
struct _TitledView<Content: View> {
  let title: Text
  let content: Content
  @Environment(\.showsNavigationTitle) private var showsTitle
}

extension _TitledView: View {
  var body: some View {
    VStack(alignment: .leading) {
      if showsTitle { title.font(.largeTitle).bold() }
      content.environment(\.showsNavigationTitle, false)
    }
  }
}

extension View {
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    _TitledView(title: Text(titleKey), content: self)
  }

  @_disfavoredOverload nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    _TitledView(title: Text(title), content: self)
  }

  nonisolated public func navigationTitle(_ title: Text) -> some View { _TitledView(title: title, content: self) }
}
