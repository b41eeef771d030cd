import SwiftUI
import Testing

/// The standard tables, as data.
struct KeyBindingTableTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let key: KeyEquivalent
    let modifiers: EventModifiers
    let context: FrontEndKeyBindings.Context
    let intents: [KeyIntent]

    init(
      _ key: KeyEquivalent, _ modifiers: EventModifiers, _ context: FrontEndKeyBindings.Context, _ intents: KeyIntent...
    ) {
      (self.key, self.modifiers, self.context, self.intents) = (key, modifiers, context, intents)
    }

    var testDescription: String { "\(key.character) \(modifiers.rawValue) \(context.rawValue)" }

    func asked(of table: FrontEndKeyBindings) -> [KeyIntent] {
      table.intents(for: KeyPress(key: key, modifiers: modifiers), in: context)
    }
  }

  @Test(arguments: [
    Case(.leftArrow, [], .line, .edit(.move(.left, .grapheme, extending: false))),
    Case(.leftArrow, [.control, .shift], .line, .edit(.move(.left, .word, extending: true))),
    Case(.rightArrow, .option, .editor, .edit(.move(.right, .word, extending: false))),
    Case(.home, .control, .editor, .edit(.move(.backward, .document, extending: false))),
    Case(.end, .shift, .line, .edit(.move(.forward, .line, extending: true))),
    Case(.delete, .control, .line, .edit(.delete(.backward, .word))),
    Case(.deleteForward, [], .line, .edit(.delete(.forward, .grapheme))),
    Case("a", .control, .line, .edit(.selectAll)),
    Case("c", .command, .line, .edit(.copy)),
    Case("v", .control, .line, .paste),
    Case("z", [.control, .shift], .editor, .edit(.redo)),
    Case("y", .control, .editor, .edit(.redo)),
    Case("f", .control, .editor, .find(isReplacing: false)),
    Case("h", .control, .editor, .find(isReplacing: true)),
    Case("b", .control, [.editor, .richText], .format(.bold)),
    Case("b", .control, .editor),
    Case("k", .control, .line),
    Case("a", [], .line),
    Case(.return, [], .line, .submit),
    Case(.return, [], .editor, .edit(.insert("\n"))),
    Case(.return, [], .control, .press),
    Case(.space, [], .control, .press),
    Case(.space, [], .line),
    Case(.leftArrow, [], .control, .adjust(.leftArrow)),
    Case(.leftArrow, [], .choices, .moveChoice(.left)),
    Case(.pageDown, [], .choices, .moveChoice(.pageDown)),
    Case(.escape, [], .choices, .closeChoices),
    Case(.tab, .shift, .choices, .moveFocus(forward: false, selectsText: false)),
    Case("+", .shift, .control, .adjust("+")),
    Case(.tab, .shift, .unfocused, .moveFocus(forward: false, selectsText: false)),
    Case(.f10, .shift, .line, .showEditMenu),
    Case(.f10, [], .line),
    Case("q", .control, .control),
  ])
  func desktop(_ given: Case) { #expect(given.asked(of: .desktop) == given.intents) }

  @Test(arguments: [
    Case("a", .control, .line, .edit(.move(.backward, .line, extending: false))),
    Case("a", .option, .line, .edit(.selectAll)),
    Case("a", .control, .control, .adjust(.leftArrow), .moveFocus(forward: false, selectsText: false)),
    Case(
      "f", .control, .editor, .find(isReplacing: false), .edit(.move(.forward, .grapheme, extending: false))),
    Case(
      "b", .control, [.editor, .richText], .format(.bold), .edit(.move(.backward, .grapheme, extending: false))),
    Case("u", .control, [.editor, .richText], .format(.underline), .edit(.delete(.backward, .line))),
    Case("u", .control, .line, .edit(.delete(.backward, .line))),
    Case("r", .control, .editor, .find(isReplacing: true)),
    Case("k", .control, .line, .edit(.delete(.forward, .line))),
    Case("h", .control, .line, .edit(.delete(.backward, .word))),
    Case("w", .control, .line, .edit(.delete(.backward, .word))),
    Case("_", .control, .line, .edit(.undo)),
    Case("y", .control, .line, .edit(.redo)),
    Case("z", .control, .line, .suspend),
    Case("z", [.control, .shift], .line, .edit(.redo)),
    Case("z", [.option, .shift], .line, .edit(.redo)),
    Case("z", .command, .line, .edit(.undo)),
    Case("c", .control, .line, .interrupt),
    Case("c", .option, .line, .edit(.copy)),
    Case("d", .control, .line, .edit(.delete(.forward, .grapheme))),
    Case("d", .control, .control, .endInput),
    Case("d", .control, .unfocused, .endInput),
    Case("q", .control, .line, .quit),
    Case("l", .control, .unfocused, .redraw),
    Case("j", .control, .line, .submit),
    Case("m", .control, .editor, .edit(.insert("\n"))),
    Case("i", .control, .line, .moveFocus(forward: true, selectsText: true)),
    Case("[", .control, .line, .deselect),
    Case(.escape, [], .line, .deselect),
    Case(.upArrow, [], .line, .moveFocus(forward: false, selectsText: false)),
    Case(.upArrow, .shift, .line, .edit(.move(.backward, .line, extending: true))),
    Case(.upArrow, [], .editor, .edit(.move(.up, .line, extending: false))),
    Case(.downArrow, .control, .editor, .edit(.move(.forward, .document, extending: false))),
    Case(.downArrow, [], .control, .adjust(.downArrow), .moveFocus(forward: true, selectsText: false)),
    Case(.leftArrow, .command, .line, .edit(.move(.left, .line, extending: false))),
    Case(.deleteForward, .shift, .line, .edit(.cut)),
    Case(.deleteForward, [.shift, .control], .line, .edit(.delete(.forward, .word))),
    Case(.insert, .shift, .line, .paste),
    Case(.insert, .control, .line, .edit(.copy)),
    Case(.pageDown, .shift, .editor, .movePage(forward: true, extending: true)),
    Case(.tab, .shift, .line, .moveFocus(forward: false, selectsText: true)),
    Case(.tab, .control, .line),
    Case(.f10, .shift, .line, .showEditMenu),
    Case(.space, [], .control, .press),
    Case("n", .control, .choices, .moveChoice(.down)),
    Case("c", .control, .choices, .closeChoices),
    Case("z", .control, .choices, .suspend),
    Case(.return, [], .choices, .choose),
    Case("v", .control, .choices),
  ])
  func readline(_ given: Case) { #expect(given.asked(of: .readline) == given.intents) }

  @Test(arguments: [
    Case(.leftArrow, .option, .line, .edit(.move(.left, .word, extending: false))),
    Case(.rightArrow, [.command, .shift], .line, .edit(.move(.right, .line, extending: true))),
    Case(.upArrow, .command, .editor, .edit(.move(.backward, .document, extending: false))),
    Case(.delete, .option, .line, .edit(.delete(.backward, .word))),
    Case(.delete, .command, .line, .edit(.delete(.backward, .line))),
    Case("a", .control, .line, .edit(.move(.backward, .line, extending: false))),
    Case("a", .command, .line, .edit(.selectAll)),
    Case("k", .control, .line, .edit(.delete(.forward, .line))),
    Case("z", [.command, .shift], .line, .edit(.redo)),
    Case("f", [.command, .option], .editor, .find(isReplacing: true)),
    Case("y", .control, .line),
    Case(.end, [], .choices, .moveChoice(.last)),
    Case(.downArrow, [], .row, .moveFocus(forward: true, selectsText: false)),
  ])
  func macOS(_ given: Case) { #expect(given.asked(of: .macOS) == given.intents) }

  @Test func `the first of two tables comes first`() {
    let own = FrontEndKeyBindings([.init("k", modifiers: .control, in: .text, to: .nothing)])
    let press = KeyPress(key: "k", modifiers: .control)
    #expect((own + .readline).intents(for: press, in: .line) == [.nothing, .edit(.delete(.forward, .line))])
    #expect((FrontEndKeyBindings() + own) == own)
    #expect((own + FrontEndKeyBindings()) == own)
  }

  @Test func `locks and the case of a letter do not count`() {
    let press = KeyPress(key: "Z", modifiers: [.control, .shift, .capsLock, .numericPad])
    #expect(FrontEndKeyBindings.desktop.intents(for: press, in: .line) == [.edit(.redo)])
  }

  @Test(arguments: [("É", "é"), ("é", "É"), ("Ж", "ж"), ("a", "A"), ("?", "?"), ("ß", "ß")])
  func `the case of a letter does not count`(_ bound: Character, _ pressed: Character) {
    let table = FrontEndKeyBindings([.init(KeyEquivalent(bound), modifiers: .option, to: .redraw)])
    let press = KeyPress(key: KeyEquivalent(pressed), modifiers: .option)
    #expect(table.intents(for: press, in: .line) == [.redraw])
  }
}
