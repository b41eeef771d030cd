/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
  let name: String

  /// A tab for searching. Without a label of its own it has the title “Search” and a magnifying glass.
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
  /// The views that this one is made of.
  public var body: some View {
    if let value {
      // A stack makes one node of the content.
      ZStack { content }.tabItem { label }.tag(value)
    } else {
      ZStack { content }.tabItem { label }
    }
  }
}

extension Tab {
  /// A tab that is chosen while the selection of its `TabView` equals `value`. `role` has no effect on a tab with a
  /// label.
  nonisolated public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, content: content(), label: label())
  }
}

extension Tab where Value == Never {
  /// A tab of a `TabView` without values. `role` has no effect on a tab with a label.
  nonisolated public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, content: content(), label: label())
  }
}

/// A style of tab views.
public protocol TabViewStyle {}

/// The style by default: a bar of tabs above the view.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// Pages with dots below them, or without anything to choose them by. There is no swiping: the dots are buttons.
public struct PageTabViewStyle: TabViewStyle, BuiltinStyle {
  /// Whether pages have dots.
  public struct IndexDisplayMode: Hashable, Sendable {
    let drawn: TabViewStyles.Drawn

    /// Pages have dots.
    public static let automatic = IndexDisplayMode(drawn: .dots)
    /// Pages have dots, as with `automatic`, even when there is only one.
    public static let always = IndexDisplayMode(drawn: .dots)
    /// Pages have no dots: the program changes the selection.
    public static let never = IndexDisplayMode(drawn: .bare)
  }

  let drawn: TabViewStyles.Drawn

  /// Creates the style. Pages have dots by default.
  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) { drawn = indexDisplayMode.drawn }
}

/// Tabs in a bar or a sidebar. Here they are in a bar above the view, as by default.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// Tabs in a bar above the view, as by default.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The default: a bar of tabs above the view.
  public static var automatic: Self { Self() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages with dots below them.
  public static var page: Self { Self() }

  /// Pages with dots below them, or without.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self {
    Self(indexDisplayMode: indexDisplayMode)
  }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar of tabs above the view, as by default.
  public static var sidebarAdaptable: Self { Self() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar of tabs above the view, as by default.
  public static var tabBarOnly: Self { Self() }
}

enum TabViewStyles: StyleKind {
  /// The controls that choose the page of a tab view: tabs above the pages, dots below them, or none.
  enum Drawn { case tabs, dots, bare }

  static var standard: Drawn { .tabs }
}

extension View {
  /// Sets the label of the view's tab.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(_SideViewModifier(place: .tabLabel, side: label()))
  }

  /// Sets the style of the tab views in the view. Page styles have dots or nothing below the view; all other styles
  /// have a bar of tabs above it. Tab views inside a tab have the default style again.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    modifier(StyleModifier<TabViewStyles>(drawing: style))
  }

  /// Accepted and ignored: dots have no background.
  nonisolated public func indexViewStyle(_ style: PageIndexViewStyle) -> some View { self }
}

/// A style of the dots below pages. Accepted and ignored.
public struct PageIndexViewStyle: Sendable {
  /// When the dots below pages have a background.
  public struct BackgroundDisplayMode: Sendable {
    /// The platform's choice. Ignored.
    public static let automatic = BackgroundDisplayMode()
    /// Always. Ignored.
    public static let always = BackgroundDisplayMode()
    /// While the user interacts with the dots. Ignored.
    public static let interactive = BackgroundDisplayMode()
    /// Never, which is how dots are shown in any case.
    public static let never = BackgroundDisplayMode()
  }

  /// The dots of pages. Accepted and ignored.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// The dots of pages with a background. Accepted and ignored.
  public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> PageIndexViewStyle { PageIndexViewStyle() }

  /// Creates the style. The background is ignored.
  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}
