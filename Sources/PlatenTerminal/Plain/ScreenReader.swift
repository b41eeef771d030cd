import Foundation

/// Whether the user reads the terminal with a screen reader.
package enum ScreenReader {
  /// By the environment variable PLATEN_ACCESSIBLE, and where that is not set by a screen reader that runs.
  package static func isWanted(environment: [String: String]) -> Bool {
    if let value = environment["PLATEN_ACCESSIBLE"], !value.isEmpty { return value != "0" }
    return isRunning(term: environment["TERM"] ?? "")
  }

  /// yasr runs a shell and is found among the processes around this one. The others read the Linux console.
  private static func isRunning(term: String) -> Bool {
    if surroundingPrograms.contains("yasr") { return true }
    guard term == "linux" else { return false }
    if access("/sys/accessibility/speakup", F_OK) == 0 { return true }
    return ["/run/fenrir.pid", "/run/brltty.pid", "/run/brltty/brltty.pid"].contains(where: runs)
  }

  /// Whether the process of a file with a process identifier runs.
  private static func runs(_ file: String) -> Bool {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8),
      let process = pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)), process > 0
    else { return false }
    return kill(process, 0) == 0 || errno == EPERM
  }

  /// The names of the processes that have started one another up to this one.
  private static var surroundingPrograms: [String] {
    var names: [String] = []
    var process = getppid()
    while process > 1, names.count < 32 {
      guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
        // `pid (name) state ppid …`; the name may have any characters.
        let open = status.firstIndex(of: "("), let close = status.lastIndex(of: ")")
      else { break }
      names.append(String(status[status.index(after: open)..<close]))
      let rest = status[status.index(after: close)...].split(separator: " ")
      guard rest.count > 1, let parent = pid_t(rest[1]) else { break }
      process = parent
    }
    return names
  }
}
