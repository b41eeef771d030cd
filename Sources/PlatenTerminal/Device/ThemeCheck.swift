import Foundation
import PlatenGraph

/// Tells the user of a theme that does not exist: the variable would have no effect, and nothing would say why.
@MainActor package enum ThemeCheck {
  private static var isDone = false

  /// Writes a line to standard error where the environment names no theme. Once for the process, before anything is
  /// drawn.
  package static func report(environment: [String: String]) {
    guard !isDone else { return }
    isDone = true
    if let problem = problem(environment: environment) { StandardError.write(line: problem) }
  }

  /// Why the variable has no effect; nil where it has, or is not set.
  static func problem(environment: [String: String]) -> String? {
    guard let name = environment["PLATEN_THEME"], !name.isEmpty, TerminalFrontEndTheme.named[name.lowercased()] == nil
    else { return nil }
    let names = TerminalFrontEndTheme.named.keys.sorted()
    return
      "PLATEN_THEME is “\(name.plainLine)”: it has to be \(names.dropLast().joined(separator: ", ")) or \(names.last ?? "")."
  }
}
