/// Which columns of a split navigation are shown.
public struct NavigationSplitViewVisibility: Equatable, Sendable {
  let name: String

  /// The platform decides: all columns are shown.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All columns are shown.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The content and the detail. Accepted: all columns are shown.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The detail alone is shown.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A column of a split navigation.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let name: String

  /// The sidebar at the leading edge.
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  /// The column between the sidebar and the detail. It is shown together with the sidebar.
  public static let content = NavigationSplitViewColumn(name: "content")
  /// The detail at the trailing edge.
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// A sidebar and a detail that depends on the selection in it, side by side; if only one column fits, the detail covers
/// the sidebar.
///
/// If only one column fits, the detail is shown when a list of the sidebar selects a value, and the sidebar when the
/// selection becomes empty. Both keep their state and the focus when the width changes.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  let visibility: Binding<NavigationSplitViewVisibility>?
  var compactColumn: Binding<NavigationSplitViewColumn>?
  let sidebar: Sidebar
  let content: Content?
  let detail: Detail
  @Environment(\.horizontalSizeClass) private var sizeClass
  /// The column that is on top, while the program keeps none.
  @State private var ownColumn = NavigationSplitViewColumn.sidebar
  /// The columns that are shown, while the program keeps none.
  @State private var ownVisibility = NavigationSplitViewVisibility.automatic
  @State private var width = SidebarWidth.standard
  @Kept private var model = SplitModelBox()

  nonisolated init(
    visibility: Binding<NavigationSplitViewVisibility>?, compactColumn: Binding<NavigationSplitViewColumn>? = nil,
    sidebar: Sidebar, content: Content?, detail: Detail
  ) {
    self.visibility = visibility
    self.compactColumn = compactColumn
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }
}

/// Creates its model on first use, on the main actor.
final class SplitModelBox: @unchecked Sendable {
  @MainActor lazy var model = SplitModel()

  nonisolated init() {}
}

extension NavigationSplitView: View {
  /// The views that this one is made of.
  public var body: some View {
    let model = model.model
    let isCompact = sizeClass == .compact
    let isDetailOnTop = isDetailOnTop
    // The preferred compact column is written only while the width is compact.
    model.mayWriteColumn = compactColumn == nil || isCompact
    model.hasOwnColumn = compactColumn == nil
    model.setDetailOnTop = { isDetailOnTop.wrappedValue = $0 }
    model.adopt(isCompact: isCompact)
    return columns(model, isCompact: isCompact)
      .focusedSceneValue(\.sidebarVisibility, isCompact ? nil : shownColumns)
  }

  @MainActor private var shownColumns: Binding<NavigationSplitViewVisibility> { visibility ?? $ownVisibility }

  // The columns have the same places in either width, so that they keep their state when it changes.
  @MainActor @ViewBuilder private func columns(_ model: SplitModel, isCompact: Bool) -> some View {
    let showsDetail = !isCompact || isDetailOnTop.wrappedValue || model.keepsDetailOnTop
    let showsSide = isCompact ? !showsDetail : shownColumns.wrappedValue != .detailOnly
    HStack(alignment: .top, spacing: 0) {
      SplitColumn(
        model: model, isSidebar: true, isShown: showsSide, isCompact: isCompact,
        content: sidebarStack(model)
          .frame(
            minWidth: isCompact ? nil : width.minimum, idealWidth: isCompact ? nil : width.ideal,
            maxWidth: isCompact ? nil : width.ideal))
      if showsSide && !isCompact { Divider() }
      SplitColumn(
        model: model, isSidebar: false, isShown: showsDetail, isCompact: isCompact,
        content: detailStack(model, isCompact: isCompact))
    }
  }

  @MainActor private func sidebarStack(_ model: SplitModel) -> some View {
    SplitStack(root: side.environment(\.split, model), model: model, isSidebar: true, goBack: nil)
  }

  @MainActor private func detailStack(_ model: SplitModel, isCompact: Bool) -> some View {
    SplitStack(
      root: SplitDetail(model: model, detail: detail), model: model, isSidebar: false,
      goBack: isCompact ? model.hideDetail : nil)
  }

