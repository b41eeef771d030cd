import Testing
import TextEditing

/// Typing into masked fields. Most tests name a fault of other fields that must not occur here.
@Suite struct MaskEditing {
  private func field(_ mask: InputMask, _ start: String = "|", _ options: EditingOptions = EditingOptions())
    -> EditingSession
  {
    var plain = session(start)
    let selection = plain.state.selection
    plain.options = options
    plain.format = mask.format
    plain.perform(.select(selection))
    return plain
  }

  private func phone(_ start: String = "|", _ options: EditingOptions = EditingOptions()) throws -> EditingSession {
    field(try InputMask("(###) ### - ####"), start, options)
  }

  @Test func typingANumber() throws {
    var field = try phone()
    var shown: [String] = []
    for digit in "5551234567" {
      field.type(String(digit))
      shown.append(picture(field))
    }
    #expect(
      shown == [
        "(5|", "(55|", "(555|", "(555) 1|", "(555) 12|", "(555) 123|", "(555) 123 - 4|", "(555) 123 - 45|",
        "(555) 123 - 456|", "(555) 123 - 4567|",
      ])
    #expect(field.perform(.insert("8")) == [.refused(.format)])
    #expect(field.perform(.insert("x")) == [.refused(.format)])
  }

  @Test func backspaceOverALiteralDeletesTheDigitBeforeIt() throws {
    var field = try phone("(555) |123")
    field.backspace()
    #expect(picture(field) == "(55|1) 23")
    field.backspace()
    #expect(picture(field) == "(5|12) 3")
  }

  @Test func backspaceNeverGetsStuckAtAParenthesis() throws {
    var field = try phone("(555) 123 - 4567|")
    field.backspace(10)
    #expect(picture(field) == "|")
    #expect(field.perform(.delete(.backward, .grapheme)) == [.refused(.atEdge)])
  }

  @Test func backspaceCanSkipLiteralsInstead() throws {
    var field = try phone("(555) |123", EditingOptions(backspaceOverLiteral: .skip))
    field.backspace()
    #expect(picture(field) == "(555|) 123")
    field.backspace()
    #expect(picture(field) == "(55|1) 23")
  }

  @Test func deletingForwardOverALiteralDeletesTheDigitAfterIt() throws {
    var field = try phone("(555|) 123")
    field.perform(.delete(.forward, .grapheme))
    #expect(picture(field) == "(555|) 23")
  }

  @Test func aDigitFixedInTheMiddleKeepsTheCaret() throws {
    var field = try phone("(5|55) 123")
    field.type("9")
    #expect(picture(field) == "(59|5) 512 - 3")
    field.backspace()
    #expect(picture(field) == "(5|55) 123")
  }

  @Test func aRefusedReplacementIsNoPartOfWhatIsTypedElsewhere() throws {
    var card = field(try InputMask("#### ####"), "1234|")
    #expect(card.perform(.replace(0..<4, with: "hello", selection: nil)) == [.refused(.format)])
    card.perform(.insert("5"))
    #expect(card.text == "1234 5")
  }

  @Test func typingInAFullMaskReplacesTheCharacterAfterTheCaret() throws {
    var field = try phone("(5|55) 123 - 4567")
    field.type("98")
    #expect(picture(field) == "(598) |123 - 4567")
    field.type("7")
    #expect(picture(field) == "(598) 7|23 - 4567")
    #expect(field.perform(.insert("x")) == [.refused(.format)])
    field.perform(.undo)
    #expect(picture(field) == "(5|55) 123 - 4567")
    var end = try phone("(555) 123 - 4567|")
    #expect(end.perform(.insert("9")) == [.refused(.format)])
  }

  @Test func pastingIntoAFullMaskReplacesAsManyCharacters() throws {
    var field = try phone("(5|55) 123 - 4567")
    field.perform(.paste("98-7"))
    #expect(picture(field) == "(598) 7|23 - 4567")
    field = try phone("|(555) 123 - 4567")
    field.perform(.paste("(222) 333-4444 55"))
    #expect(field.text == "(222) 333 - 4444")
  }

  @Test func deletingInAFullMaskClosesUpAndTypingFillsIt() throws {
    var field = try phone("(555|) 123 - 4567")
    field.backspace()
    #expect(picture(field) == "(55|1) 234 - 567")
    field.type("9")
    #expect(picture(field) == "(559|) 123 - 4567")
    // The character that filled the mask was inserted: the next one of the same run replaces nothing.
    #expect(field.perform(.insert("8")) == [.refused(.format)])
  }

  @Test(arguments: [
    "5551234567", "(555) 123-4567", "555.123.4567", "555 123 4567", "(555) 123 - 4567", "+1 (555) 123-4567",
    "+1 555 123 4567", "tel:555-123-4567",
  ])
  func pastingFormattedTextKeepsEveryDigit(_ text: String) throws {
    var field = try phone()
    field.perform(.paste(text))
    #expect(picture(field) == "(555) 123 - 4567|")
  }

  @Test func pastingTooMuchKeepsTheExistingText() throws {
    var field = try phone("(55|5) 123")
    field.perform(.paste("99999999"))
    #expect(picture(field) == "(559) 999 - 5123".replacing(9, "|"))
  }

  @Test(arguments: ["5551234567", "+15551234567", "15551234567", "+1 (555) 123 - 4567", "1-555-123-4567"])
  func literalDigitsInTheMaskAreNeitherEatenNorDoubled(_ text: String) throws {
    var field = field(try InputMask("+1 (###) ### - ####"))
    field.perform(.paste(text))
    #expect(field.text == "+1 (555) 123 - 4567")
  }

  @Test func aTypedDigitIsNotReadAsALiteral() throws {
    var field = field(try InputMask("+1 (###) ### - ####"))
    field.type("123")
    #expect(picture(field) == "+1 (123|")
    field.backspace(3)
    #expect(picture(field) == "|")
  }

  @Test func typingThePatternSymbolIsOrdinaryInput() throws {
    var field = field(try InputMask("#-**", tokens: ["*": InputMask.Token(.characters("#ab"))]))
    field.type("1#a")
    #expect(field.text == "1-#a")
    var phone = try phone()
    phone.type("5#5")
    #expect(phone.text == "(55")
  }

  @Test func eagerLiteralsKeepTheCaretAfterThem() throws {
    var field = field(try InputMask("(###) ### - ####", literals: .eager))
    field.type("555")
    #expect(picture(field) == "(555) |")
    field.type("1")
    #expect(picture(field) == "(555) 1|")
    field.backspace()
    #expect(picture(field) == "(555) |")
    field.backspace()
    #expect(picture(field) == "(55|")
  }

  @Test func theCaretStaysBeforeTheGuide() throws {
    var field = field(try InputMask("(###) ### - ####", guide: "_"))
    field.type("555")
    #expect(picture(field) == "(555) |___ - ____")
    field.perform(.move(.forward, .document, extending: false))
    #expect(picture(field) == "(555) |___ - ____")
    field.type("1")
    #expect(picture(field) == "(555) 1|__ - ____")
    field.backspace(2)
    #expect(picture(field) == "(55|_) ___ - ____")
    field.perform(.move(.backward, .document, extending: false))
    #expect(picture(field) == "(|55_) ___ - ____")
    field.backspace()
    #expect(field.text == "(55_) ___ - ____")
  }

  @Test func separatorsEndOptionalTokensAndCanBeDeleted() throws {
    var field = field(try InputMask("#?#/#?#/####"))
    field.type("1")
    #expect(picture(field) == "1|")
    var address = self.field(try InputMask("#+.#+"))
    address.type("10.2")
    #expect(picture(address) == "10.2|")
    address.backspace(2)
    #expect(picture(address) == "10|")
    address.type("3")
    #expect(picture(address) == "103|")
    field.type("2/")
    field.type("3")
    #expect(field.text == "12/3")
  }

  @Test func aSeparatorDecidesWhichOptionalTokensStayEmpty() throws {
    var field = field(try InputMask("#?#/#?#/####"))
    field.type("1/2/2024")
    #expect(picture(field) == "1/2/2024|")
    field.backspace(5)
    #expect(picture(field) == "1/2|")
    field.backspace(2)
    #expect(picture(field) == "1|")
  }

  @Test func theBestFittingOfSeveralMasksIsChosenWhileTyping() throws {
    var field = field(try InputMask(["(##) ####-####", "(##) #####-####"]))
    field.type("1198765432")
    #expect(field.text == "(11) 9876-5432")
    field.type("1")
    #expect(picture(field) == "(11) 98765-4321|")
    field.backspace()
    #expect(picture(field) == "(11) 9876-5432|")
  }

  @Test func aFunctionCanChooseTheMask() throws {
    var mask = try InputMask(["#### #### #### ####", "#### ###### #####"])
    mask.choose = { $0.hasPrefix("34") || $0.hasPrefix("37") ? 1 : 0 }
    var field = field(mask)
    field.type("378282246310005")
    #expect(field.text == "3782 822463 10005")
  }

  @Test func fillingFromTheEndShifts() throws {
    var field = field(try InputMask("#+.##", fill: .trailing))
    field.type("1234")
    #expect(picture(field) == "12.34|")
    field.backspace()
    #expect(picture(field) == "1.23|")
    field.perform(.move(.backward, .document, extending: false))
    field.type("9")
    #expect(picture(field) == "9|1.23")
  }

  @Test(arguments: ["1", "7", "71", "777", "123"])
  func aTextFilledFromTheEndIsReadWithoutItsLiteralDigits(_ raw: String) throws {
    let mask = try InputMask("No. 7 ###", fill: .trailing)
    let text = mask.display(raw)
    #expect(text == "No. 7 " + raw)
    #expect(mask.raw(of: text) == raw)
    var field = ValueSession(format: mask.valueFormat)
    for character in raw { field.perform(.insert(String(character))) }
    field.endEditing()
    #expect(field.text == text && field.value == raw)
  }

  @Test func overwritingReplacesDigitsAndKeepsLiterals() throws {
    var field = try phone("(55|5) 123", EditingOptions(overwrite: true))
    field.type("98")
    #expect(picture(field) == "(559) 8|23")
  }

  @Test func undoPassesThroughShownStates() throws {
    var field = try phone()
    field.type("5551")
    field.perform(.paste("23"))
    field.backspace()
    #expect(field.text == "(555) 12")
    field.perform(.undo)
    #expect(picture(field) == "(555) 123|")
    field.perform(.undo)
    #expect(picture(field) == "(555) 1|")
    field.perform(.undo)
    #expect(picture(field) == "|")
    field.perform(.redo)
    field.type("9")
    #expect(field.text == "(555) 19")
  }

  @Test func nothingIsFormattedInsideAComposition() throws {
    var field = try phone("(555|")
    field.perform(.mark("１", selected: 1..<1))
    #expect(picture(field) == "(555{１|}")
    field.perform(.mark("１２", selected: 2..<2))
    #expect(picture(field) == "(555{１２|}")
    field.perform(.unmark)
    #expect(picture(field) == "(555) 12|")
    field.perform(.undo)
    #expect(picture(field) == "(555|")
  }

  @Test func aRefusedCompositionLeavesTheFieldAsItWas() throws {
    var field = try phone("(555|")
    field.perform(.mark("に", selected: 1..<1))
    #expect(field.perform(.unmark).contains(.refused(.format)))
    #expect(picture(field) == "(555|")
  }

  @Test func emojiAndCombiningMarksAreRefusedNotMangled() throws {
    var field = try phone("(555|")
    field.type("👍🏽\u{301}é")
    #expect(picture(field) == "(555|")
    field.perform(.paste("1\u{301}2👨‍👩‍👧3"))
    #expect(field.text == "(555) 23")
  }

  @Test func aBrowserReportsAnEditAfterTheFact() throws {
    var field = try phone("(555|")
    field.perform(.replace(4..<4, with: "1", selection: EditSelection(caret: 5)))
    #expect(picture(field) == "(555) 1|")
    field.perform(.replace(6..<7, with: "", selection: EditSelection(caret: 6)))
    #expect(picture(field) == "(555|")
  }

  @Test func replacingASelectionAcrossLiterals() throws {
    var field = try phone("(5[55) 1]23")
    field.type("7")
    #expect(picture(field) == "(57|2) 3")
  }

  @Test func settingTheTextFormatsIt() throws {
    var field = try phone()
    field.setText("5551234")
    #expect(picture(field) == "(555) 123 - 4|")
  }

  @Test func aGuideThatJoinsTheLiteralBeforeItKeepsTheCaretOutOfTheCharacter() throws {
    // U+07EB combines with the bracket: there is no caret position between the two.
    var field = field(try InputMask("(##) #", guide: "\u{7EB}"))
    field.type("5")
    for command in [EditCommand.delete(.backward, .grapheme), .select(EditSelection(caret: 1)), .undo] {
      field.perform(command)
      let text = field.state.text
      let caret = text.utf16.index(text.startIndex, offsetBy: field.state.selection.head)
      #expect(caret == text.endIndex || text.indices.contains(caret))
    }
  }

  @Test func biasIsAnOption() throws {
    var field = try phone("(55|", EditingOptions(bias: EditingOptions.Bias(insert: .after, delete: .before)))
    field.type("5")
    field.type("1")
    field.perform(.select(EditSelection(caret: 3)))
    field.type("7")
    #expect(picture(field) == "(557) |51")
  }
}

extension String {
  /// The text with something inserted at a character offset.
  func replacing(_ offset: Int, _ text: String) -> String {
    var result = self
    result.insert(contentsOf: text, at: index(startIndex, offsetBy: offset))
    return result
  }
}
