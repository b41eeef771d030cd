import Foundation
import PlatenGraph
import TextFormats

/// The front end that draws in the terminal from which the program was started.
@MainActor package enum TerminalFrontEnd {
  /// Shows the program until the user ends it.
  ///
  /// If standard input or output is no terminal, if the terminal can't place a cursor, or if `plain` is set, the form
  /// is asked in plain lines instead. It is asked in lines for a screen reader if `accessible` is set, or if the
  /// environment asks for that.
  package static func run(_ app: LaunchedApp, plain: Bool = false, accessible: Bool = false) -> Never {
    let variables = ProcessInfo.processInfo.environment
    let capabilities = TerminalCapabilities(environment: variables)
    guard !plain, capabilities.isAddressable, let channel = TerminalChannel.standard() else {
      PlainFrontEnd.run(app, on: StandardConsole.shared)
    }
    if accessible || ScreenReader.isWanted(environment: variables) {
      PlainFrontEnd.run(app, on: AccessibleConsole(channel))
    }
    ThemeCheck.report(environment: variables)
    let host = ApplicationContext(.ofFrontEnd).run { app.makeHost(environment()) }
    let loop = MainLoop()
    do {
      let runner = try TerminalRunner(
        host: host, channel: channel, capabilities: capabilities, placement: .fullScreen, events: loop,
        title: app.title
      ) { exit($0) }
      runner.run()
    } catch {
      StandardError.write(line: "\(app.name): \(error)")
      exit(1)
    }
    // Once for all events, as the context of each one would cost as much as its letter.
    host.inContext { loop.run() }
  }

  /// The environment of views in a terminal.
  package static func environment() -> EnvironmentValues {
    var values = EnvironmentValues()
    values.layoutDirection = Translations.layoutDirection(for: values.locale)
    let reduces = processVariable("PLATEN_REDUCE_MOTION") ?? ""
    values.accessibilityReduceMotion = !reduces.isEmpty && reduces != "0"
    values.errorMark = "✗"
    values.knownSymbols = KnownSymbols(SymbolGlyphs.isTelling)
    return values
  }
}
