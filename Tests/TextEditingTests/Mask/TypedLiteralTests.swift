import EditingTestSupport
import Testing

@testable import TextEditing

/// Literals that the user types are recognized, and the same text gives the same field however it is split.
@Suite struct TypedLiteralTests {
  private func typed(_ mask: InputMask, _ text: String) -> EditingSession {
    var field = EditingSession(format: mask.format)
    for character in text { field.perform(.insert(String(character))) }
    return field
  }

  private func isRefused(_ mask: InputMask, _ text: String) -> Bool {
    var field = EditingSession(format: mask.format)
    return text.contains { field.perform(.insert(String($0))) == [.refused(.format)] }
  }

  private func pasted(_ mask: InputMask, _ texts: String...) -> EditingSession {
    var field = EditingSession(format: mask.format)
    for text in texts { field.perform(.paste(text)) }
    return field
  }

  @Test(arguments: [InputMask.Literals.lazy, .eager])
  func typedLiteralDigitsAreNotDoubled(_ literals: InputMask.Literals) throws {
    let phone = try InputMask("+1 (###) ###-####", literals: literals)
    #expect(typed(phone, "+1 (213) 555-1234").text == "+1 (213) 555-1234")
    #expect(typed(phone, "+12135551234").text == "+1 (213) 555-1234")
    #expect(typed(phone, "12135551234").text == "+1 (213) 555-1234")
    #expect(typed(phone, "1 (213) 555-1234").text == "+1 (213) 555-1234")
    #expect(typed(phone, "2135551234").text == "+1 (213) 555-1234")
    let plate = try InputMask("AA-20##-####", literals: literals)
    #expect(typed(plate, "AB-2026-1234").text == "AB-2026-1234")
    #expect(typed(plate, "AB20261234").text == "AB-2026-1234")
    #expect(typed(plate, "AB261234").text == "AB-2026-1234")
  }

  @Test func aTypedLiteralIsShown() throws {
    let phone = try InputMask("+1 (###) ###-####")
    var field = EditingSession(format: phone.format)
    var shown: [String] = []
    for character in "+1 (2" {
      field.perform(.insert(String(character)))
      shown.append(picture(field))
    }
    #expect(shown == ["+|", "+1|", "+1 |", "+1 (|", "+1 (2|"])
    field.backspace()
    #expect(picture(field) == "|")
    field = typed(phone, "+1")
    field.backspace()
    #expect(picture(field) == "|")
    #expect(phone.raw(of: "+1 (") == "")
    #expect(!phone.isComplete("+1 ("))
  }

  @Test func aTypedLiteralMovesTheCaretPastIt() throws {
    let phone = try InputMask("(###) ###-####")
    var field = typed(phone, "(555) 123-4567")
    #expect(picture(field) == "(555) 123-4567|")
    field.perform(.select(EditSelection(caret: 4)))
    #expect(field.perform(.insert(")")) == [.selectionChanged])
    #expect(picture(field) == "(555)| 123-4567")
    #expect(field.perform(.insert(")")) == [.refused(.format)])
  }

  @Test func aDigitTypedAfterALiteralThatIsShownIsInput() throws {
    let phone = try InputMask("+1 (###) ###-####")
    var field = typed(phone, "2135551234")
    field.perform(.select(EditSelection(caret: 4)))
    field.perform(.insert("1"))
    #expect(picture(field) == "+1 (1|13) 555-1234")
  }

  @Test func aCountryCodeWithoutAPositionIsDroppedFromTypedTextToo() throws {
    let phone = try InputMask("(###) ### - ####")
    #expect(typed(phone, "+1 555 123 4567").text == "(555) 123 - 4567")
    #expect(pasted(phone, "+1 555 1", "23 4567").text == "(555) 123 - 4567")
  }

