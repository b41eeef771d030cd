import Testing

@testable import PlatenTerminal

/// What bytes mean that may be a key or a part of a sequence, by the time between them. The time is a value.
@Suite struct InputTimingTests {
  /// Input that arrives at times in milliseconds, as a front end passes it: deadlines that come before are met.
  private func events(_ input: [(Int, String)], kitty: Bool = false, until end: Int = 60_000) -> [InputEvent] {
    var decoder = InputDecoder()
    decoder.hasKittyKeyboard = kitty
    var result: [InputEvent] = []
    func wait(until time: Duration) {
      while let deadline = decoder.deadline, deadline < time { result += decoder.timeout(at: deadline) }
    }
    for (milliseconds, bytes) in input {
      let now = Duration.milliseconds(milliseconds)
      wait(until: now)
      result += decoder.decode(Array(bytes.utf8), at: now)
    }
    wait(until: .milliseconds(end))
    return joined(result)
  }

  private func joined(_ events: [InputEvent]) -> [InputEvent] {
    events.reduce(into: []) { result, event in
      if case .text(let more) = event, case .text(let text)? = result.last {
        result[result.count - 1] = .text(text + more)
      } else {
        result.append(event)
      }
    }
  }

  /// The sequences that the decoder supports, as terminals send them.
  static let sequences: [String] = [
    "[A", "[B", "[C", "[D", "[H", "[F", "[1;2C", "[1;5D", "[1;6H", "[2~", "[3~", "[3;5~", "[5~", "[6~", "[15~", "[24~",
    "[Z", "[[A", "[[E", "OA", "OB", "OC", "OD", "OF", "OH", "OP", "OQ", "OR", "OS", "[3^", "[a", "[27u", "[127;5u",
    "[97;1:3u", "[97;2;65u", "[27;5;97~", "[<0;5;3M", "[<0;30;4m", "[<65;1;1M", "[I", "[O", "[?62;22c", "[2;3R",
    "[?2026;2$y", "[?1u", "]11;rgb:0000/0000/0000\u{1B}\\", "]11;rgb:0000/0000/0000\u{7}", "]52;c;aGk=\u{7}",
    "P1$r0m\u{1B}\\", "_Gi=1;OK\u{1B}\\",
  ].map { "\u{1B}" + $0 }

  @Test(arguments: sequences, [1, 29, 31, 100, 400])
  func `a sequence split at any byte types nothing`(_ sequence: String, delay: Int) {
    let escape = InputEvent.key(KeyInput(.escape))
    let whole = events([(0, "a" + sequence + "b")])
    let bytes = Array(sequence.unicodeScalars)
    for split in 1..<bytes.count {
      let parts = [bytes[..<split], bytes[split...]].map { String(String.UnicodeScalarView($0)) }
      let late = events([(0, "a" + parts[0]), (delay, parts[1]), (delay + 2_000, "b")])
      // Escape alone is a key after a while; what comes then is the sequence all the same.
      #expect(joined(late.filter { $0 != escape }) == joined(whole.filter { $0 != escape }), "split after \(split)")
    }
  }

  /// All but strings, which are answers and come whole.
  @Test(arguments: sequences.filter { !["]", "P", "_"].contains($0.dropFirst().first) }, [20, 31, 45, 100, 140])
  func `a sequence whose bytes come one by one types nothing`(_ sequence: String, delay: Int) {
    let escape = InputEvent.key(KeyInput(.escape))
    let whole = events([(0, sequence)])
    let bytes = sequence.unicodeScalars.enumerated().map { ($0.offset * delay, String($0.element)) }
    #expect(events(bytes).filter { $0 != escape } == whole.filter { $0 != escape })
  }

  @Test func `words in capitals that are typed soon after escape are not lost`() {
    for text in ["October", "Object", "Old", "Paris", "_G"] {
      let typed = text.enumerated().map { (100 + $0.offset * 90, String($0.element)) }
      #expect(events([(0, "\u{1B}")] + typed) == [.key(KeyInput(.escape)), .text(text)], "\(text)")
    }
  }

  @Test func `the user decides how long ESC waits`() {
    var decoder = InputDecoder()
    decoder.escapeTime = TerminalCapabilities(environment: ["ESCDELAY": "700"]).escapeTime
    #expect(decoder.decode([0x1B], at: .zero) == [])
    #expect(decoder.deadline == .milliseconds(700))
    #expect(decoder.decode(Array("[".utf8), at: .milliseconds(650)) == [])
    #expect(decoder.decode(Array("D".utf8), at: .milliseconds(1_300)) == [.key(KeyInput(.left))])
    for none in ["", "-1", "x", "99999"] {
      #expect(TerminalCapabilities(environment: ["ESCDELAY": none]).escapeTime == nil)
    }
  }

