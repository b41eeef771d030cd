// Written by Scripts/titles from Scripts/title-overloads/Accessibility.swift: edit that.

extension View {
  /// Ignored: front ends offer the actions that views have by themselves. `title` is translated by the program's
  /// tables.
  nonisolated public func accessibilityAction(
    named title: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    self
  }

  /// Ignored: front ends offer the actions that views have by themselves. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named title: S, _ handler: @escaping () -> Void
  ) -> some View {
    self
  }

  /// Ignored: front ends offer the actions that views have by themselves. `title` is translated by its own table.
  @_disfavoredOverload
  nonisolated public func accessibilityAction(
    named title: LocalizedStringResource, _ handler: @escaping () -> Void
  ) -> some View {
    self
  }

  /// A longer explanation for assistive technology. `titleKey` is translated by the program's tables.
  nonisolated public func accessibilityHint(_ titleKey: LocalizedStringKey) -> some View { help(Text(titleKey)) }

  /// A longer explanation for assistive technology. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ title: S) -> some View { help(Text(title)) }

  /// A longer explanation for assistive technology. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public func accessibilityHint(_ titleResource: LocalizedStringResource) -> some View {
    help(Text(titleResource))
  }
}