  /// Compares all ways to enter a text.
  private func expectOneField(_ mask: InputMask, _ text: String, _ edits: inout RandomEdits) {
    // From the end a character decides where those before it go: one in a place of another kind is refused by itself
    // when it is typed, and with the text that follows it when it is pasted.
    if mask.fill == .trailing, isRefused(mask, text) { return }
    let atOnce = pasted(mask, text)
    let half = text.index(text.startIndex, offsetBy: edits.int(0...text.count))
    let inTwo = pasted(mask, String(text[..<half]), String(text[half...]))
    let typed = typed(mask, text)
    #expect(typed.state == atOnce.state, "\(mask.patterns) \(text)")
    #expect(inTwo.state == atOnce.state, "\(mask.patterns) \(text)")
    #expect(typed.significance == atOnce.significance, "\(mask.patterns) \(text)")
    #expect(mask.raw(of: typed.text) == mask.raw(of: atOnce.text))
    #expect(mask.isComplete(typed.text) == mask.isComplete(atOnce.text))
    // A token without bounds before a literal that is also input can be read in several ways.
    guard mask.programs.count == 1, mask.programs[0].capacity != nil else { return }
    #expect(mask.display(typed.text) == typed.text, "\(mask.patterns) \(text)")
  }

  /// Line breaks and tabs become spaces, which join characters that these do not.
  private static let atoms = MaskProperties.atoms.filter {
    $0.count == 1 && !$0.contains(where: { $0.isNewline || $0 == "\t" })
  }

  @Test(arguments: UInt64(1)...500) func theSameTextGivesTheSameFieldHoweverItIsSplit(_ seed: UInt64) {
    var edits = RandomEdits(seed: seed &* 48_271)
    let mask = MaskProperties.mask(&edits)
    expectOneField(
      mask, edits.text(0...14, from: Self.atoms),
      &edits)
  }

  /// Masks with literal digits after a literal that can't be input, as written by hand.
  @Test(arguments: UInt64(1)...500) func aTextInTheFormOfTheMaskIsKeptAsItIs(_ seed: UInt64) throws {
    var edits = RandomEdits(seed: seed &* 69_621)
    let pieces = ["##", "###", "AA", "(#", "-1#", " 20##", "/", ") #", "-A-", ".7.##"]
    var pattern = ""
    // A literal digit directly after a token can't be distinguished from input.
    for _ in 0..<edits.int(1...5) { pattern += edits.pick(pieces) }
    guard let mask = try? InputMask(pattern, literals: edits.bool() ? .lazy : .eager) else { return }
    var text = ""
    for symbol in pattern {
      switch symbol {
      case "#": text += edits.pick(["0", "1", "2", "7"])
      case "A": text += edits.pick(["a", "B"])
      default: text.append(symbol)
      }
    }
    #expect(typed(mask, text).text == text, "\(pattern)")
    #expect(mask.display(text) == text, "\(pattern)")
    expectOneField(mask, text, &edits)
    expectOneField(mask, String(text.prefix(edits.int(0...text.count))), &edits)
  }

  @Test(arguments: UInt64(1)...300) func aFullMaskIsTypedOverAlikeHoweverTheTextIsSplit(_ seed: UInt64) throws {
    var edits = RandomEdits(seed: seed &* 16_807)
    let mask = try InputMask(edits.pick(["(###) ###-####", "+1 (###) ###", "##/##/####", "AA-20##"]))
    var full = ""
    for symbol in mask.patterns[0] {
      full += symbol == "#" ? edits.pick(["3", "4"]) : symbol == "A" ? "q" : String(symbol)
    }
    let start = edits.int(0...full.count)
    let text = edits.text(0...5, from: ["1", "2", "7", "a", "-", "/", " "])
    func field(_ pieces: [String]) -> EditingSession {
      var field = EditingSession(text: full, format: mask.format)
      field.perform(.select(EditSelection(caret: start)))
      for piece in pieces { field.perform(.insert(piece)) }
      return field
    }
    let typed = field(text.map { String($0) })
    #expect(typed.state == field([text]).state, "\(mask.patterns) \(full) \(text) at \(start)")
    #expect(typed.text.count == full.count, "\(mask.patterns) \(full) \(text) at \(start)")
  }
}
