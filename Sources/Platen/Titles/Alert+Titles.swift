// Written by Scripts/titles from Scripts/title-overloads/Alert.swift: edit that.

extension View {
  /// Presents an alert while `isPresented` is true. Pressing one of the buttons dismisses it; without buttons it has an
  /// OK button. `titleKey` is translated by the program's tables.
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(
      _AlertModifier(
        isConfirmation: false, title: Text(titleKey), showsTitle: true, isPresented: isPresented,
        actions: actions, message: { EmptyView() }))
  }

  /// Presents an alert while `isPresented` is true. Pressing one of the buttons dismisses it; without buttons it has an
  /// OK button. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(
      _AlertModifier(
        isConfirmation: false, title: Text(title), showsTitle: true, isPresented: isPresented,
        actions: actions, message: { EmptyView() }))
  }

  /// Presents an alert while `isPresented` is true. Pressing one of the buttons dismisses it; without buttons it has an
  /// OK button. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public func alert<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(
      _AlertModifier(
        isConfirmation: false, title: Text(titleResource), showsTitle: true, isPresented: isPresented,
        actions: actions, message: { EmptyView() }))
  }

  /// Presents an alert while `isPresented` is true and there is data. The actions are made of the data, and follow it;
  /// nil dismisses it. `titleKey` is translated by the program's tables.
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      _DataAlertModifier(
        isConfirmation: false, title: Text(titleKey), showsTitle: true, isPresented: isPresented,
        data: data, actions: actions, message: { _ in EmptyView() }))
  }

  /// Presents an alert while `isPresented` is true and there is data. The actions are made of the data, and follow it;
  /// nil dismisses it. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      _DataAlertModifier(
        isConfirmation: false, title: Text(title), showsTitle: true, isPresented: isPresented,
        data: data, actions: actions, message: { _ in EmptyView() }))
  }

  /// Presents an alert while `isPresented` is true and there is data. The actions are made of the data, and follow it;
  /// nil dismisses it. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public func alert<A: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      _DataAlertModifier(
        isConfirmation: false, title: Text(titleResource), showsTitle: true, isPresented: isPresented,
        data: data, actions: actions, message: { _ in EmptyView() }))
  }

  /// Presents an alert with a message while `isPresented` is true. Pressing one of the buttons dismisses it. `titleKey`
  /// is translated by the program's tables.
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      _AlertModifier(
        isConfirmation: false, title: Text(titleKey), showsTitle: true, isPresented: isPresented,
        actions: actions, message: message))
  }

  /// Presents an alert with a message while `isPresented` is true. Pressing one of the buttons dismisses it. `title` is
  /// shown as it is.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      _AlertModifier(
        isConfirmation: false, title: Text(title), showsTitle: true, isPresented: isPresented,
        actions: actions, message: message))
  }

  /// Presents an alert with a message while `isPresented` is true. Pressing one of the buttons dismisses it.
  /// `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public func alert<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      _AlertModifier(
        isConfirmation: false, title: Text(titleResource), showsTitle: true, isPresented: isPresented,
        actions: actions, message: message))
  }

  /// Presents an alert with a message while `isPresented` is true and there is data. Both are made of the data, and
  /// follow it; nil dismisses it. `titleKey` is translated by the program's tables.
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      _DataAlertModifier(
        isConfirmation: false, title: Text(titleKey), showsTitle: true, isPresented: isPresented,
        data: data, actions: actions, message: message))
  }

  /// Presents an alert with a message while `isPresented` is true and there is data. Both are made of the data, and
  /// follow it; nil dismisses it. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      _DataAlertModifier(
        isConfirmation: false, title: Text(title), showsTitle: true, isPresented: isPresented,
        data: data, actions: actions, message: message))
  }

  /// Presents an alert with a message while `isPresented` is true and there is data. Both are made of the data, and
  /// follow it; nil dismisses it. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public func alert<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      _DataAlertModifier(
        isConfirmation: false, title: Text(titleResource), showsTitle: true, isPresented: isPresented,
        data: data, actions: actions, message: message))
  }
}
