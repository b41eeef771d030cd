import Testing

@testable import PlatenTerminal

@Suite struct FrameRendererTests {
  private let clusters: [Character] = ["a", "Z", " ", " ", "─", "漢", "👨‍👩‍👧", "é", "e\u{301}", "🇩🇪", "👍🏽", "字"]

  private func randomStyle(using generator: inout SeededGenerator) -> CellStyle {
    guard Int.random(in: 0..<3, using: &generator) == 0 else { return .plain }
    let colors: [TerminalColor] = [.standard, .palette(1), .palette(12), .palette(200), .rgb(1, 2, 3)]
    return CellStyle(
      foreground: colors.randomElement(using: &generator) ?? .standard,
      background: colors.randomElement(using: &generator) ?? .standard,
      attributes: CellStyle.Attributes(rawValue: UInt8.random(in: 0..<64, using: &generator))
    )
  }

  @Test func `whatever was shown, the terminal ends up with the new frame`() {
    var generator = SeededGenerator(seed: 11)
    let (width, height) = (23, 5)
    var buffer = CellBuffer(width: width, height: height)
    var renderer = FrameRenderer(depth: .trueColor)
    var screen = ScreenModel(width: width, height: height)
    for round in 0..<400 {
      if round % 7 == 0 { buffer.clear() }
      for _ in 0..<Int.random(in: 0..<12, using: &generator) {
        let style = randomStyle(using: &generator)
        var x = Int.random(in: -2..<width, using: &generator)
        let y = Int.random(in: 0..<height, using: &generator)
        for _ in 0..<Int.random(in: 1..<8, using: &generator) {
          x += buffer.put(clusters.randomElement(using: &generator) ?? "a", x: x, y: y, style: style)
        }
      }
      let cursorX = Int.random(in: 0..<width, using: &generator)
      buffer.cursor = .init(x: cursorX, y: Int.random(in: 0..<height, using: &generator), isVisible: round % 3 > 0)
      screen.apply(renderer.render(buffer))
      for y in 0..<height {
        for x in 0..<width {
          let cell = buffer[x, y]
          let wanted = cell.glyph == .continuation ? "" : buffer.text(of: cell.glyph)
          #expect(screen.cells[y][x].text == wanted, "round \(round), \(x), \(y)")
          let shown = screen.cells[y][x]
          let style = shown.text == " " ? CellBuffer.blankStyle(shown.style) : shown.style
          if wanted != "" { #expect(style == cell.style, "round \(round), \(x), \(y)") }
        }
      }
      #expect(screen.x == cursorX)
      #expect(screen.y == buffer.cursor?.y)
      #expect(screen.isCursorVisible == (round % 3 > 0))
    }
  }

  @Test func `a letter typed at the caret costs one byte`() {
    var renderer = FrameRenderer(depth: .trueColor)
    var buffer = CellBuffer(width: 80, height: 24)
    buffer.put("Ada", x: 10, y: 5, style: .plain)
    buffer.cursor = .init(x: 13, y: 5, isVisible: true)
    _ = renderer.render(buffer)
    buffer.clear()
    buffer.put("Adam", x: 10, y: 5, style: .plain)
    buffer.cursor = .init(x: 14, y: 5, isVisible: true)
    #expect(renderer.render(buffer) == [UInt8(ascii: "m")])
  }

  @Test func `a letter and a number that counts it cost few bytes, again and again`() {
    var renderer = FrameRenderer(depth: .trueColor)
    var screen = ScreenModel(width: 80, height: 24)
    let ground = CellStyle(background: .rgb(40, 40, 50))
    var buffer = CellBuffer(width: 80, height: 24)
    for count in 0..<9 {
      buffer.clear()
      buffer.fill(CellRect(x: 10, y: 5, width: 40, height: 1), style: ground)
      buffer.put(String(repeating: "a", count: count), x: 10, y: 5, style: ground)
      buffer.put("\(count)", x: 60, y: 5, style: .plain)
      buffer.cursor = .init(x: 10 + count, y: 5, isVisible: true)
      let bytes = renderer.render(buffer)
      screen.apply(bytes)
      // The letter, save, right by two digits, plain, the digit, restore. The first letter sets the style as well.
      if count > 1 { #expect(bytes.count == 1 + 2 + 5 + 3 + 1 + 2) }
      #expect(screen.text(row: 5).contains("\(count)"))
      #expect((screen.x, screen.y) == (10 + count, 5))
    }
  }

  @Test func `rows that changed are written alone`() {
    var renderer = FrameRenderer(depth: .trueColor)
    var buffer = CellBuffer(width: 20, height: 4)
    for y in 0..<4 { buffer.put("row \(y)", x: 0, y: y, style: .plain) }
    _ = renderer.render(buffer)
    let row = CellRect(x: 0, y: 2, width: 20, height: 1)
    buffer.blank(row)
    buffer.put("raw 2", x: 0, y: 2, style: .plain)
    var screen = ScreenModel(width: 20, height: 4)
    screen.apply(renderer.render(buffer, changing: [row]))
    #expect(screen.text(row: 2).contains("a"))
    // It is known afterwards.
    #expect(renderer.render(buffer) == [])
  }

  @Test func `nothing changed, nothing written`() {
    var renderer = FrameRenderer(depth: .palette256)
    var buffer = CellBuffer(width: 10, height: 2)
    buffer.put("漢字👨‍👩‍👧", x: 0, y: 0, style: .plain)
    _ = renderer.render(buffer)
    buffer.clear()
    buffer.put("漢字👨‍👩‍👧", x: 0, y: 0, style: .plain)
    #expect(renderer.render(buffer) == [])
  }

  @Test func `without colour no colour is written`() {
    var renderer = FrameRenderer(depth: .none)
    var buffer = CellBuffer(width: 10, height: 1)
    buffer.put("a", x: 0, y: 0, style: CellStyle(foreground: .rgb(255, 0, 0), attributes: .bold))
    let output = String(decoding: renderer.render(buffer), as: UTF8.self)
    #expect(output.contains("\u{1B}[1ma"))
    #expect(!output.contains("38;"))
  }

  @Test func `colours are reduced to what the terminal shows`() {
    #expect(TerminalColor.rgb(255, 0, 0).reduced(to: .palette256) == .palette(196))
    #expect(TerminalColor.rgb(128, 128, 128).reduced(to: .palette256) == .palette(244))
    #expect(TerminalColor.rgb(250, 5, 5).reduced(to: .palette16) == .palette(9))
    #expect(TerminalColor.palette(196).reduced(to: .palette16) == .palette(9))
    #expect(TerminalColor.rgb(1, 2, 3).reduced(to: .none) == .standard)
  }

  /// A dark teal was a violet, a dark green a teal and the blue of a selection a grey: in sRGB these are nearest.
  @Test(
    arguments: [
      (0x417078, "teal"), (0x285A32, "green"), (0x285078, "blue"), (0x782828, "red"), (0xFF375F, "red"),
      (0x30D158, "green"), (0xBF5AF2, "violet"),
    ] as [(UInt32, String)])
  func `the nearest of 256 colours has the same hue or none`(value: UInt32, hue: String) throws {
    let bytes = (UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255))
    let index = try #require(TerminalColor.rgb(bytes.0, bytes.1, bytes.2).reduced(to: .palette256).paletteIndex)
    let (red, green, blue) = TerminalColor.standardValue(of: index)
    let isOfHue =
      switch hue {
      case "teal": red <= green && red <= blue && max(green, blue) - min(green, blue) <= 40
      case "green": green > red && green > blue
      case "blue": blue > red && blue >= green
      case "red": red > green && red > blue
      default: blue > green && red > green
      }
    #expect(isOfHue, "\(red) \(green) \(blue)")
  }
}

@Suite struct CharacterWidthTests {
  @Test(
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("漢", 2), ("ｱ", 1), ("한", 2), ("👨‍👩‍👧", 2), ("🇩🇪", 2), ("👍🏽", 2), ("❤️", 2),
      ("❤", 1), ("कि", 2), ("\u{200B}", 0), ("\u{301}", 1), ("•", 1), ("─", 1), ("\u{202E}", 0), ("1️⃣", 2),
      (" ", 1), ("~", 1), ("\u{7F}", 0), ("\t", 0), ("\r\n", 0), ("█", 1), ("◽", 2),
    ] as [(Character, Int)])
  func `clusters take the columns a terminal gives them`(_ character: Character, _ columns: Int) {
    #expect(CharacterWidth().columns(of: character) == columns)
  }

