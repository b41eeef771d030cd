import TextEditing

/// Shorthand for tests: a session with `|` for the caret, or `[` and `]` around the selection.
func session(_ picture: String, _ options: EditingOptions = EditingOptions()) -> EditingSession {
  var text = ""
  var anchor: Int?
  var head: Int?
  for character in picture {
    switch character {
    case "|": (anchor, head) = (text.utf16.count, text.utf16.count)
    case "[": anchor = text.utf16.count
    case "]": head = text.utf16.count
    default: text.append(character)
    }
  }
  var session = EditingSession(text: text, options: options)
  if let anchor, let head { session.perform(.select(EditSelection(anchor: anchor, head: head))) }
  return session
}

/// The session's text with its caret or selection drawn in, marked text in braces.
func picture(_ session: EditingSession) -> String {
  let state = session.state
  var marks: [(Int, Int, String)] = []
  let range = state.selection.range
  if let marked = state.marked { marks += [(marked.lowerBound, 0, "{"), (marked.upperBound, 2, "}")] }
  marks += range.isEmpty ? [(range.lowerBound, 1, "|")] : [(range.lowerBound, 1, "["), (range.upperBound, 1, "]")]
  var result = state.text
  for (offset, _, mark) in marks.sorted(by: { ($0.0, $0.1) < ($1.0, $1.1) }).reversed() {
    result.insert(contentsOf: mark, at: result.utf16.index(result.startIndex, offsetBy: offset))
  }
  return result
}

extension EditingSession {
  mutating func type(_ string: String) {
    for character in string { perform(.insert(String(character))) }
  }

  mutating func backspace(_ count: Int = 1) {
    for _ in 0..<count { perform(.delete(.backward, .grapheme)) }
  }
}
