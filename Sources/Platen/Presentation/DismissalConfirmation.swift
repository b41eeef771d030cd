/// Asks before the user dismisses the presentation around a view.
struct _DismissalConfirmationView<Content, Actions, Message> {
  let content: Content
  let title: Text
  let shouldPresent: Bool
  let actions: Actions
  let message: Message
  @State private var isAsking = false
  @Kept private var key = DismissalKey()
  @Environment(\.dismissalGuard) private var dismissal
  @Environment(\.dismiss) private var dismiss

  nonisolated init(content: Content, title: Text, shouldPresent: Bool, actions: Actions, message: Message) {
    self.content = content
    self.title = title
    self.shouldPresent = shouldPresent
    self.actions = actions
    self.message = message
  }
}

/// Identifies a view that asks.
private final class DismissalKey: Sendable {
  init() {}
}

extension _DismissalConfirmationView: View where Content: View, Actions: View, Message: View {
  var body: some View {
    let _ = follow()
    let (actions, message, dismiss) = (actions, message, dismiss)
    content
      .modifier(
        _DismissalQuestionModifier(
          dialog: _AlertModifier(
            isConfirmation: true, title: title, showsTitle: true, isPresented: $isAsking, actions: { actions },
            message: { message }),
          onAction: { dismiss() })
      )
      .onDisappear { [dismissal, key] in dismissal?.questions[ObjectIdentifier(key)] = nil }
  }

  @MainActor private func follow() {
    let isAsking = $isAsking
    dismissal?.questions[ObjectIdentifier(key)] = shouldPresent ? { isAsking.wrappedValue = true } : nil
  }
}

/// A dialog that does something more after each action that does not cancel it.
public struct _DismissalQuestionModifier<Actions: View, Message: View> {
  let dialog: _AlertModifier<Actions, Message>
  let onAction: () -> Void
}

extension _DismissalQuestionModifier: PresentationModifier {
  func request(in environment: EnvironmentValues) -> PresentationRequest? {
    var request = dialog.request(in: environment)
    request?.onAction = onAction
    return request
  }
}

extension View {
  /// Asks before the user dismisses the sheet, the popover or the window around the view, while `shouldPresent` is true.
  /// Each action dismisses it, unless it is one that cancels; a button to cancel is added where there is none.
  nonisolated public func dismissalConfirmationDialog<A: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    _DismissalConfirmationView(
      content: self, title: title, shouldPresent: shouldPresent, actions: actions(), message: EmptyView())
  }

  /// Asks with a message before the user dismisses the sheet, the popover or the window around the view, while
  /// `shouldPresent` is true. Each action dismisses it, unless it is one that cancels.
  nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    _DismissalConfirmationView(
      content: self, title: title, shouldPresent: shouldPresent, actions: actions(), message: message())
  }
}