  @Test func `a terminal that adds up scalars`() {
    #expect(CharacterWidth.scalars.columns(of: "👨‍👩‍👧") == 6)
    #expect(CharacterWidth.scalars.columns(of: "e\u{301}") == 1)
  }

  @Test func `no text can steer the terminal`() {
    var buffer = CellBuffer(width: 10, height: 1)
    buffer.put("a\u{1B}[31m\u{9B}b\u{202E}c", x: 0, y: 0, style: .plain)
    #expect(buffer.text(row: 0) == "a[31mbc")
  }

  /// It reverses what is to be italic, so that a placeholder looked as if it were selected.
  @Test func `GNU screen gets no italics`() {
    func hasItalics(_ environment: [String: String]) -> Bool {
      TerminalCapabilities(environment: environment).hasItalics
    }
    #expect(!hasItalics(["TERM": "screen", "STY": "1.pts"]) && !hasItalics(["TERM": "screen.xterm-256color"]))
    #expect(!hasItalics(["TERM": "xterm", "STY": "1.pts"]))
    #expect(hasItalics(["TERM": "tmux-256color", "TMUX": "/tmp/tmux", "STY": "1.pts"]))
    #expect(hasItalics(["TERM": "xterm-256color"]))
    var buffer = CellBuffer(width: 10, height: 1)
    buffer.put("a", x: 0, y: 0, style: CellStyle(attributes: [.italic, .underline]))
    for hasItalics in [false, true] {
      var renderer = FrameRenderer(depth: .palette16, hasItalics: hasItalics)
      let bytes = String(decoding: renderer.render(buffer), as: UTF8.self)
      // SGR 3 is italic, 4 underlined.
      let set = bytes.matches(of: /\u{1B}\[([0-9;]*)m/).flatMap { $0.1.split(separator: ";") }
      #expect(set.contains("3") == hasItalics && set.contains("4"), "\(set)")
    }
  }

  @Test func `GNU screen gets no more than 256 colours`() {
    func depth(_ environment: [String: String]) -> ColorDepth {
      TerminalCapabilities(environment: environment).colorDepth
    }
    let around = ["COLORTERM": "truecolor", "STY": "1.pts"]
    #expect(depth(around.merging(["TERM": "screen"]) { $1 }) == .palette256)
    #expect(depth(around.merging(["TERM": "screen.xterm-kitty"]) { $1 }) == .palette256)
    #expect(depth(["TERM": "screen", "STY": "1.pts"]) == .palette16)
    #expect(depth(["TERM": "screen-256color", "COLORTERM": "truecolor", "TMUX": "/tmp/tmux"]) == .trueColor)
  }
}
