/// Modifiers that are held down with a key.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits of the set, as in UIKit.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// A Shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// A Control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// An Option key: Alt on most keyboards.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The Command key: Super or Meta on most keyboards.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The key is on the number pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A key that calls a method while a text input is first responder, see ``UIResponder/keyCommands``.
@MainActor @preconcurrency open class UIKeyCommand: NSObject {
  /// The key: a character, or one of the names below. Nil matches nothing.
  public let input: String?
  /// The modifiers that are held down with the key; no others may be.
  public let modifierFlags: UIKeyModifierFlags
  /// The method, of the responder that has the command. It takes no argument or the command.
  public let action: Selector?
  /// A title for the program. Kept and ignored: no front end lists key commands.
  open var discoverabilityTitle: String?
  /// The title of the command, which is ``discoverabilityTitle``; empty for none.
  open var title: String {
    get { discoverabilityTitle ?? "" }
    set { discoverabilityTitle = newValue.isEmpty ? nil : newValue }
  }
  /// Kept and ignored: the program's keys always come before those of the system.
  open var wantsPriorityOverSystemBehavior = false
  /// Anything that the program wants to remember with the command. Nil by default.
  public let propertyList: Any?

  /// Creates a command.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil
  ) {
    self.action = action
    self.input = input
    self.modifierFlags = modifierFlags
    self.propertyList = propertyList
    super.init()
    if !title.isEmpty { discoverabilityTitle = title }
  }

  /// Creates a command.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  /// The up arrow.
  nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The down arrow.
  nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The left arrow.
  nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The right arrow.
  nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape.
  nonisolated public static let inputEscape = "UIKeyInputEscape"
  /// Page Up.
  nonisolated public static let inputPageUp = "UIKeyInputPageUp"
  /// Page Down.
  nonisolated public static let inputPageDown = "UIKeyInputPageDown"
  /// Home.
  nonisolated public static let inputHome = "UIKeyInputHome"
  /// End.
  nonisolated public static let inputEnd = "UIKeyInputEnd"
  /// Delete to the right of the caret.
  nonisolated public static let inputDelete = "UIKeyInputDelete"

  private static let keys: [String: Character] = [
    inputUpArrow: "\u{F700}", inputDownArrow: "\u{F701}", inputLeftArrow: "\u{F702}", inputRightArrow: "\u{F703}",
    inputEscape: "\u{1B}", inputPageUp: "\u{F72C}", inputPageDown: "\u{F72D}", inputHome: "\u{F729}",
    inputEnd: "\u{F72B}", inputDelete: "\u{F728}", "\n": "\r",
  ]

  /// The key in the words of front ends.
  var key: Character? {
    guard let input else { return nil }
    return Self.keys[input] ?? (input.count == 1 ? input.lowercased().first : nil)
  }

  func matches(_ stroke: KeyStroke) -> Bool {
    guard let key else { return false }
    return String(stroke.key).lowercased() == String(key)
      && stroke.modifiers.subtracting([.alphaShift, .numericPad]) == modifierFlags
  }
}
