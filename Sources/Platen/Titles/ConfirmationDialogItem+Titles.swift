// Written by Scripts/titles from Scripts/title-overloads/ConfirmationDialogItem.swift: edit that.

extension View {
  /// Presents a confirmation dialog while `item` is not nil. Pressing one of the buttons sets it to nil. `actions`
  /// makes the buttons from the item. `titleKey` is translated by the program's tables.
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, item: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    confirmationDialog(Text(titleKey), item: item, titleVisibility: titleVisibility, actions: actions)
  }

  /// Presents a confirmation dialog while `item` is not nil. Pressing one of the buttons sets it to nil. `actions`
  /// makes the buttons from the item. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, item: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    confirmationDialog(Text(title), item: item, titleVisibility: titleVisibility, actions: actions)
  }

  /// Presents a confirmation dialog while `item` is not nil. Pressing one of the buttons sets it to nil. `actions`
  /// makes the buttons from the item. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleResource: LocalizedStringResource, item: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    confirmationDialog(Text(titleResource), item: item, titleVisibility: titleVisibility, actions: actions)
  }

  /// Presents a confirmation dialog with a message while `item` is not nil. Pressing one of the buttons sets it to nil.
  /// `actions` makes the buttons and `message` the message from the item. `titleKey` is translated by the program's
  /// tables.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, item: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey), item: item, titleVisibility: titleVisibility, actions: actions, message: message)
  }

  /// Presents a confirmation dialog with a message while `item` is not nil. Pressing one of the buttons sets it to nil.
  /// `actions` makes the buttons and `message` the message from the item. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, item: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(title), item: item, titleVisibility: titleVisibility, actions: actions, message: message)
  }

  /// Presents a confirmation dialog with a message while `item` is not nil. Pressing one of the buttons sets it to nil.
  /// `actions` makes the buttons and `message` the message from the item. `titleResource` is translated by its own
  /// table.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, item: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(titleResource), item: item, titleVisibility: titleVisibility, actions: actions, message: message)
  }
}
