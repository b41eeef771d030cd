extension View {
  /// Asks before the user dismisses the sheet, the popover or the window around the view, while `shouldPresent` is true.
  /// Each action dismisses it, unless it is one that cancels; a button to cancel is added where there is none.
  nonisolated public func dismissalConfirmationDialog<A: View>(
    _ title: Title, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    dismissalConfirmationDialog(Text(title), shouldPresent: shouldPresent, actions: actions)
  }

  /// Asks with a message before the user dismisses the sheet, the popover or the window around the view, while
  /// `shouldPresent` is true. Each action dismisses it, unless it is one that cancels.
  nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
    _ title: Title, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dismissalConfirmationDialog(Text(title), shouldPresent: shouldPresent, actions: actions, message: message)
  }
}
