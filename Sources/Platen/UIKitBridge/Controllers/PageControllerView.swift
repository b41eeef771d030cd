import TextControls

/// The page of a controller of pages, with the buttons and the dots below it.
@MainActor struct PageControllerView {
  let controller: UIPageViewController
}

extension PageControllerView: View {
  var body: some View {
    let _ = controller.state.revision
    VStack(spacing: 8) {
      if let page = controller.viewControllers?.first {
        ControllerView(controller: page).id(ObjectIdentifier(page))
      }
      if controller.dataSource != nil {
        let position = controller.position
        HStack {
          button(.own("Previous"), "chevron.left", .reverse)
          Spacer()
          if let position {
            Text(verbatim: (0..<position.count).map { $0 == position.index ? "●" : "○" }.joined(separator: " "))
              .accessibilityLabel(.own("Page \(position.index + 1) of \(position.count)"))
            Spacer()
          }
          button(.own("Next"), "chevron.right", .forward)
        }
      }
    }
  }

  private func button(
    _ title: LocalizedStringKey, _ symbol: String, _ direction: UIPageViewController.NavigationDirection
  ) -> some View {
    Button(title, systemImage: symbol) { [weak controller] in controller?.go(direction) }
      .labelStyle(.iconOnly)
      .disabled(controller.page(direction) == nil)
  }
}
