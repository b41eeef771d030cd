import AppKit
import PlatenTesting
import SwiftUI
import Testing
import TextControls
import TextEditing

/// Notes the commands of the keyboard and carries out others for them.
@MainActor private final class Commands: NSObject, NSTextViewDelegate, NSTextFieldDelegate {
  var asked: [String] = []
  var replacements: [String: (NSTextView) -> Void] = [:]

  func take() -> [String] {
    defer { asked = [] }
    return asked
  }

  private func carryOut(_ command: Selector, in view: NSTextView) -> Bool {
    asked.append(command.description)
    guard let replacement = replacements[command.description] else { return false }
    replacement(view)
    return true
  }

  func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool {
    carryOut(commandSelector, in: textView)
  }
  func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool {
    carryOut(commandSelector, in: textView)
  }
}

private struct Wrapped: NSViewRepresentable {
  let view: NSView
  func makeNSView(context: Context) -> NSView { view }
  func updateNSView(_ nsView: NSView, context: Context) {}
}

@MainActor struct CommandTests {
  private func prepared<View: NSTextView>(_ view: View, _ text: String = "") -> View {
    view.setAccessibilityLabel("Notes")
    view.string = text
    view.setSelectedRange(NSRange(location: (text as NSString).length, length: 0))
    return view
  }

  private final class Indenting: NSTextView {
    var inserted: [String] = []
    override func insertNewline(_ sender: Any?) {
      super.insertNewline(sender)
      insertText("  ", replacementRange: selectedRange())
    }
    override func insertText(_ string: Any, replacementRange: NSRange) {
      inserted.append("\(string)")
      super.insertText(string, replacementRange: replacementRange)
    }
    override func deleteBackward(_ sender: Any?) {
      super.deleteBackward(sender)
      if string.hasSuffix("  ") { super.deleteBackward(sender) }
    }
  }

  @Test func aSubclassGoesOnAfterTheCommand() async throws {
    let view = prepared(Indenting(frame: .zero))
    let screen = await Screen(Wrapped(view: view))
    let notes = try screen.field("Notes")
    try notes.type("a")
    try notes.press(.return)
    try notes.type("b")
    #expect(view.string == "a\n  b")
    try notes.press(.delete)
    #expect(view.string == "a\n ")
  }

  @Test func aSubclassSeesOnceWhatTheProgramInserts() async {
    let view = prepared(Indenting(frame: .zero))
    let screen = await Screen(Wrapped(view: view))
    view.insertText("(", replacementRange: view.selectedRange())
    view.insertText("x")
    screen.update()
    #expect(view.inserted == ["(", "x"] && view.string == "(x")
  }

  @Test func theDelegateCarriesOutOtherCommands() async throws {
    let (view, commands) = (prepared(NSTextView(frame: .zero), "one two"), Commands())
    view.delegate = commands
    commands.replacements = [
      "insertTab:": { $0.insertNewlineIgnoringFieldEditor(nil) }, "moveUp:": { $0.moveToBeginningOfDocument(nil) },
      "moveDown:": { $0.moveWordRightAndModifySelection(nil) }, "cancelOperation:": { $0.deleteToEndOfLine(nil) },
    ]
    let screen = await Screen(Wrapped(view: view))
    let notes = try screen.field("Notes")
    try notes.press(.upArrow)
    #expect(view.selectedRange() == NSRange(location: 0, length: 0))
    try notes.press(.downArrow)
    #expect(view.selectedRange() == NSRange(location: 0, length: 3))
    view.setSelectedRange(NSRange(location: 3, length: 0))
    try notes.press(.escape)
    #expect(view.string == "one")
    try notes.press(.tab)
    try notes.type("three")
    #expect(try notes.text == "one\nthree")
  }

  @Test func theEditorOfAFieldCarriesOutCommands() async throws {
    let (field, commands) = (NSTextField(string: "one two"), Commands())
    (field.placeholderString, field.delegate) = ("Name", commands)
    commands.replacements = ["moveUp:": { $0.deleteForward(nil) }]
    let screen = await Screen(Wrapped(view: field))
    let name = try screen.field("Name")
    try name.focus()
    field.currentEditor()?.moveToBeginningOfDocument(nil)
    try name.press(.upArrow)
    #expect(try name.text == "ne two" && field.stringValue == "ne two")
    field.currentEditor()?.moveToEndOfDocument(nil)
    try name.type("!")
    #expect(field.stringValue == "ne two!")
  }

  /// Fields on telephones, and browsers, report Backspace as an edit.
  @Test func backspaceIsACommandWithAKeyAndWithout() async throws {
    let (view, field) = (prepared(NSTextView(frame: .zero), "ab"), NSTextField(string: "ab"))
    let commands = Commands()
    (field.placeholderString, field.delegate, view.delegate) = ("Name", commands, commands)
    let screen = await Screen(
      VStack {
        Wrapped(view: view)
        Wrapped(view: field)
      })
    for (label, text) in [("Notes", { view.string }), ("Name", { field.stringValue })] {
      commands.replacements = [:]
      try screen.field(label).focus()
      let input = try #require((label == "Notes" ? view.innerViews : field.innerViews).first as? any TextInputView)
      input.receive(.select(EditSelection(2..<2)))
      try screen.field(label).press(.delete)
      #expect(commands.take() == ["deleteBackward:"] && text() == "a")
      input.receive(.delete(.backward, .grapheme))
      #expect(commands.take() == ["deleteBackward:"] && text() == "")
      commands.replacements = ["deleteBackward:": { $0.insertText("x", replacementRange: $0.selectedRange()) }]
      input.receive(.delete(.backward, .grapheme))
      #expect(commands.take() == ["deleteBackward:"] && text() == "x")
      try screen.field(label).press(.delete)
      #expect(commands.take() == ["deleteBackward:"] && text() == "xx")
    }
  }
}
