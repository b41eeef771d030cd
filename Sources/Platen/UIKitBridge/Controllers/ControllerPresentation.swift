/// Shows what a controller presents: an alert, a confirmation, a sheet or a view that covers the window.
struct _ControllerPresentation {
  let controller: UIViewController
}

extension _ControllerPresentation: PresentationModifier {
  func request(in environment: EnvironmentValues) -> PresentationRequest? {
    _ = controller.state.revision
    guard let shown = controller.directlyPresented else { return nil }
    guard let alert = shown as? UIAlertController else {
      let covers = shown.modalPresentationStyle == .fullScreen || shown.modalPresentationStyle == .overFullScreen
      return PresentationRequest(
        id: AnyHashable(ObjectIdentifier(shown)), content: ModalContent(kind: covers ? .fullScreen : .sheet),
        view: view(of: shown, covers: covers),
        dismiss: { [controller] in controller.dismissByUser(shown) })
    }
    let isAlert = alert.preferredStyle == .alert
    return PresentationRequest(
      id: AnyHashable(ObjectIdentifier(alert)),
      content: ModalContent(kind: isAlert ? .alert : .confirmation, title: alert.title ?? ""),
      view: AnyView(AlertControllerBody(alert: alert).modifier(_ControllerPresentation(controller: alert))),
      dismiss: { [controller] in controller.withdraw(shown) },
      fallback: AnyView(Button(.own(isAlert ? "OK" : "Cancel"), role: isAlert ? nil : .cancel) {}))
  }
}

extension _ControllerPresentation {
  @MainActor private func view(of shown: UIViewController, covers: Bool) -> AnyView {
    let view = ControllerView(controller: shown, fills: covers)
    guard !covers, let sheet = shown.sheetPresentationController else { return AnyView(view) }
    return AnyView(ControllerHeights(sheet: sheet, content: view))
  }
}

/// The title, message, fields and buttons of an alert.
@MainActor struct AlertControllerBody {
  let alert: UIAlertController
}

extension AlertControllerBody: View {
  var body: some View {
    let _ = alert.state.revision
    AlertBody(
      title: alert.title.map { Text(verbatim: $0) },
      message: message, actions: actions)
    // The place where the alert learns that it is shown and removed.
    EmptyView().onAppear { alert.appear() }.onDisappear { alert.disappear() }
  }

  @ViewBuilder private var message: some View {
    if let message = alert.message { Text(verbatim: message) }
  }

  @ViewBuilder private var actions: some View {
    ForEach(alert.textFields ?? [], id: \.self) { ViewHolder(view: $0) }
    ForEach(alert.accessories, id: \.self) { ViewHolder(view: $0) }
    ForEach(alert.actions, id: \.self) { action in
      if action === alert.preferredAction {
        button(action).keyboardShortcut(.defaultAction)
      } else {
        button(action)
      }
    }
  }

  private func button(_ action: UIAlertAction) -> some View {
    Button(role: action.role) {
      alert.choose(action)
    } label: {
      Text(verbatim: action.title ?? "")
    }
    .disabled(!action.isEnabled)
  }
}

@MainActor extension UIAlertAction {
  fileprivate var role: ButtonRole? {
    switch style {
    case .default: nil
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}
