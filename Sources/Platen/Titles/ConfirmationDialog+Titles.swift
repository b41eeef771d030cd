// Written by Scripts/titles from Scripts/title-overloads/ConfirmationDialog.swift: edit that.

extension View {
  /// Adds a toggle with a title to an alert or a dialog, so that the user can ask not to see it again. `titleKey` is
  /// translated by the program's tables.
  nonisolated public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
  }

  /// Adds a toggle with a title to an alert or a dialog, so that the user can ask not to see it again. `title` is shown
  /// as it is.
  @_disfavoredOverload
  nonisolated public func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
  }

  /// Adds a toggle with a title to an alert or a dialog, so that the user can ask not to see it again. `titleResource`
  /// is translated by its own table.
  @_disfavoredOverload
  nonisolated public func dialogSuppressionToggle(
    _ titleResource: LocalizedStringResource, isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(Text(titleResource), isSuppressed: isSuppressed)
  }

  /// Presents a choice of actions while `isPresented` is true. Pressing one of them dismisses it; a button to cancel is
  /// added where there is none. `titleKey` is translated by the program's tables.
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(
      _AlertModifier(
        isConfirmation: true, title: Text(titleKey), showsTitle: titleVisibility == .visible, isPresented: isPresented,
        actions: actions, message: { EmptyView() }))
  }

  /// Presents a choice of actions while `isPresented` is true. Pressing one of them dismisses it; a button to cancel is
  /// added where there is none. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(
      _AlertModifier(
        isConfirmation: true, title: Text(title), showsTitle: titleVisibility == .visible, isPresented: isPresented,
        actions: actions, message: { EmptyView() }))
  }

  /// Presents a choice of actions while `isPresented` is true. Pressing one of them dismisses it; a button to cancel is
  /// added where there is none. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(
      _AlertModifier(
        isConfirmation: true, title: Text(titleResource), showsTitle: titleVisibility == .visible,
        isPresented: isPresented,
        actions: actions, message: { EmptyView() }))
  }

  /// Presents a choice of actions while `isPresented` is true and there is data. The actions are made of the data, and
  /// follow it; nil dismisses it. `titleKey` is translated by the program's tables.
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      _DataAlertModifier(
        isConfirmation: true, title: Text(titleKey), showsTitle: titleVisibility == .visible, isPresented: isPresented,
        data: data, actions: actions, message: { _ in EmptyView() }))
  }

  /// Presents a choice of actions while `isPresented` is true and there is data. The actions are made of the data, and
  /// follow it; nil dismisses it. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      _DataAlertModifier(
        isConfirmation: true, title: Text(title), showsTitle: titleVisibility == .visible, isPresented: isPresented,
        data: data, actions: actions, message: { _ in EmptyView() }))
  }

  /// Presents a choice of actions while `isPresented` is true and there is data. The actions are made of the data, and
  /// follow it; nil dismisses it. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      _DataAlertModifier(
        isConfirmation: true, title: Text(titleResource), showsTitle: titleVisibility == .visible,
        isPresented: isPresented,
        data: data, actions: actions, message: { _ in EmptyView() }))
  }

  /// Presents a choice of actions with a message while `isPresented` is true. Pressing one of them dismisses it.
  /// `titleKey` is translated by the program's tables.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      _AlertModifier(
        isConfirmation: true, title: Text(titleKey), showsTitle: titleVisibility == .visible, isPresented: isPresented,
        actions: actions, message: message))
  }

  /// Presents a choice of actions with a message while `isPresented` is true. Pressing one of them dismisses it.
  /// `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      _AlertModifier(
        isConfirmation: true, title: Text(title), showsTitle: titleVisibility == .visible, isPresented: isPresented,
        actions: actions, message: message))
  }

  /// Presents a choice of actions with a message while `isPresented` is true. Pressing one of them dismisses it.
  /// `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      _AlertModifier(
        isConfirmation: true, title: Text(titleResource), showsTitle: titleVisibility == .visible,
        isPresented: isPresented,
        actions: actions, message: message))
  }

  /// Presents a choice of actions with a message while `isPresented` is true and there is data. Both are made of the
  /// data, and follow it; nil dismisses it. `titleKey` is translated by the program's tables.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      _DataAlertModifier(
        isConfirmation: true, title: Text(titleKey), showsTitle: titleVisibility == .visible, isPresented: isPresented,
        data: data, actions: actions, message: message))
  }

  /// Presents a choice of actions with a message while `isPresented` is true and there is data. Both are made of the
  /// data, and follow it; nil dismisses it. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      _DataAlertModifier(
        isConfirmation: true, title: Text(title), showsTitle: titleVisibility == .visible, isPresented: isPresented,
        data: data, actions: actions, message: message))
  }

  /// Presents a choice of actions with a message while `isPresented` is true and there is data. Both are made of the
  /// data, and follow it; nil dismisses it. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      _DataAlertModifier(
        isConfirmation: true, title: Text(titleResource), showsTitle: titleVisibility == .visible,
        isPresented: isPresented,
        data: data, actions: actions, message: message))
  }
}
