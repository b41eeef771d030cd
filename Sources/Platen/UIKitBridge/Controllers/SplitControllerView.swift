/// The columns of a split controller.
@MainActor struct SplitControllerView {
  let controller: UISplitViewController
  @Environment(\.horizontalSizeClass) private var sizeClass
}

extension SplitControllerView: View {
  private var visibility: Binding<NavigationSplitViewVisibility> {
    Binding(
      get: { [controller] in controller.preferredDisplayMode == .secondaryOnly ? .detailOnly : .all },
      set: { [controller] in controller.userDidShow(primary: $0 != .detailOnly) })
  }

  private var column: Binding<NavigationSplitViewColumn> {
    Binding(
      get: { [controller] in controller.isSecondaryOnTop ? .detail : .sidebar },
      set: { [controller] in controller.userDidShow(secondary: $0 == .detail) })
  }

  var body: some View {
    let _ = controller.state.revision
    Group {
      if let compact = controller.compactController {
        ControllerView(controller: compact).id(ObjectIdentifier(compact))
      } else {
        NavigationSplitView(columnVisibility: visibility, preferredCompactColumn: column) {
          HStack(alignment: .top, spacing: 0) {
            self.column(.primary)
            if controller.viewController(for: .supplementary) != nil {
              Divider()
              self.column(.supplementary)
            }
          }
        } detail: {
          self.column(.secondary)
        }
      }
    }
    .onChange(of: sizeClass == .compact, initial: true) { _, isCompact in controller.setCollapsed(isCompact) }
  }

  @ViewBuilder private func column(_ column: UISplitViewController.Column) -> some View {
    if let child = controller.viewController(for: column) {
      ControllerView(controller: child).id(ObjectIdentifier(child))
    }
  }
}
