#if GTK
import CGTK4
import PlatenGraph
import Testing

@testable import PlatenGTK

/// The modifier keys that are held down after an event, whose state is the one before it.
@MainActor struct HeldModifiersTests {
  private let shift = GDK_SHIFT_MASK.rawValue
  private let alt = GDK_ALT_MASK.rawValue
  private let lock = GDK_LOCK_MASK.rawValue

  @Test func `a key counts from its press to its release`() {
    var held = HeldModifiers()
    #expect(held.change(UInt32(GDK_KEY_Shift_L), at: 50, 0, isPressed: true) == .shift)
    // Alt has another name while Shift is held.
    #expect(held.change(UInt32(GDK_KEY_Meta_L), at: 64, shift, isPressed: true) == [.shift, .option])
    #expect(held.change(UInt32(GDK_KEY_Meta_L), at: 64, shift | alt, isPressed: false) == .shift)
    #expect(held.change(UInt32(GDK_KEY_Shift_L), at: 50, shift, isPressed: false) == [])
    _ = held.change(UInt32(GDK_KEY_Shift_L), at: 50, 0, isPressed: true)
    _ = held.change(UInt32(GDK_KEY_Meta_L), at: 64, shift, isPressed: true)
    #expect(held.change(UInt32(GDK_KEY_Shift_L), at: 50, shift | alt, isPressed: false) == .option)
    #expect(held.change(UInt32(GDK_KEY_Alt_L), at: 64, alt, isPressed: false) == [])
  }

  @Test func `one of two keys may be released`() {
    var held = HeldModifiers()
    _ = held.change(UInt32(GDK_KEY_Control_L), at: 37, 0, isPressed: true)
    let control = GDK_CONTROL_MASK.rawValue
    #expect(held.change(UInt32(GDK_KEY_Control_R), at: 105, control, isPressed: true) == .control)
    #expect(held.change(UInt32(GDK_KEY_Control_L), at: 37, control, isPressed: false) == .control)
    #expect(held.change(UInt32(GDK_KEY_Control_R), at: 105, control, isPressed: false) == [])
  }

  @Test func `other keys have the state of their event`() {
    var held = HeldModifiers()
    #expect(held.change(UInt32(GDK_KEY_a), at: 38, shift, isPressed: true) == .shift)
    #expect(held.change(UInt32(GDK_KEY_a), at: 38, 0, isPressed: false) == [])
  }

  @Test func `a lock changes when its key is pressed`() {
    var held = HeldModifiers()
    #expect(held.change(UInt32(GDK_KEY_Caps_Lock), at: 66, 0, isPressed: true) == .capsLock)
    #expect(held.change(UInt32(GDK_KEY_Caps_Lock), at: 66, lock, isPressed: false) == .capsLock)
    #expect(held.change(UInt32(GDK_KEY_Caps_Lock), at: 66, lock, isPressed: true) == [])
    #expect(held.change(UInt32(GDK_KEY_Caps_Lock), at: 66, lock, isPressed: false) == [])
  }
}
#endif
