#if GTK
import CGTK4
import PlatenGraph

/// Converts keys of GDK to SwiftUI's.
@MainActor enum KeyTranslation {
  /// Nil for modifier keys, and those that SwiftUI does not name.
  static func keyPress(_ value: UInt32, _ state: UInt32, phase: KeyPress.Phases = .down) -> KeyPress? {
    let modifiers = modifiers(state)
    if let key = named[value] { return KeyPress(phase: phase, key: key, modifiers: modifiers) }
    let code = gdk_keyval_to_unicode(gdk_keyval_to_lower(value))
    guard code != 0, let scalar = Unicode.Scalar(code) else { return nil }
    let typed = Unicode.Scalar(gdk_keyval_to_unicode(value)).map { String(Character($0)) } ?? ""
    let isShortcut = !modifiers.isDisjoint(with: [.control, .command])
    return KeyPress(
      phase: phase, key: KeyEquivalent(Character(scalar)), characters: isShortcut ? "" : typed, modifiers: modifiers)
  }

  static func modifiers(_ state: UInt32) -> EventModifiers {
    var modifiers: EventModifiers = []
    if state & GDK_SHIFT_MASK.rawValue != 0 { modifiers.insert(.shift) }
    if state & GDK_CONTROL_MASK.rawValue != 0 { modifiers.insert(.control) }
    if state & GDK_ALT_MASK.rawValue != 0 { modifiers.insert(.option) }
    if state & GDK_SUPER_MASK.rawValue != 0 { modifiers.insert(.command) }
    if state & GDK_LOCK_MASK.rawValue != 0 { modifiers.insert(.capsLock) }
    return modifiers
  }

  private static let named: [UInt32: KeyEquivalent] = [
    UInt32(GDK_KEY_Up): .upArrow, UInt32(GDK_KEY_KP_Up): .upArrow,
    UInt32(GDK_KEY_Down): .downArrow, UInt32(GDK_KEY_KP_Down): .downArrow,
    UInt32(GDK_KEY_Left): .leftArrow, UInt32(GDK_KEY_KP_Left): .leftArrow,
    UInt32(GDK_KEY_Right): .rightArrow, UInt32(GDK_KEY_KP_Right): .rightArrow,
    UInt32(GDK_KEY_Escape): .escape, UInt32(GDK_KEY_BackSpace): .delete,
    UInt32(GDK_KEY_Delete): .deleteForward, UInt32(GDK_KEY_KP_Delete): .deleteForward,
    UInt32(GDK_KEY_Home): .home, UInt32(GDK_KEY_KP_Home): .home, UInt32(GDK_KEY_End): .end,
    UInt32(GDK_KEY_KP_End): .end, UInt32(GDK_KEY_Page_Up): .pageUp, UInt32(GDK_KEY_KP_Page_Up): .pageUp,
    UInt32(GDK_KEY_Page_Down): .pageDown, UInt32(GDK_KEY_KP_Page_Down): .pageDown,
    UInt32(GDK_KEY_F6): .f6, UInt32(GDK_KEY_Clear): .clear, UInt32(GDK_KEY_Tab): .tab,
    UInt32(GDK_KEY_ISO_Left_Tab): .tab,
    UInt32(GDK_KEY_space): .space, UInt32(GDK_KEY_Return): .return, UInt32(GDK_KEY_KP_Enter): .return,
    UInt32(GDK_KEY_ISO_Enter): .return, UInt32(GDK_KEY_F10): .f10, UInt32(GDK_KEY_Menu): .menu,
  ]
}
#endif
