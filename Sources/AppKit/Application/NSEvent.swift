import TextControls

/// A key that went down or up in a text input.
@MainActor @preconcurrency open class NSEvent: NSObject {
  /// Modifiers that are held down with a key: UIKit's, with AppKit's names.
  public typealias ModifierFlags = UIKeyModifierFlags

  /// What has happened. Front ends report `keyDown` and `keyUp` alone.
  public enum EventType: UInt, Sendable {
    case leftMouseDown = 1
    case leftMouseUp = 2
    case rightMouseDown = 3
    case rightMouseUp = 4
    case mouseMoved = 5
    case leftMouseDragged = 6
    case rightMouseDragged = 7
    case mouseEntered = 8
    case mouseExited = 9
    case keyDown = 10
    case keyUp = 11
    case flagsChanged = 12
    case appKitDefined = 13
    case systemDefined = 14
    case applicationDefined = 15
    case periodic = 16
    case cursorUpdate = 17
    case rotate = 18
    case beginGesture = 19
    case endGesture = 20
    case scrollWheel = 22
    case tabletPoint = 23
    case tabletProximity = 24
    case otherMouseDown = 25
    case otherMouseUp = 26
    case otherMouseDragged = 27
    case gesture = 29
    case magnify = 30
    case swipe = 31
    case smartMagnify = 32
    case quickLook = 33
    case pressure = 34
    case directTouch = 37
  }

  /// What has happened.
  public let type: EventType
  /// What the key types with its modifiers. For a key that types nothing, its character among AppKit's function keys.
  public let characters: String?
  /// What the key types without modifiers, but Shift.
  public let charactersIgnoringModifiers: String?
  /// The modifiers that are held down.
  public let modifierFlags: ModifierFlags
  /// Whether the key is held down and repeats.
  public let isARepeat: Bool
  /// The number of the key on the keyboards of Macs, for keys that type nothing, Return, Tab, Escape, the space bar and
  /// Backspace; 65535 for others.
  public let keyCode: UInt16
  /// The time of the event in seconds since the system started.
  public let timestamp: TimeInterval
  /// The place of the pointer in the window: zero, front ends report keys alone.
  open var locationInWindow: NSPoint { .zero }
  /// How often a button of the pointer was pressed: 0, front ends report keys alone.
  open var clickCount: Int { 0 }
  /// The window that received the event; nil for none.
  open var window: NSWindow? { NSApplication.shared.keyWindow }
  /// The place of the pointer on the screen: zero, front ends do not report it.
  open class var mouseLocation: NSPoint { .zero }
  /// The buttons of the pointer that are held down: none, front ends do not report them.
  open class var pressedMouseButtons: Int { 0 }
  let stroke: KeyStroke
  /// Nobody has used the event.
  var isUnused = false

  private static let keyCodes: [Character: UInt16] = [
    "\r": 36, "\t": 48, " ": 49, "\u{8}": 51, "\u{1B}": 53, "\u{F729}": 115, "\u{F72C}": 116, "\u{F728}": 117,
    "\u{F72B}": 119, "\u{F72D}": 121, "\u{F702}": 123, "\u{F703}": 124, "\u{F701}": 125, "\u{F700}": 126,
  ]

  init(_ stroke: KeyStroke) {
    self.stroke = stroke
    type = stroke.phase == .up ? .keyUp : .keyDown
    // The Mac reports Backspace as the character that deletes.
    let key = stroke.key == "\u{8}" ? "\u{7F}" : stroke.key
    characters = stroke.characters.isEmpty ? String(key) : stroke.characters
    charactersIgnoringModifiers = String(key)
    modifierFlags = stroke.modifiers
    isARepeat = stroke.phase == .repeated
    keyCode = Self.keyCodes[stroke.key] ?? .max
    timestamp = ProcessInfo.processInfo.systemUptime
    super.init()
  }
}

extension UIKeyModifierFlags {
  /// Caps Lock.
  public static let capsLock = alphaShift
  /// An Option key: Alt on most keyboards.
  public static let option = alternate
  /// The modifiers that do not depend on the device: all of them.
  public static let deviceIndependentFlagsMask = UIKeyModifierFlags(rawValue: 0xFFFF_0000)
}
