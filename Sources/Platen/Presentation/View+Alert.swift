import Foundation

extension View {
  /// Presents an alert while `isPresented` is true. Pressing one of the buttons dismisses it; without buttons it has
  /// an OK button.
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(
      _AlertModifier(
        isConfirmation: false, title: title, showsTitle: true, isPresented: isPresented,
        actions: actions, message: { EmptyView() }))
  }

  /// Presents an alert while `isPresented` is true and `data` is not nil. `actions` makes the buttons from the data.
  nonisolated public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      _DataAlertModifier(
        isConfirmation: false, title: title, showsTitle: true, isPresented: isPresented,
        data: data, actions: actions, message: { _ in EmptyView() }))
  }

  /// Presents an alert with a message while `isPresented` is true. Pressing one of the buttons dismisses it; without
  /// buttons it has an OK button.
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      _AlertModifier(
        isConfirmation: false, title: title, showsTitle: true, isPresented: isPresented,
        actions: actions, message: message))
  }

  /// Presents an alert while `isPresented` is true and `data` is not nil. `actions` makes the buttons and `message` the
  /// message from the data.
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      _DataAlertModifier(
        isConfirmation: false, title: title, showsTitle: true, isPresented: isPresented,
        data: data, actions: actions, message: message))
  }

  /// Presents an alert while `isPresented` is true and `error` is not nil. Its title is the `errorDescription` of the
  /// error, and empty if that is nil.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(
      _DataAlertModifier(
        isConfirmation: false, title: Text(verbatim: error?.errorDescription ?? ""), showsTitle: true,
        isPresented: isPresented, data: error, actions: { _ in actions() }, message: { _ in EmptyView() }))
  }

  /// Presents an alert while `isPresented` is true and `error` is not nil. Its title is the `errorDescription` of the
  /// error, and empty if that is nil; `message` makes the message from the error.
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    modifier(
      _DataAlertModifier(
        isConfirmation: false, title: Text(verbatim: error?.errorDescription ?? ""), showsTitle: true,
        isPresented: isPresented, data: error, actions: actions, message: message))
  }
}
