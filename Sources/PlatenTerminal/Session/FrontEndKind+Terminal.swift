import CTerminal
import PlatenGraph

extension FrontEndKind {
  /// The terminal that the program was started from, or plain lines where that is none.
  package static let terminal: FrontEndKind = {
    var kind = FrontEndKind(name: "terminal", summary: "Run in this terminal (the default).") { app, options in
      TerminalFrontEnd.run(app, plain: options.isPlain, accessible: options.isAccessible)
    }
    kind.prepare = { cterminal_watch_start() }
    return kind
  }()
}
