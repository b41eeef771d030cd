// How the newest systems draw what is theirs around a program's contents: bars that melt into what scrolls under them,
// pages that grow out of what was pressed. Front ends draw their bars and present their pages in their own ways, so
// that these leave the view as it is.

/// How the contents of a scrolling view end at an edge.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  let name: String

  /// The platform's style.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// Content fades at the edge.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
  /// Content ends at the edge.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
}

/// How a background of glass appears and disappears.
public struct GlassEffectTransition: Hashable, Sendable {
  let name: String

  /// Without a transition.
  public static let identity = GlassEffectTransition(name: "identity")
  /// From the background that is nearest.
  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
  /// By appearing slowly.
  public static let materialize = GlassEffectTransition(name: "materialize")
}

/// When a tab bar becomes smaller.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  let name: String

  /// The platform's behaviour.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// The bar becomes smaller when scrolling down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// The bar becomes smaller when scrolling up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// The bar keeps its size.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// When the field of a search in a bar is a button.
public struct SearchToolbarBehavior: Hashable, Sendable {
  let name: String

  /// The platform's behaviour.
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  /// The field may be a button until it is used.
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

/// What a bar does during a search.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  let name: String

  /// The platform's behaviour.
  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  /// The bar stays as it is.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(name: "avoidHidingContent")
}

/// How large a sheet is.
public struct PresentationSizing: Hashable, Sendable {
  let name: String

  /// The platform's size.
  public static let automatic = PresentationSizing(name: "automatic")
  /// A size for a form.
  public static let form = PresentationSizing(name: "form")
  /// A size for a page.
  public static let page = PresentationSizing(name: "page")
  /// The size of the content.
  public static let fitted = PresentationSizing(name: "fitted")
}

/// How a page is presented.
public struct NavigationTransition: Hashable, Sendable {
  let name: String

  /// The platform's transition.
  public static let automatic = NavigationTransition(name: "automatic")

  /// Grows from the view with the same identity. The platform's transition is shown instead.
  public static func zoom<ID: Hashable>(sourceID: ID, in namespace: Namespace.ID) -> NavigationTransition {
    NavigationTransition(name: "zoom")
  }
}

extension View {
  /// Ignored: content ends at the edges of what scrolls.
  nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    self
  }

  /// Ignored: content ends at the edges of what scrolls.
  nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    self
  }

  /// Ignored: bars of tabs keep their size.
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

  /// Ignored: search fields are always shown as fields.
  nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }

  /// Ignored: bars stay as they are during a search.
  nonisolated public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View {
    self
  }

  /// Ignored: a sheet's size follows its detents and its content.
  nonisolated public func presentationSizing(_ sizing: PresentationSizing) -> some View { self }

  /// Ignored: pages change by the platform's transition.
  nonisolated public func navigationTransition(_ style: NavigationTransition) -> some View { self }

  /// Ignored: pages change by the platform's transition.
  nonisolated public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    self
  }

  /// Ignored: backgrounds of glass stay apart.
  nonisolated public func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID) -> some View {
    self
  }

  /// Ignored: backgrounds of glass stay apart.
  nonisolated public func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?, namespace: Namespace.ID
  ) -> some View {
    self
  }

  /// Ignored: backgrounds of glass appear with their views.
  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }

  /// Ignored: content ends at the edge of the view.
  nonisolated public func backgroundExtensionEffect() -> some View { self }

  /// Ignored: alerts show no icon.
  nonisolated public func dialogIcon(_ icon: Image?) -> some View { self }
}

extension NavigationLink {
  /// Ignored: the page is shown in the same place as without this modifier.
  nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

/// Views of glass that melt into one another. Here each keeps its own outline.
public struct GlassEffectContainer<Content: View> {
  let content: Content

  /// Groups views with backgrounds of glass. `spacing` is ignored: the backgrounds stay apart.
  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
}

extension GlassEffectContainer: View {
  /// The content of the view.
  public var body: some View { content }
}

extension View {
  /// Ignored: bars keep the platform's appearance.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self
  }
}
