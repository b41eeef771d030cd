/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  let name: String

  public static let search = TabRole(name: "search")
}

/// A view with a tab of its own.
public struct Tab<Value: Hashable, Content: View, Label: View> {
  let value: Value?
  let content: Content
  let label: Label

  nonisolated init(value: Value?, content: Content, label: Label) {
    self.value = value
    self.content = content
    self.label = label
  }
}

extension Tab: View {
  public var body: some View {
    if let value {
      // One view, whatever it consists of.
      ZStack { content }.tabItem { label }.tag(value)
    } else {
      ZStack { content }.tabItem { label }
    }
  }
}

extension Tab {
  nonisolated public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, content: content(), label: label())
  }
}

extension Tab where Value == Never {
  nonisolated public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, content: content(), label: label())
  }
}

/// How tabs look.
public protocol TabViewStyle {
  /// Not for use outside the framework.
  var _style: _TabViewStyle { get }
}

extension TabViewStyle {
  public var _style: _TabViewStyle { .tabs }
}

/// What a person turns the pages of a tab view with: tabs above them, dots below them, or what the program has.
public enum _TabViewStyle: Hashable, Sendable { case tabs, dots, bare }

public struct DefaultTabViewStyle: TabViewStyle { nonisolated public init() {} }

public struct PageTabViewStyle: TabViewStyle {
  public struct IndexDisplayMode: Hashable, Sendable {
    let style: _TabViewStyle

    public static let automatic = IndexDisplayMode(style: .dots)
    public static let always = IndexDisplayMode(style: .dots)
    public static let never = IndexDisplayMode(style: .bare)
  }

  public let _style: _TabViewStyle

  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) { _style = indexDisplayMode.style }
}

public struct SidebarAdaptableTabViewStyle: TabViewStyle { nonisolated public init() {} }
public struct TabBarOnlyTabViewStyle: TabViewStyle { nonisolated public init() {} }

extension TabViewStyle where Self == DefaultTabViewStyle { public static var automatic: Self { Self() } }
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: Self { Self() }

  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self {
    Self(indexDisplayMode: indexDisplayMode)
  }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: Self { Self() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle { public static var tabBarOnly: Self { Self() } }

private enum TabViewStyleKey: EnvironmentKey { static let defaultValue = _TabViewStyle.tabs }

extension EnvironmentValues {
  var tabViewStyle: _TabViewStyle {
    get { self[TabViewStyleKey.self] }
    set { self[TabViewStyleKey.self] = newValue }
  }
}

extension View {
  /// The label of the view's tab.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(_SideViewModifier(place: .tabLabel, side: label()))
  }

  /// Pages have dots below them, or nothing; tabs of any other style stand in a bar above their views.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewStyle, style._style)
  }

  nonisolated public func indexViewStyle(_ style: PageIndexViewStyle) -> some View { self }
}

/// How the points below pages look.
public struct PageIndexViewStyle: Sendable {
  public struct BackgroundDisplayMode: Sendable {
    public static let automatic = BackgroundDisplayMode()
    public static let always = BackgroundDisplayMode()
    public static let interactive = BackgroundDisplayMode()
    public static let never = BackgroundDisplayMode()
  }

  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> PageIndexViewStyle { PageIndexViewStyle() }

  nonisolated public init() {}
}
