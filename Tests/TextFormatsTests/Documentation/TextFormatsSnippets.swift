import Foundation
import Testing
import TextEditing
import TextFormats

/// The examples of the module TextFormats; `DocumentationTests` compares them with the articles.
@Suite struct TextFormatsSnippets {
  @Test func formattingWhileTyping1() throws {
    let style = IntegerFormatStyle<Int>(locale: Locale(identifier: "en_US"))
    var session = EditingSession(format: style.editFormat)
    session.perform(.insert("1234567"))
    #expect(session.text == "1,234,567")
    #expect(try style.value(of: session.text) == 1234567)
  }

  @Test func formattingWhileTyping2() throws {
    struct Hex: ParseableFormatStyle {
      struct Strategy: ParseStrategy {
        func parse(_ value: String) throws -> Int {
          guard let number = Int(value.drop { $0 == "#" }, radix: 16) else { throw CocoaError(.formatting) }
          return number
        }
      }
      var parseStrategy: Strategy { Strategy() }
      func format(_ value: Int) -> String { "#" + String(value, radix: 16, uppercase: true) }
    }

    var color = ValueSession(format: Hex())
    color.perform(.insert("FF8800"))
    #expect(color.text == "#FF8800")
    #expect(color.value == 16746496)
  }

  @Test func formattingWhileTyping3() throws {
    struct PlateStyle: LiveFormatStyle {
      struct Strategy: ParseStrategy {
        func parse(_ value: String) throws -> String { value.filter { $0 != "-" } }
      }
      private var mask: InputMask? { try? InputMask("AA-####", tokens: ["A": InputMask.Token.letter.uppercased]) }
      var parseStrategy: Strategy { Strategy() }
      var liveFormat: EditFormat? { mask?.format }
      func format(_ value: String) -> String { mask?.display(value) ?? value }
      func isComplete(_ text: String) -> Bool { mask?.isComplete(text) ?? true }
    }

    var plate = ValueSession(format: PlateStyle())
    plate.perform(.insert("ab12"))
    #expect(plate.text == "AB-12")
    #expect(plate.value == "AB12")
    #expect(plate.isComplete == false)
  }

  @Test func formattingWhileTyping4() throws {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "de_DE")
    formatter.numberStyle = .decimal
    var session = EditingSession(format: formatter.editFormat)
    session.perform(.insert("1234,5"))
    #expect(session.text == "1.234,5")
  }

  @Test func testingAFormat() throws {
    var session = ValueSession(format: .mask("(###) ### - ####"))
    for character in "5551234567" { session.perform(.insert(String(character))) }
    #expect(session.text == "(555) 123 - 4567")
    session.perform(.select(EditSelection(caret: 6)))
    session.perform(.delete(.backward, .grapheme))
    #expect(session.text == "(551) 234 - 567")
    #expect(session.selection == EditSelection(caret: 3))
    session.perform(.undo)
    #expect(session.value == "5551234567")
  }

  @Test func textFormats() throws {
    var amount = ValueSession<Decimal>(format: .currency(code: "USD").locale(Locale(identifier: "en_US")))
    amount.perform(.insert("1234.5"))
    #expect(amount.text == "$1,234.5")
    #expect(amount.value == 1234.5)
    amount.endEditing()
    #expect(amount.text == "$1,234.50")

    // The last digit checks the others.
    let style = CardNumberFormatStyle()
    #expect(style.isComplete("4111 1111 1111 1112") == false)
    let session = EditingSession(text: "4111111111111111", format: style.editFormat)
    #expect(session.text == "4111 1111 1111 1111")
  }

  @Test func valueFormatStyle1() throws {
    let amount = Decimal.FormatStyle.Currency(code: "USD", locale: Locale(identifier: "en_US")).valueFormat
    #expect(amount.value("$1,234.50") == 1234.5)
    #expect(amount.text(99) == "$99.00")
  }

  @Test func valueFormatStyle2() throws {
    var session = ValueSession(format: .mask("(###) ### - ####"))
    session.perform(.insert("5551234567"))
    #expect(session.value == "5551234567")
  }

  @Test func readMe() throws {
    var phone = ValueSession(format: .mask("(###) ### - ####"))
    phone.perform(.insert("5551234"))
    #expect(phone.text == "(555) 123 - 4")
    #expect(phone.value == "5551234")
    #expect(phone.isComplete == false)
    phone.perform(.delete(.backward, .word))
    #expect(phone.text == "(555) 123")
    phone.perform(.undo)
    #expect(phone.text == "(555) 123 - 4")
  }
}
