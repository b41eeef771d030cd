// Written by Scripts/titles from Scripts/title-overloads/AccessibilityRotor.swift: edit that.

extension View {
  /// Gives assistive technology a list of places in the view to go to. `titleKey` is translated by the program's
  /// tables.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ titleKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibilityRotor(Text(titleKey), entries: entries)
  }

  /// Gives assistive technology a list of places in the view to go to. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<S: StringProtocol, Content: AccessibilityRotorContent>(
    _ title: S, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibilityRotor(Text(title), entries: entries)
  }

  /// Gives assistive technology a list of places in the view to go to. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ titleResource: LocalizedStringResource, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibilityRotor(Text(titleResource), entries: entries)
  }

  /// Gives assistive technology a list of places in the view to go to, one for each element. `titleKey` is translated
  /// by the program's tables.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ titleKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(titleKey), entries: entries, entryLabel: entryLabel)
  }

  /// Gives assistive technology a list of places in the view to go to, one for each element. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<S: StringProtocol, EntryModel: Identifiable>(
    _ title: S, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(title), entries: entries, entryLabel: entryLabel)
  }

  /// Gives assistive technology a list of places in the view to go to, one for each element. `titleResource` is
  /// translated by its own table.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ titleResource: LocalizedStringResource, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(titleResource), entries: entries, entryLabel: entryLabel)
  }

  /// Gives assistive technology a list of places in the view to go to, one for each element. `titleKey` is translated
  /// by the program's tables.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ titleKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(titleKey), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }

  /// Gives assistive technology a list of places in the view to go to, one for each element. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<S: StringProtocol, EntryModel, ID: Hashable>(
    _ title: S, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(title), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }

  /// Gives assistive technology a list of places in the view to go to, one for each element. `titleResource` is
  /// translated by its own table.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ titleResource: LocalizedStringResource, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(titleResource), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }

  /// Gives assistive technology a list of ranges of the text in the view, a field or an editor: each is named by its
  /// words, and is selected where the user goes to it. `titleKey` is translated by the program's tables.
  nonisolated public func accessibilityRotor(_ titleKey: LocalizedStringKey, textRanges: [Range<String.Index>])
    -> some View
  {
    accessibilityRotor(Text(titleKey), textRanges: textRanges)
  }

  /// Gives assistive technology a list of ranges of the text in the view, a field or an editor: each is named by its
  /// words, and is selected where the user goes to it. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<S: StringProtocol>(_ title: S, textRanges: [Range<String.Index>])
    -> some View
  {
    accessibilityRotor(Text(title), textRanges: textRanges)
  }

  /// Gives assistive technology a list of ranges of the text in the view, a field or an editor: each is named by its
  /// words, and is selected where the user goes to it. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor(
    _ titleResource: LocalizedStringResource, textRanges: [Range<String.Index>]
  ) -> some View {
    accessibilityRotor(Text(titleResource), textRanges: textRanges)
  }
}
