import EditingTestSupport
import Foundation
import Testing
import TextEditing
import TextFormats

/// Zeros in front of a number that has groups: a separator between groups never becomes a decimal sign.
@Suite struct LeadingZeroTests {
  private let style = Decimal.FormatStyle(locale: Locale(identifier: "en_US"))

  private func field(_ text: String, _ selection: Range<Int>) -> EditingSession {
    var field = TextEntry.typed(text, into: style.editFormat)
    field.perform(.select(EditSelection(selection)))
    return field
  }

  /// The values of the field's own reading and of Foundation's.
  private func values(_ text: String) throws -> [Decimal?] {
    let live = LiveNumber(try #require(style.numberShape))
    return [live.canonical(text).flatMap { Decimal(string: $0) }, try? style.value(of: text)]
  }

  @Test func aZeroTypedOverTheFirstDigitOfAGroupedNumberGoesWithIt() throws {
    for isPasted in [false, true] {
      var field = field("-4352", 1..<2)
      field.perform(isPasted ? .paste("0") : .insert("0"))
      #expect(field.text == "-352")
      #expect(field.selection == EditSelection(caret: 1))
      #expect(try values(field.text) == [-352, -352])
      field.perform(.undo)
      #expect(field.text == "-4,352")
    }
    var field = field("4352", 0..<1)
    for key in ["0", "9"] { field.perform(.insert(key)) }
    #expect(field.text == "9,352")
  }

  @Test func aZeroInFrontOfAShortNumberStays() {
    var field = field("5", 0..<0)
    for key in ["0", "."] { field.perform(.insert(key)) }
    #expect(field.text == "0.5")
  }

  /// Deleting the first digit leaves zeros, and typing one again gives the number back.
  @Test func zerosThatADeletionLeavesAreNoFraction() throws {
    var field = field("1000500", 1..<1)
    field.perform(.delete(.backward, .grapheme))
    #expect(field.text == "000500")
    #expect(try values(field.text) == [500, 500])
    field.perform(.insert("2"))
    #expect(field.text == "2,000,500")
  }

  @Test(arguments: ["0352", "00352", "0001234"]) func typedZerosInFrontHaveNoGroupsBehindThem(_ text: String) throws {
    #expect(TextEntry.differences(text, style.editFormat) == [])
    let shown = TextEntry.typed(text, into: style.editFormat).text
    #expect(shown == text)
    let value = try #require(Decimal(string: text))
    #expect(try values(shown) == [value, value])
  }

  /// What a style writes with zeros in front is read as the style reads it.
  @Test func aProgramsZerosInFrontAreNoFraction() throws {
    let padded = style.precision(.integerLength(5...))
    for value in [Decimal(7), 234, 1_234, 98_765, -234] {
      let written = padded.format(value)
      let field = EditingSession(text: written, format: padded.editFormat)
      #expect(try padded.value(of: field.text) == value, "\(written) \(field.text)")
      #expect(try values(field.text) == [value, value])
    }
  }

  @Test(arguments: UInt64(1)...300) func noEditMakesTheFieldsReadingAnotherThanFoundations(_ seed: UInt64) throws {
    var edits = RandomEdits(seed: seed)
    var field = TextEntry.typed("\(edits.int(0...9_999_999))", into: style.editFormat)
    for _ in 0..<30 {
      field.perform(edits.command(for: field.state, atoms: ["0", "0", "00", "000", "1", "05", "0.5", "1,000"]))
      field.perform(.unmark)
      let values = try values(field.text)
      #expect(values[0] == values[1], "\(field.text)")
    }
  }
}
