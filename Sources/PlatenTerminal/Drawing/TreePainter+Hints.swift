import PlatenGraph

extension TreePainter {
  /// The last row: the effects of the keys. It depends only on the kind of the focused control, so that typing does not
  /// change it.
  func paintHints(for focused: Node?, row: Int) {
    let key = theme.muted(0.75)
    let words = theme.muted(0.45)
    var x = 1
    for (name, meaning) in hints(for: focused) {
      let columns = buffer.characterWidth.columns(of: name) + 1 + buffer.characterWidth.columns(of: meaning)
      guard x + columns < buffer.width else { break }
      x += buffer.put(name, x: x, y: row, style: style(key, x: x, y: row)) + 1
      x += buffer.put(meaning, x: x, y: row, style: style(words, x: x, y: row)) + 3
    }
  }

  private func hints(for focused: Node?) -> [(String, String)] {
    let next = ("Tab", "next")
    let quit = ("^C", "quit")
    switch focused?.content {
    case .field(let field)?:
      let out = field.selection.isCaret ? quit : ("^C", "copy")
      if let suggestions = field.suggestions, suggestions.popup != nil {
        let take = suggestions.selected == nil ? [] : [("Enter", "take")]
        return [("↑↓", "choose")] + take + [("Esc", "close"), next, out]
      }
      if field.canFind { return [next, ("^F", "find"), ("^R", "replace"), ("^_", "undo"), out] }
      if field.isMultiline { return [next, ("Shift-Tab", "back"), ("^_", "undo"), out] }
      if let word = word(for: field.traits.submitLabel) { return [next, ("Enter", word), ("^_", "undo"), out] }
      return [next, ("Shift-Tab", "back"), ("^_", "undo"), out]
    case .row(let row)?: return row.isSelectable ? [("Space", "select"), next, quit] : [next, quit]
    case .button?: return [("Enter", "press"), next, quit]
    case .toggle?: return [("Space", "switch"), next, quit]
    case .picker(let picker)? where picker.style == .menu: return [("Enter", "choose"), ("←→", "change"), next, quit]
    case .picker(let picker)?: return [(picker.style == .segmented ? "←→" : "↑↓", "change"), next, quit]
    case .slider?: return [("←→", "change"), next, quit]
    case .calendar(let calendar)? where calendar.isInline: return [("←↑↓→", "day"), ("PgUp/PgDn", "month"), next, quit]
    case .calendar?: return [("Enter", "calendar"), next, quit]
    case .colorWell?: return [("Enter", "colours"), next, quit]
    case .menu?: return [("Enter", "open"), next, quit]
    default: return [next, quit]
    }
  }

  /// Nil when the program does not label Return.
  private func word(for label: SubmitLabel) -> String? {
    label.role == .return || label.role == .next ? nil : label.role.rawValue
  }
}
