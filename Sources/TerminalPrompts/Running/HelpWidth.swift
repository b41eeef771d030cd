import Foundation

/// The width of the help that swift-argument-parser writes.
///
/// It indents what options are for by 26 columns, and ends a debug build in a window that leaves no column for them
/// (`columns - wrappingIndent`, in its `StringExtensions.swift`). It reads the environment first.
package enum HelpWidth {
  /// The columns that the help takes at least; a narrower terminal breaks its lines.
  package static let least = 40

  /// Has the parser write for a window of at least ``least`` columns. Called before arguments are parsed.
  package static func raise() {
    let set = ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    guard let columns = set ?? reported, columns < least else { return }
    setenv("COLUMNS", "\(least)", 1)
  }

  /// The columns of the terminal that the help is written to; nil where there is none.
  private static var reported: Int? {
    var size = winsize()
    return ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : nil
  }
}
