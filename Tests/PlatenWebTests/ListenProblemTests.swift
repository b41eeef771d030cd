#if Web
import Foundation
import Logging
import NIOCore
import Platen
import PlatenGraph
import Testing

@testable import PlatenWeb

/// Why a page can't be served at an address, as the user who starts the program reads it.
@MainActor @Suite struct ListenProblemTests {
  private func server(_ options: WebOptions) -> WebServer {
    let app = LaunchedApp(name: "app", title: "App") { _ in ViewHost(Text("Shown")) }
    return WebServer(app: app, options: options, logger: Logger(label: "tests") { _ in SwiftLogNoOpLogHandler() })
  }

  @Test func aPortInUseIsNamedWithWhatCanBeDone() throws {
    var options = WebOptions()
    options.port = 0
    let first = server(options)
    try first.start()
    defer { first.stop() }
    options.port = first.port
    let problem = try #require(throws: ListenProblem.self) { try server(options).start() }
    #expect(
      "\(problem)" == """
        port \(first.port) of 127.0.0.1 is in use by another program. Choose another one with --port, or any free one \
        with --port 0.
        """)
  }

  @Test(arguments: [
    (EACCES, "port 80 needs rights that the program does not have. Choose one from 1024 on with --port."),
    (EADDRNOTAVAIL, "this machine has no address 192.0.2.1. Choose another one with --host."),
    (ENFILE, "can't listen at 192.0.2.1, port 80: \(String(cString: strerror(ENFILE)))"),
  ])
  func eachReasonHasItsWords(code: CInt, words: String) {
    let problem = ListenProblem(host: "192.0.2.1", port: 80, cause: IOError(errnoCode: code, reason: "bind(a:b:)"))
    #expect("\(problem)" == words)
  }
}
#endif
