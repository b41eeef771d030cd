/// What the keys of a place do: for a help line, and for a list of all keys. It is read from the tables of keys, so
/// that it is right whatever a program binds; for what views handle themselves, from their ``KeyMeaning``.
@MainActor package final class KeyHelp {
  /// Keys that do the same, the simplest first, and what they do.
  package struct Line: Equatable {
    package var keys: [String]
    package var meaning: String

    package init(keys: [String], meaning: String) { (self.keys, self.meaning) = (keys, meaning) }
  }

  /// The program's own entries where the focus is.
  package let own: FrontEndKeyBindings
  package let context: FrontEndKeyBindings.Context
  /// What the views where the focus is do with keys themselves, the nearest first.
  package let meanings: [KeyMeaning]
  private let replaced: Set<KeyChord>
  private let table: FrontEndKeyBindings
  private var known: [(intent: KeyIntent, key: String?)] = []

  package init(
    own: FrontEndKeyBindings, table: FrontEndKeyBindings, context: FrontEndKeyBindings.Context,
    meanings: [KeyMeaning] = []
  ) {
    self.own = own
    self.table = table
    self.context = context
    self.meanings = meanings
    replaced = Set(meanings.flatMap(\.keys))
  }

  /// The simplest key that asks for an intent here; nil where there is none.
  package func key(for intent: KeyIntent) -> String? {
    if let found = known.first(where: { $0.intent == intent }) { return found.key }
    let key = chords(for: intent).first?.name
    known.append((intent, key))
    return key
  }

  /// What all keys do here: first what the views do themselves, then by what the keys are for, in the order of the
  /// tables.
  ///
  /// - Parameters:
  ///   - isRightToLeft: Whether views, or the text of the focused field, go from right to left, so that Left leads
  ///     forward.
  ///   - interrupt: What the key does that copies a selection and otherwise ends the program.
  ///   - escape: What Escape does where the tables have nothing for it; nil for nothing.
  ///   - isPossible: False of what has no effect on what has the focus.
  package func lines(
    isCalendar: Bool = false, isRightToLeft: Bool = false, interrupt: String? = nil, escape: String? = nil,
    isPossible: (KeyIntent) -> Bool
  ) -> [Line] {
    var order: [(purpose: KeyIntent.Purpose, meaning: String)] = []
    var chords: [String: [KeyChord]] = [:]
    let escapeChord = KeyChord(.escape, [])
    for chord in allChords {
      // What is tried first and is possible is what the key does.
      guard let intent = intents(of: chord).first(where: isPossible),
        let meaning = intent == .interrupt && interrupt != nil
          ? interrupt : intent.meaning(isCalendar: isCalendar, isRightToLeft: isRightToLeft)
      else { continue }
      if chords[meaning] == nil { order.append((intent.purpose, meaning)) }
      chords[meaning, default: []].append(chord)
    }
    if let escape, !chords.values.joined().contains(escapeChord), !replaced.contains(escapeChord) {
      if chords[escape] == nil { order.append((.leave, escape)) }
      chords[escape, default: []].append(escapeChord)
    }
    let sorted = order.enumerated().sorted { ($0.element.purpose, $0.offset) < ($1.element.purpose, $1.offset) }
    return meaningLines
      + sorted.map(\.element.meaning).compactMap { meaning in
        let keys = Self.simplest(chords[meaning] ?? []).prefix(3).map(\.name)
        // What only keys with Command do is not listed: few keyboards have it.
        return keys.isEmpty ? nil : Line(keys: keys, meaning: meaning)
      }
  }

  /// The lines of what views do themselves.
  private var meaningLines: [Line] {
    var known: Set<KeyChord> = []
    return meanings.compactMap { meaning in
      let chords = meaning.keys.filter { known.insert($0).inserted }
      let names = meaning.shownKeys.map { [$0] } ?? Self.simplest(chords).prefix(3).map(\.name)
      guard let title = meaning.title, !names.isEmpty else { return nil }
      return Line(keys: names, meaning: title)
    }
  }

  /// Each key of the tables that is bound here, in their order.
  private var allChords: [KeyChord] {
    var known: Set<KeyChord> = []
    return (own.entries + table.entries).compactMap { entry in
      guard !entry.context.isDisjoint(with: context) else { return nil }
      let chord = KeyChord(entry.key, entry.modifiers)
      return !replaced.contains(chord) && known.insert(chord).inserted ? chord : nil
    }
  }

  private func intents(of chord: KeyChord) -> [KeyIntent] {
    let press = KeyPress(key: chord.key, characters: "", modifiers: chord.modifiers)
    return own.intents(for: press, in: context) + table.intents(for: press, in: context)
  }

  private func chords(for intent: KeyIntent) -> [KeyChord] {
    let bound = own.chords(for: intent, in: context) + table.chords(for: intent, in: context)
    return Self.simplest(
      bound.filter { chord in
        guard !replaced.contains(chord) else { return false }
        let first = intents(of: chord).first { $0 == intent || !$0.isConditional }
        return first == intent
      })
  }

  /// The keys without those that only add a modifier to another, by how simple they are.
  private static func simplest(_ chords: [KeyChord]) -> [KeyChord] {
    let least = chords.filter { chord in
      !chord.modifiers.contains(.command)
        && !chords.contains { $0.key == chord.key && $0 != chord && $0.modifiers.isStrictSubset(of: chord.modifiers) }
    }
    // Sorting keeps the order of the tables among equals.
    return least.enumerated().sorted { ($0.element.effort, $0.offset) < ($1.element.effort, $1.offset) }.map(\.element)
  }
}

