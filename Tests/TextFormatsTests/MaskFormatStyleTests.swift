import TextEditing
import Testing

@testable import TextFormats

@Suite struct MaskFormatStyleTests {
  private let phone: MaskFormatStyle = .mask("(###) ### - ####")

  @Test func theValueIsTheTypedCharacters() throws {
    #expect(phone.format("5551234567") == "(555) 123 - 4567")
    #expect(try phone.parseStrategy.parse("(555) 123 - 4567") == "5551234567")
    #expect(try phone.parseStrategy.parse("5551") == "5551")
    #expect(try phone.parseStrategy.parse("no digits") == "")
  }

  @Test func itsOwnTokensChangeCase() {
    let style = MaskFormatStyle.mask("ccc-CCC", tokens: ["c": .letter.lowercased, "C": .letter.uppercased])
    #expect(style.format("ABCdef") == "abc-DEF")
  }

  /// A literal is compiled once; its options and tokens belong to the mask all the same.
  @Test func oneLiteralWithOtherOptionsIsAnotherMask() {
    for _ in 0..<2 {
      func style(
        literals: InputMask.Literals = .lazy, fill: InputMask.Fill = .leading, guide: Character? = nil,
        tokens: [Character: InputMask.Token] = [:]
      ) -> MaskFormatStyle {
        .mask("A-##", tokens: tokens, literals: literals, fill: fill, guide: guide)
      }
      #expect(style().format("a") == "a" && style(literals: .eager).format("a") == "a-")
      #expect(style(guide: "_").format("a") == "a-__")
      #expect(style(tokens: ["A": .letter.uppercased]).format("a") == "A" && style().format("a") == "a")
      #expect(style().format("a12") == "a-12")
    }
    #expect(MaskFormatStyle.mask("##").format("1a2") == "12" && MaskFormatStyle.mask("#").format("12") == "1")
  }

  @Test func anInvalidMaskThrowsWithTheOffset() {
    #expect(throws: InputMaskError(.nothingQuoted, pattern: 0, offset: 1)) {
      MaskFormatStyle(try InputMask("#\\"))
    }
  }

  @Test func encodingAndDecodingKeepsTheStyle() throws {
    let style = MaskFormatStyle.mask("#+.##", fill: .trailing, guide: "_")
    #expect(try JSONDecoder().decode(MaskFormatStyle.self, from: JSONEncoder().encode(style)) == style)
    #expect(style != .mask("#+.##"))
    let wrong = Data(#"{"patterns":["+?"],"isEager":false,"isTrailing":false}"#.utf8)
    #expect(throws: InputMaskError.self) { try JSONDecoder().decode(MaskFormatStyle.self, from: wrong) }
  }
}
