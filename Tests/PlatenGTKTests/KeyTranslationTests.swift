#if GTK
import CGTK4
import PlatenGraph
import Testing

@testable import PlatenGTK

/// GDK's keys in SwiftUI's terms, and which of them are left to GTK's widgets.
@MainActor struct KeyTranslationTests {
  @Test func `named keys, letters and shortcuts have their characters and modifiers`() throws {
    let left = try #require(KeyTranslation.keyPress(UInt32(GDK_KEY_KP_Left), GDK_SHIFT_MASK.rawValue))
    #expect(left.key == .leftArrow && left.modifiers == .shift && left.characters.isEmpty)
    let letter = try #require(KeyTranslation.keyPress(UInt32(GDK_KEY_A), GDK_SHIFT_MASK.rawValue))
    #expect(letter.key == "a" && letter.characters == "A")
    let shortcut = try #require(KeyTranslation.keyPress(UInt32(GDK_KEY_z), GDK_CONTROL_MASK.rawValue))
    #expect(shortcut.key == "z" && shortcut.characters.isEmpty && shortcut.modifiers == .control)
    #expect(KeyTranslation.keyPress(UInt32(GDK_KEY_Shift_L), 0) == nil)
    #expect(KeyTranslation.keyPress(UInt32(GDK_KEY_Menu), 0)?.key == .menu)
    #expect(KeyTranslation.keyPress(UInt32(GDK_KEY_KP_Add), 0)?.key == "+")
    #expect(KeyTranslation.keyPress(UInt32(GDK_KEY_KP_Subtract), 0)?.key == "-")
  }

  @Test func `history, words, traits, searching and the menu are not left to the widgets`() {
    func isNative(_ key: KeyEquivalent, _ modifiers: EventModifiers, _ context: FrontEndKeyBindings.Context) -> Bool {
      !NativeKeys.bindings.intents(for: KeyPress(key: key, modifiers: modifiers), in: context).isEmpty
    }
    #expect(!isNative("z", .control, .line))
    #expect(!isNative("z", [.control, .shift], .line))
    #expect(!isNative("y", .control, .line))
    #expect(!isNative("b", .control, [.editor, .richText]))
    #expect(!isNative("f", .control, .editor))
    #expect(!isNative(.menu, [], .line))
    #expect(isNative("a", .control, .line))
    #expect(isNative("v", .control, .line))
    #expect(!isNative(.leftArrow, .control, .line))
    #expect(!isNative(.rightArrow, [.control, .shift], .editor))
    #expect(isNative(.leftArrow, [], .line))
    #expect(isNative(.return, [], .line))
    #expect(isNative(.tab, [], .line))
    #expect(isNative(.space, [], .control))
  }

  @Test func `the keys of a value that no widget changes are not left to GTK`() {
    for key: KeyEquivalent in [.leftArrow, .rightArrow, "+", "-"] {
      #expect(NativeKeys.withoutAdjustments.intents(for: KeyPress(key: key), in: .control).isEmpty)
      #expect(!NativeKeys.bindings.intents(for: KeyPress(key: key), in: .control).isEmpty)
    }
    #expect(!NativeKeys.withoutAdjustments.intents(for: KeyPress(key: .space), in: .control).isEmpty)
  }
}
#endif
