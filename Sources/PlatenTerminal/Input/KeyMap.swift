import Platen

/// The command of a key.
package enum TerminalCommand: Equatable, Sendable {
  case edit(EditCommand)
  /// Moves to the wrapped row above or below, or out of a single-line field.
  case moveVertically(lines: Int, extending: Bool)
  case movePage(down: Bool, extending: Bool)
  /// Return: a button's press, a field's submission, an editor's line break.
  case activate
  /// A line break in a field that allows it, whatever Return does there.
  case insertLineBreak
  /// The space bar, which presses a control without text.
  case space
  case focus(forward: Bool)
  case escape
  /// Copies the selection; quits without one.
  case copyOrQuit
  case paste
  /// Deletes the character after the caret; quits when there is nothing to edit.
  case deleteOrQuit
  case quit
  case suspend
  case redraw
  /// The edit menu of the field, at the bottom of the screen.
  case editMenu
}

/// Maps keys to commands.
///
/// The keys of readline and of Cocoa's text system (they agree: Control-A, E, B, F, P, N, K, D, H) together with those
/// of Linux desktops (Control with arrows, X, C, V, Y). Where they conflict:
/// - Control-A is the start of the line, as in both of the former. Alt-A or Super-A selects all.
/// - Control-Z suspends, as in every terminal program. Control-_ (also typed as Control-/), Alt-Z or Super-Z
///   undo; Control-Y, Alt-Shift-Z or Control-Shift-Z redo.
/// - Control-C copies the selection and otherwise ends the program; Control-Q always ends it.
/// - In a text editor, Control-F searches, and Control-R or Control-Shift-F replaces too. Elsewhere Control-F moves
///   forward. Control-H deletes a word, because many terminals send it for Control-Backspace.
/// - In an editor of text with attributes, Control-B, Control-I (or Alt-I) and Control-U make it bold, italic and
///   underlined. Elsewhere they have their meaning in readline.
/// - F10, with Shift or without, shows the edit menu. F6 moves the focus to the keyboard toolbar, or to the menus above
///   the window, and back.
/// - Control-D deletes forward; without a focused text field it ends the program.
package enum KeyMap {
  package static func command(for key: KeyInput) -> TerminalCommand? {
    guard key.phase != .release else { return nil }
    let modifiers = key.modifiers.withoutLocks
    let isShifted = modifiers.contains(.shift)
    // Alt and Control both extend a movement to words: terminals and desktops differ in which of them is sent.
    let isWide = !modifiers.isDisjoint(with: [.control, .alt, .meta])
    let isCommand = modifiers.contains(.super)

    switch key.code {
    case .left, .right:
      let granularity: EditGranularity = isCommand ? .line : isWide ? .word : .grapheme
      return .edit(.move(key.code == .left ? .left : .right, granularity, extending: isShifted))
    case .up, .down:
      if isCommand || isWide {
        return .edit(.move(key.code == .up ? .backward : .forward, .document, extending: isShifted))
      }
      return .moveVertically(lines: key.code == .up ? -1 : 1, extending: isShifted)
    case .home, .end:
      let direction: EditDirection = key.code == .home ? .backward : .forward
      return .edit(.move(direction, isWide || isCommand ? .document : .line, extending: isShifted))
    case .pageUp, .pageDown: return .movePage(down: key.code == .pageDown, extending: isShifted)
    case .backspace:
      return .edit(.delete(.backward, isCommand ? .line : isWide ? .word : .grapheme))
    case .delete:
      if isShifted && !isWide { return .edit(.cut) }
      return .edit(.delete(.forward, isCommand ? .line : isWide ? .word : .grapheme))
    case .insert:
      if isShifted { return .paste }
      return modifiers.contains(.control) ? .copyOrQuit : nil
    case .tab: return isWide ? nil : .focus(forward: !isShifted)
    case .enter: return isShifted || isWide ? .insertLineBreak : .activate
    case .escape: return .escape
    case .function(10): return .editMenu
    case .function: return nil
    case .character(let character): return command(for: character, modifiers)
    }
  }

  /// Whether the key starts a search (false) or a replacement (true) in the focused field.
  static func find(for key: KeyInput) -> Bool? {
    let modifiers = key.modifiers.withoutLocks
    switch (key.code, modifiers) {
    case (.character("f"), [.control]), (.character("f"), [.super]): return false
    case (.character("r"), [.control]), (.character("f"), [.control, .shift]), (.character("f"), [.super, .shift]):
      return true
    default: return nil
    }
  }

  /// The attribute that a key sets in text with attributes. Most terminals send a tab for Control-I: Alt-I does the
  /// same.
  static func trait(for key: KeyInput) -> TextTrait? {
    guard case .character(let character) = key.code else { return nil }
    switch (character, key.modifiers.withoutLocks) {
    case ("b", [.control]), ("b", [.super]): return .bold
    case ("i", [.control]), ("i", [.super]), ("i", [.alt]): return .italic
    case ("u", [.control]), ("u", [.super]): return .underline
    default: return nil
    }
  }

  private static func command(for character: Character, _ modifiers: KeyInput.Modifiers) -> TerminalCommand? {
    let isShifted = modifiers.contains(.shift)
    if modifiers.contains(.super) { return commandKey(character, isShifted: isShifted) }
    if modifiers.contains(.control) {
      if modifiers.contains(.alt) { return nil }
      return isShifted ? commandKey(character, isShifted: character == "z") : controlKey(character)
    }
    guard modifiers.contains(.alt) || modifiers.contains(.meta) else { return character == " " ? .space : nil }
    switch character {
    case "b": return .edit(.move(.backward, .word, extending: isShifted))
    case "f": return .edit(.move(.forward, .word, extending: isShifted))
    case "d": return .edit(.delete(.forward, .word))
    case "a": return .edit(.selectAll)
    case "c": return .edit(.copy)
    case "z": return .edit(isShifted ? .redo : .undo)
    case "<": return .edit(.move(.backward, .document, extending: false))
    case ">": return .edit(.move(.forward, .document, extending: false))
    default: return nil
    }
  }

  private static func controlKey(_ character: Character) -> TerminalCommand? {
    switch character {
    case "a": .edit(.move(.backward, .line, extending: false))
    case "e": .edit(.move(.forward, .line, extending: false))
    case "b": .edit(.move(.backward, .grapheme, extending: false))
    case "f": .edit(.move(.forward, .grapheme, extending: false))
    case "p": .moveVertically(lines: -1, extending: false)
    case "n": .moveVertically(lines: 1, extending: false)
    case "d": .deleteOrQuit
    case "h": .edit(.delete(.backward, .word))
    case "w": .edit(.delete(.backward, .word))
    case "u": .edit(.delete(.backward, .line))
    case "k": .edit(.delete(.forward, .line))
    case "_", "/", "-": .edit(.undo)
    case "y": .edit(.redo)
    case "x": .edit(.cut)
    case "c": .copyOrQuit
    case "v": .paste
    case "j", "m": character == "m" ? .activate : .insertLineBreak
    case "i": .focus(forward: true)
    case "l": .redraw
    case "z": .suspend
    case "q": .quit
    case "[": .escape
    default: nil
    }
  }

  /// Keys with Super (Command), or with Control and Shift, which terminals do not use themselves.
  private static func commandKey(_ character: Character, isShifted: Bool) -> TerminalCommand? {
    switch character {
    case "a": .edit(.selectAll)
    case "c": .edit(.copy)
    case "x": .edit(.cut)
    case "v": .paste
    case "z": .edit(isShifted ? .redo : .undo)
    case "y": .edit(.redo)
    case "q": .quit
    default: nil
    }
  }
}

