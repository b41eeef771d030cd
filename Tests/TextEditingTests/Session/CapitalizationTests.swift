import Testing

import TextEditing

@Suite struct CapitalizationTests {
  private func typed(_ keys: String, _ rule: EditingOptions.Capitalization, before: String = "|") -> String {
    var field = session(before, EditingOptions(isMultiline: true, capitalization: rule))
    field.type(keys)
    return field.text
  }

  @Test func lettersAreCapitalizedByTheRule() {
    #expect(typed("ada lovelace", .words) == "Ada Lovelace")
    #expect(typed("don't", .words) == "Don't")
    #expect(typed("one. \"two\" three? four\nfive", .sentences) == "One. \"two\" three? Four\nFive")
    #expect(typed("ab1c", .allCharacters) == "AB1C")
    #expect(typed("ab", .none) == "ab")
  }

  @Test func onlySingleTypedLettersChange() {
    var field = session("|", EditingOptions(capitalization: .words))
    field.perform(.paste("ada"))
    field.perform(.insert(" king of"))
    #expect(field.text == "ada king of")
    field.perform(.mark(" x", selected: 2..<2))
    field.perform(.unmark)
    #expect(field.text == "ada king of x")
    // ß has no capital of one unit.
    field.perform(.insert(" "))
    field.perform(.insert("ß"))
    #expect(field.text == "ada king of x ß")
    field.options.isSecure = true
    field.perform(.insert(" "))
    field.perform(.insert("y"))
    #expect(field.text == "ada king of x ß y")
  }

  @Test func theDelegateReceivesTheCapitalizedText() {
    let field = session("|", EditingOptions(capitalization: .sentences))
    #expect(field.proposal(for: .insert("a")) == EditReplacement(range: 0..<0, replacement: "A"))
    #expect(
      field.proposal(for: .replace(0..<0, with: "a", selection: nil)) == EditReplacement(range: 0..<0, replacement: "A")
    )
  }

  @Test func aLetterOverASelectionIsCapitalizedHoweverItIsReported() {
    for command in [EditCommand.insert("b"), .replace(0..<1, with: "b", selection: nil)] {
      var field = session("[a] c", EditingOptions(capitalization: .words))
      field.perform(command)
      #expect(field.text == "B c", "\(command)")
    }
    // Another range than the selected one is a correction of the browser's.
    var field = session("a |c", EditingOptions(capitalization: .words))
    field.perform(.replace(0..<1, with: "b", selection: nil))
    #expect(field.text == "b c")
  }

  @Test func inALongTextTheCharactersBeforeTheCaretDecide() {
    let text = String(repeating: "word ", count: 40_000) + "End. "
    var field = EditingSession(text: text, options: EditingOptions(capitalization: .sentences))
    field.perform(.insert("a"))
    #expect(field.storage.slice(field.utf16Count - 2..<field.utf16Count) == " A")
  }
}
