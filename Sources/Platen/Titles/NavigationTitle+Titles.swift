// Written by Scripts/titles from Scripts/title-overloads/NavigationTitle.swift: edit that.

extension View {
  /// The title of the page, shown in its bar. `titleKey` is translated by the program's tables.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    page { $0.title = Text(titleKey) }
  }

  /// The title of the page, shown in its bar. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    page { $0.title = Text(title) }
  }

  /// The title of the page, shown in its bar. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    page { $0.title = Text(titleResource) }
  }

  /// The title of the page, shown in its bar. `titleKey` is translated by the program's tables.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

  /// The title of the page, shown in its bar. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

  /// The title of the page, shown in its bar. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(titleResource)
  }

  /// The title of the page, shown in its bar in the given size. `titleKey` is translated by the program's tables.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarTitleDisplayMode
  ) -> some View {
    page {
      $0.title = Text(titleKey)
      $0.displayMode = displayMode
    }
  }

  /// The title of the page, shown in its bar in the given size. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarTitleDisplayMode
  ) -> some View {
    page {
      $0.title = Text(title)
      $0.displayMode = displayMode
    }
  }

  /// The title of the page, shown in its bar in the given size. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle(
    _ titleResource: LocalizedStringResource, displayMode: NavigationBarTitleDisplayMode
  ) -> some View {
    page {
      $0.title = Text(titleResource)
      $0.displayMode = displayMode
    }
  }

  /// The subtitle of the page, shown below its title. A page without a title does not show it. `titleKey` is translated
  /// by the program's tables.
  nonisolated public func navigationSubtitle(_ titleKey: LocalizedStringKey) -> some View {
    page { $0.subtitle = Text(titleKey) }
  }

  /// The subtitle of the page, shown below its title. A page without a title does not show it. `title` is shown as it
  /// is.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ title: S) -> some View {
    page { $0.subtitle = Text(title) }
  }

  /// The subtitle of the page, shown below its title. A page without a title does not show it. `titleResource` is
  /// translated by its own table.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle(_ titleResource: LocalizedStringResource) -> some View {
    page { $0.subtitle = Text(titleResource) }
  }
}
