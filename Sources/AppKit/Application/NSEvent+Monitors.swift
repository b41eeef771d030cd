import TextControls

extension NSEvent {
  /// Kinds of events.
  public struct EventTypeMask: OptionSet, Sendable {
    /// The kinds, as bits.
    public let rawValue: UInt64

    /// Creates a set of kinds.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Keys that go down.
    public static let keyDown = EventTypeMask(.keyDown)
    /// Keys that go up.
    public static let keyUp = EventTypeMask(.keyUp)
    /// Modifiers. Never reported by themselves.
    public static let flagsChanged = EventTypeMask(.flagsChanged)
    /// Presses of the main button. Never reported: front ends have the pointer.
    public static let leftMouseDown = EventTypeMask(.leftMouseDown)
    /// Releases of the main button. Never reported: front ends have the pointer.
    public static let leftMouseUp = EventTypeMask(.leftMouseUp)
    /// Presses of the other button. Never reported: front ends have the pointer.
    public static let rightMouseDown = EventTypeMask(.rightMouseDown)
    /// Presses of further buttons. Never reported: front ends have the pointer.
    public static let otherMouseDown = EventTypeMask(.otherMouseDown)
    /// Moves of the pointer. Never reported: front ends have the pointer.
    public static let mouseMoved = EventTypeMask(.mouseMoved)
    /// Turns of a wheel. Never reported: front ends have the pointer.
    public static let scrollWheel = EventTypeMask(.scrollWheel)
    /// All kinds.
    public static let any = EventTypeMask(rawValue: .max)

    init(_ type: EventType) { rawValue = 1 << UInt64(type.rawValue) }
  }

  private final class Monitor {
    let mask: EventTypeMask
    let handler: (NSEvent) -> NSEvent?

    init(_ mask: EventTypeMask, _ handler: @escaping (NSEvent) -> NSEvent?) {
      (self.mask, self.handler) = (mask, handler)
    }
  }

  private static var monitors: [Monitor] = []

  /// Calls a function with the keys of AppKit's text inputs before those get them. It returns the event, or another one
  /// in its place, or nil to use it up. The result is for ``removeMonitor(_:)``.
  @discardableResult public static func addLocalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
  ) -> Any? {
    let monitor = Monitor(mask, block)
    monitors.append(monitor)
    return monitor
  }

  /// Nil: there are no events of other programs.
  public static func addGlobalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> Void
  ) -> Any? { nil }

  /// Removes what ``addLocalMonitorForEvents(matching:handler:)`` has added.
  public static func removeMonitor(_ eventMonitor: Any) { monitors.removeAll { $0 === eventMonitor as AnyObject } }

  /// The modifiers of the key that is handled; none in between.
  public static var modifierFlags: ModifierFlags { NSApplication.shared.currentEvent?.modifierFlags ?? [] }

  /// The keys that monitors may want, which browsers are to ask about.
  static var monitoredKeys: Set<Character> {
    monitors.isEmpty ? [] : ["\u{1B}", "\r", "\t", "\u{F700}", "\u{F701}"]
  }

  /// Gives a key to the monitors and then to `body`. Whether it was used.
  static func dispatch(_ stroke: KeyStroke, _ body: (NSEvent) -> Bool) -> Bool {
    let application = NSApplication.shared
    let outer = application.currentEvent
    defer { application.currentEvent = outer }
    var event = NSEvent(stroke)
    for monitor in monitors where monitor.mask.contains(EventTypeMask(event.type)) {
      application.currentEvent = event
      guard let next = monitor.handler(event) else { return true }
      event = next
    }
    application.currentEvent = event
    return body(event)
  }

  /// A key that types nothing.
  public struct SpecialKey: RawRepresentable, Hashable, Sendable {
    /// The key's character among AppKit's function keys.
    public let rawValue: Int

    /// Creates a key.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The up arrow.
    public static let upArrow = SpecialKey(rawValue: 0xF700)
    /// The down arrow.
    public static let downArrow = SpecialKey(rawValue: 0xF701)
    /// The left arrow.
    public static let leftArrow = SpecialKey(rawValue: 0xF702)
    /// The right arrow.
    public static let rightArrow = SpecialKey(rawValue: 0xF703)
    /// Delete.
    public static let deleteForward = SpecialKey(rawValue: 0xF728)
    /// Home.
    public static let home = SpecialKey(rawValue: 0xF729)
    /// End.
    public static let end = SpecialKey(rawValue: 0xF72B)
    /// Page Up.
    public static let pageUp = SpecialKey(rawValue: 0xF72C)
    /// Page Down.
    public static let pageDown = SpecialKey(rawValue: 0xF72D)
    /// Return.
    public static let carriageReturn = SpecialKey(rawValue: 0x0D)
    /// Enter on the keypad. Front ends report it as Return.
    public static let enter = SpecialKey(rawValue: 0x03)
    /// Tab.
    public static let tab = SpecialKey(rawValue: 0x09)
    /// Shift-Tab.
    public static let backTab = SpecialKey(rawValue: 0x19)
    /// Backspace.
    public static let delete = SpecialKey(rawValue: 0x7F)

    static let all: Set<SpecialKey> = [
      .upArrow, .downArrow, .leftArrow, .rightArrow, .deleteForward, .home, .end, .pageUp, .pageDown, .carriageReturn,
      .tab, .delete,
    ]
  }

  /// The key, if it is one that types nothing, Return, Tab or Backspace.
  public var specialKey: SpecialKey? {
    guard let scalar = charactersIgnoringModifiers?.unicodeScalars.first else { return nil }
    let key = SpecialKey(rawValue: Int(scalar.value))
    if key == .tab, modifierFlags.contains(.shift) { return .backTab }
    return SpecialKey.all.contains(key) ? key : nil
  }
}
