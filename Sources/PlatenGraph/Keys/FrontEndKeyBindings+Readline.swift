import TextEditing

extension FrontEndKeyBindings {
  /// The keys of readline and of Cocoa's text system (they agree: Control-A, E, B, F, P, N, K, D, H) together with
  /// those of Linux desktops (Control with arrows, X, C, V, Y). Where they conflict:
  /// - Control-A is the start of the line, as in both of the former. Option-A or Command-A selects all.
  /// - Control-Z suspends, as in every terminal program. Control-_ (also typed as Control-/), Option-Z or Command-Z
  ///   undo; Control-Y, Option-Shift-Z or Control-Shift-Z redo.
  /// - Control-C copies the selection and otherwise ends the program; Control-Q always ends it.
  /// - In a text editor, Control-F searches, and Control-R or Control-Shift-F replaces too. Elsewhere Control-F moves
  ///   forward. Control-H deletes a word, because many terminals send it for Control-Backspace.
  /// - In an editor of text with attributes, Control-B, Control-I (or Option-I, because most terminals send a tab for
  ///   Control-I) and Control-U make it bold, italic and underlined. Elsewhere they have their meaning in readline.
  /// - F1, and ? outside of text, show all keys of where the focus is.
  /// - F10, with Shift or without, shows the edit menu. F6 moves the focus to the keyboard toolbar, or to the menus
  ///   above the window, and back.
  /// - Control-D deletes forward; without a focused text it ends the program.
  /// - Outside of text, a key that moves the caret changes the value of a control or moves the focus.
  public static let readline: FrontEndKeyBindings = {
    var table = FrontEndKeyBindings()
    table.bindTraits([.control, .command])
    table.bind("i", [.option], in: .richText, to: .format(.italic))
    table.bind("f", withAndWithoutShift: [.control, .command], in: .text) { .find(isReplacing: $0) }
    table.bind("r", [.control], in: .text, to: .find(isReplacing: true))
    table.bindArrows()
    table.bindSigns()
    table.bindDeletions()
    table.bindFunctionKeys()
    table.bindControlKeys()
    table.bindOptionKeys()
    table.bindChoices()
    table.bindControlKeysOfChoices()
    // Terminals leave Control with Shift alone.
    let command = [.command, [.command, .shift], [.control, .shift]] as [EventModifiers]
    table.bindClipboardAndHistory(command)
    table.bind("y", command, in: .anywhere, to: .edit(.redo))
    table.bind("q", command, to: .quit)
    table.bind("q", command, in: .choices, to: .closeChoices)
    return table
  }()

  /// Control and Option both extend a movement to words: terminals and desktops differ in which of them is sent.
  private static let wide: [EventModifiers] = [.control, .option, [.control, .option]]
  private static let withCommand = sets(of: [.control, .option]).map { $0.union(.command) }

  /// A movement in text, and what the key does elsewhere.
  private mutating func bindMove(
    _ key: KeyEquivalent, _ modifiers: [EventModifiers], _ direction: EditDirection, _ granularity: EditGranularity,
    canExtend: Bool = true
  ) {
    let isBackward = direction.isBackward
    for modifiers in modifiers {
      for modifiers in canExtend ? [modifiers, modifiers.union(.shift)] : [modifiers] {
        let isExtending = canExtend && modifiers.contains(.shift)
        bind(key, [modifiers], in: .text, to: .edit(.move(direction, granularity, extending: isExtending)))
        bind(
          key, [modifiers], in: .outsideText, to: .adjust(isBackward ? .leftArrow : .rightArrow),
          .moveFocus(forward: !isBackward, selectsText: false))
      }
    }
  }

  /// A line up or down; a line of text is left for the next field.
  private mutating func bindVertical(_ key: KeyEquivalent, _ modifiers: EventModifiers, isUp: Bool) {
    let isExtending = modifiers.contains(.shift)
    bind(key, [modifiers], in: .editor, to: .edit(.move(isUp ? .up : .down, .line, extending: isExtending)))
    bind(
      key, [modifiers], in: .line,
      to: isExtending
        ? .edit(.move(isUp ? .backward : .forward, .line, extending: true))
        : .moveFocus(forward: !isUp, selectsText: false))
    bind(
      key, [modifiers], in: .outsideText, to: .adjust(isUp ? .upArrow : .downArrow),
      .moveFocus(forward: !isUp, selectsText: false))
  }

  private mutating func bindArrows() {
    for (key, direction) in [(KeyEquivalent.leftArrow, EditDirection.left), (.rightArrow, .right)] {
      bindMove(key, [[]], direction, .grapheme)
      bindMove(key, Self.wide, direction, .word)
      bindMove(key, Self.withCommand, direction, .line)
    }
    for (key, isUp) in [(KeyEquivalent.upArrow, true), (.downArrow, false)] {
      bindVertical(key, [], isUp: isUp)
      bindVertical(key, .shift, isUp: isUp)
      bindMove(key, Self.wide + Self.withCommand, isUp ? .backward : .forward, .document)
    }
    for (key, direction) in [(KeyEquivalent.home, EditDirection.backward), (.end, .forward)] {
      bind(key, [[]], in: .control, to: .adjust(key))
      bindMove(key, [[]], direction, .line)
      bindMove(key, Self.wide + Self.withCommand, direction, .document)
    }
    for (key, isForward) in [(KeyEquivalent.pageUp, false), (.pageDown, true)] {
      bind(key, withAndWithoutShift: Self.allButShift, in: .anywhere) {
        .movePage(forward: isForward, extending: $0)
      }
    }
  }

