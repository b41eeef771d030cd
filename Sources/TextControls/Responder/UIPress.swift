/// A key that is held down, or was.
@MainActor @preconcurrency open class UIPress: NSObject {
  /// Where a press is on its way.
  public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }

  /// The kind of button, of game controllers and remote controls. Keys of a keyboard have a value of their own.
  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    case pageUp = 30
    case pageDown = 31
  }

  /// Where the press is on its way.
  public let phase: Phase
  /// The button, for the arrows, Return (`select`), Escape (`menu`) and the page keys; nil for other keys.
  public let type: PressType?
  /// The time of the press in seconds since the system started.
  public let timestamp: TimeInterval
  /// The key. Front ends report keys of keyboards alone.
  public let key: UIKey?

  init(_ stroke: KeyStroke) {
    phase = stroke.phase == .up ? .ended : .began
    timestamp = ProcessInfo.processInfo.systemUptime
    key = UIKey(stroke)
    type =
      switch stroke.key {
      case "\u{F700}": .upArrow
      case "\u{F701}": .downArrow
      case "\u{F702}": .leftArrow
      case "\u{F703}": .rightArrow
      case "\r": .select
      case "\u{1B}": .menu
      case "\u{F72C}": .pageUp
      case "\u{F72D}": .pageDown
      default: nil
      }
    super.init()
  }
}

/// A key of a keyboard.
@MainActor @preconcurrency open class UIKey: NSObject {
  /// What the key types with its modifiers.
  public let characters: String
  /// What the key types without modifiers, but Shift. For a key that types nothing one of the names of
  /// ``UIKeyCommand``.
  public let charactersIgnoringModifiers: String
  /// The modifiers that are held down.
  public let modifierFlags: UIKeyModifierFlags
  /// The key's number, as far as it is known from what it types on a keyboard of the United States.
  public let keyCode: UIKeyboardHIDUsage

  init(_ stroke: KeyStroke) {
    let name = UIKeyboardHIDUsage.input(of: stroke.key)
    characters = name ?? stroke.characters
    charactersIgnoringModifiers = name ?? String(stroke.key)
    modifierFlags = stroke.modifiers
    keyCode = UIKeyboardHIDUsage(stroke.key)
    super.init()
  }
}

/// The presses that are reported together. Front ends report one at a time.
@MainActor @preconcurrency open class UIPressesEvent: UIEvent {
  /// The presses.
  public let allPresses: Set<UIPress>
  /// Nobody in the responder chain has used the presses.
  var isUnused = false

  init(_ stroke: KeyStroke) {
    allPresses = [UIPress(stroke)]
    super.init()
  }
}
