extension EditCore {
  /// What is typed at an offset, with its letter as ``EditingOptions/capitalization`` has it.
  func capitalized(_ typed: String, at offset: Int) -> String {
    guard options.capitalization != .none, !options.isSecure else { return typed }
    guard let letter = typed.first, typed.index(after: typed.startIndex) == typed.endIndex else { return typed }
    let capital = letter.inUppercase
    guard !capital.hasSameUnits(as: typed), letter.inLowercase.hasSameUnits(as: typed) else { return typed }
    // The callers that queried the inserted text have received its length.
    guard capital.utf16Count == typed.utf16Count else { return typed }
    // A longer prefix cannot influence the decision.
    let start = storage.clamped(offset - 256)
    return startsSomething(storage.slice(start..<max(start, storage.clamped(offset)))) ? capital : typed
  }

  private func startsSomething(_ before: String) -> Bool {
    switch options.capitalization {
    case .none: return false
    case .allCharacters: return true
    case .words: return before.last.map { !($0.isInWord || $0.isApostrophe) } ?? true
    case .sentences:
      guard let last = before.last else { return true }
      if last.isLineEnd { return true }
      guard last.isBlank else { return false }
      // Closing quotes and brackets are between a full stop and the space.
      var rest = before
      while let last = rest.popLast() {
        if last.endsSentence || last.isLineEnd { return true }
        if !last.isBlank, !last.isClosing { return false }
      }
      return true
    }
  }
}

// By general categories alone: the other properties of the standard library would bring their tables into a web page.
extension Character {
  /// Whether it is a letter or a number.
  fileprivate var isInWord: Bool {
    switch unicodeScalars.first?.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber:
      true
    default: false
    }
  }

  fileprivate var isLineEnd: Bool { unicodeScalars.first?.isLineBreak ?? false }

  fileprivate var isBlank: Bool { isLineEnd || unicodeScalars.first?.isSpace ?? false }

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
