import Platen
import Testing

@testable import PlatenTerminal

private struct Rows: View {
  let count: Int
  @State private var text = "text"

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      TextField("Name", text: $text)
      ForEach(0..<count, id: \.self) { number in
        // As wide as the window.
        Text("row \(number) ").frame(maxWidth: .infinity, alignment: .leading).overlay(alignment: .trailing) {
          Text("<")
        }
      }
      Button("End") {}
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// Inline forms in a terminal that breaks and joins lines: the window shows the form once, and the lines of the shell
/// are above it as they were.
@MainActor @Suite struct InlineResizeTests {
  @MainActor private final class Run {
    let session: TerminalSession
    var screen: ReflowingScreen
    var reported = 0

    init(_ view: some View, shellLines: Int, width: Int, height: Int) {
      screen = ReflowingScreen(width: width, height: height)
      for line in 0..<shellLines { screen.apply(Array("shell \(line)\r\n".utf8)) }
      var queries = TerminalQueries()
      _ = queries.take(.deviceAttributes([62]))
      var capabilities = TerminalCapabilities(colorDepth: .none)
      (capabilities.lineBreaking.keepsEnd, capabilities.lineBreaking.partsErased) = (true, true)
      session = TerminalSession(
        host: ViewHost(view), capabilities: capabilities,
        placement: .inline(showsKeys: false), columns: width, rows: height, known: queries)
      session.locatesCursor = true
      session.output = { [unowned self] in screen.apply($0) }
      session.onCursorRow = { [unowned self] in reported = $0 }
      screen.apply(Array(TerminalQueries.startOfLine(columns: width).utf8))
      let row = screen.cursorRow
      session.start()
      session.renderer.place(row: 0, at: row)
    }

    /// Resizes the terminal; the program notices it afterwards, and gets the answer after that.
    func resize(_ width: Int, _ height: Int) {
      screen.resize(width: width, height: height)
      let before = screen.questions
      session.resize(columns: width, rows: height)
      if screen.questions > before { session.receive(screen.answer) }
    }

    func count(_ text: String, in lines: [String]) -> Int { lines.filter { $0.contains(text) }.count }
  }

  nonisolated private static let sizes = [
    [(60, 12), (25, 12), (60, 12)],
    [(60, 12), (20, 12), (15, 12), (60, 12), (60, 30)],
    [(60, 12), (60, 6), (60, 20)],
    [(60, 12), (30, 5), (60, 24), (20, 24), (80, 24)],
    [(60, 24), (59, 24), (30, 24), (29, 24), (61, 24)],
  ]

