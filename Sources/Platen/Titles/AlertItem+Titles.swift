// Written by Scripts/titles from Scripts/title-overloads/AlertItem.swift: edit that.

extension View {
  /// Presents an alert while `item` is not nil. Pressing one of the buttons sets it to nil. `actions` makes the buttons
  /// from the item. `titleKey` is translated by the program's tables.
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, item: Binding<T?>, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(Text(titleKey), item: item, actions: actions)
  }

  /// Presents an alert while `item` is not nil. Pressing one of the buttons sets it to nil. `actions` makes the buttons
  /// from the item. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, item: Binding<T?>, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(Text(title), item: item, actions: actions)
  }

  /// Presents an alert while `item` is not nil. Pressing one of the buttons sets it to nil. `actions` makes the buttons
  /// from the item. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public func alert<A: View, T>(
    _ titleResource: LocalizedStringResource, item: Binding<T?>, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(Text(titleResource), item: item, actions: actions)
  }

  /// Presents an alert with a message while `item` is not nil. Pressing one of the buttons sets it to nil. `actions`
  /// makes the buttons and `message` the message from the item. `titleKey` is translated by the program's tables.
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, item: Binding<T?>, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(Text(titleKey), item: item, actions: actions, message: message)
  }

  /// Presents an alert with a message while `item` is not nil. Pressing one of the buttons sets it to nil. `actions`
  /// makes the buttons and `message` the message from the item. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, item: Binding<T?>, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(Text(title), item: item, actions: actions, message: message)
  }

  /// Presents an alert with a message while `item` is not nil. Pressing one of the buttons sets it to nil. `actions`
  /// makes the buttons and `message` the message from the item. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public func alert<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, item: Binding<T?>, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(Text(titleResource), item: item, actions: actions, message: message)
  }
}
