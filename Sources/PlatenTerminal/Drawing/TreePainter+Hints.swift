import PlatenGraph

extension NodeContent {
  /// Whether both are fields in which keys mean the same, as after typing.
  func hasSameHints(as other: NodeContent) -> Bool {
    // What is only shown has no keys.
    if case .leaf = self, case .leaf = other { return true }
    guard case .field(let field) = self, case .field(let old) = other else { return false }
    return field.selection.isCaret == old.selection.isCaret && field.canFind == old.canFind
      && field.isMultiline == old.isMultiline && field.isSecret == old.isSecret
      && field.traits.submitLabel == old.traits.submitLabel && field.suggestions == old.suggestions
  }
}

extension TreePainter {
  /// The effects of the keys, as the last row shows them. They depend only on what is open and on the kind of the
  /// focused control, so that typing does not change them.
  ///
  /// - Parameters:
  ///   - copies: Whether the key that quits copies a selection first.
  ///   - escapes: Whether Escape ends the program where nothing else uses it.
  func shownHints(for focused: Node?, in host: ViewHost, _ help: KeyHelp, copies: Bool, escapes: Bool) -> [Hint] {
    let own = hints(in: host, help) ?? hints(for: focused, in: host, help, copies: copies, escapes: escapes)
    return (own + [hint(help, .showKeys, "keys")?.forAllKeys]).compactMap { $0?.translated(in: host) }
  }

  /// The keys of the list of all keys.
  static func hintsOfKeyList(in host: ViewHost) -> [Hint] {
    [Hint("↑↓", "scroll"), Hint("Esc", "close")].map { $0.translated(in: host) }
  }

  /// What is said of a text that was copied and is too long to be sent to the terminal.
  static let noticeOfUnsentCopy = [
    Hint("Copied", "in this program only"), Hint("", "too long for the terminal's clipboard").minor,
  ]

  /// Draws them in a row, from the right where the views are.
  func paint(_ hints: [Hint], row: Int, isRightToLeft: Bool) {
    let key = theme.muted(0.75)
    let words = theme.muted(0.5)
    let shown = fitting(hints)
    var x = 1
    for hint in shown {
      for (text, ink, space) in [(hint.keys, key, 1), (hint.meaning, words, 3)] {
        let width = buffer.characterWidth.columns(of: text)
        let start = isRightToLeft ? buffer.width - x - width : x
        _ = buffer.put(text, x: start, y: row, style: style(ink, x: start, y: row))
        x += width + space
      }
    }
  }

  /// As many of them as the row has space for. Those go first that are known from every field, and then the last ones;
  /// the key of the list that has all of them stays longest.
  private func fitting(_ hints: [Hint]) -> [Hint] {
    var shown = hints
    while shown.reduce(0, { $0 + columns(of: $1) + 3 }) - 2 >= buffer.width {
      guard
        let index = shown.lastIndex(where: \.isMinor) ?? shown.lastIndex(where: { !$0.listsKeys })
          ?? shown.indices.last
      else { break }
      shown.remove(at: index)
    }
    return shown
  }

  private func columns(of hint: Hint) -> Int {
    buffer.characterWidth.columns(of: hint.keys) + 1 + buffer.characterWidth.columns(of: hint.meaning)
  }

  /// Keys and what they do.
  struct Hint: Equatable {
    let keys: String
    private(set) var meaning: String
    /// Whether it is left out first where there is no space for all.
    var isMinor = false
    /// Whether the key shows the list of all keys.
    private(set) var listsKeys = false

    init(_ keys: String, _ meaning: String) { (self.keys, self.meaning) = (keys, meaning) }

    /// The same in the language of the program's texts.
    @MainActor func translated(in host: ViewHost) -> Hint {
      var hint = self
      hint.meaning = host.sentence(meaning).text
      return hint
    }

    /// The same for the key of the list of all keys.
    var forAllKeys: Hint {
      var hint = self
      hint.listsKeys = true
      return hint
    }

    /// The same, left out first.
    var minor: Hint {
      var hint = self
      hint.isMinor = true
      return hint
    }
  }

  /// The simplest key for an intent; nil where the program has bound it to something else.
  private func hint(_ help: KeyHelp, _ intent: KeyIntent, _ meaning: String) -> Hint? {
    help.key(for: intent).map { Hint($0, meaning) }
  }

  /// Several keys in one: arrows touch, others are separated.
  private func hint(_ help: KeyHelp, _ intents: [KeyIntent], _ meaning: String) -> Hint? {
    let keys = intents.compactMap { help.key(for: $0) }
    guard !keys.isEmpty else { return nil }
    return Hint(keys.joined(separator: keys.allSatisfy { $0.count == 1 } ? "" : "/"), meaning)
  }

