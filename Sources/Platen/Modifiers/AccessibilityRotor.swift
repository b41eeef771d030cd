/// A rotor that the platform knows by itself. Its name is English.
public struct AccessibilitySystemRotor: Sendable {
  let name: String

  /// The links that were visited, or were not.
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: visited ? "Visited links" : "Links")
  }

  /// The headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: level == .unspecified ? "Headings" : "Headings of level \(level.rawValue)")
  }

  /// All links.
  public static let links = AccessibilitySystemRotor(name: "Links")
  /// All headings.
  public static let headings = AccessibilitySystemRotor(name: "Headings")
  /// Text in bold.
  public static let boldText = AccessibilitySystemRotor(name: "Bold text")
  /// Text in italics.
  public static let italicText = AccessibilitySystemRotor(name: "Italic text")
  /// Underlined text.
  public static let underlineText = AccessibilitySystemRotor(name: "Underlined text")
  /// Words that are misspelled.
  public static let misspelledWords = AccessibilitySystemRotor(name: "Misspelled words")
  /// Images.
  public static let images = AccessibilitySystemRotor(name: "Images")
  /// Text fields.
  public static let textFields = AccessibilitySystemRotor(name: "Text fields")
  /// Tables.
  public static let tables = AccessibilitySystemRotor(name: "Tables")
  /// Lists.
  public static let lists = AccessibilitySystemRotor(name: "Lists")
  /// Landmarks.
  public static let landmarks = AccessibilitySystemRotor(name: "Landmarks")
}

extension View {
  /// Gives assistive technology a list of places in the view to go to. A page and a window have a group of buttons with
  /// that label, which is not seen and passed by Tab: pressing one calls the entry's `prepare` and scrolls to the
  /// entry's view. A form in lines goes there by the entry's name. The screen of a terminal has none.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    modifier(_RotorModifier(label, entries()._rotorEntries))
  }

  /// Gives assistive technology a list of places in the view to go to: one for each element, whose identity is that of
  /// the place, with the text at a key path.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(rotorLabel, entries: entries, entryID: \.id, entryLabel: entryLabel)
  }

  /// Gives assistive technology a list of places in the view to go to: one for each element, with the identity and the
  /// text at key paths.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    let list = entries.map { entry in
      _RotorEntry(
        label: Text(verbatim: entry[keyPath: entryLabel]), target: AnyHashable(entry[keyPath: entryID]), prepare: {})
    }
    return modifier(_RotorModifier(rotorLabel, list))
  }

  /// Gives assistive technology a list of ranges of the text in the view, a field or an editor: each is named by its
  /// words, and is selected where the user goes to it.
  nonisolated public func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View {
    modifier(_RotorModifier(label, textRanges.map { _RotorEntry(label: nil, range: $0) }))
  }

  /// Gives assistive technology a list of places in the view to go to, with the name of a kind of places.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibilityRotor(Text(verbatim: systemRotor.name), entries: entries)
  }

  /// Gives assistive technology a list of places in the view to go to, with the name of a kind of places.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(verbatim: systemRotor.name), entries: entries, entryLabel: entryLabel)
  }

  /// Gives assistive technology a list of places in the view to go to, with the name of a kind of places.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(verbatim: systemRotor.name), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }

  /// Gives assistive technology a list of ranges of the text in the view, with the name of a kind of places.
  nonisolated public func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View {
    accessibilityRotor(Text(verbatim: systemRotor.name), textRanges: textRanges)
  }

  /// Gives the view the identity by which an entry of a rotor with the same namespace finds it.
  nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    self.id(RotorIdentity(id: AnyHashable(id), namespace: namespace))
  }
}
