import ArgumentParser

/// The completions of the tool for a shell.
enum CompletionScript {
  /// The shell that a script is requested for: the named one, or else the user's. Nil for other arguments, and for
  /// shells without completions, of which the parser complains.
  static func shell(_ arguments: [String]) -> CompletionShell? {
    let words = arguments.flatMap { $0.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false) }
    guard words.first == "--generate-completion-script", words.count <= 2 else { return nil }
    return words.count == 1 ? .autodetected() : CompletionShell(rawValue: String(words[1]))
  }

  /// The script. The parser adds its own `help` after that of this tool, and of two functions a shell takes the second:
  /// what there is twice is in the script once.
  static func text(for shell: CompletionShell) -> String {
    var lines = PlatenTool.completionScript(for: shell).split(separator: "\n", omittingEmptySubsequences: false)
    if let function = second("_platen_help() {", in: lines), let end = lines[function...].firstIndex(of: "}") {
      lines.removeSubrange(function...end)
    }
    // The entries of the lists of zsh and fish.
    for entry in ["'help:", "-fa 'help'"] {
      if let line = second(entry, in: lines) { lines.remove(at: line) }
    }
    return lines.joined(separator: "\n")
  }

  /// The last of several lines that have `part`; nil where there is one or none.
  private static func second(_ part: String, in lines: [Substring]) -> Int? {
    let last = lines.lastIndex { $0.contains(part) }
    return last == lines.firstIndex { $0.contains(part) } ? nil : last
  }
}
