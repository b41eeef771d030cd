/// Which columns of a split navigation are shown.
public struct NavigationSplitViewVisibility: Equatable, Sendable {
  let name: String

  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  public static let all = NavigationSplitViewVisibility(name: "all")
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A column of a split navigation.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let name: String

  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  public static let content = NavigationSplitViewColumn(name: "content")
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// What a choice in a sidebar does besides: where there is room for one column only, the detail comes.
@MainActor final class SplitModel {
  /// What a link in the sidebar has put in the detail's place.
  private(set) var override: AnyView?
  private let readers = ReaderSet()
  var showDetail: () -> Void = {}

  var shownOverride: AnyView? {
    readers.noteRead()
    return override
  }

  func show(_ view: AnyView?) {
    override = view
    readers.invalidate()
    showDetail()
  }
}

private enum SplitKey: EnvironmentKey { static let defaultValue = ObjectReference<SplitModel>() }

extension EnvironmentValues {
  /// The split navigation whose sidebar a view is in.
  var split: SplitModel? {
    get { self[SplitKey.self].object }
    set { self[SplitKey.self] = ObjectReference(object: newValue) }
  }
}

/// A sidebar and what is chosen in it, side by side; where there is little room, one behind the other.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  let visibility: Binding<NavigationSplitViewVisibility>?
  var compactColumn: Binding<NavigationSplitViewColumn>?
  let sidebar: Sidebar
  let content: Content?
  let detail: Detail
  @Environment(\.horizontalSizeClass) private var sizeClass
  /// The column on top where the program keeps none.
  @State private var ownColumn = NavigationSplitViewColumn.sidebar
  /// Which columns are shown where the program keeps none of that.
  @State private var ownVisibility = NavigationSplitViewVisibility.automatic
  @State private var model = SplitModelBox()

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

/// Makes its model when it is first asked for, on the main actor.
final class SplitModelBox: @unchecked Sendable {
  @MainActor lazy var model = SplitModel()

  nonisolated init() {}
}

extension NavigationSplitView: View {
  public var body: some View {
    let model = model.model
    let isDetailOnTop = isDetailOnTop
    // What the program prefers for little room is not written where there is enough.
    let mayWrite = compactColumn == nil || sizeClass == .compact
    model.showDetail = { if mayWrite { isDetailOnTop.wrappedValue = true } }
    return columns(model).focusedSceneValue(\.sidebarVisibility, sizeClass == .compact ? nil : shownColumns)
  }

  @MainActor private var shownColumns: Binding<NavigationSplitViewVisibility> { visibility ?? $ownVisibility }

  @MainActor @ViewBuilder private func columns(_ model: SplitModel) -> some View {
    if sizeClass == .compact {
      NavigationStack {
        side.environment(\.split, model).navigationDestination(isPresented: isDetailOnTop) {
          SplitDetail(model: model, detail: detail)
        }
      }
    } else {
      HStack(alignment: .top, spacing: 0) {
        if shownColumns.wrappedValue != .detailOnly {
          NavigationStack { side.environment(\.split, model) }.frame(width: 250)
          Divider()
        }
        NavigationStack { SplitDetail(model: model, detail: detail) }
      }
    }
  }

  /// Whether the detail lies over the sidebar, where they are one behind the other.
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
        sidebar
        Divider()
        content
      }
    } else {
      sidebar
    }
  }
}

/// The detail, or what a link has put in its place.
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
  nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(visibility: nil, sidebar: sidebar(), content: nil, detail: detail())
  }

  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(visibility: columnVisibility, sidebar: sidebar(), content: nil, detail: detail())
  }

  /// With the column that is on top where there is room for one alone.
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: nil, compactColumn: preferredCompactColumn, sidebar: sidebar(), content: nil, detail: detail())
  }

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
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(visibility: nil, sidebar: sidebar(), content: content(), detail: detail())
  }

  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(visibility: columnVisibility, sidebar: sidebar(), content: content(), detail: detail())
  }
}

/// How a split navigation shares its room.
public protocol NavigationSplitViewStyle {}

public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { nonisolated public init() {} }
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { nonisolated public init() {} }
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle { nonisolated public init() {} }

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: Self { Self() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: Self { Self() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static var prominentDetail: Self { Self() }
}

extension View {
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }

  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    self
  }
}