  @Test(arguments: 1..<4, [600, 1_900]) func `a slow connection may part the bytes of a character`(
    _ split: Int, delay: Int
  ) {
    var decoder = InputDecoder()
    let bytes = Array("😀".utf8)
    #expect(decoder.decode(bytes[..<split], at: .zero) == [])
    #expect(decoder.deadline.map { $0 > .milliseconds(delay) } == true)
    #expect(decoder.decode(bytes[split...], at: .milliseconds(delay)) == [.text("😀")])
  }

  @Test(arguments: sequences)
  func `a terminal with kitty's keyboard never reports a key for a part of a sequence`(_ sequence: String) {
    let whole = events([(0, sequence)])
    let bytes = Array(sequence.unicodeScalars)
    for split in 1..<bytes.count {
      let parts = [bytes[..<split], bytes[split...]].map { String(String.UnicodeScalarView($0)) }
      #expect(events([(0, parts[0]), (300, parts[1])], kitty: true) == whole, "split after \(split)")
    }
  }

  @Test func `parameters wait longer, because only a terminal sends them at once`() {
    #expect(events([(0, "\u{1B}[1;2"), (1_500, "C")]) == [.key(KeyInput(.right, .shift))])
    #expect(events([(0, "\u{1B}[1;2"), (3_000, "x")]) == [.text("x")])
  }

  @Test func `escape is a key soon`() {
    #expect(events([(0, "\u{1B}")], until: 31) == [.key(KeyInput(.escape))])
    #expect(events([(0, "\u{1B}")], until: 29) == [])
  }

  @Test(arguments: ["[", "O", "]", "P", "_", "X", "^", "a"])
  func `alt with a character is a key, and what is typed next is text`(_ character: String) throws {
    let base = try #require(character.lowercased().first)
    let key = KeyInput(.character(base), character == character.lowercased() ? .alt : [.alt, .shift])
    #expect(events([(0, "\u{1B}" + character)]) == [.key(key)])
    let typed = "zero one".enumerated().map { (600 + $0.offset * 120, String($0.element)) }
    #expect(events([(0, "\u{1B}" + character)] + typed) == [.key(key), .text("zero one")])
  }

  @Test(arguments: ["]", "P", "_", "X", "^"])
  func `text typed soon after alt with the beginning of a string is not lost`(_ character: String) throws {
    let base = try #require(character.lowercased().first)
    let key = KeyInput(.character(base), character == character.lowercased() ? .alt : [.alt, .shift])
    for text in ["zero", "10 apples", "Great", "1;2"] {
      let typed = text.enumerated().map { (100 + $0.offset * 120, String($0.element)) }
      #expect(events([(0, "\u{1B}" + character)] + typed) == [.key(key), .text(text)])
    }
  }

  @Test func `text typed soon after escape is not lost`() {
    for text in ["zero", "Only", "[x", "Page", "[1] a", "]x", "_Gx", "O", "["] {
      let typed = text.enumerated().map { (100 + $0.offset * 120, String($0.element)) }
      #expect(events([(0, "\u{1B}")] + typed) == [.key(KeyInput(.escape)), .text(text)], "\(text)")
    }
  }