  private mutating func bindDeletions() {
    let reaches: [([EventModifiers], EditGranularity)] = [
      ([[]], .grapheme), (Self.wide, .word), (Self.withCommand, .line),
    ]
    for (modifiers, granularity) in reaches {
      bind(.delete, withAndWithoutShift: modifiers, in: .text) { _ in .edit(.delete(.backward, granularity)) }
      for modifiers in modifiers {
        let isWide = !modifiers.isDisjoint(with: [.control, .option])
        bind(.deleteForward, withAndWithoutShift: [modifiers], in: .text) {
          .edit($0 && !isWide ? .cut : .delete(.forward, granularity))
        }
      }
    }
  }

  private mutating func bindFunctionKeys() {
    bind(.insert, Self.allButShift.map { $0.union(.shift) }, to: .paste)
    bind(.insert, Self.allButShift.filter { $0.contains(.control) }, in: .text, to: .edit(.copy))
    bind(.tab, withAndWithoutShift: [[], .command], in: .anywhere) { .moveFocus(forward: !$0, selectsText: true) }
    bindReturn(.return, Self.allModifiers)
    bind(.escape, Self.allModifiers, in: .text, to: .deselect)
    bind(.f10, Self.allModifiers, to: .showEditMenu)
    bind(.f1, Self.allModifiers, in: .anywhere.union(.choices), to: .showKeys)
    bind("?", [[], .shift], in: .outsideText.union(.choices), to: .showKeys)
    // In a field too, and where the window around the terminal takes F1 for its own help.
    bind("?", [.option, [.option, .shift]], in: .anywhere.union(.choices), to: .showKeys)
    bind(.space, [[], .shift], in: .text, to: .edit(.insert(" ")))
    bind(.space, [[], .shift], in: .control, to: .press)
  }

  private mutating func bindControlKeys() {
    let control: [EventModifiers] = [.control]
    bindMove("a", control, .backward, .line, canExtend: false)
    bindMove("e", control, .forward, .line, canExtend: false)
    bindMove("b", control, .backward, .grapheme, canExtend: false)
    bindMove("f", control, .forward, .grapheme, canExtend: false)
    bindVertical("p", .control, isUp: true)
    bindVertical("n", .control, isUp: false)
    bind("d", control, in: .text, to: .edit(.delete(.forward, .grapheme)))
    bind("d", control, in: .outsideText, to: .endInput)
    for key: KeyEquivalent in ["h", "w"] { bind(key, control, in: .text, to: .edit(.delete(.backward, .word))) }
    bind("u", control, in: .text, to: .edit(.delete(.backward, .line)))
    bind("k", control, in: .text, to: .edit(.delete(.forward, .line)))
    for key: KeyEquivalent in ["_", "/", "-"] { bind(key, control, in: .anywhere, to: .edit(.undo)) }
    bind("y", control, in: .anywhere, to: .edit(.redo))
    bind("x", control, in: .text, to: .edit(.cut))
    bind("c", control, to: .interrupt)
    bind("v", control, to: .paste)
    bindReturn("j", control)
    bindReturn("m", control)
    bind("i", control, to: .moveFocus(forward: true, selectsText: true))
    bind("l", control, to: .redraw)
    bind("z", control, to: .suspend)
    bind("q", control, to: .quit)
    bind("[", control, in: .text, to: .deselect)
  }

  private mutating func bindControlKeysOfChoices() {
    let control: [EventModifiers] = [.control]
    bind("p", control, in: .choices, to: .moveChoice(.up))
    bind("n", control, in: .choices, to: .moveChoice(.down))
    for key: KeyEquivalent in ["j", "m"] { bind(key, control, in: .choices, to: .choose) }
    bind("i", control, in: .choices, to: .moveFocus(forward: true, selectsText: true))
    for key: KeyEquivalent in ["c", "q", "["] { bind(key, control, in: .choices, to: .closeChoices) }
    bind("z", control, in: .choices, to: .suspend)
    bind("l", control, in: .choices, to: .redraw)
  }

  private mutating func bindOptionKeys() {
    let option: [EventModifiers] = [.option]
    let either: [EventModifiers] = [.option, [.option, .shift]]
    bindMove("b", option, .backward, .word)
    bindMove("f", option, .forward, .word)
    bindMove("<", either, .backward, .document, canExtend: false)
    bindMove(">", either, .forward, .document, canExtend: false)
    bind("d", either, in: .text, to: .edit(.delete(.forward, .word)))
    bind("a", either, in: .text, to: .edit(.selectAll))
    bind("c", either, in: .text, to: .edit(.copy))
    bind("z", withAndWithoutShift: option, in: .anywhere) { .edit($0 ? .redo : .undo) }
  }
}
