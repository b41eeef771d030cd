/// Keys that do what a control does.
public struct KeyboardShortcut: Hashable, Sendable {
  /// Whether a shortcut changes with the layout of the keyboard.
  public struct Localization: Hashable, Sendable {
    let name: String

    /// The shortcut may change with the keyboard layout. Kept and ignored: it matches the typed character on every
    /// layout.
    public static let automatic = Localization(name: "automatic")
    /// The shortcut may change but is not mirrored. Kept and ignored, as ``automatic`` is.
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    /// The shortcut is the same on every layout. Kept and ignored, as ``automatic`` is.
    public static let custom = Localization(name: "custom")
  }

  /// The key, compared without regard to case. An upper-case letter also requires Shift.
  public var key: KeyEquivalent
  /// The modifier keys that are held. Control is pressed for `.command`.
  public var modifiers: EventModifiers
  /// How the shortcut changes with the keyboard layout. Kept and ignored.
  public var localization: Localization

  /// Creates a shortcut. Without `modifiers` it is the key with Command.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// Return.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// Whether `press` is this shortcut. Control replaces Command, which keyboards here lack.
  package func matches(_ press: KeyPress) -> Bool {
    func plain(_ modifiers: EventModifiers) -> EventModifiers {
      var plain = modifiers.intersection([.shift, .control, .option, .command])
      if plain.remove(.command) != nil { plain.insert(.control) }
      return plain
    }
    let typed = Character(String(press.key.character).lowercased())
    guard typed == Character(String(key.character).lowercased()) else { return false }
    var wanted = plain(modifiers)
    if key.character.isUppercase { wanted.insert(.shift) }
    return plain(press.modifiers) == wanted
  }
}
