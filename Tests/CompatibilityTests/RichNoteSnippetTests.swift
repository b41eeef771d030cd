import PlatenTesting
import SwiftUI
import Testing
import UIKit

/// A note as rich text editor kits make it.
@MainActor @Suite struct RichNoteSnippetTests {
  private func font(_ model: NoteModel, at index: Int) -> UIFont? {
    model.view.attributedText.attribute(.font, at: index, effectiveRange: nil) as? UIFont
  }

  @Test func theBarAndTheKeysChangeTheSelection() async throws {
    let model = NoteModel()
    let screen = await Screen(RichNote(model: model))
    let note = try screen.field("Note")
    try note.type("one two")
    #expect(screen.texts.contains("Editing"))
    model.view.selectedRange = NSRange(location: 4, length: 3)
    await screen.settle()
    try screen.press("b", modifiers: .control)
    #expect(font(model, at: 4)?.fontDescriptor.symbolicTraits == .traitBold)
    #expect(font(model, at: 0)?.fontDescriptor.symbolicTraits == [])
    #expect(try screen.toggle("Bold").isOn)
    try screen.press("u", modifiers: .control)
    #expect(model.view.attributedText.attribute(.underlineStyle, at: 4, effectiveRange: nil) as? Int == 1)
    let changes = model.changes
    try screen.press("b", modifiers: .control)
    #expect(font(model, at: 4)?.fontDescriptor.symbolicTraits == [] && model.changes == changes + 1)
    #expect(model.view.text == "one two")
  }

  @Test func theKeysAreTextWhereTheUserMayNotChangeStyles() async throws {
    let model = NoteModel()
    model.view.allowsEditingTextAttributes = false
    let screen = await Screen(RichNote(model: model))
    try screen.field("Note").type("one")
    model.view.selectedRange = NSRange(location: 0, length: 3)
    try screen.press("b", modifiers: .control)
    #expect(model.view.text == "one" && font(model, at: 0)?.fontDescriptor.symbolicTraits == [])
  }

  @Test func aControllerThatIsChosenWhenEditingBeginsIsTheAccessory() async throws {
    let screen = await Screen(LateFieldView())
    try screen.field("Late").focus()
    await screen.settle()
    try screen.button("Next field").press()
    #expect(screen.focusedLabel == nil)
    await screen.settle()
    #expect(!screen.shows("Next field"))
  }
}
