extension View {
  /// Presents an alert while `isPresented` is true. Pressing one of the buttons dismisses it; without buttons it has
  /// an OK button.
  nonisolated public func alert<A: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(
      _AlertModifier(
        isConfirmation: false, title: Text(title), showsTitle: true, isPresented: isPresented,
        actions: actions, message: { EmptyView() }))
  }

  /// Presents an alert while `isPresented` is true and there is data. The actions are made of the data, and follow it;
  /// nil dismisses it.
  nonisolated public func alert<A: View, T>(
    _ title: Title, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      _DataAlertModifier(
        isConfirmation: false, title: Text(title), showsTitle: true, isPresented: isPresented,
        data: data, actions: actions, message: { _ in EmptyView() }))
  }

  /// Presents an alert with a message while `isPresented` is true. Pressing one of the buttons dismisses it.
  nonisolated public func alert<A: View, M: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      _AlertModifier(
        isConfirmation: false, title: Text(title), showsTitle: true, isPresented: isPresented,
        actions: actions, message: message))
  }

  /// Presents an alert with a message while `isPresented` is true and there is data. Both are made of the data, and
  /// follow it; nil dismisses it.
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Title, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      _DataAlertModifier(
        isConfirmation: false, title: Text(title), showsTitle: true, isPresented: isPresented,
        data: data, actions: actions, message: message))
  }
}
