// Written by Scripts/titles from Scripts/title-overloads/DismissalConfirmation.swift: edit that.

extension View {
  /// Asks before the user dismisses the sheet, the popover or the window around the view, while `shouldPresent` is
  /// true. Each action dismisses it, unless it is one that cancels; a button to cancel is added where there is none.
  /// `titleKey` is translated by the program's tables.
  nonisolated public func dismissalConfirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    dismissalConfirmationDialog(Text(titleKey), shouldPresent: shouldPresent, actions: actions)
  }

  /// Asks before the user dismisses the sheet, the popover or the window around the view, while `shouldPresent` is
  /// true. Each action dismisses it, unless it is one that cancels; a button to cancel is added where there is none.
  /// `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public func dismissalConfirmationDialog<S: StringProtocol, A: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    dismissalConfirmationDialog(Text(title), shouldPresent: shouldPresent, actions: actions)
  }

  /// Asks before the user dismisses the sheet, the popover or the window around the view, while `shouldPresent` is
  /// true. Each action dismisses it, unless it is one that cancels; a button to cancel is added where there is none.
  /// `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public func dismissalConfirmationDialog<A: View>(
    _ titleResource: LocalizedStringResource, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    dismissalConfirmationDialog(Text(titleResource), shouldPresent: shouldPresent, actions: actions)
  }

  /// Asks with a message before the user dismisses the sheet, the popover or the window around the view, while
  /// `shouldPresent` is true. Each action dismisses it, unless it is one that cancels. `titleKey` is translated by the
  /// program's tables.
  nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dismissalConfirmationDialog(Text(titleKey), shouldPresent: shouldPresent, actions: actions, message: message)
  }

  /// Asks with a message before the user dismisses the sheet, the popover or the window around the view, while
  /// `shouldPresent` is true. Each action dismisses it, unless it is one that cancels. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public func dismissalConfirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dismissalConfirmationDialog(Text(title), shouldPresent: shouldPresent, actions: actions, message: message)
  }

  /// Asks with a message before the user dismisses the sheet, the popover or the window around the view, while
  /// `shouldPresent` is true. Each action dismisses it, unless it is one that cancels. `titleResource` is translated by
  /// its own table.
  @_disfavoredOverload
  nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
    _ titleResource: LocalizedStringResource, shouldPresent: Bool, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dismissalConfirmationDialog(Text(titleResource), shouldPresent: shouldPresent, actions: actions, message: message)
  }
}
