import TextEditing

extension FrontEndKeyBindings {
  /// The keys of Linux and Windows desktops. Command does what Control does, for keyboards and browsers that have it.
  ///
  /// - Control with the arrows, Backspace and Delete works by words, as Option does, and to the ends of the text with
  ///   Home and End. Shift extends the selection.
  /// - Control-F searches in an editor, Control-H and Control-Shift-F replace as well.
  /// - Control-B, I and U make text with attributes bold, italic and underlined.
  /// - The menu key and Shift-F10 open the edit menu.
  public static let desktop: FrontEndKeyBindings = {
    let primary = [.control, .command, [.control, .command]] as [EventModifiers]
    let primaryAndShift = primary + primary.map { $0.union(.shift) }
    var table = FrontEndKeyBindings()
    table.bind(.tab, withAndWithoutShift: allButShift, in: .anywhere) {
      .moveFocus(forward: !$0, selectsText: false)
    }
    table.bind("f", withAndWithoutShift: primary, in: .text) { .find(isReplacing: $0) }
    table.bind("h", primaryAndShift, in: .text, to: .find(isReplacing: true))
    table.bindTraits(primaryAndShift)
    table.bindReturn(.return, allModifiers)
    table.bind(.space, allModifiers, in: .control, to: .press)
    table.bindAdjustments()
    table.bindRows()
    table.bindChoices()
    table.bindClipboardAndHistory(primaryAndShift)
    table.bind("y", primaryAndShift, in: .anywhere, to: .edit(.redo))
    for modifiers in allButShift {
      let byWord = !modifiers.isDisjoint(with: [.option, .control])
      let horizontal: EditGranularity = byWord ? .word : .grapheme
      let toEnd: EditGranularity = byWord ? .document : .line
      let moves: [(KeyEquivalent, EditDirection, EditGranularity)] = [
        (.leftArrow, .left, horizontal), (.rightArrow, .right, horizontal), (.upArrow, .up, .line),
        (.downArrow, .down, .line), (.home, .backward, toEnd), (.end, .forward, toEnd),
      ]
      for (key, direction, granularity) in moves {
        table.bind(key, withAndWithoutShift: [modifiers], in: .text) {
          .edit(.move(direction, granularity, extending: $0))
        }
      }
      table.bind(.delete, withAndWithoutShift: [modifiers], in: .text) { _ in .edit(.delete(.backward, horizontal)) }
      table.bind(.deleteForward, withAndWithoutShift: [modifiers], in: .text) { _ in
        .edit(.delete(.forward, horizontal))
      }
    }
    table.bind(.menu, allModifiers, to: .showEditMenu)
    table.bind(.f10, [.shift], to: .showEditMenu)
    return table
  }()
}
