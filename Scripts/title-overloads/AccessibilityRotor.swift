extension View {
  /// Gives assistive technology a list of places in the view to go to.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ title: Title, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibilityRotor(Text(title), entries: entries)
  }

  /// Gives assistive technology a list of places in the view to go to, one for each element.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ title: Title, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(title), entries: entries, entryLabel: entryLabel)
  }

  /// Gives assistive technology a list of places in the view to go to, one for each element.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ title: Title, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(title), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }

  /// Gives assistive technology a list of ranges of the text in the view, a field or an editor: each is named by its
  /// words, and is selected where the user goes to it.
  nonisolated public func accessibilityRotor(_ title: Title, textRanges: [Range<String.Index>]) -> some View {
    accessibilityRotor(Text(title), textRanges: textRanges)
  }
}
