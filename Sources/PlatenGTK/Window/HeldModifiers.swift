#if GTK
import CGTK4
import PlatenGraph

/// The modifier keys that are held down after each event. The state that an event of GDK has is the one before it.
@MainActor struct HeldModifiers {
  /// The modifier keys that were pressed, by their places on the keyboard: while Shift is held, Alt is Meta.
  private var keys: [UInt32: EventModifiers] = [:]
  private var isLocked = false

  /// A key with a value and a place was pressed or released, in an event with a state; answers what is held down then.
  mutating func change(_ value: UInt32, at place: UInt32, _ state: UInt32, isPressed: Bool) -> EventModifiers {
    var held = KeyTranslation.modifiers(state)
    if value == UInt32(GDK_KEY_Caps_Lock) {
      // The lock changes when the key is pressed, and stays when it is released.
      if isPressed { isLocked = !held.contains(.capsLock) }
      return isLocked ? held.union(.capsLock) : held.subtracting(.capsLock)
    }
    isLocked = held.contains(.capsLock)
    let before = keys.removeValue(forKey: place)
    guard let modifier = before ?? Self.modifiers[value] else { return held }
    if isPressed { keys[place] = modifier }
    // The other key of the pair may be held still.
    let isHeld = keys.values.contains(modifier)
    if isHeld { held.insert(modifier) } else { held.remove(modifier) }
    return held
  }

  /// The window has lost the keyboard: releases go elsewhere.
  mutating func clear() { keys = [:] }

  private static let modifiers: [UInt32: EventModifiers] = [
    UInt32(GDK_KEY_Shift_L): .shift, UInt32(GDK_KEY_Shift_R): .shift,
    UInt32(GDK_KEY_Control_L): .control, UInt32(GDK_KEY_Control_R): .control,
    UInt32(GDK_KEY_Alt_L): .option, UInt32(GDK_KEY_Alt_R): .option,
    UInt32(GDK_KEY_Meta_L): .option, UInt32(GDK_KEY_Meta_R): .option,
    UInt32(GDK_KEY_Super_L): .command, UInt32(GDK_KEY_Super_R): .command,
  ]
}
#endif
