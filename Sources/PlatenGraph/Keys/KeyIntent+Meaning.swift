import TextEditing

extension KeyIntent {
  /// What it does, in a few words for the user; nil where no words are needed.
  ///
  /// - Parameters:
  ///   - isCalendar: Whether the keys lead through a month.
  ///   - isRightToLeft: Whether views, or the text of the focused field, go from right to left.
  func meaning(isCalendar: Bool = false, isRightToLeft: Bool = false) -> String? {
    switch isRightToLeft ? mirrored : self {
    case .nothing, .edit(.insert(" ")): nil
    case .edit(let command): command.meaning
    case .paste: "Paste"
    case .format(let trait): "Make \(trait.word)"
    case .find(let isReplacing): isReplacing ? "Find and replace" : "Find"
    case .submit: "Submit"
    case .deselect: "Remove the selection"
    case .press: "Press"
    // Also a month that is in the page.
    case .adjust(let key) where isCalendar && ChoiceMove(key) != nil: ChoiceMove(key)?.meaning(isCalendar: true)
    case .adjust(let key):
      switch key {
      case .home: ChoiceMove.first.meaning(isCalendar: true)
      case .end: ChoiceMove.last.meaning(isCalendar: true)
      case .leftArrow, .downArrow, "-": "Previous value"
      default: "Next value"
      }
    case .moveFocus(let isForward, _): isForward ? "Next field" : "Previous field"
    case .movePage(let isForward, _) where isCalendar:
      (isForward ? ChoiceMove.pageDown : ChoiceMove.pageUp).meaning(isCalendar: true)
    case .movePage(let isForward, let isExtending):
      "\(isExtending ? "Select a" : "A") page \(isForward ? "down" : "up")"
    case .moveChoice(let move): move.meaning(isCalendar: isCalendar)
    case .choose: isCalendar ? "Close" : "Choose"
    case .closeChoices: "Close"
    case .showEditMenu: "Menu"
    case .showKeys: "These keys"
    case .interrupt: "Copy, or quit"
    case .endInput, .quit: "Quit"
    case .redraw: "Draw again"
    case .suspend: "Suspend"
    }
  }

  /// The intent that means from left to right what this one means from right to left.
  private var mirrored: KeyIntent {
    switch self {
    case .adjust(let key): .adjust(key.mirrored)
    case .moveChoice(let move): .moveChoice(move.mirrored)
    case .edit(.move(let direction, let granularity, let isExtending)):
      .edit(.move(direction.mirrored, granularity, extending: isExtending))
    default: self
    }
  }
}

extension EditDirection {
  fileprivate var mirrored: EditDirection {
    switch self {
    case .left: .right
    case .right: .left
    default: self
    }
  }
}

extension EditCommand {
  fileprivate var meaning: String? {
    switch self {
    case .insert("\n"): "New line"
    case .delete(let direction, let granularity):
      switch granularity {
      case .grapheme: direction.isBackward ? "Delete before" : "Delete behind"
      case .word: "Delete \(direction.isBackward ? "the word before" : "the next word")"
      case .line: "Delete to the \(direction.isBackward ? "start" : "end") of the line"
      case .document: "Delete to the \(direction.isBackward ? "start" : "end")"
      }
    case .move(let direction, let granularity, let isExtending):
      (isExtending ? "Select " : "Move ") + Self.goal(direction, granularity)
    case .selectAll: "Select all"
    case .undo: "Undo"
    case .redo: "Redo"
    case .cut: "Cut"
    case .copy: "Copy"
    case .insert, .paste, .replace, .select, .mark, .unmark, .rewrite: nil
    }
  }

  private static func goal(_ direction: EditDirection, _ granularity: EditGranularity) -> String {
    switch (direction, granularity) {
    case (.up, .line): "up"
    case (.down, .line): "down"
    case (_, .grapheme): direction.isBackward ? "back" : "forward"
    case (_, .word): "\(direction.isBackward ? "back" : "forward") by a word"
    case (_, .line): "to the \(direction.isBackward ? "start" : "end") of the line"
    case (_, .document): "to the \(direction.isBackward ? "start" : "end")"
    }
  }
}

extension TextTrait {
  fileprivate var word: String {
    switch self {
    case .bold: "bold"
    case .italic: "italic"
    case .underline: "underlined"
    case .strikethrough: "struck through"
    }
  }
}

extension ChoiceMove {
  /// The move of a key; nil for a key of none.
  fileprivate init?(_ key: KeyEquivalent) {
    guard let move = Self.all.first(where: { $0.key == key }) else { return nil }
    self = move
  }

  fileprivate func meaning(isCalendar: Bool) -> String {
    switch self {
    case .up: isCalendar ? "A week back" : "Previous line"
    case .down: isCalendar ? "A week on" : "Next line"
    case .left: isCalendar ? "Previous day" : "Back"
    case .right: isCalendar ? "Next day" : "Open"
    case .first: isCalendar ? "First day" : "First line"
    case .last: isCalendar ? "Last day" : "Last line"
    case .pageUp: isCalendar ? "Previous month" : "A page up"
    case .pageDown: isCalendar ? "Next month" : "A page down"
    }
  }
}
