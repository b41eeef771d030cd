extension View {
  /// Presents an alert while `item` is not nil. Pressing one of the buttons sets it to nil. `actions` makes the buttons
  /// from the item.
  nonisolated public func alert<A: View, T>(
    _ title: Text, item: Binding<T?>, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(title, item: item, actions: actions, message: { _ in EmptyView() })
  }

  /// Presents an alert with a message while `item` is not nil. Pressing one of the buttons sets it to nil. `actions`
  /// makes the buttons and `message` the message from the item.
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, item: Binding<T?>, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      _DataAlertModifier(
        isConfirmation: false, title: title, showsTitle: true,
        isPresented: Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }),
        data: item.wrappedValue, actions: actions, message: message))
  }
}
