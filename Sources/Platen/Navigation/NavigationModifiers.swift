extension View {
  nonisolated func page(_ change: (inout _PageModifier) -> Void) -> some View {
    var page = _PageModifier()
    change(&page)
    return modifier(page)
  }

  /// Sets the title of the page, which its navigation bar shows. Of several titles on a page the outermost applies.
  nonisolated public func navigationTitle(_ title: Text) -> some View { page { $0.title = title } }

  /// Sets the subtitle of the page, which its navigation bar shows below the title. A page without a title does not show
  /// it, and neither does a window's title outside of a navigation.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View { page { $0.subtitle = subtitle } }

  /// Sets the title of the page from a binding. The title is shown and cannot be edited.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    page { $0.title = Text(title.wrappedValue) }
  }

  /// Sets the title of the page. The same as `navigationTitle(_:)`.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Sets the title of the page, and how its navigation bar shows it.
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarTitleDisplayMode
  ) -> some View {
    page {
      $0.title = title
      $0.displayMode = displayMode
    }
  }

  /// Sets how the navigation bar shows its title. `.automatic` is large on the first page of a navigation if the bar
  /// has no items before or in place of the title.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarTitleDisplayMode
  ) -> some View {
    page { $0.displayMode = displayMode }
  }

  /// Sets how the navigation bar shows its title. The same as `navigationBarTitleDisplayMode(_:)`.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    page { $0.displayMode = mode.mode }
  }

  /// Hides the back button. Escape still returns to the previous page.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    page { $0.hidesBackButton = hidesBackButton }
  }

  /// Hides the navigation bar of the page. The bar at the bottom stays.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { page { $0.hidesBar = hidden } }

  /// Shows or hides the navigation bar of the page; `.automatic` leaves it as it is. With `.tabBar`, on the content of a tab,
  /// the tabs are hidden while that is shown. The bars at the bottom are not affected.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    setBars(visibility, bars)
  }

  /// Shows or hides the navigation bar of the page; `.automatic` leaves it as it is. With `.tabBar`, on the content of a tab,
  /// the tabs are hidden while that is shown. The bars at the bottom are not affected.
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    setBars(visibility, bars)
  }

  nonisolated private func setBars(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    let concernsTop = bars.isEmpty || bars.contains { [.automatic, .navigationBar, .windowToolbar].contains($0) }
    return page { if concernsTop, visibility != .automatic { $0.hidesBar = visibility == .hidden } }
      .modifier(_RowModifier(trait: .tabBar(bars.contains(.tabBar) ? visibility : nil)))
  }

  /// Ignored: bars have the background of the platform.
  nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    self
  }

  /// Ignored: bars have the background of the platform.
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    self
  }

  /// Ignored: bars have the colour scheme of the window.
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// Ignored: bars have no items by default except for the back button.
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }

  /// Ignored: a toolbar has the same form for each role.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Adds views to both ends of the navigation bar.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Adds views to the leading end of the navigation bar.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Adds views to the trailing end of the navigation bar.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}

/// A bar that a modifier applies to.
public struct ToolbarPlacement: Hashable, Sendable {
  let name: String

  /// The navigation bar of the page.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The bar at the top of the page, with the title.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bar at the bottom of the page. Accepted: modifiers for bars do not affect it.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The bar with the tabs, which the content of a tab can hide.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// The bar of the window, which is the navigation bar of the page.
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}

/// The purpose of a toolbar. No role has an effect.
public struct ToolbarRole: Hashable, Sendable {
  let name: String

  /// The platform decides. No role has an effect.
  public static let automatic = ToolbarRole(name: "automatic")
  /// The toolbar of a page that is pushed onto others.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  /// The toolbar of a view that moves through a history.
  public static let browser = ToolbarRole(name: "browser")
  /// The toolbar of a document.
  public static let editor = ToolbarRole(name: "editor")
}

/// How a navigation bar shows its title.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let mode: NavigationBarTitleDisplayMode

  /// Large on the first page of a navigation if the bar has no items before or in place of the title, and small
  /// otherwise.
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  /// In large type, at the leading edge.
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  /// In small type, in the middle of the bar.
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
  /// The same as `inline`.
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .inlineLarge)
}

/// An item that other platforms add to a bar by default.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  let name: String

  /// The button that shows and hides the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title of the window.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The search field.
  public static let search = ToolbarDefaultItemKind(name: "search")
}
