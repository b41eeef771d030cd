// Front ends determine how scrolling behaves: these modifiers are accepted and ignored.

/// When scroll bars are shown.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  let name: String

  /// The platform's behaviour.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// Requests visible indicators. Ignored, like all values of this type.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Requests hidden indicators. Ignored, like all values of this type.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Requests that indicators are never shown. Ignored, like all values of this type.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// When scrolling bounces at the end of the content.
public struct ScrollBounceBehavior: Hashable, Sendable {
  let name: String

  /// The platform's behaviour.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// Requests bouncing in any case. Ignored, like all values of this type.
  public static let always = ScrollBounceBehavior(name: "always")
  /// Requests bouncing where the content is larger than the view. Ignored, like all values of this type.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// Where scrolling stops. Ignored: front ends scroll freely, and a behaviour of a program's own is not asked.
public protocol ScrollTargetBehavior {
  /// What a behaviour knows of the scroll view.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes where the scroll view comes to rest. Never called.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

extension ScrollTargetBehavior {
  /// Leaves the target as it is.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// Stops at whole pages. Ignored: front ends scroll freely.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behaviour.
  public init() {}
}

/// Stops at whole views. Ignored: front ends scroll freely.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behaviour.
  public init() {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Stops at whole pages. Ignored: front ends scroll freely.
  public static var paging: Self { Self() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Stops at whole views. Ignored: front ends scroll freely.
  public static var viewAligned: Self { Self() }
}

extension ViewAlignedScrollTargetBehavior {
  /// How many views one gesture scrolls at most.
  public struct LimitBehavior: Hashable, Sendable {
    let name: String

    /// The platform's limit.
    public static let automatic = LimitBehavior(name: "automatic")
    /// Requests a limit per gesture. Ignored, like all values of this type.
    public static let always = LimitBehavior(name: "always")
    /// Requests a limit of few views per gesture. Ignored, like all values of this type.
    public static let alwaysByFew = LimitBehavior(name: "alwaysByFew")
    /// Requests a limit of one view per gesture. Ignored, like all values of this type.
    public static let alwaysByOne = LimitBehavior(name: "alwaysByOne")
    /// Requests no limit. Ignored, like all values of this type.
    public static let never = LimitBehavior(name: "never")
  }

  /// Creates the behaviour; `limitBehavior` is ignored.
  public init(limitBehavior: LimitBehavior) { self.init() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Stops at whole views. Ignored, with its limit: front ends scroll freely.
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
    Self(limitBehavior: limitBehavior)
  }
}

/// The parts of a scroll view that margins apply to.
public struct ContentMarginPlacement: Hashable, Sendable {
  let name: String

  /// Margins for both content and indicators. The default; only the content gets them.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// Margins for the content.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// Margins for the indicators. They have no effect.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

extension View {
  /// Ignored: front ends decide when their scroll bars are shown.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    self
  }

  /// Ignored: front ends decide how scrolling bounces.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    self
  }

  /// Ignored: without scrolling, content that does not fit on a small screen could not be reached.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// Ignored: scroll views always clip their content.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

  /// Ignored: front ends scroll freely.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }

  /// Has the position of a scroll view be that of the views in this container, as `scrollPosition(id:anchor:)` writes it.
  /// Front ends scroll freely, and stop at no view.
  @ViewBuilder nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    if isEnabled { modifier(_LayoutTraitModifier(.space(ScrollTargets.container))) } else { self }
  }

  /// Ignored: front ends decide when their scroll bars are shown.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Keeps content clear of the edges of what scrolls.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    padding(edges, placement == .scrollIndicators ? 0 : length)
  }

  /// Keeps content clear of all edges of what scrolls. `length` is in points; margins for the indicators have no
  /// effect.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}
