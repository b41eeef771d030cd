import EditingTestSupport
import TextEditing
import Testing

/// Of several masks the one is used that keeps what was typed first, or that a part of the text fills, however it
/// arrives.
@Suite struct SeveralMaskTests {
  private static let codes = ["#####", "#####-####", "A#A #A#"]

  private func codes() throws -> InputMask { try InputMask(Self.codes) }

  @Test func textThatOnlyALaterMaskAcceptsIsKept() throws {
    let mask = try codes()
    var typed = EditingSession(format: mask.format)
    for character in "K1A0B1" { typed.perform(.insert(String(character))) }
    #expect(typed.text == "K1A 0B1")
    #expect(mask.raw(of: typed.text) == "K1A0B1")
    var pasted = EditingSession(format: mask.format)
    pasted.perform(.paste("K1A0B1"))
    #expect(pasted.text == "K1A 0B1")
    #expect(EditingSession(text: "K1A0B1", format: mask.format).text == "K1A 0B1")
    var set = EditingSession(format: mask.format)
    set.setText("K1A0B1")
    #expect(set.text == "K1A 0B1")
    set.setText("K1A 0B1")
    #expect(set.text == "K1A 0B1")
    #expect(mask.display("K1A0B1") == "K1A 0B1")
    #expect(mask.raw(of: "K1A 0B1") == "K1A0B1")
    #expect(mask.isComplete("K1A 0B1"))
    #expect(!mask.isComplete("K1A 0B"))
  }

  @Test func theFirstMaskThatKeepsAllIsUsed() throws {
    let mask = try codes()
    #expect(mask.display("12345") == "12345")
    #expect(mask.display("12345-6789") == "12345-6789")
    #expect(mask.raw(of: "12345-6789") == "123456789")
    #expect(mask.isComplete("12345"))
  }

  @Test func noiseDoesNotDecide() throws {
    let mask = try codes()
    #expect(mask.display("(123) 45") == "12345")
    #expect(mask.display(" k1a.0b1 ") == "k1a 0b1")
    #expect(mask.display("(K1A)") == "K1A")
  }

  @Test func whatIsShownStaysWhenNoMaskAcceptsTheNextCharacter() throws {
    let mask = try codes()
    for text in ["K55", "K555", "K5555"] {
      var typed = EditingSession(format: mask.format)
      for character in text { typed.perform(.insert(String(character))) }
      #expect(typed.text == "K5")
      #expect(mask.display(text) == "K5")
    }
    var session = EditingSession(text: "K5", format: mask.format)
    #expect(session.perform(.insert("5")) == [.refused(.format)])
    #expect(session.text == "K5")
    // What fills a mask is no noise; what is before it is.
    #expect(mask.display("ZIP 12345") == "12345")
    #expect(mask.display("ZIP 12345-6789") == "12345-6789")
  }

  @Test func aDeletionKeepsTheFirstCharactersWhereItHasToDropOne() throws {
    var session = EditingSession(text: "K1A 0", format: try codes().format)
    session.perform(.select(EditSelection(caret: 3)))
    session.perform(.delete(.backward, .grapheme))
    #expect(session.text == "K1")
    session.perform(.undo)
    #expect(session.text == "K1A 0")
  }

  @Test func choosingAMaskReceivesTheCharactersOfAllMasks() throws {
    var mask = try codes()
    mask.choose = { raw in raw.first?.isLetter == true ? 2 : 0 }
    #expect(mask.display("K1A0B1") == "K1A 0B1")
    #expect(mask.display("12345") == "12345")
  }

  @Test func replacingPartOfTheTextLosesNothingThatWasThere() throws {
    var session = EditingSession(text: "12345", format: try codes().format)
    session.perform(.select(EditSelection(caret: 5)))
    session.perform(.insert("K"))
    #expect(session.text == "12345")
    session.perform(.selectAll)
    session.perform(.insert("K"))
    #expect(session.text == "K")
  }

  // MARK: random masks

  private static let tokens = ["#", "A", "*", "##", "A#", "#A#"]

  /// Patterns whose literals are not typed as input.
  private static func patterns(_ edits: inout RandomEdits) -> [String] {
    (0..<edits.int(2...4)).map { _ in
      let pieces = (0..<edits.int(1...4)).map { _ in edits.pick(Self.tokens) }
      return pieces.joined(separator: edits.pick(["", "-", " ", "/"]))
    }
  }

  private func letters(_ text: String) -> Int { text.count { $0.isLetter || $0.isNumber } }

  /// The number of characters by which a mask is chosen: all that it keeps where they fill it, and otherwise those
  /// before the first that it drops.
  private func rank(of pattern: String, for text: String) throws -> Int {
    let mask = try InputMask(pattern)
    let shown = mask.display(text)
    if mask.isComplete(shown) { return letters(shown) }
    var kept = 0
    for end in text.indices where text[end].isLetter || text[end].isNumber {
      guard letters(mask.display(String(text[...end]))) == kept + 1 else { break }
      kept += 1
    }
    return kept
  }

  @Test(arguments: UInt64(1)...200) func noOtherMaskFitsBetter(_ seed: UInt64) throws {
    var edits = RandomEdits(seed: seed)
    let patterns = Self.patterns(&edits)
    let text = edits.text(0...10, from: ["1", "2", "7", "a", "B", "z", "-", " ", "/", "(", "é"])
    let shown = try InputMask(patterns).display(text)
    let ranks = try patterns.map { try rank(of: $0, for: text) }
    let best = try #require(ranks.max())
    let chosen = try zip(patterns, ranks).filter { try InputMask($0.0).display(text) == shown }
    #expect(chosen.contains { $0.1 == best }, "\(patterns) \(text)")
  }

  @Test(arguments: UInt64(1)...200) func aTextThatFillsAMaskIsTheSameHoweverItArrives(_ seed: UInt64) throws {
    var edits = RandomEdits(seed: seed &* 31)
    let patterns = Self.patterns(&edits)
    let mask = try InputMask(patterns)
    var text = ""
    for symbol in edits.pick(patterns) {
      switch symbol {
      case "#": text += edits.pick(["1", "2", "7"])
      case "A": text += edits.pick(["a", "B", "z"])
      case "*": text += edits.pick(["1", "a"])
      default: break
      }
    }
    var typed = EditingSession(format: mask.format)
    for character in text { typed.perform(.insert(String(character))) }
    var inTwo = EditingSession(format: mask.format)
    let half = text.index(text.startIndex, offsetBy: edits.int(0...text.count))
    inTwo.perform(.paste(String(text[..<half])))
    inTwo.perform(.paste(String(text[half...])))
    var atOnce = EditingSession(format: mask.format)
    atOnce.perform(.paste(text))
    #expect(atOnce.text == mask.display(text), "\(patterns) \(text)")
    #expect(typed.text == atOnce.text, "\(patterns) \(text)")
    #expect(inTwo.text == atOnce.text, "\(patterns) \(text)")
    #expect(mask.raw(of: atOnce.text) == text, "\(patterns) \(text)")
    #expect(EditingSession(text: text, format: mask.format).text == atOnce.text)
  }
}
