extension View {
  /// Adds a toggle with a title to an alert or a dialog, so that the user can ask not to see it again.
  nonisolated public func dialogSuppressionToggle(
    _ title: Title, isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
  }

  /// Presents a choice of actions while `isPresented` is true. Pressing one of them dismisses it; a button to cancel is
  /// added where there is none.
  nonisolated public func confirmationDialog<A: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(
      _AlertModifier(
        isConfirmation: true, title: Text(title), showsTitle: titleVisibility == .visible, isPresented: isPresented,
        actions: actions, message: { EmptyView() }))
  }

  /// Presents a choice of actions while `isPresented` is true and there is data. The actions are made of the data, and
  /// follow it; nil dismisses it.
  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      _DataAlertModifier(
        isConfirmation: true, title: Text(title), showsTitle: titleVisibility == .visible, isPresented: isPresented,
        data: data, actions: actions, message: { _ in EmptyView() }))
  }

  /// Presents a choice of actions with a message while `isPresented` is true. Pressing one of them dismisses it.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      _AlertModifier(
        isConfirmation: true, title: Text(title), showsTitle: titleVisibility == .visible, isPresented: isPresented,
        actions: actions, message: message))
  }

  /// Presents a choice of actions with a message while `isPresented` is true and there is data. Both are made of the
  /// data, and follow it; nil dismisses it.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      _DataAlertModifier(
        isConfirmation: true, title: Text(title), showsTitle: titleVisibility == .visible, isPresented: isPresented,
        data: data, actions: actions, message: message))
  }
}
