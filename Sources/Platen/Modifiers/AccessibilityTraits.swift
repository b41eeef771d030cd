/// What a view is, for assistive technology.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The view does something when it is pressed.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// The view is a heading.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// The view is selected.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// The view leads somewhere.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// The view is a search field.
  public static let isSearchField = AccessibilityTraits(rawValue: 16)
  /// The view is a picture.
  public static let isImage = AccessibilityTraits(rawValue: 32)
  /// The view is text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 64)
  /// The view takes all input while it is shown.
  public static let isModal = AccessibilityTraits(rawValue: 128)
  /// The view's value changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 256)
}

extension View {
  /// Adds to what the view is for assistive technology. `.isHeader` makes it a heading, unless it is a control; the
  /// other traits are ignored, as a view has those that follow from what it is.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    transformEnvironment(with: traits) { values, traits in
      values.nodeScope.accessibilityDetails.setHeading(true, by: traits)
    }
  }

  /// Takes away from what the view is for assistive technology. Without `.isHeader` a text in a title's font is no
  /// heading either; the other traits are ignored.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    transformEnvironment(with: traits) { values, traits in
      values.nodeScope.accessibilityDetails.setHeading(false, by: traits)
    }
  }

  /// Makes the view a heading of that level for assistive technology, unless it is a control. With
  /// `.accessibilityAddTraits(.isHeader)` alone it is a heading without a level. A screen reader that has no levels
  /// says that it is a heading.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    environment(\.nodeScope.accessibilityDetails.headingLevel, level)
  }
}

extension AccessibilityDetails {
  /// The modifiers around this one have been here before it, and replace what it says.
  fileprivate mutating func setHeading(_ isHeading: Bool, by traits: AccessibilityTraits) {
    if traits.contains(.isHeader), self.isHeading == nil { self.isHeading = isHeading }
  }
}
