import Foundation

/// Whether the user reads the terminal with a screen reader.
package enum ScreenReader {
  /// By the environment variable PLATEN_ACCESSIBLE, and where that is not set by a screen reader that runs.
  package static func isWanted(environment: [String: String]) -> Bool {
    if let value = environment["PLATEN_ACCESSIBLE"], !value.isEmpty { return value != "0" }
    return isRunning(term: environment["TERM"] ?? "")
  }

  /// yasr, and fenrir with `--emulated-pty`, run a shell and are found among the processes around this one. The others
  /// read the Linux console.
  private static func isRunning(term: String) -> Bool {
    if !surroundingPrograms.isDisjoint(with: ["yasr", "fenrir"]) { return true }
    guard term == "linux" else { return false }
    if access("/sys/accessibility/speakup", F_OK) == 0 { return true }
    return ["/run/fenrir.pid", "/run/brltty.pid", "/run/brltty/brltty.pid"].contains(where: runs)
      || isAnyRunning(of: ["brltty", "fenrir", "fenrir-daemon"])
  }

  /// Whether the process of a file with a process identifier runs.
  private static func runs(_ file: String) -> Bool {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8),
      let process = pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)), process > 0
    else { return false }
    return kill(process, 0) == 0 || errno == EPERM
  }

  /// Whether a process has one of some names. Debian's services of brltty write no file with an identifier.
  static func isAnyRunning(of names: Set<String>) -> Bool {
    guard let processes = opendir("/proc") else { return false }
    defer { closedir(processes) }
    while let entry = readdir(processes) {
      let folder = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard folder.first?.isNumber == true,
        let name = try? String(contentsOfFile: "/proc/\(folder)/comm", encoding: .utf8)
      else { continue }
      if names.contains(name.trimmingCharacters(in: .newlines)) { return true }
    }
    return false
  }

  /// The names of the processes that have started one another up to this one.
  private static var surroundingPrograms: Set<String> {
    var names: Set<String> = []
    var process = getppid()
    while process > 1, names.count < 32 {
      guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
        // `pid (name) state ppid …`; the name may have any characters.
        let open = status.utf8.firstIndex(of: UInt8(ascii: "(")),
        let close = status.utf8.lastIndex(of: UInt8(ascii: ")"))
      else { break }
      names.insert(String(status[status.utf8.index(after: open)..<close]))
      let rest = status[close...].utf8.split(separator: UInt8(ascii: " "), maxSplits: 3)
      guard rest.count > 2, let parent = pid_t(Substring(rest[2])) else { break }
      process = parent
    }
    return names
  }
}
