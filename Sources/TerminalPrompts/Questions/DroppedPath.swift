import Foundation

/// A path as terminals and file managers paste it for a shell: in quotes, with backslashes, or as an address.
enum DroppedPath {
  /// The path of a text that is one; nil for any other text, a plain path too.
  static func path(of text: String) -> String? {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if text.hasPrefix("file://") {
      guard let url = URL(string: text), url.isFileURL, !url.path.isEmpty else { return nil }
      return url.path
    }
    guard text.count > 2, let quote = text.first, text.last == quote else { return escaped(text) }
    switch quote {
    case "'":
      // A quote of the name is outside of the others: 'it'\''s'.
      let inner = text.dropFirst().dropLast().replacingOccurrences(of: "'\\''", with: "'")
      return isAbsolute(inner) ? inner : nil
    case "\"":
      let inner = unescaped(text.dropFirst().dropLast())
      return isAbsolute(inner) ? inner : nil
    default: return escaped(text)
    }
  }

  /// A path with backslashes before the characters that have a meaning to a shell.
  private static func escaped(_ text: String) -> String? {
    guard isAbsolute(text), let backslash = text.firstIndex(of: "\\"), text.index(after: backslash) < text.endIndex,
      " '\"()&;$!`\\*?[]{}<>|#".contains(text[text.index(after: backslash)]),
      // A name may have backslashes of its own.
      !FileManager.default.fileExists(atPath: text)
    else { return nil }
    return unescaped(text[...])
  }

  private static func unescaped(_ text: Substring) -> String {
    var result = ""
    var isEscaped = false
    for character in text {
      if character == "\\", !isEscaped {
        isEscaped = true
      } else {
        result.append(character)
        isEscaped = false
      }
    }
    return result
  }

  private static func isAbsolute(_ path: String) -> Bool { path.hasPrefix("/") || path.hasPrefix("~/") }
}
