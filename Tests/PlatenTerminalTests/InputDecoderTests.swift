import Testing

@testable import PlatenTerminal

@Suite struct InputDecoderTests {
  private func events(_ input: String, timeout: Bool = false) -> [InputEvent] {
    var decoder = InputDecoder()
    var result = decoder.decode(Array(input.utf8))
    if timeout { result += decoder.timeout() }
    return result
  }

  @Test func `text and keys of one read keep their order`() {
    #expect(
      events("abcd\u{1B}[D\u{1B}[DX")
        == [.text("abcd"), .key(KeyInput(.left)), .key(KeyInput(.left)), .text("X")]
    )
  }

  @Test func `control characters are keys`() {
    #expect(events("\r") == [.key(KeyInput(.enter))])
    #expect(events("\t") == [.key(KeyInput(.tab))])
    #expect(events("\u{7F}") == [.key(KeyInput(.backspace))])
    #expect(events("\u{8}") == [.key(KeyInput(.backspace, .control))])
    #expect(events("\u{1}") == [.key(KeyInput(.character("a"), .control))])
    #expect(events("\u{1F}") == [.key(KeyInput(.character("_"), .control))])
    #expect(events("\0") == [.key(KeyInput(.character(" "), .control))])
  }

  @Test func `Backspace is the byte of the terminal's settings`() {
    var decoder = InputDecoder()
    decoder.eraseByte = 0x08
    #expect(decoder.decode([0x08]) == [.key(KeyInput(.backspace))])
    #expect(decoder.decode([0x7F]) == [.key(KeyInput(.backspace, .control))])
  }

  @Test(arguments: [
    ("\u{1B}[A", KeyInput(.up)), ("\u{1B}OA", KeyInput(.up)), ("\u{1B}[1;2C", KeyInput(.right, .shift)),
    ("\u{1B}[1;5D", KeyInput(.left, .control)), ("\u{1B}[1;3D", KeyInput(.left, .alt)),
    ("\u{1B}[1;6H", KeyInput(.home, [.shift, .control])), ("\u{1B}[4~", KeyInput(.end)), ("\u{1B}OF", KeyInput(.end)),
    ("\u{1B}[3~", KeyInput(.delete)), ("\u{1B}[3;5~", KeyInput(.delete, .control)),
    ("\u{1B}[Z", KeyInput(.tab, .shift)),
    ("\u{1B}[15~", KeyInput(.function(5))), ("\u{1B}[[A", KeyInput(.function(1))),
    ("\u{1B}\u{7F}", KeyInput(.backspace, .alt)),
    ("\u{1B}b", KeyInput(.character("b"), .alt)), ("\u{1B}Z", KeyInput(.character("z"), [.alt, .shift])),
    ("\u{1B}\u{1B}[A", KeyInput(.up, .alt)), ("\u{1B}\r", KeyInput(.enter, .alt)),
    ("\u{1B}[3^", KeyInput(.delete, .control)), ("\u{1B}OM", KeyInput(.enter)),
  ])
  func `sequences are keys with their modifiers`(_ sequence: String, _ key: KeyInput) {
    #expect(events(sequence) == [.key(key)])
  }

  @Test func `kitty keys carry modifiers, phase and text`() {
    #expect(events("\u{1B}[27u") == [.key(KeyInput(.escape))])
    #expect(events("\u{1B}[127;5u") == [.key(KeyInput(.backspace, .control))])
    #expect(events("\u{1B}[122;6u") == [.key(KeyInput(.character("z"), [.shift, .control]))])
    #expect(events("\u{1B}[97;1:3u") == [.key(KeyInput(.character("a"), phase: .release, text: "a"))])
    #expect(events("\u{1B}[97;2;65u") == [.key(KeyInput(.character("a"), .shift, text: "A"))])
    #expect(events("\u{1B}[0;;26085:26412u") == [.key(KeyInput(.character("日"), text: "日本"))])
    #expect(events("\u{1B}[57400u") == [.key(KeyInput(.character("1"), text: "1"))])
    #expect(events("\u{1B}[27;5;97~") == [.key(KeyInput(.character("a"), .control))])
    // Shift makes another character of a key that is no letter; where, the keyboard's layout says.
    #expect(events("\u{1B}[47:63;4u") == [.key(KeyInput(.character("?"), [.shift, .alt]))])
    #expect(events("\u{1B}[38:49;2u") == [.key(KeyInput(.character("1"), .shift, text: "1"))])
    #expect(events("\u{1B}[97:65;6u") == [.key(KeyInput(.character("a"), [.shift, .control]))])
    #expect(events("\u{1B}[223:7838;2u") == [.key(KeyInput(.character("ẞ"), .shift, text: "ẞ"))])
    #expect(events("\u{1B}[97;133u") == [.key(KeyInput(.character("a"), [.control, .numLock]))])
  }

  @Test func `a lone escape is a key only after the timeout`() {
    #expect(events("\u{1B}") == [])
    #expect(events("\u{1B}", timeout: true) == [.key(KeyInput(.escape))])
    #expect(events("\u{1B}\u{1B}", timeout: true) == [.key(KeyInput(.escape)), .key(KeyInput(.escape))])
    #expect(events("\u{1B}[", timeout: true) == [.key(KeyInput(.character("["), .alt))])
    var decoder = InputDecoder()
    _ = decoder.decode([0x1B])
    #expect(decoder.deadline != nil)
    #expect(decoder.decode(Array("[C".utf8)) == [.key(KeyInput(.right))])
    #expect(decoder.deadline == nil)
  }

  @Test func `a paste is one event, whole, with its line breaks`() {
    #expect(events("\u{1B}[200~one\r\ntwo\rthree\u{1B}[201~x") == [.paste("one\ntwo\nthree"), .text("x")])
    #expect(events("\u{1B}[200~a~b\u{1B}[31mc\u{1B}[201~") == [.paste("a~b[31mc")])
    let long = String(repeating: "0123456789", count: 10_000)
    var decoder = InputDecoder()
    var result: [InputEvent] = []
    let bytes = Array("\u{1B}[200~\(long)\u{1B}[201~".utf8)
    for start in stride(from: 0, to: bytes.count, by: 4095) {
      result += decoder.decode(bytes[start..<min(start + 4095, bytes.count)])
    }
    #expect(result == [.paste(long)])
  }

  @Test func `mouse events`() {
    #expect(events("\u{1B}[<0;5;3M") == [.mouse(MouseInput(kind: .press(.left), x: 4, y: 2, modifiers: []))])
    #expect(events("\u{1B}[<32;6;3M") == [.mouse(MouseInput(kind: .drag, x: 5, y: 2, modifiers: []))])
    #expect(events("\u{1B}[<0;6;3m") == [.mouse(MouseInput(kind: .release, x: 5, y: 2, modifiers: []))])
    #expect(events("\u{1B}[<65;1;1M") == [.mouse(MouseInput(kind: .wheel(dx: 0, dy: 1), x: 0, y: 0, modifiers: []))])
    #expect(events("\u{1B}[M !!a") == [.text("a")])
  }

  @Test func `answers of the terminal are not read as keys`() {
    #expect(events("\u{1B}[?62;22c") == [.answer(.deviceAttributes([62, 22]))])
    #expect(events("\u{1B}[2;3R") == [.answer(.cursorPosition(row: 2, column: 3))])
    #expect(events("\u{1B}[1;2R") == [.key(KeyInput(.function(3), .shift))])
    #expect(events("\u{1B}[?2026;2$y") == [.answer(.mode(2026, state: 2))])
    #expect(events("\u{1B}[?1u") == [.answer(.keyboardFlags(1))])
    #expect(events("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\") == [.answer(.osc(11, "rgb:0000/0000/0000"))])
    #expect(events("\u{1B}]52;c;aGk=\u{7}a") == [.answer(.osc(52, "c;aGk=")), .text("a")])
    #expect(events("\u{1B}[I\u{1B}[O") == [.focus(true), .focus(false)])
    #expect(events("\u{1B}P1$r0m\u{1B}\\a") == [.text("a")])
  }

  @Test func `invalid UTF-8 is replaced by maximal subparts`() {
    var decoder = InputDecoder()
    #expect(decoder.decode([0x61, 0xFF, 0x62]) == [.text("a\u{FFFD}b")])
    #expect(decoder.decode([0xE2, 0x82, 0x41]) == [.text("\u{FFFD}A")])
    #expect(decoder.decode([0xED, 0xA0, 0x80]) == [.text("\u{FFFD}\u{FFFD}\u{FFFD}")])
    #expect(decoder.decode([0xF0, 0x9F]) == [])
    #expect(decoder.timeout() == [.text("\u{FFFD}")])
  }

  @Test func `any split of the bytes gives the same events`() {
    let input = Array(
      "aé漢👨‍👩‍👧\u{1B}[1;5D\u{1B}[200~p\u{1B}q漢\u{1B}[201~\u{1B}[<0;5;3Mz\u{1B}]11;rgb:1/2/3\u{1B}\\\u{1B}Ob\u{1B}[97;5u\r"
        .utf8)
    var whole = InputDecoder()
    let expected = merged(whole.decode(input))
    for first in 0...input.count {
      for second in stride(from: first, through: input.count, by: 7) {
        var decoder = InputDecoder()
        var result = decoder.decode(input[..<first])
        result += decoder.decode(input[first..<second])
        result += decoder.decode(input[second...])
        #expect(merged(result) == expected)
      }
    }
  }

  @Test func `random bytes never trap and leave the decoder usable`() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<2_000 {
      var decoder = InputDecoder()
      for _ in 0..<4 {
        let count = Int.random(in: 0..<40, using: &generator)
        let bytes = (0..<count).map { _ -> UInt8 in
          Bool.random(using: &generator)
            ? UInt8.random(in: 0...255, using: &generator)
            : Array("\u{1B}[]OP<?;:0123456789~MmuRc\u{7}\\".utf8).randomElement(using: &generator) ?? 0
        }
        for event in decoder.decode(bytes) {
          if case .text(let text) = event {
            #expect(!text.isEmpty && !text.unicodeScalars.contains { $0.isControl })
          }
        }
        if Bool.random(using: &generator) { _ = decoder.timeout() }
      }
      // After any input: the ends of a string and of a paste return to text.
      _ = decoder.decode([0x18])
      _ = decoder.decode(Array("\u{1B}\\\u{1B}[201~\u{18}".utf8))
      _ = decoder.timeout()
      _ = decoder.decode([0x18, 0x18, 0x18, 0x18])
      #expect(decoder.decode([UInt8(ascii: "x")]).contains(.text("x")))
    }
  }

  /// Joins adjacent texts: the boundaries of reads do not matter.
  private func merged(_ events: [InputEvent]) -> [InputEvent] {
    events.reduce(into: []) { result, event in
      if case .text(let more) = event, case .text(let text)? = result.last {
        result[result.count - 1] = .text(text + more)
      } else {
        result.append(event)
      }
    }
  }
}

/// The same numbers in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
