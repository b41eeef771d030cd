import Testing

@testable import TextEditing

@Suite struct MaskCompilation {
  private func error(
    _ pattern: String, tokens: [Character: InputMask.Token] = [:], fill: InputMask.Fill = .leading,
    guide: Character? = nil
  ) -> InputMaskError? {
    do throws(InputMaskError) {
      _ = try InputMask(pattern, tokens: tokens, fill: fill, guide: guide)
      return nil
    } catch {
      return error
    }
  }

  @Test func anErrorNamesThePlace() {
    #expect(error("") == InputMaskError(.empty, pattern: 0, offset: 0))
    #expect(error("abc") == InputMaskError(.noToken, pattern: 0, offset: 0))
    #expect(error("##\\") == InputMaskError(.nothingQuoted, pattern: 0, offset: 2))
    #expect(error("#+?") == InputMaskError(.repeatedQuantifier, pattern: 0, offset: 2))
    #expect(error("👍#??") == InputMaskError(.repeatedQuantifier, pattern: 0, offset: 4))
    #expect(error("#", tokens: ["+": .digit])?.reason == .reservedToken)
    #expect(error("#?#", fill: .trailing) == InputMaskError(.quantifierInTrailingFill, pattern: 0, offset: 1))
    #expect(error("##+", fill: .trailing) == InputMaskError(.quantifierInTrailingFill, pattern: 0, offset: 2))
    #expect(error("##", guide: "0")?.reason == .unusableGuide)
    #expect(error("#+.##", fill: .trailing) == nil)
  }

  @Test func theSecondOfSeveralMasksIsNamed() {
    #expect(throws: InputMaskError(.nothingQuoted, pattern: 1, offset: 1)) { try InputMask(["#", "#\\"]) }
    #expect(InputMaskError(.nothingQuoted, pattern: 1, offset: 1).description.hasPrefix("mask 2, offset 1"))
  }

  @Test func aBackslashQuotes() throws {
    let mask = try InputMask("\\##\\+#")
    #expect(mask.display("12") == "#1+2")
    #expect(mask.raw(of: "#1+2") == "12")
  }

  @Test func questionMarkAndPlusAfterALiteralAreLiterals() throws {
    #expect(try InputMask("+# ?#").display("12") == "+1 ?2")
  }

  @Test(arguments: [
    ("(###) ### - ####", "5551234567", "(555) 123 - 4567"),
    ("(###) ### - ####", "555", "(555"),
    ("(###) ### - ####", "5551", "(555) 1"),
    ("(###) ### - ####", "", ""),
    ("AA-##", "xy12", "xy-12"),
    ("**-**", "a1b2", "a1-b2"),
    ("#?#/#?#", "123", "12/3"),
    ("#?#/#?#", "1/23", "1/23"),
    ("#+.#+", "10.25", "10.25"),
  ])
  func displaying(_ pattern: String, _ raw: String, _ text: String) throws {
    let mask = try InputMask(pattern)
    #expect(mask.display(raw) == text)
    #expect(mask.display(text) == text)
    #expect(mask.raw(of: text) == raw)
  }

  @Test func customTokensTransform() throws {
    let mask = try InputMask("ccc-CCC", tokens: ["c": .letter.lowercased, "C": .letter.uppercased])
    #expect(mask.display("ABCdef") == "abc-DEF")
    #expect(mask.display("straßeé") == "str-AßE")
    let hex = try InputMask(
      "XX:XX", tokens: ["X": InputMask.Token(.characters("0123456789ABCDEF"), transform: .uppercased)])
    #expect(hex.display("fg0a1") == "F0:A1")
  }

  @Test func eagerLiteralsAppearWithTheCharacterBeforeThem() throws {
    let mask = try InputMask("(###) ### - ####", literals: .eager)
    #expect(mask.display("") == "")
    #expect(mask.display("555") == "(555) ")
    #expect(mask.display("555123") == "(555) 123 - ")
  }

  @Test func aGuideFillsTheRest() throws {
    let mask = try InputMask("(###) ### - ####", guide: "_")
    #expect(mask.display("12") == "(12_) ___ - ____")
    #expect(mask.display("(12_) ___ - ____") == "(12_) ___ - ____")
    #expect(mask.raw(of: "(12_) ___ - ____") == "12")
  }

  @Test func completeness() throws {
    let phone = try InputMask("(###) ### - ####")
    #expect(phone.isComplete("(555) 123 - 4567"))
    #expect(!phone.isComplete("(555) 123 - 456"))
    let optional = try InputMask("#?#/#?#")
    #expect(optional.isComplete("1/2"))
    #expect(optional.isComplete("12/34"))
    #expect(!optional.isComplete("12/"))
    #expect(try InputMask("A+#").isComplete("abc1"))
    #expect(try !InputMask("A+#").isComplete("1"))
  }

  @Test func fillingFromTheEnd() throws {
    let cents = try InputMask("$#+.##", fill: .trailing)
    #expect(cents.display("1") == "$1")
    #expect(cents.display("123") == "$1.23")
    #expect(cents.display("123456") == "$1234.56")
    #expect(cents.raw(of: "$1234.56") == "123456")
    let time = try InputMask("##:##:##", fill: .trailing, guide: "-")
    #expect(time.display("123") == "--:-1:23")
  }

  @Test func digitsOfEveryScriptAreNormalised() throws {
    let mask = try InputMask("(###) ### - ####")
    #expect(mask.display("٥٥٥۱۲۳４５６𝟟") == "(555) 123 - 4567")
  }

  /// Reads each element a bounded number of times, whatever the pattern is made of.
  @Test(arguments: ["a", "a#", "#", "#?", "aaaaaaa#", "#a?", "1#?"]) func compilingIsLinear(_ piece: String) throws {
    func visits(_ count: Int) throws -> Int {
      let mask = try InputMask(String(repeating: piece, count: count) + "#")
      return mask.programs[0].visits
    }
    #expect(try visits(4_000) <= 4 * (piece.count * 4_000 + 1))
  }

  @Test func aTokenIsAskedForItsCharactersOnce() throws {
    nonisolated(unsafe) var questions = 0
    let token = InputMask.Token(
      .matching { _ in
        questions += 1
        return true
      })
    _ = try InputMask(String(repeating: "c", count: 1_000), tokens: ["c": token])
    #expect(questions == 128)
  }
}