extension KeyPress {
  /// The key for `onKeyPress`; nil for a key without a name there.
  init?(_ key: KeyInput) {
    var modifiers: EventModifiers = []
    if key.modifiers.contains(.shift) { modifiers.insert(.shift) }
    if key.modifiers.contains(.control) { modifiers.insert(.control) }
    if !key.modifiers.isDisjoint(with: [.alt, .meta]) { modifiers.insert(.option) }
    if key.modifiers.contains(.super) { modifiers.insert(.command) }
    if key.modifiers.contains(.capsLock) { modifiers.insert(.capsLock) }
    let phase: Phases =
      switch key.phase {
      case .press: .down
      case .repeat: .repeat
      case .release: .up
      }
    guard let equivalent = KeyEquivalent(key.code) else { return nil }
    var characters = key.text
    if characters.isEmpty, case .character(let character) = key.code { characters = String(character) }
    if characters.isEmpty { characters = String(equivalent.character) }
    self.init(phase: phase, key: equivalent, characters: characters, modifiers: modifiers)
  }
}

extension KeyEquivalent {
  fileprivate init?(_ code: KeyInput.Code) {
    switch code {
    case .character(let character): self.init(character)
    case .function(6): self = .f6
    case .enter: self = .return
    case .tab: self = .tab
    case .backspace: self = .delete
    case .escape: self = .escape
    case .delete: self = .deleteForward
    case .up: self = .upArrow
    case .down: self = .downArrow
    case .left: self = .leftArrow
    case .right: self = .rightArrow
    case .home: self = .home
    case .end: self = .end
    case .pageUp: self = .pageUp
    case .pageDown: self = .pageDown
    case .insert, .function: return nil
    }
  }
}
