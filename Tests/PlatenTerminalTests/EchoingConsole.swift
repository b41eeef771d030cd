import Platen

@testable import PlatenTerminal

/// A console that answers with given lines, and echoes them as a terminal does.
@MainActor final class EchoingConsole: PlainConsole {
  private var lines: [String]
  private(set) var written = ""
  let isInteractive = true
  let isSpoken: Bool

  init(_ lines: [String], isSpoken: Bool) {
    self.lines = lines
    self.isSpoken = isSpoken
  }

  func write(_ text: PlainText) { written += text.characters }

  func readLine(_ question: String, _ request: LineRequest) -> String? {
    write(PlainText(question))
    guard !lines.isEmpty else { return nil }
    written += lines[0] + "\n"
    return lines.removeFirst()
  }

  func settle() {}

  /// The lines that a form writes that is answered with `lines`.
  static func written(_ view: some View, _ lines: [String] = [], isSpoken: Bool = true) async -> [Substring] {
    let console = EchoingConsole(lines, isSpoken: isSpoken)
    _ = await PlainForm(driver: FrontEndDriver(host: ViewHost(view)), console: console).run()
    return console.written.split(separator: "\n")
  }
}