  /// The keys of what is open over the views; nil where nothing is.
  private func hints(in host: ViewHost, _ help: KeyHelp) -> [Hint?]? {
    switch host.choices.kind {
    case .calendar?:
      return [
        hint(help, [.moveChoice(.left), .moveChoice(.up), .moveChoice(.down), .moveChoice(.right)], "day"),
        hint(help, [.moveChoice(.pageUp), .moveChoice(.pageDown)], "month"), hint(help, .choose, "close"),
      ]
    case .list(let isInner, let leadsFurther)?:
      return [
        hint(help, [.moveChoice(.up), .moveChoice(.down)], "choose"),
        host.choices.filterText.map { _ in Hint("a-z", "search") },
        host.choices.keepsOpen ? Hint("Space", "take") : nil,
        hint(help, .choose, host.choices.keepsOpen ? "done" : leadsFurther ? "open" : "take"),
        hint(help, .closeChoices, isInner || host.choices.filterText?.isEmpty == false ? "back" : "close"),
      ]
    case nil: break
    }
    guard host.existingPart(EditMenus.self)?.footNode != nil else { return nil }
    return [Hint("←→", "choose"), Hint("Enter", "take"), Hint("Esc", "close")]
  }

  private func hints(
    for focused: Node?, in host: ViewHost, _ help: KeyHelp, copies: Bool, escapes: Bool
  ) -> [Hint?] {
    let next = hint(help, .moveFocus(forward: true, selectsText: true), "next")
    let back = hint(help, .moveFocus(forward: false, selectsText: true), "back")?.minor
    // What is dismissed before the program ends.
    let close: Hint? = host.modals.canCancelTopmost ? Hint("Esc", "close") : nil
    let ending = escapes ? "cancel" : "quit"
    let interrupt = hint(help, .interrupt, ending) ?? hint(help, .quit, ending)
    let quit = escapes && close == nil ? Hint("Esc", ending) : interrupt
    switch focused?.content {
    case .field(let field)?:
      let copy = field.selection.isCaret || !copies ? nil : hint(help, .interrupt, "copy")
      // The key that quits copies a selection first; Escape does not.
      let out = copy == nil ? [quit] : escapes && close == nil ? [copy, quit] : [copy]
      if let suggestions = field.suggestions, suggestions.popup != nil {
        let take: Hint? = suggestions.selected == nil ? nil : Hint("Enter", "take")
        return [Hint("↑↓", "choose"), take, Hint("Esc", "close"), next, interrupt]
      }
      let undo = host.isPossible(.edit(.undo)) ? hint(help, .edit(.undo), "undo")?.minor : nil
      if field.canFind {
        let (find, replace) = (
          hint(help, .find(isReplacing: false), "find"), hint(help, .find(isReplacing: true), "replace")
        )
        return [next, find, replace, undo, close] + out
      }
      guard !field.isMultiline, let word = word(for: field.traits.submitLabel) else {
        return [next, back, undo, close] + out
      }
      return [next, hint(help, .submit, word), undo, close] + out
    case .container(.row(let row))?:
      return [row.isSelectable ? Hint("Space", "select") : nil, next, close, quit]
    case .control(let control)?: return hints(for: control, help) + [next, close, quit]
    default: return [focused?.isPressable == true ? hint(help, .press, "press") : nil, next, close, quit]
    }
  }

  private func hints(for control: any ControlContent, _ help: KeyHelp) -> [Hint?] {
    var hints: [Hint?] = []
    switch control.role {
    case .button: hints.append(hint(help, .press, "press"))
    case .toggle: hints.append(Hint("Space", "switch"))
    case .menu: hints.append(hint(help, .press, "open"))
    case .choice: if control.opensChoices { hints.append(hint(help, .press, "choose")) }
    case .date: if control.opensChoices { hints.append(hint(help, .press, "calendar")) }
    case .color: if control.opensChoices { hints.append(hint(help, .press, "colours")) }
    case .adjustable, .meter: break
    }
    guard let steps = control.steps else { return hints }
    if control.role == .date { return [Hint("←↑↓→", "day"), Hint("PgUp/PgDn", "month")] }
    let (first, second): (KeyEquivalent, KeyEquivalent) =
      steps.horizontal == 0 ? (.upArrow, .downArrow) : (.leftArrow, .rightArrow)
    return hints + [hint(help, [.adjust(first), .adjust(second)], "change")]
  }

  /// Nil when the program does not label Return.
  private func word(for label: SubmitLabel) -> String? {
    label.role == .return || label.role == .next ? nil : label.role.rawValue
  }
}
