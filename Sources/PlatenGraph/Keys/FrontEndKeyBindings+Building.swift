/// How the standard tables are put together.
extension FrontEndKeyBindings {
  /// All sets of the given modifiers, the empty one included.
  static func sets(of modifiers: [EventModifiers]) -> [EventModifiers] {
    var sets: [EventModifiers] = [[]]
    for modifier in modifiers { sets += sets.map { $0.union(modifier) } }
    return sets
  }

  /// All sets of Shift, Control, Option and Command.
  static let allModifiers = sets(of: [.shift, .control, .option, .command])
  /// All sets of Control, Option and Command.
  static let allButShift = sets(of: [.control, .option, .command])

  mutating func bind(
    _ key: KeyEquivalent, _ modifiers: [EventModifiers] = [[]], in context: Context = .anywhere,
    to intents: KeyIntent...
  ) {
    for modifiers in modifiers {
      for intent in intents { append(Entry(key, modifiers: modifiers, in: context, to: intent)) }
    }
  }

  /// Binds a key with each of the sets of modifiers, and together with Shift as well.
  mutating func bind(
    _ key: KeyEquivalent, withAndWithoutShift modifiers: [EventModifiers], in context: Context,
    to intent: (_ isShifted: Bool) -> KeyIntent
  ) {
    for modifiers in modifiers {
      append(Entry(key, modifiers: modifiers, in: context, to: intent(false)))
      append(Entry(key, modifiers: modifiers.union(.shift), in: context, to: intent(true)))
    }
  }

  /// Return submits a line, breaks one in an editor and presses a control.
  mutating func bindReturn(_ key: KeyEquivalent, _ modifiers: [EventModifiers]) {
    bind(key, modifiers, in: .line, to: .submit)
    bind(key, modifiers, in: .editor, to: .edit(.insert("\n")))
    bind(key, modifiers, in: .control, to: .press)
  }

  /// The traits of text with attributes.
  mutating func bindTraits(_ modifiers: [EventModifiers]) {
    bind("b", modifiers, in: .richText, to: .format(.bold))
    bind("i", modifiers, in: .richText, to: .format(.italic))
    bind("u", modifiers, in: .richText, to: .format(.underline))
  }

  /// Select all, copy, cut, paste, undo and redo.
  mutating func bindClipboardAndHistory(_ modifiers: [EventModifiers]) {
    bind("a", modifiers, in: .text, to: .edit(.selectAll))
    bind("c", modifiers, in: .text, to: .edit(.copy))
    bind("x", modifiers, in: .text, to: .edit(.cut))
    bind("v", modifiers, in: .anywhere, to: .paste)
    for modifiers in modifiers {
      bind("z", [modifiers], in: .anywhere, to: .edit(modifiers.contains(.shift) ? .redo : .undo))
    }
  }

  /// The arrows go from row to row of a list.
  mutating func bindRows() {
    bind(.upArrow, in: .row, to: .moveFocus(forward: false, selectsText: false))
    bind(.downArrow, in: .row, to: .moveFocus(forward: true, selectsText: false))
  }

  /// The keys of an open list and of an open calendar.
  mutating func bindChoices() {
    for move in ChoiceMove.all { bind(move.key, Self.allModifiers, in: .choices, to: .moveChoice(move)) }
    for key: KeyEquivalent in [.return, .space] { bind(key, Self.allModifiers, in: .choices, to: .choose) }
    bind(.escape, Self.allModifiers, in: .choices, to: .closeChoices)
    bind(.tab, withAndWithoutShift: Self.allButShift, in: .choices) { .moveFocus(forward: !$0, selectsText: false) }
  }

  /// The keys that change the value of a control.
  mutating func bindAdjustments() {
    for key: KeyEquivalent in [.leftArrow, .rightArrow, .upArrow, .downArrow] {
      bind(key, Self.allModifiers, in: .control, to: .adjust(key))
    }
    bindSigns()
  }

  /// The keys + and −, which change the value of some controls.
  mutating func bindSigns() {
    for key: KeyEquivalent in ["-", "+"] { bind(key, Self.allModifiers, in: .control, to: .adjust(key)) }
  }
}
