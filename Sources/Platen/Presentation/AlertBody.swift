/// The contents of an alert or a confirmation: title, message and actions.
struct AlertBody<Actions: View, Message: View> {
  let title: Text?
  let message: Message
  let actions: Actions
  @Environment(\.dialogSuppression) private var suppression

  nonisolated init(title: Text?, message: Message, actions: Actions) {
    self.title = title
    self.message = message
    self.actions = actions
  }
}

extension AlertBody: View {
  var body: some View {
    if let title { title.font(.headline) }
    message
    if let suppression {
      Toggle(isOn: suppression.isSuppressed) { suppression.label }
    }
    actions
  }
}

/// Presents an alert or a confirmation.
public struct _AlertModifier<Actions: View, Message: View> {
  let isConfirmation: Bool
  let title: Text
  let showsTitle: Bool
  let isPresented: Binding<Bool>
  let actions: () -> Actions
  let message: () -> Message
}

extension _AlertModifier: PresentationModifier {
  func request(in environment: EnvironmentValues) -> PresentationRequest? {
    guard isPresented.wrappedValue else { return nil }
    let (title, showsTitle, actions, message) = (title, showsTitle, actions, message)
    let words = title.resolve(in: environment.textResolution).plainText
    return PresentationRequest(
      id: 0, content: ModalContent(kind: isConfirmation ? .confirmation : .alert, title: words),
      view: AnyView(
        DeferredView { AlertBody(title: showsTitle ? title : nil, message: message(), actions: actions()) }),
      dismiss: { [isPresented] in isPresented.wrappedValue = false },
      fallback: isConfirmation ? AnyView(Button(.own("Cancel"), role: .cancel) {}) : AnyView(Button(.own("OK")) {}))
  }
}

/// Presents an alert or a confirmation about a value, while the value is not nil.
public struct _DataAlertModifier<T, Actions: View, Message: View> {
  let isConfirmation: Bool
  let title: Text
  let showsTitle: Bool
  let isPresented: Binding<Bool>
  let data: T?
  let actions: (T) -> Actions
  let message: (T) -> Message
}

extension _DataAlertModifier: PresentationModifier {
  func request(in environment: EnvironmentValues) -> PresentationRequest? {
    guard let data else { return nil }
    let (actions, message) = (actions, message)
    return _AlertModifier(
      isConfirmation: isConfirmation, title: title, showsTitle: showsTitle, isPresented: isPresented,
      actions: { actions(data) }, message: { message(data) }
    ).request(in: environment)
  }
}
