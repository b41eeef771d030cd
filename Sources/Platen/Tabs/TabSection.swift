/// A group of tabs. They are in the same bar as all other tabs, and the header is ignored.
public struct TabSection<Header: View, Content: View, Footer: View, SelectionValue: Hashable> {
  let header: Header
  let content: Content

  /// Groups tabs. The header is ignored.
  nonisolated public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) where Content: TabContent, Footer == EmptyView {
    self.content = content()
    self.header = header()
  }
}

extension TabSection: View {
  /// The views that this one is made of.
  public var body: some View { content }
}

extension TabSection where Header == EmptyView, Content: TabContent, Footer == EmptyView {
  /// Groups tabs without a header.
  nonisolated public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

/// The label of a tab that is given none: “Search” with a magnifying glass for the search role, otherwise “Tab”.
public struct DefaultTabLabel {
  let role: TabRole?

  nonisolated init(role: TabRole?) { self.role = role }
}

extension DefaultTabLabel: View {
  /// The views that this one is made of.
  public var body: some View {
    if role == .search { Platen.Label(.own("Search"), systemImage: "magnifyingglass") } else { Text(.own("Tab")) }
  }
}

extension Tab where Label == DefaultTabLabel {
  /// A tab without a label of its own, which is chosen while the selection equals `value`. The search role gives it the
  /// title “Search”; otherwise the title is “Tab”.
  nonisolated public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content(), label: DefaultTabLabel(role: role))
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// A tab without a label of its own. The search role gives it the title “Search”; otherwise the title is “Tab”.
  nonisolated public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value: nil, content: content(), label: DefaultTabLabel(role: role))
  }
}

extension Tab where Label == Platen.Label<Text, Image> {
  /// A tab with a title and a named image. `titleKey` is translated by the program's tables. `role` has no effect.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content(), label: Platen.Label(titleKey, image: image))
  }

  /// A tab with a title and an image. `titleKey` is translated by the program's tables. `role` has no effect.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content(), label: Platen.Label(titleKey, image: image))
  }
}

extension Tab where Value == Never, Label == Platen.Label<Text, Image> {
  /// A tab with a title and a named image, without a value. `titleKey` is translated by the program's tables. `role`
  /// has no effect.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, content: content(), label: Platen.Label(titleKey, image: image))
  }

  /// A tab with a title and an image, without a value. `titleKey` is translated by the program's tables. `role` has no
  /// effect.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, content: content(), label: Platen.Label(titleKey, image: image))
  }
}

/// The changes that the user may make to a tab's position. Accepted and ignored.
public struct TabCustomizationBehavior: Hashable, Sendable {
  let name: String

  /// The platform's choice. Ignored.
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  /// The user may move the tab. Ignored.
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  /// The user may not change the tab. Ignored.
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// The placements of tabs that the user may arrange. Accepted and ignored.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  let name: String

  /// The platform's choice. Ignored.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// In a bar. Ignored.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// In a sidebar. Ignored.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

extension View {
  /// Accepted and ignored: tabs are in the order of the source.
  nonisolated public func customizationID(_ id: String) -> some View { self }

  /// Accepted and ignored: tabs are in the order of the source.
  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some View {
    self
  }
}
