// Three columns, with a binding for the one that is on top if only one fits. The sidebar and the content are shown
// together then, so that either value shows both.
extension NavigationSplitView {
  /// Creates three columns. If only one column fits, `.detail` shows the detail, and any other value the sidebar with
  /// the content; the user's navigation is written to the binding.
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: nil, compactColumn: preferredCompactColumn, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Creates three columns, with bindings for the columns that are shown and for the one that is on top if only one
  /// fits.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility, compactColumn: preferredCompactColumn, sidebar: sidebar(), content: content(),
      detail: detail())
  }
}