  @Test(arguments: ["\u{3}", "\u{11}", "\r"])
  func `control characters are keys in a string that does not end`(_ control: String) throws {
    let key = events([(0, control)])
    #expect(
      events([(0, "\u{1B}]"), (100, "1"), (200, "2"), (300, control)])
        == [.key(KeyInput(.character("]"), .alt)), .text("12")] + key)
  }

  @Test func `a string that does not end is text after a while`() {
    let long = String(repeating: "1", count: 500)
    let expected: [InputEvent] = [.key(KeyInput(.character("]"), .alt)), .text(long)]
    #expect(events([(0, "\u{1B}]" + long)], until: 1_400) == [])
    #expect(events([(0, "\u{1B}]" + long)], until: 1_600) == expected)
  }

  @Test func `an unknown sequence is dropped when it comes at once`() {
    #expect(events([(0, "a\u{1B}[5xb")]) == [.text("ab")])
    #expect(events([(0, "a\u{1B}]9;1"), (0, "\u{1B}[Ab")]) == [.text("a"), .key(KeyInput(.up)), .text("b")])
  }

  @Test func `a paste that does not end is text after a while`() {
    #expect(events([(0, "\u{1B}[200~one"), (1_000, " two")], until: 2_900) == [])
    #expect(
      events([(0, "\u{1B}[200~one"), (1_000, " two"), (3_500, "x")]) == [.paste("one two"), .pasteRest("x")])
  }

  @Test func `a paste that is late is passed on in parts up to its end`() {
    #expect(
      events([(0, "\u{1B}[200~rm -rf"), (2_600, "\rsecond"), (9_000, "\r\n"), (12_000, "line\u{1B}[201~\r")])
        == [.paste("rm -rf"), .pasteRest("\nsecond"), .pasteRest("\nline"), .key(KeyInput(.enter))])
    // A line break is passed on with what follows it, be that the end.
    #expect(
      events([(0, "\u{1B}[200~one\r"), (2_600, "\ntwo\r"), (5_000, "\u{1B}[201~")])
        == [.paste("one"), .pasteRest("\ntwo"), .pasteRest("\n")])
    // Keys of a paste are none, however late they are.
    #expect(
      events([(0, "\u{1B}[200~one"), (5_000, "\t\u{1B}[A\u{4}"), (9_000, "\u{1B}[201~x")])
        == [.paste("one"), .pasteRest("\t[A"), .text("x")])
    #expect(events([(0, "\u{1B}[200~"), (5_000, "one\u{1B}[201~")]) == [.paste("one")])
  }

  @Test func `no part of a paste ends within a character`() {
    for character in ["é", "漢", "👍"] {
      let bytes = Array(character.utf8)
      for split in 1..<bytes.count {
        var decoder = InputDecoder()
        #expect(decoder.decode(Array("\u{1B}[200~a".utf8) + bytes[..<split], at: .zero) == [])
        #expect(decoder.timeout(at: .seconds(2)) == [.paste("a")])
        #expect(decoder.deadline == nil)
        let end = Array(bytes[split...]) + Array("\u{1B}[201~".utf8)
        #expect(decoder.decode(end, at: .seconds(5)) == [.pasteRest(character)])
      }
    }
  }

  @Test(arguments: [("\u{3}", "c"), ("\u{11}", "q")])
  func `what is typed into a paste that does not end is text, and a control key ends it`(
    _ control: String, _ letter: Character
  ) {
    #expect(
      events([(0, "\u{1B}[200~one"), (5_000, "a"), (5_200, "b"), (5_400, control), (5_600, "x")])
        == [
          .paste("one"), .pasteRest("a"), .pasteRest("b"), .key(KeyInput(.character(letter), .control)), .text("x"),
        ])
  }

  @Test(arguments: [("\u{3}", "c"), ("\u{11}", "q")])
  func `a control key ends a paste that does not end`(_ control: String, _ letter: Character) {
    #expect(
      events([(0, "\u{1B}[200~one"), (500, control), (600, "x")])
        == [.paste("one"), .key(KeyInput(.character(letter), .control)), .text("x")])
    // In the middle of what is pasted it is none.
    #expect(events([(0, "\u{1B}[200~one\(control)two\u{1B}[201~")]) == [.paste("onetwo")])
  }

  @Test(arguments: 1..<6) func `the end of a paste may be late`(_ split: Int) {
    let end = Array("\u{1B}[201~".unicodeScalars)
    let parts = [end[..<split], end[split...]].map { String(String.UnicodeScalarView($0)) }
    #expect(events([(0, "\u{1B}[200~one" + parts[0]), (1_900, parts[1] + "x")]) == [.paste("one"), .text("x")])
    #expect(events([(0, "\u{1B}[200~one" + parts[0]), (2_300, parts[1] + "x")]) == [.paste("one"), .text("x")])
  }

  @Test func `a character split by a delay is whole`() {
    for character in ["é", "漢", "👍"] {
      let bytes = Array(character.utf8)
      for split in 1..<bytes.count {
        var decoder = InputDecoder()
        #expect(decoder.decode(bytes[..<split], at: .zero) == [])
        #expect(decoder.timeout(at: .milliseconds(400)) == [])
        #expect(decoder.decode(bytes[split...], at: .milliseconds(400)) == [.text(character)])
      }
    }
  }

  /// Everything a user types is there, whatever it begins with and however slowly it is typed.
  @Test func `random input with random delays never traps, and text comes through in the end`() {
    var generator = SeededGenerator(seed: 11)
    let alphabet = Array("\u{1B}[]OP_<?;:0123456789~MmuRcAD\u{7}\\\u{3}".utf8)
    for _ in 0..<2_000 {
      var decoder = InputDecoder()
      var now = Duration.zero
      for _ in 0..<6 {
        let bytes = (0..<Int.random(in: 0..<12, using: &generator)).map { _ in
          alphabet.randomElement(using: &generator) ?? 0
        }
        now += .milliseconds(Int.random(in: 0..<900, using: &generator))
        while let deadline = decoder.deadline, deadline < now { _ = decoder.timeout(at: deadline) }
        _ = decoder.decode(bytes, at: now)
      }
      now += .seconds(60)
      while let deadline = decoder.deadline, deadline < now { _ = decoder.timeout(at: deadline) }
      #expect(decoder.deadline == nil)
      #expect(decoder.decode(Array("xyz".utf8), at: now) == [.text("xyz")])
    }
  }
}
