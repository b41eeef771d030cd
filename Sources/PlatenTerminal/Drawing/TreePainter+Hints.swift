import PlatenGraph

extension TreePainter {
  /// The last row: the effects of the keys. It depends only on what is open and on the kind of the focused control, so
  /// that typing does not change it.
  func paintHints(for focused: Node?, in host: ViewHost, row: Int) {
    let key = theme.muted(0.75)
    let words = theme.muted(0.45)
    var x = 1
    for (name, meaning) in hints(in: host) ?? hints(for: focused) {
      let columns = buffer.characterWidth.columns(of: name) + 1 + buffer.characterWidth.columns(of: meaning)
      guard x + columns < buffer.width else { break }
      x += buffer.put(name, x: x, y: row, style: style(key, x: x, y: row)) + 1
      x += buffer.put(meaning, x: x, y: row, style: style(words, x: x, y: row)) + 3
    }
  }

  /// The keys of what is open over the views; nil where nothing is.
  private func hints(in host: ViewHost) -> [(String, String)]? {
    switch host.choices.kind {
    case .calendar?: return [("←↑↓→", "day"), ("PgUp/PgDn", "month"), ("Enter", "close")]
    case .list(let isInner, let leadsFurther)?:
      return [("↑↓", "choose"), ("Enter", leadsFurther ? "open" : "take"), ("Esc", isInner ? "back" : "close")]
    case nil: break
    }
    guard host.existingPart(EditMenus.self)?.footNode != nil else { return nil }
    return [("←→", "choose"), ("Enter", "take"), ("Esc", "close")]
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
    case .container(.row(let row))?: return row.isSelectable ? [("Space", "select"), next, quit] : [next, quit]
    case .control(let control)?: return hints(for: control) + [next, quit]
    default: return [next, quit]
    }
  }

  private func hints(for control: any ControlContent) -> [(String, String)] {
    var hints: [(String, String)] = []
    switch control.role {
    case .button: hints.append(("Enter", "press"))
    case .toggle: hints.append(("Space", "switch"))
    case .menu: hints.append(("Enter", "open"))
    case .choice: if control.opensChoices { hints.append(("Enter", "choose")) }
    case .date: if control.opensChoices { hints.append(("Enter", "calendar")) }
    case .color: if control.opensChoices { hints.append(("Enter", "colours")) }
    case .adjustable, .meter: break
    }
    guard let steps = control.steps else { return hints }
    if control.role == .date { return [("←↑↓→", "day"), ("PgUp/PgDn", "month")] }
    return hints + [(steps.horizontal == 0 ? "↑↓" : "←→", "change")]
  }

  /// Nil when the program does not label Return.
  private func word(for label: SubmitLabel) -> String? {
    label.role == .return || label.role == .next ? nil : label.role.rawValue
  }
}
