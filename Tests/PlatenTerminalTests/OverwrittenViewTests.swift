import Platen
import Testing

@testable import PlatenTerminal

private struct Question: View {
  @State private var text = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Question")
      TextField("", text: $text)
      Text("keys")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// Views over which another process has written, such as a job of the shell.
@MainActor @Suite struct OverwrittenViewTests {
  @MainActor private final class Run {
    let session: TerminalSession
    var screen = ReflowingScreen(width: 30, height: 10)

    init(shellLines: Int, answers: Bool = true) {
      for line in 0..<shellLines { screen.apply(Array("shell \(line)\r\n".utf8)) }
      var queries = TerminalQueries()
      if answers { _ = queries.take(.deviceAttributes([62])) }
      session = TerminalSession(
        host: ViewHost(Question()), capabilities: TerminalCapabilities(colorDepth: .none),
        placement: .inline(showsKeys: false), columns: 30, rows: 10, known: queries)
      session.locatesCursor = true
      session.output = { [unowned self] in screen.apply($0) }
      let row = screen.cursorRow
      session.start()
      session.renderer.place(row: 0, at: row)
      session.receive(Array("Ada".utf8))
    }

    func overwrite(_ text: String) {
      screen.apply(Array(text.utf8))
      let before = screen.questions
      session.othersHaveWritten()
      if screen.questions > before { session.receive(screen.answer) }
    }

    func count(_ text: String) -> Int { screen.window.filter { $0.contains(text) }.count }
  }

  @Test(arguments: ["noise\r\n", "noise", "noise\r\nmore\r\n"])
  func `the view goes on below what was written, and is there once`(text: String) {
    let run = Run(shellLines: 2)
    run.overwrite(text)
    #expect(run.count("shell") == 2)
    #expect(run.count("noise") == 1)
    #expect(run.count("more") == (text.contains("more") ? 1 : 0))
    #expect(run.count("Question") == 1)
    run.session.receive(Array(" L".utf8))
    let window = run.screen.window
    #expect(window.filter { $0.contains("Ada L") }.count == 1)
    #expect(window.firstIndex { $0.contains("noise") }! < window.firstIndex { $0.contains("Question") }!)
    #expect(run.count("keys") == 1)
  }

  @Test(arguments: [8, 9, 20], ["noise\r\n", "noise\r\nnoise 2\r\nnoise 3\r\n"])
  func `where the screen may have scrolled nothing that was written is lost`(shellLines: Int, text: String) {
    let run = Run(shellLines: shellLines)
    run.overwrite(text)
    run.session.receive(Array(" L".utf8))
    let lines = run.screen.history + run.screen.window
    let noise = text.split(separator: "\r\n").count
    #expect(lines.filter { $0.contains("noise") }.count == noise)
    let last = run.screen.window.filter { !$0.isEmpty }.suffix(3)
    #expect(last.first == "Question" && last.last == "keys")
    #expect(last.dropFirst().first?.contains("Ada L") == true)
  }

  @Test func `a terminal that does not answer shows the view once more`() {
    let run = Run(shellLines: 2, answers: false)
    run.overwrite("noise\r\n")
    run.session.receive(Array(" L".utf8))
    #expect(run.count("noise") == 1)
    #expect(run.count("Ada L") == 1)
  }

  @Test func `what leaves the cursor where it was is drawn over in place`() {
    let run = Run(shellLines: 2)
    let before = run.screen.window
    run.overwrite("\u{1B}7noise\u{1B}8")
    #expect(run.screen.window == before)
  }

  @Test func `what is typed while another process writes is shown below it`() {
    let run = Run(shellLines: 2)
    run.session.othersBeginToWrite()
    run.screen.apply(Array("noise ".utf8))
    let before = run.screen.window
    run.session.receive(Array(" L".utf8))
    #expect(run.screen.window == before)
    run.overwrite("of a job\r\n")
    #expect(run.count("noise of a job") == 1)
    #expect(run.count("Ada L") == 1)
    #expect(run.screen.window.filter { !$0.isEmpty }.suffix(3).first == "Question")
  }

  @Test func `a full screen is drawn again`() {
    let run = SessionRun(Question(), columns: 30, rows: 10)
    run.type("Ada")
    run.written = []
    run.session.othersHaveWritten()
    #expect(run.shown.contains { $0.contains("Ada") } && run.shown.contains { $0.contains("Question") })
  }
}
