// The sidebar of tabs on larger devices of Apple's, and the changes that the user makes to it. Tabs are in a bar here,
// in the order of the source, so that what is said about a sidebar is accepted and ignored.

/// When a search begins in the tab with the search role. Accepted and ignored: the user begins it in the field.
public struct TabSearchActivation: Hashable, Sendable {
  let name: String

  /// The platform's choice. Ignored.
  public static let automatic = TabSearchActivation(name: "automatic")
  /// When the tab is selected. Ignored.
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}

extension View {
  /// Accepted and ignored: tabs are in a bar, which has no header.
  nonisolated public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    self
  }

  /// Accepted and ignored: tabs are in a bar, which has no footer.
  nonisolated public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    self
  }

  /// Accepted and ignored: tabs are in a bar, and there is no sidebar with a bar of its own.
  nonisolated public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    self
  }

  /// Accepted and ignored: the user can't change tabs, and they are in the order of the source.
  nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }

  /// Accepted and ignored: tabs are in a bar.
  nonisolated public func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View {
    self
  }

  /// Accepted and ignored: the user begins a search in its field.
  nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }
}
