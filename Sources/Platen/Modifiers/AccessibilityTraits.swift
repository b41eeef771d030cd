extension View {
  /// Adds to what the view is for assistive technology. ``AccessibilityTraits/isHeader`` makes a view a heading,
  /// ``AccessibilityTraits/isToggle`` a switch, also a button; ``AccessibilityTraits/isTabBar`` makes it a bar whose
  /// buttons are tabs, and ``AccessibilityTraits/isModal`` a dialog. ``AccessibilityTraits/isButton``,
  /// ``AccessibilityTraits/isLink``, ``AccessibilityTraits/isImage`` and ``AccessibilityTraits/isSearchField`` make a
  /// view what they name. A page, a window and accessible lines apply these. A control keeps its role apart from that,
  /// and the other traits are kept without an effect: no platform here has them.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    transformEnvironment(with: traits) { values, traits in values.nodeScope.accessibilityDetails.add(traits) }
  }

  /// Takes away from what the view is for assistive technology. Without `.isHeader` a text in a title's font is no
  /// heading either; of the other traits those are removed that `accessibilityAddTraits(_:)` adds.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    transformEnvironment(with: traits) { values, traits in values.nodeScope.accessibilityDetails.remove(traits) }
  }

  /// Makes the view a heading of that level for assistive technology, unless it is a control. With
  /// `.accessibilityAddTraits(.isHeader)` alone it is a heading without a level. A screen reader that has no levels
  /// says that it is a heading.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    environment(\.nodeScope.accessibilityDetails.headingLevel, level)
  }
}
