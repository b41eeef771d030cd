/// Tabs that belong together. They stand in the one bar of all tabs, so that the header is not seen.
public struct TabSection<Header: View, Content: View> {
  let header: Header
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.content = content()
    self.header = header()
  }
}

extension TabSection: View {
  public var body: some View { content }
}

extension TabSection where Header == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

/// What a tab is called that the program gives no label: that of a search has words of its own.
public struct DefaultTabLabel {
  let role: TabRole?

  nonisolated init(role: TabRole?) { self.role = role }
}

extension DefaultTabLabel: View {
  public var body: some View {
    if role == .search { Platen.Label("Search", systemImage: "magnifyingglass") } else { Text("Tab") }
  }
}

extension Tab where Label == DefaultTabLabel {
  nonisolated public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content(), label: DefaultTabLabel(role: role))
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  nonisolated public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value: nil, content: content(), label: DefaultTabLabel(role: role))
  }
}

extension Tab where Label == Platen.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content(), label: Platen.Label(titleKey, image: image))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content(), label: Platen.Label(titleKey, image: image))
  }
}

extension Tab where Value == Never, Label == Platen.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, content: content(), label: Platen.Label(titleKey, image: image))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, content: content(), label: Platen.Label(titleKey, image: image))
  }
}

/// What a person may do with a tab's place.
public struct TabCustomizationBehavior: Hashable, Sendable {
  let name: String

  public static let automatic = TabCustomizationBehavior(name: "automatic")
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// Where tabs are shown that a person may arrange.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  let name: String

  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

extension View {
  /// Accepted on tabs: they stand in the order written.
  nonisolated public func customizationID(_ id: String) -> some View { self }

  /// Accepted on tabs: they stand in the order written.
  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some View {
    self
  }
}
