import Testing

@testable import PlatenTerminal

/// Sequences of emoji in terminals that give them other numbers of columns.
@Suite struct EmojiWidthTests {
  /// Terminals with all combinations of what they may do.
  private static let terminals = (0..<8).map { bits in
    CharacterWidth(joinsSequences: bits & 1 != 0, widensSelected: bits & 2 != 0, joinsTones: bits & 4 != 0)
  }

  private static let clusters: [Character] = [
    "a", "Z", " ", "漢", "❤", "❤️", "1️⃣", "👨‍👩‍👧", "🏳️‍🌈", "❤️‍🔥", "👍🏽", "🇩🇪", "e\u{301}", "e\u{200D}", "字",
  ]

  /// The columns that xterm 379, foot 1.13, tmux 3.3 and kitty 0.26 give to sequences.
  @Test(arguments: [
    ("xterm", CharacterWidth.scalars, [6, 1, 1, 2, 3, 4, 3]),
    ("tmux", CharacterWidth(joinsSequences: true, widensSelected: false, joinsTones: false), [2, 1, 1, 2, 1, 4, 1]),
    ("kitty", CharacterWidth(joinsSequences: false, widensSelected: true, joinsTones: true), [6, 2, 2, 2, 4, 2, 4]),
    ("mode 2027", CharacterWidth(), [2, 2, 2, 2, 2, 2, 2]),
  ])
  func aTerminalHasItsWidths(_ name: String, _ width: CharacterWidth, _ columns: [Int]) {
    let sequences: [Character] = ["👨‍👩‍👧", "❤️", "1️⃣", "🇩🇪", "🏳️‍🌈", "👍🏽", "❤️‍🔥"]
    #expect(sequences.map(width.columns(of:)) == columns, "\(name)")
  }

  @Test(arguments: terminals)
  func aProbeTellsWhatATerminalDoes(_ width: CharacterWidth) {
    var queries = TerminalQueries()
    #expect(queries.characterWidth == nil)
    _ = queries.take(.cursorPosition(row: 2, column: width.columns(of: TerminalQueries.probe) + 1))
    #expect(queries.characterWidth == width)
  }

  @Test func anOddAnswerToTheProbeIsTheNearest() {
    for (column, width) in [(2, CharacterWidth()), (1, CharacterWidth()), (40, .scalars.widened)] {
      var queries = TerminalQueries()
      _ = queries.take(.cursorPosition(row: 2, column: column))
      #expect(queries.characterWidth == width)
    }
  }

  /// A terminal may be as the program knows, or do anything else: only the sequences themselves may differ.
  @Test(arguments: terminals, [true, false])
  func whatIsNextToASequenceIsAsItShouldBe(_ terminal: CharacterWidth, _ isKnown: Bool) {
    var generator = SeededGenerator(seed: 5)
    let (width, height) = (19, 3)
    let assumed = isKnown ? terminal : CharacterWidth()
    var buffer = CellBuffer(width: width, height: height, characterWidth: assumed)
    var renderer = FrameRenderer(depth: .trueColor)
    var screen = ScreenModel(width: width, height: height, characterWidth: terminal)
    for round in 0..<300 {
      if round % 5 == 0 { buffer.clear() }
      for _ in 0..<Int.random(in: 1..<6, using: &generator) {
        var x = Int.random(in: -2..<width, using: &generator)
        let y = Int.random(in: 0..<height, using: &generator)
        for _ in 0..<Int.random(in: 1..<6, using: &generator) {
          x += buffer.put(Self.clusters.randomElement(using: &generator) ?? "a", x: x, y: y, style: .plain)
        }
      }
      buffer.cursor = .init(x: round % width, y: round % height, isVisible: true)
      screen.apply(renderer.render(buffer))
      #expect((screen.x, screen.y) == (round % width, round % height))
      for y in 0..<height { check(screen, buffer, row: y, isKnown, "round \(round)") }
    }
  }

  private func check(_ screen: ScreenModel, _ buffer: CellBuffer, row y: Int, _ isKnown: Bool, _ comment: String) {
    var x = 0
    while x < buffer.width {
      let wanted = buffer.text(of: buffer[x, y].glyph)
      var end = x + 1
      while end < buffer.width, buffer[end, y].glyph == .continuation { end += 1 }
      let shown = screen.cells[y][x].text
      if isKnown || !CharacterWidth.isUncertain(wanted) {
        #expect(shown == wanted, "\(comment), \(x), \(y)")
      } else {
        // What a terminal draws in too many columns is cut off.
        #expect(shown == wanted || shown == " ", "\(comment), \(x), \(y)")
        let rest = screen.cells[y][x + 1..<end].map(\.text)
        #expect(rest.allSatisfy { $0 == "" || $0 == " " }, "\(comment), \(x), \(y): \(rest)")
      }
      x = end
    }
  }

  /// tmux 3.3 has one column for it: what was in the second one stayed on the screen.
  @Test func nothingOfBeforeIsNextToASequence() {
    let tmux = CharacterWidth(joinsSequences: true, widensSelected: false, joinsTones: false)
    var buffer = CellBuffer(width: 10, height: 1)
    var renderer = FrameRenderer(depth: .trueColor)
    var screen = ScreenModel(width: 10, height: 1, characterWidth: tmux)
    for text in ["abcdef", "1️⃣cdef"] {
      buffer.clear()
      buffer.put(text, x: 0, y: 0, style: .plain)
      screen.apply(renderer.render(buffer))
    }
    #expect(screen.text(row: 0) == "1️⃣ cdef    ")
  }

  /// tmux joins what is in the next cell to a joiner at the end of a cluster.
  @Test(
    arguments: [
      ("e\u{200D}", "e"), ("❤\u{200D}\u{200D}", "❤"), ("\u{200D}\u{301}", "\u{25CC}\u{301}"),
      ("\u{301}\u{FE0F}", "\u{25CC}\u{301}\u{FE0F}"), ("\u{FE0F}", "\u{25CC}\u{FE0F}"), ("❤️‍🔥", "❤️‍🔥"),
    ] as [(Character, String)])
  func aClusterTakesNothingOfItsNeighbours(_ character: Character, _ written: String) {
    var buffer = CellBuffer(width: 4, height: 1)
    buffer.put(character, x: 0, y: 0, style: .plain)
    #expect(Array(buffer.text(of: buffer[0, 0].glyph).unicodeScalars) == Array(written.unicodeScalars))
  }
}

extension CharacterWidth {
  /// With everything drawn as widely as it can be.
  fileprivate var widened: CharacterWidth {
    CharacterWidth(joinsSequences: joinsSequences, widensSelected: true, joinsTones: joinsTones)
  }
}
