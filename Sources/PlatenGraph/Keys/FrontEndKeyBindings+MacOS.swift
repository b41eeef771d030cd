import TextEditing

extension FrontEndKeyBindings {
  /// The keys of the Mac, as in the table of its text system (`StandardKeyBinding.dict` of AppKit): Option works by
  /// words and paragraphs, Command to the ends of the line and of the text, and Control-A, E, B, F, P, N, D, H and K
  /// are those of Emacs.
  public static let macOS: FrontEndKeyBindings = {
    var table = FrontEndKeyBindings()
    table.bind(.tab, withAndWithoutShift: [[]], in: .anywhere) { .moveFocus(forward: !$0, selectsText: true) }
    table.bindTraits([.command])
    table.bind("f", [.command], in: .text, to: .find(isReplacing: false))
    table.bind("f", [[.command, .option]], in: .text, to: .find(isReplacing: true))
    table.bindReturn(.return, allModifiers)
    table.bind(.space, in: .control, to: .press)
    table.bindAdjustments()
    table.bindRows()
    table.bindChoices()
    table.bindClipboardAndHistory([.command])
    table.bind("z", [[.command, .shift]], in: .text, to: .edit(.redo))
    let moves: [(KeyEquivalent, EventModifiers, EditDirection, EditGranularity)] = [
      (.leftArrow, [], .left, .grapheme), (.leftArrow, .option, .left, .word), (.leftArrow, .command, .left, .line),
      (.rightArrow, [], .right, .grapheme), (.rightArrow, .option, .right, .word),
      (.rightArrow, .command, .right, .line),
      (.upArrow, [], .up, .line), (.upArrow, .option, .backward, .line), (.upArrow, .command, .backward, .document),
      (.downArrow, [], .down, .line), (.downArrow, .option, .forward, .line),
      (.downArrow, .command, .forward, .document),
      (.home, [], .backward, .document), (.end, [], .forward, .document),
      ("a", .control, .backward, .line), ("e", .control, .forward, .line),
      ("b", .control, .backward, .grapheme), ("f", .control, .forward, .grapheme),
      ("p", .control, .up, .line), ("n", .control, .down, .line),
      ("b", [.control, .option], .backward, .word), ("f", [.control, .option], .forward, .word),
    ]
    for (key, modifiers, direction, granularity) in moves {
      table.bind(key, withAndWithoutShift: [modifiers], in: .text) {
        .edit(.move(direction, granularity, extending: $0))
      }
    }
    let deletions: [(KeyEquivalent, EventModifiers, EditDirection, EditGranularity)] = [
      (.delete, [], .backward, .grapheme), (.delete, .shift, .backward, .grapheme),
      (.delete, .option, .backward, .word),
      (.delete, .command, .backward, .line), (.deleteForward, [], .forward, .grapheme),
      (.deleteForward, .option, .forward, .word), ("d", .control, .forward, .grapheme),
      ("h", .control, .backward, .grapheme), ("k", .control, .forward, .line),
    ]
    for (key, modifiers, direction, granularity) in deletions {
      table.bind(key, [modifiers], in: .text, to: .edit(.delete(direction, granularity)))
    }
    return table
  }()
}
