// How the newest systems draw what is theirs around a program's contents: bars that melt into what scrolls under them,
// pages that grow out of what was pressed. Front ends draw their bars and bring their pages up in their own ways, so
// that these leave the view as it is.

/// How the contents of a scrolling view end at an edge.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  let name: String

  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
}

/// When a bar of tabs makes room.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  let name: String

  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// When the field of a search in a bar is a button.
public struct SearchToolbarBehavior: Hashable, Sendable {
  let name: String

  public static let automatic = SearchToolbarBehavior(name: "automatic")
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

/// What a bar does while a person searches.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  let name: String

  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(name: "avoidHidingContent")
}

/// How large a sheet is.
public struct PresentationSizing: Hashable, Sendable {
  let name: String

  public static let automatic = PresentationSizing(name: "automatic")
  public static let form = PresentationSizing(name: "form")
  public static let page = PresentationSizing(name: "page")
  public static let fitted = PresentationSizing(name: "fitted")
}

/// How a page comes up.
public struct NavigationTransition: Hashable, Sendable {
  let name: String

  public static let automatic = NavigationTransition(name: "automatic")

  public static func zoom<ID: Hashable>(sourceID: ID, in namespace: Namespace.ID) -> NavigationTransition {
    NavigationTransition(name: "zoom")
  }
}

extension View {
  nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    self
  }

  nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    self
  }

  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

  nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }

  nonisolated public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View {
    self
  }

  nonisolated public func presentationSizing(_ sizing: PresentationSizing) -> some View { self }

  nonisolated public func navigationTransition(_ style: NavigationTransition) -> some View { self }

  nonisolated public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    self
  }

  nonisolated public func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID) -> some View {
    self
  }

  nonisolated public func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?, namespace: Namespace.ID
  ) -> some View {
    self
  }

  nonisolated public func backgroundExtensionEffect() -> some View { self }

  nonisolated public func dialogIcon(_ icon: Image?) -> some View { self }
}

extension NavigationLink {
  /// Whether the page is shown beside the link, where there is room: here it is shown where it would be without.
  nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

/// Views of glass that melt into one another. Here each keeps its own outline.
public struct GlassEffectContainer<Content: View> {
  let content: Content

  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
}

extension GlassEffectContainer: View {
  public var body: some View { content }
}