  /// Whether the detail covers the sidebar if only one column fits.
  @MainActor private var isDetailOnTop: Binding<Bool> {
    let column = compactColumn ?? $ownColumn
    return Binding {
      column.wrappedValue == .detail
    } set: { isOnTop in
      if isOnTop != (column.wrappedValue == .detail) { column.wrappedValue = isOnTop ? .detail : .sidebar }
    }
  }

  @MainActor @ViewBuilder private var side: some View {
    if let content {
      HStack(alignment: .top, spacing: 0) {
        // What is selected here is for the content, which is next to it.
        sidebar.environment(\.selectionShowsDetail, false)
        Divider()
        content
      }
    } else {
      sidebar.onPreferenceChange(SidebarWidth.Key.self) { width = $0 ?? .standard }
    }
  }
}

/// The width of a sidebar, in points: the ideal one, and less if that is more than half of the split navigation.
private struct SidebarWidth: Equatable, Sendable {
  static let standard = SidebarWidth(minimum: nil, ideal: 250)
  /// Narrower sidebars have little space for a row's title.
  static let usualMinimum: CGFloat = 180

  let minimum: CGFloat
  let ideal: CGFloat

  init(minimum: CGFloat?, ideal: CGFloat) {
    self.minimum = min(minimum ?? Self.usualMinimum, ideal)
    self.ideal = ideal
  }

  enum Key: PreferenceKey {
    static var defaultValue: SidebarWidth? { nil }

    static func reduce(value: inout SidebarWidth?, nextValue: () -> SidebarWidth?) { value = value ?? nextValue() }
  }
}

/// The detail, or the view of a link that has replaced it.
struct SplitDetail<Detail: View> {
  let model: SplitModel
  let detail: Detail

  nonisolated init(model: SplitModel, detail: Detail) {
    self.model = model
    self.detail = detail
  }
}

extension SplitDetail: View {
  var body: some View {
    if let view = model.shownOverride { view } else { detail }
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates a sidebar and a detail. All columns are shown until the user hides the sidebar.
  nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(visibility: nil, sidebar: sidebar(), content: nil, detail: detail())
  }

  /// Creates a sidebar and a detail. `.detailOnly` hides the sidebar; other values show it. The binding is ignored if
  /// only one column fits.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(visibility: columnVisibility, sidebar: sidebar(), content: nil, detail: detail())
  }

  /// Creates a sidebar and a detail. If only one column fits, `.detail` shows the detail, and any other value the
  /// sidebar; the user's navigation is written to the binding.
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: nil, compactColumn: preferredCompactColumn, sidebar: sidebar(), content: nil, detail: detail())
  }

  /// Creates a sidebar and a detail, with bindings for the columns that are shown and for the one that is on top if
  /// only one fits.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility, compactColumn: preferredCompactColumn, sidebar: sidebar(), content: nil,
      detail: detail())
  }
}

extension NavigationSplitView {
  /// Creates three columns. All of them are shown until the user hides the sidebar and the content.
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(visibility: nil, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Creates three columns. `.detailOnly` hides the sidebar and the content; other values show them. The binding is
  /// ignored if only one column fits.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(visibility: columnVisibility, sidebar: sidebar(), content: content(), detail: detail())
  }
}

/// How a split navigation divides its width among the columns. No style has an effect.
public protocol NavigationSplitViewStyle {}

/// The default style.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// The style that takes space for the sidebar from the detail. It has no effect.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// The style that keeps the size of the detail. It has no effect.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The default style.
  public static var automatic: Self { Self() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The style that takes space for the sidebar from the detail. It has no effect.
  public static var balanced: Self { Self() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The style that keeps the size of the detail. It has no effect.
  public static var prominentDetail: Self { Self() }
}

extension View {
  /// Ignored: columns share the width in one way only.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }

  /// Sets the width of the sidebar that contains this view, in points. The default is 250. Where that is more than
  /// half of the split navigation, the sidebar has the half, but at least 180 points. Ignored in a detail, which has
  /// the rest of the width, and in three columns, where the sidebar along with the content is 250 points wide.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    navigationSplitViewColumnWidth(ideal: width)
  }

  /// Sets the width of the sidebar to `ideal`, in points. Where that is more than half of the split navigation, the
  /// sidebar has the half, but at least `min` (180 unless given). `max` is ignored, as the edge cannot be dragged.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    preference(key: SidebarWidth.Key.self, value: SidebarWidth(minimum: min, ideal: ideal))
  }
}
