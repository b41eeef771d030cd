extension EditCore {
  /// What is typed at an offset, with its letter as ``EditingOptions/capitalization`` has it.
  func capitalized(_ typed: String, at offset: Int) -> String {
    guard options.capitalization != .none, !options.isSecure else { return typed }
    guard let letter = typed.first, typed.index(after: typed.startIndex) == typed.endIndex, letter.isLowercase else {
      return typed
    }
    let capital = letter.uppercased()
    // The callers that queried the inserted text have received its length.
    guard capital.utf16.count == typed.utf16.count else { return typed }
    // A longer prefix cannot influence the decision.
    let start = storage.clamped(offset - 256)
    return startsSomething(storage.slice(start..<max(start, storage.clamped(offset)))) ? capital : typed
  }

  private func startsSomething(_ before: String) -> Bool {
    switch options.capitalization {
    case .none: return false
    case .allCharacters: return true
    case .words: return before.last.map { !($0.isLetter || $0.isNumber || $0.isApostrophe) } ?? true
    case .sentences:
      guard let last = before.last else { return true }
      if last.isNewline { return true }
      guard last.isWhitespace else { return false }
      // Closing quotes and brackets are between a full stop and the space.
      let end = before.reversed().first { !$0.isWhitespace && !$0.isClosing || $0.isNewline }
      return end.map { $0.endsSentence || $0.isNewline } ?? true
    }
  }
}

extension Character {
  fileprivate var isApostrophe: Bool { `is`("'") || `is`("\u{2019}") }

  fileprivate var isClosing: Bool {
    switch only {
    case "\"", "'", "\u{201D}", "\u{2019}", ")", "]", "»": true
    default: false
    }
  }

  fileprivate var endsSentence: Bool {
    switch only {
    case ".", "!", "?", "…", "。", "！", "？": true
    default: false
    }
  }
}
