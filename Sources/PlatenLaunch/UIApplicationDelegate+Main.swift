import Foundation
import Platen

extension UIApplicationDelegate where Self: NSObject {
  /// Runs the program, which its delegate begins, in the front end that its arguments or the environment name. Never
  /// returns.
  ///
  /// Mark the class with `@main`. Each window of a front end, and each visitor of a page, gets a delegate of its own. The
  /// delegate makes a window visible, or the delegate of the scene does, whose class is that of the configuration or
  /// `SceneDelegate` in the same module.
  @MainActor @preconcurrency public static func main() {
    ProgramLaunch.run { LaunchedApp(delegate: Self.self, name: $0) }
  }
}

/// Starts programs that do not begin with an `App`.
package enum ProgramLaunch {
  /// Runs the program of a name in the front end that its arguments or the environment name.
  @MainActor package static func run(_ makeApp: (_ name: String) -> LaunchedApp) -> Never {
    guard Thread.isMainThread else {
      fail("main() was called after an await: it needs the main thread, which the main actor has left there.")
    }
    let request = LaunchRequest.ofProcess()
    let frontEnd = request.frontEnd
    frontEnd.prepare()
    let app = request.previewApp(in: frontEnd) ?? makeApp(LaunchCommand.programName)
    if let unavailability = frontEnd.unavailability { fail(unavailability) }
    frontEnd.run(app, request.options)
  }
}
