extension Text {
  /// Makes the text a heading of a level for assistive technology, where the text is a view of its own. In a text that
  /// is joined of several it is ignored.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    var copy = self
    copy.headingLevel = level
    return copy
  }

  /// Sets what is spoken in the place of the text, where the text is a view of its own. In a text that is joined of
  /// several it is ignored.
  nonisolated public func accessibilityLabel(_ label: Text) -> Text {
    var copy = self
    copy.spokenText = [label]
    return copy
  }

  /// Sets what is spoken in the place of the text; it is translated by the program's tables.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets what is spoken in the place of the text.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    accessibilityLabel(Text(verbatim: String(label)))
  }

  /// Ignored: no platform here speaks text by its kind.
  nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }

  /// Ignored: how text is spoken is up to the screen reader.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

  /// Ignored: how text is spoken is up to the screen reader.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  /// Ignored: how text is spoken is up to the screen reader.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> Text { self }

  /// Ignored: how text is spoken is up to the screen reader.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}
