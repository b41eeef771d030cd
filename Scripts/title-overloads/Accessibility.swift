extension View {
  /// Ignored: front ends offer the actions that views have by themselves.
  nonisolated public func accessibilityAction(
    named title: Title, _ handler: @escaping () -> Void
  ) -> some View {
    self
  }

  /// A longer explanation for assistive technology.
  nonisolated public func accessibilityHint(_ title: Title) -> some View { help(Text(title)) }
}
