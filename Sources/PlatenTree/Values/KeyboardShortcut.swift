/// Keys that do what a control does.
public struct KeyboardShortcut: Hashable, Sendable {
  /// Whether a shortcut changes with the layout of the keyboard.
  public struct Localization: Hashable, Sendable {
    let name: String

    public static let automatic = Localization(name: "automatic")
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    public static let custom = Localization(name: "custom")
  }

  public var key: KeyEquivalent
  public var modifiers: EventModifiers
  public var localization: Localization

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

  /// Whether `press` is this shortcut. Control stands for Command, which keyboards here lack.
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
