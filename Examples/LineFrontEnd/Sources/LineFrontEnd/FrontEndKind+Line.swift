import SwiftUI

extension FrontEndKind {
  /// Reads commands from standard input, a line each, and prints what has changed on standard output.
  public static let line = FrontEndKind(name: "line", summary: "Use the form by commands, a line each.") { app, _ in
    let driver = FrontEndDriver(app)
    let session = LineSession(driver) { print($0) }
    while let line = readLine() {
      if !session.perform(line) { print("? \(line)") }
      // Tasks and timers of the program go on.
      _ = RunLoop.main.run(mode: .default, before: .now)
    }
    driver.close()
    exit(0)
  }
}
