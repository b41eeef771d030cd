import Testing

@testable import PlatenTerminal

/// Answers of the terminal that come between the parts of a paste.
@Suite struct PastedAnswerTests {
  static let answers: [(String, TerminalAnswer)] = [
    ("[?62;22c", .deviceAttributes([62, 22])), ("[?1u", .keyboardFlags(1)),
    ("[?2026;2$y", .mode(2026, state: 2)), ("[2;3R", .cursorPosition(row: 2, column: 3)),
    ("[?1;3R", .cursorPosition(row: 1, column: 3)),
    ("]11;rgb:1e1e/1e1e/2e2e\u{1B}\\", .osc(11, "rgb:1e1e/1e1e/2e2e")),
    ("]11;rgb:ffff/ffff/ffff\u{7}", .osc(11, "rgb:ffff/ffff/ffff")),
  ]

  private func decoder(awaiting: Bool = true) -> InputDecoder {
    var decoder = InputDecoder()
    decoder.awaitsAnswers = awaiting
    return decoder
  }

  @Test(arguments: answers) func `an answer inside a paste is an answer`(_ bytes: String, _ answer: TerminalAnswer) {
    let input = Array("\u{1B}[200~one\u{1B}\(bytes)two\u{1B}[201~x".utf8)
    for split in 0...input.count {
      var decoder = decoder()
      var events = decoder.decode(input[..<split], at: .zero)
      events += decoder.decode(input[split...], at: .milliseconds(1))
      #expect(events == [.answer(answer), .paste("onetwo"), .text("x")], "split at \(split)")
    }
  }

  @Test(arguments: answers) func `an answer inside a paste that does not end is none of its text`(
    _ bytes: String, _ answer: TerminalAnswer
  ) {
    let input = Array("\u{1B}\(bytes)".utf8)
    for split in 1..<input.count {
      var decoder = decoder()
      #expect(decoder.decode(Array("\u{1B}[200~one".utf8) + input[..<split], at: .zero) == [])
      // What has begun may be an answer, the text before it is passed on.
      #expect(decoder.timeout(at: .seconds(2)) == [.paste("one")])
      #expect(decoder.decode(input[split...], at: .seconds(3)) == [.answer(answer)])
      #expect(decoder.timeout(at: .seconds(9)) == [])
    }
  }

  @Test func `several answers follow one another`() {
    let all = Self.answers.map { "\u{1B}" + $0.0 }.joined()
    var decoder = decoder()
    #expect(
      decoder.decode(Array("\u{1B}[200~one\(all)\u{1B}[201~".utf8), at: .zero)
        == Self.answers.map { .answer($0.1) } + [.paste("one")])
  }

  @Test func `what is no answer is text of the paste`() {
    var decoder = decoder()
    let input = "\u{1B}[200~a\u{1B}[31mb\u{1B}[Ac\u{1B}]x\u{1B}d\u{1B}[201~"
    #expect(decoder.decode(Array(input.utf8), at: .zero) == [.paste("a[31mb[Ac]xd")])
  }

  @Test func `where none is expected it is text of the paste`() {
    var decoder = decoder(awaiting: false)
    #expect(decoder.decode(Array("\u{1B}[200~a\u{1B}[?62;22cb\u{1B}[201~".utf8), at: .zero) == [.paste("a[?62;22cb")])
  }
}
