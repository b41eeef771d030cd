extension View {
  /// Presents a choice of actions while `isPresented` is true. Pressing one of them dismisses it; a button to cancel is
  /// added where there is none. The title is shown only if `titleVisibility` is `.visible`.
  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(
      _AlertModifier(
        isConfirmation: true, title: title, showsTitle: titleVisibility == .visible, isPresented: isPresented,
        actions: actions, message: { EmptyView() }))
  }

  /// Presents a choice of actions while `isPresented` is true and `data` is not nil. `actions` makes the buttons from
  /// the data. The title is shown only if `titleVisibility` is `.visible`.
  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      _DataAlertModifier(
        isConfirmation: true, title: title, showsTitle: titleVisibility == .visible, isPresented: isPresented,
        data: data, actions: actions, message: { _ in EmptyView() }))
  }

  /// Presents a choice of actions with a message while `isPresented` is true. Pressing one of them dismisses it; a
  /// button to cancel is added where there is none. The title is shown only if `titleVisibility` is `.visible`.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      _AlertModifier(
        isConfirmation: true, title: title, showsTitle: titleVisibility == .visible, isPresented: isPresented,
        actions: actions, message: message))
  }

  /// Presents a choice of actions while `isPresented` is true and `data` is not nil. `actions` makes the buttons and
  /// `message` the message from the data. The title is shown only if `titleVisibility` is `.visible`.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      _DataAlertModifier(
        isConfirmation: true, title: title, showsTitle: titleVisibility == .visible, isPresented: isPresented,
        data: data, actions: actions, message: message))
  }
}
