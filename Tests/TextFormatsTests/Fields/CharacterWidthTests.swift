import Testing
import TextEditing

/// Full-width and half-width characters, as the input methods of East Asia write them.
@Suite struct CharacterWidthTests {
  /// ASCII digits at full width.
  private func wide(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { Unicode.Scalar($0.value + 0xFEE0) ?? $0 }))
  }

  @Test(arguments: [
    FieldKind.number, .integer, .dollars, .euros, .yen, .percent, .arabic, .phone, .phoneOfGermany, .card, .expiry,
    .date, .germanDate, .time, .mask, .eagerMask, .guidedMask,
  ])
  func fullWidthDigitsAreDigits(_ kind: FieldKind) {
    let expected = kind.typed().text
    var typed = kind.field()
    typed.type(wide(kind.keys))
    #expect(typed.text == expected)
    var pasted = kind.field()
    pasted.perform(.paste(wide(kind.keys)))
    #expect(pasted.text == expected)
    // An input method commits several at once.
    var composed = kind.field()
    let middle = kind.keys.index(kind.keys.startIndex, offsetBy: kind.keys.count / 2)
    for part in [kind.keys[..<middle], kind.keys[middle...]] {
      composed.perform(.mark(wide(String(part)), selected: part.count..<part.count))
      composed.perform(.unmark)
    }
    #expect(composed.text == expected)
  }

  /// A half-width letter and its voicing mark are one character for the user.
  @Test func aLimitCountsHalfWidthKanaWithTheirMarks() {
    let options = EditingOptions(limit: 3)
    for text in ["ｶﾞｷﾞｸﾞｹﾞ", "ﾊﾟﾋﾟﾌﾟﾍﾟ", "ｶﾞAﾊﾟｹﾞ"] {
      let expected = String(text.prefix(3))
      #expect(expected.unicodeScalars.count > 3)
      var typed = EditingSession(options: options)
      for character in text { typed.perform(.insert(String(character))) }
      #expect(typed.text == expected)
      var pasted = EditingSession(options: options)
      pasted.perform(.paste(text))
      #expect(pasted.text == expected)
      var composed = EditingSession(options: options)
      composed.perform(.mark(text, selected: text.utf16.count..<text.utf16.count))
      composed.perform(.unmark)
      #expect(composed.text == expected)
    }
  }

  /// A voicing mark that is typed by itself joins the letter before it, in a full field too.
  @Test(arguments: ["\u{FF9E}", "\u{FF9F}", "\u{3099}", "\u{301}"])
  func aMarkJoinsTheLetterBeforeItAtAFullLimit(_ mark: String) throws {
    let letters = try InputMask("AAA")
    let formats: [(EditingOptions, EditFormat?)] = [
      (EditingOptions(limit: 3), nil), (EditingOptions(), letters.format), (EditingOptions(limit: 3), letters.format),
    ]
    let text = "ﾊﾋﾎ" + mark
    #expect(text.count == 3)
    for (options, format) in formats {
      func field() -> EditingSession { EditingSession(options: options, format: format) }
      var pasted = field()
      pasted.perform(.paste(text))
      #expect(pasted.text == text)
      for ways in [["ﾊ", "ﾋ", "ﾎ", mark], ["ﾊﾋﾎ", mark], ["ﾊ", "ﾋﾎ" + mark]] {
        var typed = field()
        for part in ways { typed.perform(.insert(part)) }
        #expect(typed.state == pasted.state)
        var composed = field()
        for part in ways {
          composed.perform(.mark(part, selected: part.utf16.count..<part.utf16.count))
          composed.perform(.unmark)
        }
        #expect(composed.state == pasted.state)
      }
      // In the middle, and deleted with its letter.
      var edited = field()
      for part in ["ﾊ", "ﾎ"] { edited.perform(.insert(part)) }
      edited.perform(.select(EditSelection(caret: 1)))
      edited.perform(.insert(mark))
      #expect(edited.text == "ﾊ" + mark + "ﾎ")
      edited.perform(.delete(.backward, .grapheme))
      #expect(edited.text == "ﾎ")
    }
  }

  @Test func aMarkOnADigitIsRefusedAndLeavesTheDigit() {
    for kind in [FieldKind.number, .mask, .phone, .date, .card] {
      var field = kind.typed()
      let state = field.state
      #expect(field.perform(.insert("\u{301}")) == [.refused(.format)], "\(kind)")
      #expect(field.state == state, "\(kind)")
    }
  }
}
