extension View {
  /// The title of the page, shown in its bar.
  nonisolated public func navigationTitle(_ title: Title) -> some View {
    page { $0.title = Text(title) }
  }

  /// The title of the page, shown in its bar.
  nonisolated public func navigationBarTitle(_ title: Title) -> some View { navigationTitle(title) }

  /// The title of the page, shown in its bar in the given size.
  nonisolated public func navigationBarTitle(
    _ title: Title, displayMode: NavigationBarTitleDisplayMode
  ) -> some View {
    page {
      $0.title = Text(title)
      $0.displayMode = displayMode
    }
  }

  /// The subtitle of the page, shown below its title. A page without a title does not show it.
  nonisolated public func navigationSubtitle(_ title: Title) -> some View { page { $0.subtitle = Text(title) } }
}
