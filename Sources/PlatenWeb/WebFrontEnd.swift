import Foundation
import PlatenGraph

#if Web
import Dispatch
import Logging

/// The browser front end: serves a program's view as a page of HTML form controls.
@MainActor package enum WebFrontEnd {
  /// Whether this build can serve.
  package nonisolated static let isAvailable = true

  /// A static reference, because `run` never returns and the optimizer may release its variables.
  private static var running: (server: WebServer, signals: [any DispatchSourceSignal])?

  /// Serves `app` until the process receives a termination signal.
  ///
  /// Prints the address on standard output once it is reachable. If the address is not available, the process ends with
  /// a message on standard error and status 1.
  package static func run(_ app: LaunchedApp, options: WebOptions = WebOptions()) -> Never {
    // Standard output belongs to the program and the address.
    let logger = Logger(label: "platen.web") { StreamLogHandler.standardError(label: $0) }
    let server = WebServer(app: app, options: options, logger: logger)
    do {
      try server.start()
    } catch {
      StandardError.write(line: "\(app.name): \(error)")
      exit(1)
    }
    print("Serving \(app.name) at \(server.address)")
    // A reader at the other end of a pipe waits for this line.
    fflush(nil)
    let signals = [SIGINT, SIGTERM, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler {
        MainActor.assumeIsolated {
          server.stop()
          exit(0)
        }
      }
      source.resume()
      return source
    }
    // The run loop keeps the main queue on this thread; `dispatchMain()` would move it to others, where the check of
    // the main actor takes longer.
    running = (server, signals)
    while true { RunLoop.main.run(until: .distantFuture) }
  }
}
#else
/// The browser front end, absent from this build.
@MainActor package enum WebFrontEnd {
  /// Whether this build can serve.
  package nonisolated static let isAvailable = false

  /// Prints what is missing and ends the process with status 1.
  package static func run(_ app: LaunchedApp, options: WebOptions = WebOptions()) -> Never {
    StandardError.write(
      line: "\(app.name): the browser front end needs the package trait Web: swift run --traits Web …")
    exit(1)
  }
}
#endif
