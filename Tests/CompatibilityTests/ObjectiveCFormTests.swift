import ObjectiveCForms
import PlatenTesting
import SwiftUI
import Testing
import UIKit

/// Fields in files with Objective-C's spellings, by the plugin ObjectiveCSpellings. One form at a time: they all hear the
/// same notification.
@MainActor @Suite(.serialized) struct ObjectiveCFormTests {
  @Test func selectorsOfControlsAreCalled() async throws {
    let screen = await Screen(CodeForm())
    let field = try screen.field("Code")
    try field.focus()
    try field.type("ab")
    #expect(screen.shows("code: ab"))
    #expect(screen.shows("log: began"))
  }

  @Test func anObjectThatIsNoViewObservesAFieldByName() async throws {
    let screen = await Screen(CodeForm())
    let field = try screen.field("Code")
    try field.focus()
    let texts = CodeForm.observedTexts(of: try #require(CodeForm.lastField))
    try field.type("a")
    try field.type("b")
    #expect(texts() == ["a", "ab"])
  }

  @Test func laterFieldsBeginWithWhatTheirAppearanceHas() async throws {
    let early = await Screen(CodeForm())
    _ = try early.field("Code")
    #expect(CodeForm.lineLength == 1)
    CodeForm.setLineLength(40)
    defer { CodeForm.setLineLength(1) }
    let screen = await Screen(CodeForm())
    _ = try screen.field("Code")
    #expect(CodeForm.lineLength == 40)
    #expect(CodeForm.lastField?.textColor == .red)
  }

  @Test func selectorsOfBarItemsAreCalled() async throws {
    let screen = await Screen(CodeForm())
    try screen.field("Code").focus()
    try screen.button("Dash").press()
    #expect(screen.shows("code: -"))
    try screen.button("Done").press()
    #expect(screen.focusedLabel == nil)
  }

  @Test func optionalMethodsAreCalledWhereTheyAreAndNilWhereNot() async throws {
    let screen = await Screen(CodeForm())
    let field = try screen.field("Code")
    try field.focus()
    for letter in ["a", "x", "b"] { try field.type(letter) }
    #expect(try field.text == "ab")
    try screen.press(.return)
    #expect(screen.focusedLabel == nil)
    // The notification comes through a selector too. Nothing was put in place of the missing method's result.
    #expect(screen.shows("log: began ended noted"))
    #expect(screen.shows("code: ab"))
  }

  @Test func aFieldThatRefusesToPasteOffersItNowhere() async throws {
    let screen = await Screen(CodeForm())
    screen.clipboard = "pasted"
    let field = try screen.field("Fixed")
    try field.focus()
    try screen.press("a", modifiers: .control)
    #expect(try field.editMenu() == ["Copy"])
    try screen.press("x", modifiers: .control)
    try screen.press("v", modifiers: .control)
    #expect(try field.text == "locked")
    try screen.press("c", modifiers: .control)
    #expect(screen.clipboard == "locked")
  }

  @Test func extensionsOverrideMembersOfClassesInOtherFiles() async throws {
    let screen = await Screen(CodeForm())
    let field = try screen.field("Code")
    try field.type("abc")
    let shown = try #require(CodeForm.lastField)
    #expect(shown.accessibilityHint == "keys: 6")
    shown.deleteBackward()
    #expect(shown.text == "ab" && CodeForm.presses == 10)
  }

  @Test func anExtensionOfAWindowTakesThePlaceOfItsMethod() {
    nonisolated(unsafe) var shakes = 0
    let observer = NotificationCenter.default.addObserver(forName: CodeForm.shake, object: nil, queue: nil) { _ in
      shakes += 1
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    UIWindow().motionEnded(.motionShake, with: nil)
    #expect(shakes == 1)
  }
}
