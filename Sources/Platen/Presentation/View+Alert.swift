import Foundation

extension View {
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(
      _AlertModifier(
        isConfirmation: false, title: title, showsTitle: true, isPresented: isPresented,
        actions: actions, message: { EmptyView() }))
  }

  nonisolated public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      _DataAlertModifier(
        isConfirmation: false, title: title, showsTitle: true, isPresented: isPresented,
        data: data, actions: actions, message: { _ in EmptyView() }))
  }

  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      _AlertModifier(
        isConfirmation: false, title: title, showsTitle: true, isPresented: isPresented,
        actions: actions, message: message))
  }

  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      _DataAlertModifier(
        isConfirmation: false, title: title, showsTitle: true, isPresented: isPresented,
        data: data, actions: actions, message: message))
  }

  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(
      _DataAlertModifier(
        isConfirmation: false, title: Text(verbatim: error?.errorDescription ?? ""), showsTitle: true,
        isPresented: isPresented, data: error, actions: { _ in actions() }, message: { _ in EmptyView() }))
  }

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
