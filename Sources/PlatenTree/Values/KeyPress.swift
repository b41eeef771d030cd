/// A key, by what it types.
public struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
  /// The character that the key types without modifiers; one of a private area for keys that type none.
  public var character: Character

  /// Creates the equivalent of a key that types `character`.
  public init(_ character: Character) { self.character = character }

  /// The equivalent of a key, from a literal: `"a"`.
  public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }

  /// The up arrow key.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The down arrow key.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The left arrow key.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The right arrow key.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The Escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The Backspace key, which deletes before the caret.
  public static let delete = KeyEquivalent("\u{8}")
  /// The Delete key, which deletes behind the caret.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The Home key.
  public static let home = KeyEquivalent("\u{F729}")
  /// The End key.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The Page Up key.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The Page Down key.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  package static let f1 = KeyEquivalent("\u{F704}")
  /// The key that leads from one part of a window to the next.
  package static let f6 = KeyEquivalent("\u{F709}")
  package static let f10 = KeyEquivalent("\u{F70D}")
  package static let insert = KeyEquivalent("\u{F727}")
  /// The key that opens menus.
  package static let menu = KeyEquivalent("\u{F735}")
  /// The Clear key of a number pad. No front end reports one.
  public static let clear = KeyEquivalent("\u{F739}")
  /// The Tab key.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The Return key.
  public static let `return` = KeyEquivalent("\r")
}

/// The keys held while another is pressed.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock is on.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// A Shift key.
  public static let shift = EventModifiers(rawValue: 2)
  /// A Control key.
  public static let control = EventModifiers(rawValue: 4)
  /// An Option key: Alt on most keyboards.
  public static let option = EventModifiers(rawValue: 8)
  /// The Command key: Super or Meta on most keyboards.
  public static let command = EventModifiers(rawValue: 16)
  /// The key is on the number pad.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All modifiers.
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

/// A key that was pressed or released.
public struct KeyPress: Sendable {
  /// Parts of a key's way down and up.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key went down.
    public static let down = Phases(rawValue: 1)
    /// The key is held down and repeats.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key went up. Only a browser, a window, and terminals with kitty's keyboard protocol report it.
    public static let up = Phases(rawValue: 4)
    /// All phases.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether an action used the key up.
  public enum Result: Sendable { case handled, ignored }

  /// Whether the key went down, repeats, or went up.
  public let phase: Phases
  /// The key, without its modifiers.
  public let key: KeyEquivalent
  /// What the key types; empty for a key that types nothing.
  public let characters: String
  /// The modifiers that are held down.
  public let modifiers: EventModifiers

  /// Creates the press or release of a key, for a front end.
  public init(phase: Phases = .down, key: KeyEquivalent, characters: String = "", modifiers: EventModifiers = []) {
    self.phase = phase
    self.key = key
    self.characters = characters
    self.modifiers = modifiers
  }
}
