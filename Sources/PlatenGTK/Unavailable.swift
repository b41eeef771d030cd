#if !GTK
import Foundation
import PlatenGraph

/// Replaces the front end in a build without it.
enum Unavailable {
  /// Prints what is missing and ends the process.
  static func stop(_ app: LaunchedApp) -> Never {
    let message = """
      \(app.name): this build has no window front end; build it with `--traits GTK` \
      (needs the Debian package libgtk-4-dev).
      """
    StandardError.write(line: message)
    exit(69)
  }
}
#endif
