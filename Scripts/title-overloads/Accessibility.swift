extension View {
  /// Adds an action that assistive technology offers for the view. It is listed in the menu of the view.
  nonisolated public func accessibilityAction(
    named title: Title, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(title), handler)
  }

  /// The name that assistive technology speaks, and by which tests find the view.
  nonisolated public func accessibilityLabel(_ title: Title) -> some View { accessibilityLabel(Text(title)) }

  /// The name that assistive technology speaks, where `isEnabled` is true.
  nonisolated public func accessibilityLabel(_ title: Title, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(title), isEnabled: isEnabled)
  }

  /// The value that assistive technology speaks.
  nonisolated public func accessibilityValue(_ title: Title) -> some View { accessibilityValue(Text(title)) }

  /// The value that assistive technology speaks, where `isEnabled` is true.
  nonisolated public func accessibilityValue(_ title: Title, isEnabled: Bool) -> some View {
    accessibilityValue(Text(title), isEnabled: isEnabled)
  }

  /// A longer explanation for assistive technology, where `isEnabled` is true.
  nonisolated public func accessibilityHint(_ title: Title, isEnabled: Bool) -> some View {
    accessibilityHint(Text(title), isEnabled: isEnabled)
  }

  /// A tool tip, which is also the description for assistive technology.
  nonisolated public func help(_ title: Title) -> some View { help(Text(title)) }

  /// A longer explanation for assistive technology.
  nonisolated public func accessibilityHint(_ title: Title) -> some View { help(Text(title)) }
}
