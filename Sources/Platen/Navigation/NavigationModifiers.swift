extension View {
  nonisolated func page(_ change: (inout _PageModifier) -> Void) -> some View {
    var page = _PageModifier()
    change(&page)
    return modifier(page)
  }

  nonisolated public func navigationTitle(_ title: Text) -> some View { page { $0.title = title } }

  /// A title that a person may change; shown, and not changed, here.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    page { $0.title = Text(title.wrappedValue) }
  }

  nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarTitleDisplayMode
  ) -> some View {
    page {
      $0.title = title
      $0.displayMode = displayMode
    }
  }

  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarTitleDisplayMode
  ) -> some View {
    page { $0.displayMode = displayMode }
  }

  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    page { $0.displayMode = mode.mode }
  }

  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    page { $0.hidesBackButton = hidesBackButton }
  }

  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { page { $0.hidesBar = hidden } }

  /// Shows or hides the bars of the page.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    let concernsTop = bars.isEmpty || bars.contains { [.automatic, .navigationBar, .windowToolbar].contains($0) }
    return page { if concernsTop, visibility != .automatic { $0.hidesBar = visibility == .hidden } }
  }

  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    let concernsTop = bars.isEmpty || bars.contains { [.automatic, .navigationBar, .windowToolbar].contains($0) }
    return page { if concernsTop, visibility != .automatic { $0.hidesBar = visibility == .hidden } }
  }

  /// Accepted: bars here have the look of the platform.
  nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    self
  }

  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    self
  }

  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// Accepted: bars here have no items of their own but the way back.
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }

  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// The items of the bar, in the form that SwiftUI had first.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}

/// Which bar is meant.
public struct ToolbarPlacement: Hashable, Sendable {
  let name: String

  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}

/// What a toolbar is for.
public struct ToolbarRole: Hashable, Sendable {
  let name: String

  public static let automatic = ToolbarRole(name: "automatic")
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  public static let browser = ToolbarRole(name: "browser")
  public static let editor = ToolbarRole(name: "editor")
}

/// How a bar shows its title.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let mode: NavigationBarTitleDisplayMode

  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .inlineLarge)
}

/// An item that a bar has by itself elsewhere.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  let name: String

  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  public static let title = ToolbarDefaultItemKind(name: "title")
  public static let search = ToolbarDefaultItemKind(name: "search")
}