extension ViewHost {
  /// What the keys of a front end's table do where the focus is.
  package func keyHelp(table: FrontEndKeyBindings) -> KeyHelp {
    KeyHelp(
      own: keys.focusedKeyActions?.bindings ?? FrontEndKeyBindings(), table: table, context: keys.keyContext,
      meanings: keyMeanings)
  }

  /// A list that is open has all keys.
  private var keyMeanings: [KeyMeaning] {
    if choices.isOpen { return [] }
    let meanings = keys.focusedKeyActions?.meanings ?? []
    guard let node = focus.node, keys.movesOnByReturn(node) else { return meanings }
    return meanings + [
      KeyMeaning(
        [KeyChord(.return, [])], KeyIntent.moveFocus(forward: true, selectsText: true).meaning())
    ]
  }

  /// Whether `help` still is what ``keyHelp(table:)`` returns.
  package func isCurrent(_ help: KeyHelp) -> Bool {
    help.context == keys.keyContext && help.own == keys.focusedKeyActions?.bindings ?? FrontEndKeyBindings()
      && help.meanings == keyMeanings
  }

  /// Whether an intent has an effect on what has the focus.
  package func isPossible(_ intent: KeyIntent) -> Bool {
    switch intent {
    case .find: focus.field?.field.canFind ?? false
    // Edits of a secret are not kept.
    case .edit(.undo): focus.field.map { !$0.field.isSecret } ?? rootEnvironment.undoManager?.canUndo ?? false
    case .edit(.redo): focus.field.map { !$0.field.isSecret } ?? rootEnvironment.undoManager?.canRedo ?? false
    case .adjust(let key):
      focus.node?.content.control.map { $0.steps(for: key) != nil || $0.event(for: key) != nil } ?? false
    case .press: focus.node.map { $0.content.control?.isInteractive ?? true } ?? false
    case .movePage(_, let isExtending): !isExtending || focus.field != nil
    case .deselect: focus.field.map { !$0.field.selection.isCaret || $0.field.marked != nil } ?? false
    case .moveChoice(let move):
      switch choices.kind {
      case .list(let isInner, let leadsFurther):
        switch choices.isRightToLeft ? move.mirrored : move {
        case .left: isInner
        case .right: leadsFurther
        default: true
        }
      default: true
      }
    default: true
    }
  }
}

extension KeyIntent {
  /// Whether it is passed on to the next intent of the same key where it has no effect.
  fileprivate var isConditional: Bool {
    switch self {
    case .find, .adjust, .press, .deselect, .format: true
    default: false
    }
  }
}

extension KeyChord {
  /// How it is written: `Tab`, `^A`, `Shift-Home`.
  var name: String {
    let isNamed = Self.names[key] != nil
    var name = Self.names[key] ?? key.character.uppercased()
    if modifiers.contains(.shift) { name = "Shift-" + name }
    if modifiers.contains(.option) { name = "Alt-" + name }
    if modifiers.contains(.control) { name = (isNamed || modifiers != .control ? "Ctrl-" : "^") + name }
    if modifiers.contains(.command) { name = "Super-" + name }
    return name
  }

  /// 0 for a key alone, more with modifiers.
  fileprivate var effort: Int {
    let isNamed = Self.names[key] != nil
    if modifiers.isEmpty { return key == .insert ? 3 : 0 }
    if modifiers == .control { return isNamed ? 2 : 1 }
    if modifiers == .shift { return key == .insert ? 4 : 1 }
    return modifiers == .option ? 2 : 4
  }

  private static let names: [KeyEquivalent: String] = [
    .upArrow: "↑", .downArrow: "↓", .leftArrow: "←", .rightArrow: "→", .escape: "Esc", .delete: "Backspace",
    .deleteForward: "Delete", .home: "Home", .end: "End", .pageUp: "PgUp", .pageDown: "PgDn", .f1: "F1", .f6: "F6",
    .f10: "F10", .insert: "Insert", .menu: "Menu", .clear: "Clear", .tab: "Tab", .space: "Space", .return: "Enter",
  ]
}
