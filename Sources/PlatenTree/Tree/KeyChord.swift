/// A key with the modifiers that count.
package struct KeyChord: Hashable, Sendable {
  package let key: KeyEquivalent
  package let modifiers: EventModifiers

  /// The modifiers that distinguish one chord from another.
  private static let counted: EventModifiers = [.shift, .control, .option, .command]

  package init(_ key: KeyEquivalent, _ modifiers: EventModifiers) {
    self.key = Self.withoutCase(key)
    self.modifiers = modifiers.intersection(Self.counted)
  }

  private static func withoutCase(_ key: KeyEquivalent) -> KeyEquivalent {
    // Of the first scalar: a front end's table has hundreds of keys, and `Character.isUppercase` makes strings of them.
    guard key.character.unicodeScalars.first?.properties.isUppercase == true,
      let small = key.character.lowercased().first
    else { return key }
    return KeyEquivalent(small)
  }
}
