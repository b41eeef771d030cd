extension View {
  /// Presents a confirmation dialog while `item` is not nil. Pressing one of the buttons sets it to nil. `actions`
  /// makes the buttons from the item.
  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text, item: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    confirmationDialog(
      title, item: item, titleVisibility: titleVisibility, actions: actions, message: { _ in EmptyView() })
  }

  /// Presents a confirmation dialog with a message while `item` is not nil. Pressing one of the buttons sets it to nil.
  /// `actions` makes the buttons and `message` the message from the item.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, item: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    confirmationDialog(
      title, isPresented: Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }),
      titleVisibility: titleVisibility, presenting: item.wrappedValue, actions: actions, message: message)
  }
}
