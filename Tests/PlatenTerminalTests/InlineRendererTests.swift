import Testing

@testable import PlatenTerminal

@Suite struct InlineRendererTests {
  private let width = 23
  private let height = 9

  /// A screen with lines from a shell, and the cursor below them.
  private func screen(linesAbove count: Int) -> ScreenModel {
    var screen = ScreenModel(width: width, height: height)
    for line in 0..<count { screen.apply(Array("shell \(line)\r\n".utf8)) }
    return screen
  }

  private func padded(_ text: String) -> String { text + String(repeating: " ", count: width - text.count) }

  private func row(_ buffer: CellBuffer, _ y: Int) -> String {
    (0..<width).map { x in buffer[x, y].glyph == .continuation ? "" : buffer.text(of: buffer[x, y].glyph) }.joined()
  }

  @Test(arguments: [0, 1, 5, 8, 30])
  func `after any frames the screen shows the last one, and the lines above are as they were`(_ above: Int) {
    var generator = SeededGenerator(seed: UInt64(above + 3))
    var screen = screen(linesAbove: above)
    var renderer = FrameRenderer(depth: .trueColor, isInline: true)
    var drawing = CellBuffer(width: width, height: height)
    let clusters: [Character] = ["a", "Z", " ", "─", "漢", "👨‍👩‍👧", "e\u{301}", "字"]
    for round in 0..<300 {
      if round % 3 == 0 { drawing.clear() }
      for _ in 0..<Int.random(in: 0..<9, using: &generator) {
        let background: TerminalColor = Bool.random(using: &generator) ? .palette(4) : .standard
        let character = clusters.randomElement(using: &generator) ?? "a"
        let x = Int.random(in: -1..<width, using: &generator)
        let y = Int.random(in: 0..<height, using: &generator)
        for column in 0..<Int.random(in: 1..<9, using: &generator) {
          drawing.put(character, x: x + column * 2, y: y, style: CellStyle(background: background))
        }
      }
      let rows = Int.random(in: 1...height, using: &generator)
      let hasCursor = round % 4 > 0
      let cursor = CellBuffer.Cursor(
        x: Int.random(in: 0..<width, using: &generator), y: Int.random(in: 0..<rows, using: &generator),
        isVisible: true)
      var frame = drawing.resized(height: rows)
      frame.cursor = hasCursor ? cursor : nil
      if round % 17 == 16 { renderer.invalidate() }
      screen.apply(renderer.render(frame))

      let transcript = screen.transcript
      for line in 0..<above { #expect(transcript[line] == padded("shell \(line)"), "round \(round)") }
      for y in 0..<rows { #expect(transcript[above + y] == row(frame, y), "round \(round), row \(y)") }
      for rest in transcript[(above + rows)...] { #expect(rest == padded(""), "round \(round)") }
      if hasCursor {
        #expect(screen.x == cursor.x)
        #expect(screen.scrolledOff.count + screen.y == above + cursor.y)
      }
    }
    let leave = TerminalQueries.leave(
      .inline(showsKeys: false), .visual, hasKittyKeyboard: false, cursorRow: renderer.cursorRow)
    screen.apply(Array(leave.utf8))
    #expect(screen.transcript[above...].allSatisfy { $0 == padded("") })
    #expect(screen.scrolledOff.count + screen.y == above)
    #expect(screen.x == 0)
  }

  /// Where there is no alternate screen, as in GNU screen by default, the shell goes on in the screen of the program.
  @Test func `a full screen is erased when it is left`() {
    var screen = ScreenModel(width: 20, height: 6)
    screen.apply(Array(TerminalQueries.enter(.fullScreen, .visual).utf8))
    screen.apply(Array("\u{1B}[H\u{1B}[2JName\u{1B}[6;1HTab next\u{1B}[3;4H".utf8))
    let leave = TerminalQueries.leave(.fullScreen, .visual, hasKittyKeyboard: false, cursorRow: 0)
    screen.apply(Array((leave + "$ ").utf8))
    #expect((0..<6).map { screen.text(row: $0).filter { $0 != " " } } == ["$", "", "", "", "", ""])
  }

  @Test func `a letter typed at the caret costs one byte`() {
    var renderer = FrameRenderer(depth: .trueColor, isInline: true)
    var buffer = CellBuffer(width: 80, height: 4)
    buffer.put("Ada", x: 10, y: 2, style: .plain)
    buffer.cursor = .init(x: 13, y: 2, isVisible: true)
    _ = renderer.render(buffer)
    buffer.clear()
    buffer.put("Adam", x: 10, y: 2, style: .plain)
    buffer.cursor = .init(x: 14, y: 2, isVisible: true)
    #expect(renderer.render(buffer) == [UInt8(ascii: "m")])
  }

  /// A row of 20 columns has three rows of 8, and one of 5 columns has one.
  @Test(arguments: [(true, "\r\u{1B}[3A\u{1B}[K"), (false, "\r\u{1B}[A\u{1B}[K")])
  func `in a narrower window drawing begins where the first row has moved`(_ reflows: Bool, _ start: String) {
    var renderer = FrameRenderer(depth: .none, isInline: true)
    var buffer = CellBuffer(width: 20, height: 3)
    buffer.put(String(repeating: "x", count: 20), x: 0, y: 0, style: .plain)
    buffer.put("12345", x: 0, y: 1, style: .plain)
    buffer.cursor = .init(x: 4, y: 1, isVisible: true)
    _ = renderer.render(buffer)
    renderer.resize(width: 8, rows: 24, LineBreaking(reflows: reflows))
    let bytes = renderer.render(CellBuffer(width: 8, height: 2))
    #expect(String(decoding: bytes, as: UTF8.self).contains(start))
  }

  @Test func `nothing addresses the screen`() {
    var renderer = FrameRenderer(depth: .trueColor, isInline: true)
    var output: [UInt8] = []
    for rows in [1, 6, 3, 9, 2] {
      var buffer = CellBuffer(width: 30, height: rows)
      for y in 0..<rows { buffer.put("row \(y) of \(rows)", x: y, y: y, style: .plain) }
      buffer.cursor = .init(x: rows, y: rows / 2, isVisible: true)
      output += renderer.render(buffer)
    }
    let text = String(decoding: output, as: UTF8.self)
    #expect(!text.contains("H"))
    #expect(!text.contains("[2J"))
  }
}