  @Test(arguments: [0, 1, 8, 20, 40], Self.sizes)
  func `the window shows the form once, however it was resized`(_ shellLines: Int, _ sizes: [(Int, Int)]) {
    for focusedRow in [0, 1] {
      let run = Run(Rows(count: 7), shellLines: shellLines, width: sizes[0].0, height: sizes[0].1)
      // The caret is above or below the rows.
      if focusedRow == 1 { run.session.receive(Array("\t".utf8)) }
      for (width, height) in sizes.dropFirst() {
        run.resize(width, height)
        let (window, history) = (run.screen.window, run.screen.history)
        let name = "\(shellLines), \(width) × \(height)\n" + window.joined(separator: "\n")
        for row in 0..<7 { #expect(run.count("row \(row) ", in: window) <= 1, "\(name)") }
        #expect(run.count("[ End ]", in: window) <= 1, "\(name)")
        if height >= 9 { #expect(run.count("row 6 ", in: window) == 1, "\(name)") }
        for line in 0..<shellLines {
          #expect(run.count("shell \(line)", in: history + window) >= 1, "line \(line) of \(name)")
        }
        let above = window.prefix { $0.hasPrefix("shell") || $0.isEmpty }
        #expect(above.count <= shellLines + run.session.renderer.leadingRows, "\(name)")
      }
    }
  }

  /// What is erased from the first cell of the window on is kept by tmux.
  @Test func `nothing of the form is kept above the window`() {
    let run = Run(Rows(count: 3), shellLines: 4, width: 60, height: 12)
    // Four rows are broken, and the lines of the shell are moved out of the window.
    run.resize(58, 12)
    #expect(run.screen.history == (0..<4).map { "shell \($0)" })
    #expect(run.count("row", in: run.screen.window) == 3)
    let leave = TerminalQueries.leave(
      .inline(showsKeys: false), .visual, hasKittyKeyboard: false, cursorRow: run.reported)
    run.screen.apply(Array(leave.utf8))
    #expect(run.count("row", in: run.screen.history + run.screen.window) == 0)
  }

  /// Of the first step only, where the form begins at the top: nothing else is above it then.
  @Test(arguments: [0, 2, 30]) func `a window that gets narrower in steps keeps the form once`(_ shellLines: Int) {
    let run = Run(Rows(count: 5), shellLines: shellLines, width: 60, height: 24)
    for width in stride(from: 58, through: 24, by: -2) {
      run.resize(width, 24)
      #expect(run.count("row 4 ", in: run.screen.window) == 1, "\(width)\n\(run.screen.window)")
    }
    for row in 0..<5 { #expect(run.count("row \(row)", in: run.screen.history) <= 1, "\(run.screen.history)") }
    let first = run.count("row 0", in: run.screen.history)
    #expect(first == (shellLines < 5 ? 1 : 0), "\(run.screen.history)")
    // All of the rows that belong to the form are erased at its end.
    let leave = TerminalQueries.leave(
      .inline(showsKeys: false), .visual, hasKittyKeyboard: false, cursorRow: run.reported)
    run.screen.apply(Array(leave.utf8))
    #expect(run.screen.window.allSatisfy { $0.isEmpty || $0.hasPrefix("shell") })
  }

  @Test func `a window that gets wider again has no blank rows above the form`() {
    let run = Run(Rows(count: 5), shellLines: 0, width: 60, height: 24)
    for width in [50, 40, 30] { run.resize(width, 24) }
    #expect(run.session.renderer.leadingRows > 0 && run.screen.window.first == "")
    run.resize(60, 24)
    #expect(run.session.renderer.leadingRows == 0 && run.screen.window.first?.contains("text") == true)
  }

  @Test func `a narrower window does not break the line in which a form has begun`() {
    var screen = ReflowingScreen(width: 60, height: 3)
    screen.apply(Array((TerminalQueries.startOfLine(columns: 60) + "Name").utf8))
    screen.resize(width: 20, height: 3)
    #expect(screen.history == [] && screen.window == ["Name", "", ""])
  }

  @Test func `the row for the end of the program is known after each resizing`() {
    let run = Run(Rows(count: 3), shellLines: 2, width: 40, height: 20)
    run.session.receive(Array("\t".utf8))
    for (width, height) in [(20, 20), (12, 20), (40, 10), (40, 20)] {
      run.resize(width, height)
      #expect(run.reported == run.session.renderer.rowsAboveCursor)
      #expect(run.screen.cursorRow >= run.reported)
    }
  }

  @Test func `nothing is drawn before the answer`() {
    let run = Run(Rows(count: 3), shellLines: 2, width: 40, height: 20)
    run.screen.resize(width: 30, height: 20)
    run.session.resize(columns: 30, rows: 20)
    let before = run.screen.window
    run.session.receive(Array("abc".utf8))
    #expect(run.screen.window == before)
    run.session.receive(run.screen.answer)
    #expect(run.screen.window.contains { $0.contains("abc") })
  }

  @Test func `a terminal that does not answer is drawn to all the same`() {
    let run = Run(Rows(count: 3), shellLines: 2, width: 40, height: 20)
    run.screen.resize(width: 30, height: 20)
    run.session.resize(columns: 30, rows: 20)
    run.session.receive(Array("abc".utf8))
    run.session.locationTimedOut()
    #expect(run.screen.window.contains { $0.contains("abc") })
    // A late answer is no key.
    run.session.receive(Array("\u{1B}[1;5Rd".utf8))
    #expect(run.screen.window.contains { $0.contains("abcd") })
    // F3 is one again.
    var decoder = InputDecoder()
    decoder.awaitedPositions = 1
    #expect(decoder.decode(Array("\u{1B}[1;5R".utf8)) == [.answer(.cursorPosition(row: 1, column: 5))])
    #expect(decoder.decode(Array("\u{1B}[1;5R".utf8)) == [.key(KeyInput(.function(3), .control))])
  }

  @Test func `answers are awaited until the last one has come`() {
    let run = Run(Rows(count: 3), shellLines: 2, width: 40, height: 20)
    var completions = 0
    run.session.onAnswersComplete = { completions += 1 }
    #expect(!run.session.awaitsAnswers)
    for width in [30, 20] {
      run.screen.resize(width: width, height: 20)
      run.session.resize(columns: width, rows: 20)
    }
    run.session.receive(run.screen.answer)
    #expect(run.session.awaitsAnswers && completions == 0)
    run.session.receive(run.screen.answer)
    #expect(!run.session.awaitsAnswers && completions == 1)
    run.session.expectAnswers(toQueries: false, position: true)
    #expect(run.session.awaitsAnswers)
  }

  /// GNU screen joins rows that were broken, also after they were erased.
  @Test func `blank rows are inserted where erased ones would be joined`() {
    var renderer = FrameRenderer(depth: .none, isInline: true)
    var buffer = CellBuffer(width: 20, height: 3)
    buffer.put(String(repeating: "x", count: 20), x: 0, y: 0, style: .plain)
    buffer.cursor = .init(x: 4, y: 1, isVisible: true)
    _ = renderer.render(buffer)
    renderer.resize(width: 10, rows: 9, LineBreaking(joinsErased: true))
    let bytes = renderer.render(CellBuffer(width: 10, height: 2))
    #expect(String(decoding: bytes, as: UTF8.self).contains("\r\u{1B}[2A\u{1B}[9L"))
  }

  /// kitty keeps the last rows, and puts the cursor into the last one.
  @Test(arguments: [(5, 0, 4), (4, 1, 3)])
  func `a low window that keeps the last rows is drawn to from the first of them`(
    _ rows: Int, _ moved: Int, _ up: Int
  ) {
    var renderer = FrameRenderer(depth: .none, isInline: true)
    renderer.windowRows = 24
    var buffer = CellBuffer(width: 20, height: 5)
    for y in 0..<5 { buffer.put("row \(y)", x: 0, y: y, style: .plain) }
    buffer.cursor = .init(x: 5, y: 0, isVisible: true)
    _ = renderer.render(buffer)
    renderer.place(row: 0, at: 3)
    renderer.resize(width: 20, rows: rows, LineBreaking(keepsContent: true))
    renderer.locate(row: rows - 1)
    #expect(renderer.movedLines.lines.count == moved)
    let bytes = renderer.render(CellBuffer(width: 20, height: 4))
    #expect(String(decoding: bytes, as: UTF8.self).contains("\r\u{1B}[\(up)A\u{1B}[K"))
    // One that is high enough has not moved anything.
    renderer.resize(width: 20, rows: 24, LineBreaking(keepsContent: true))
    renderer.locate(row: 0)
    #expect(renderer.origin == 0)
  }

  /// Where kitty 0.26 leaves its cursor when a line above the form is broken, and where it belongs.
  @Test(arguments: [(11, 4, 5), (7, 1, 1)])
  func `the form is found where the terminal has moved its cursor too far`(_ row: Int, _ column: Int, _ up: Int) {
    var renderer = FrameRenderer(depth: .none, isInline: true)
    renderer.windowRows = 20
    var buffer = CellBuffer(width: 94, height: 6)
    let field = String(repeating: "_", count: 65)
    for (y, line) in ["Kind", field, "  library", "  executable", "  plugin", "enter confirm"].enumerated() {
      buffer.put(line, x: 0, y: y, style: .plain)
    }
    buffer.cursor = .init(x: 1, y: 1, isVisible: true)
    _ = renderer.render(buffer)
    renderer.place(row: 0, at: 5)
    renderer.resize(width: 46, rows: 19, LineBreaking(keepsContent: true))
    renderer.locate(row: row, column: column)
    #expect(renderer.origin == 6)
    #expect(renderer.cursorRow == up)
  }

  @Test func `GNU screen and tmux break lines, also inside of xterm`() {
    func breaking(_ environment: [String: String]) -> LineBreaking {
      TerminalCapabilities(environment: environment).lineBreaking
    }
    #expect(breaking(["TERM": "xterm", "XTERM_VERSION": "XTerm(379)"]) == LineBreaking(reflows: false))
    #expect(breaking(["TERM": "screen", "STY": "1.pts", "XTERM_VERSION": "X"]) == LineBreaking(joinsErased: true))
    #expect(breaking(["TERM": "xterm-kitty"]) == LineBreaking(keepsContent: true))
    #expect(
      breaking(["TERM": "screen", "TMUX": "/tmp/x", "XTERM_VERSION": "X"])
        == LineBreaking(keepsEnd: true, partsErased: true))
  }
}
