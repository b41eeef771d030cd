import Platen
import Testing

@testable import PlatenTerminal

/// A program in a terminal whose output is recorded.
@MainActor final class SessionRun {
  let session: TerminalSession
  var written: [UInt8] = []
  var status: Int32?
  private let isConsole: Bool

  convenience init<V: View>(
    _ view: V, columns: Int = 60, rows: Int = 20, depth: ColorDepth = .trueColor,
    endKeys: TerminalSession.EndKeys = []
  ) {
    self.init(
      view, in: TerminalCapabilities(colorDepth: depth, isDark: true), columns: columns, rows: rows, endKeys: endKeys)
  }

  init<V: View>(
    _ view: V, in capabilities: TerminalCapabilities, columns: Int = 60, rows: Int = 20,
    endKeys: TerminalSession.EndKeys = []
  ) {
    session = TerminalSession(host: ViewHost(view), capabilities: capabilities, columns: columns, rows: rows)
    session.endKeys = endKeys
    isConsole = capabilities.isConsole
    session.output = { [unowned self] in written += $0 }
    session.onDifference = { Issue.record("A frame that was drawn in part: \($0)") }
    session.onQuit = { [unowned self] in status = $0 }
    session.start()
  }

  @discardableResult func type(_ text: String) -> Int {
    let before = written.count
    session.receive(Array(text.utf8))
    return written.count - before
  }

  var text: String { session.screenText.joined(separator: "\n") }

  /// The screen of the terminal after the output.
  var screen: ScreenModel {
    var screen = ScreenModel(width: session.columns, height: session.rows, isConsole: isConsole)
    screen.apply(written)
    return screen
  }

  /// Its rows as text.
  var shown: [String] {
    let screen = screen
    return (0..<session.rows).map { screen.text(row: $0) }
  }
}
