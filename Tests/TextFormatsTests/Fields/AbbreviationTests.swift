import Foundation
import Testing
import TextEditing
import TextFormats

/// Abbreviations with a point in front of a number, in fields that have another symbol or none.
@Suite struct AbbreviationTests {
  private static func format(_ kind: String) -> EditFormat {
    let (english, german) = (Locale(identifier: "en_US"), Locale(identifier: "de_DE"))
    return switch kind {
    case "dollars": Decimal.FormatStyle.Currency(code: "USD", locale: english).editFormat
    case "crowns": Decimal.FormatStyle.Currency(code: "DKK", locale: Locale(identifier: "da_DK")).editFormat
    case "German": Decimal.FormatStyle(locale: german).editFormat
    case "whole": IntegerFormatStyle<Int>(locale: english).editFormat
    default: Decimal.FormatStyle(locale: english).editFormat
    }
  }

  @Test(arguments: [
    ("dollars", "Rs. 500", "$500"), ("dollars", "Rs.500", "$500"), ("dollars", "Rs.500.25", "$500.25"),
    ("dollars", "kr.500,25", "$500.25"), ("dollars", "руб. 500", "$500"), ("dollars", "د.ب. 7.25", "$7.25"),
    ("dollars", "Rs. -5", "-$5"), ("dollars", "-Rs.5", "-$5"), ("dollars", "B/.500", "$500"),
    ("dollars", "US$.50", "$.50"),
    ("crowns", "kr.500,25", "500,25\u{A0}kr."), ("crowns", "Rs.500,25", "500,25\u{A0}kr."),
    ("German", "kr.500,25", "500,25"), ("German", "Rs. 1.234,5", "1.234,5"),
    ("plain", "Rs. 500", "500"), ("plain", "Rs.500", "500"), ("plain", "Rs.500.25", "500.25"),
    ("plain", "kr.500,25", "500.25"), ("plain", "Rs.1,234.5", "1,234.5"), ("plain", "costs .5", ".5"),
    ("plain", ".5", ".5"), ("whole", "Rs. 500", "500"), ("whole", "Rs.1,234", "1,234"),
  ]) func thePointOfAnAbbreviationIsNoDecimalSignHoweverItComesIn(_ kind: String, _ text: String, _ shown: String) {
    let format = Self.format(kind)
    #expect(TextEntry.differences(text, format) == [])
    #expect(TextEntry.typed(text, into: format).text == shown)
    #expect(EditingSession(text: text, format: format).text == shown)
    for start in ["5", "1234"] {
      // Over a selected number, as in a field that was reached by Tab.
      var field = TextEntry.typed(start, into: format)
      field.perform(.selectAll)
      for character in text { field.perform(.insert(String(character))) }
      #expect(field.text == shown, "over \(start)")
    }
  }

  @Test func anAbbreviationBehindANumberChangesNoSign() {
    for text in ["7,125 Rs.", "7,125Rs."] {
      #expect(TextEntry.differences(text, Self.format("German")) == [])
      #expect(TextEntry.typed(text, into: Self.format("German")).text == "7,125")
    }
  }

  @Test func anAbbreviationTypedInFrontOfANumberChangesItsValueNot() {
    var field = TextEntry.typed("125", into: Self.format("plain"))
    field.perform(.select(EditSelection(caret: 0)))
    for character in "Rs." { field.perform(.insert(String(character))) }
    #expect(field.text == "125")
    field.perform(.select(EditSelection(caret: 1)))
    field.perform(.select(EditSelection(caret: 0)))
    field.perform(.insert("."))
    #expect(field.text == ".125")
  }

  @Test func aLetterIsForgottenWhenTheCaretMoves() {
    var field = TextEntry.typed("Rs", into: Self.format("plain"))
    field.breakUndoCoalescing()
    for key in [".", "5"] { field.perform(.insert(key)) }
    #expect(field.text == ".5")
  }

  @Test func aRefusedLetterChangesNeitherTextNorSelectionNorUndo() {
    var field = TextEntry.typed("12", into: Self.format("dollars"))
    field.perform(.selectAll)
    let state = field.state
    #expect(field.perform(.insert("R")) == [.refused(.format)])
    #expect(field.state == state)
    #expect(field.undoDepth == 1)
  }
}
