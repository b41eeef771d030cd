// Written by Scripts/titles from Scripts/title-overloads/Accessibility.swift: edit that.

extension View {
  /// Adds an action that assistive technology offers for the view. It is listed in the menu of the view. `title` is
  /// translated by the program's tables.
  nonisolated public func accessibilityAction(
    named title: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(title), handler)
  }

  /// Adds an action that assistive technology offers for the view. It is listed in the menu of the view. `title` is
  /// shown as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named title: S, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(title), handler)
  }

  /// Adds an action that assistive technology offers for the view. It is listed in the menu of the view. `title` is
  /// translated by its own table.
  @_disfavoredOverload
  nonisolated public func accessibilityAction(
    named title: LocalizedStringResource, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(title), handler)
  }

  /// The name that assistive technology speaks, and by which tests find the view. `titleKey` is translated by the
  /// program's tables.
  nonisolated public func accessibilityLabel(_ titleKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(titleKey))
  }

  /// The name that assistive technology speaks, and by which tests find the view. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ title: S) -> some View {
    accessibilityLabel(Text(title))
  }

  /// The name that assistive technology speaks, and by which tests find the view. `titleResource` is translated by its
  /// own table.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ titleResource: LocalizedStringResource) -> some View {
    accessibilityLabel(Text(titleResource))
  }

  /// The name that assistive technology speaks, where `isEnabled` is true. `titleKey` is translated by the program's
  /// tables.
  nonisolated public func accessibilityLabel(_ titleKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(titleKey), isEnabled: isEnabled)
  }

  /// The name that assistive technology speaks, where `isEnabled` is true. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ title: S, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(title), isEnabled: isEnabled)
  }

  /// The name that assistive technology speaks, where `isEnabled` is true. `titleResource` is translated by its own
  /// table.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ titleResource: LocalizedStringResource, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(titleResource), isEnabled: isEnabled)
  }

  /// The value that assistive technology speaks. `titleKey` is translated by the program's tables.
  nonisolated public func accessibilityValue(_ titleKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(titleKey))
  }

  /// The value that assistive technology speaks. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ title: S) -> some View {
    accessibilityValue(Text(title))
  }

  /// The value that assistive technology speaks. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public func accessibilityValue(_ titleResource: LocalizedStringResource) -> some View {
    accessibilityValue(Text(titleResource))
  }

  /// The value that assistive technology speaks, where `isEnabled` is true. `titleKey` is translated by the program's
  /// tables.
  nonisolated public func accessibilityValue(_ titleKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityValue(Text(titleKey), isEnabled: isEnabled)
  }

  /// The value that assistive technology speaks, where `isEnabled` is true. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ title: S, isEnabled: Bool) -> some View {
    accessibilityValue(Text(title), isEnabled: isEnabled)
  }

  /// The value that assistive technology speaks, where `isEnabled` is true. `titleResource` is translated by its own
  /// table.
  @_disfavoredOverload
  nonisolated public func accessibilityValue(_ titleResource: LocalizedStringResource, isEnabled: Bool) -> some View {
    accessibilityValue(Text(titleResource), isEnabled: isEnabled)
  }

  /// A longer explanation for assistive technology, where `isEnabled` is true. `titleKey` is translated by the
  /// program's tables.
  nonisolated public func accessibilityHint(_ titleKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityHint(Text(titleKey), isEnabled: isEnabled)
  }

  /// A longer explanation for assistive technology, where `isEnabled` is true. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ title: S, isEnabled: Bool) -> some View {
    accessibilityHint(Text(title), isEnabled: isEnabled)
  }

  /// A longer explanation for assistive technology, where `isEnabled` is true. `titleResource` is translated by its own
  /// table.
  @_disfavoredOverload
  nonisolated public func accessibilityHint(_ titleResource: LocalizedStringResource, isEnabled: Bool) -> some View {
    accessibilityHint(Text(titleResource), isEnabled: isEnabled)
  }

  /// A tool tip, which is also the description for assistive technology. `titleKey` is translated by the program's
  /// tables.
  nonisolated public func help(_ titleKey: LocalizedStringKey) -> some View { help(Text(titleKey)) }

  /// A tool tip, which is also the description for assistive technology. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ title: S) -> some View { help(Text(title)) }

  /// A tool tip, which is also the description for assistive technology. `titleResource` is translated by its own
  /// table.
  @_disfavoredOverload
  nonisolated public func help(_ titleResource: LocalizedStringResource) -> some View { help(Text(titleResource)) }

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
