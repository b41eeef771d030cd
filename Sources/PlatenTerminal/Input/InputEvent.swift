/// An event of the terminal's input.
package enum InputEvent: Equatable, Sendable {
  /// Text as typed; no control characters.
  case text(String)
  case key(KeyInput)
  /// A bracketed paste, or its first part; line breaks are `\n`.
  case paste(String)
  /// What follows the part of a paste that was passed on because the rest was late, or because the paste is very long.
  case pasteRest(String)
  case mouse(MouseInput)
  /// The terminal's window gained (true) or lost the keyboard focus.
  case focus(Bool)
  case answer(TerminalAnswer)

  /// Whether it is a key, or a text of one character.
  var isOneKey: Bool {
    switch self {
    case .key: true
    case .text(let text): text.dropFirst().isEmpty
    default: false
    }
  }

  /// Whether the user has typed, pasted or pressed something with it, not only moved or released it.
  var isPress: Bool {
    switch self {
    case .text, .paste, .pasteRest: true
    case .key(let key): key.phase != .release && key.code != .modifier
    case .mouse(let mouse): if case .press = mouse.kind { true } else { false }
    case .focus, .answer: false
    }
  }

  /// Whether it is typed text.
  /// Whether it is the Escape key alone.
  var isEscape: Bool {
    if case .key(let key) = self { key.code == .escape && key.modifiers.withoutLocks.isEmpty } else { false }
  }

  var isText: Bool { if case .text = self { true } else { false } }

  /// Whether it is the terminal's and not the user's.
  var isAnswer: Bool { if case .answer = self { true } else { false } }
}

/// A key that produces no text, or was pressed together with modifiers.
package struct KeyInput: Hashable, Sendable {
  package enum Code: Hashable, Sendable {
    /// The character on the key, without the effect of Shift and Control.
    case character(Character)
    case enter, tab, backspace, escape, insert, delete
    case up, down, left, right, home, end, pageUp, pageDown
    case function(Int)
    /// A modifier key by itself, with the modifiers that are held down then.
    case modifier
  }

  package enum Phase: Hashable, Sendable { case press, `repeat`, release }

  package var code: Code
  package var modifiers: Modifiers
  package var phase: Phase
  /// The text of the key, if the terminal reports it.
  package var text: String

  package init(_ code: Code, _ modifiers: Modifiers = [], phase: Phase = .press, text: String = "") {
    self.code = code
    self.modifiers = modifiers
    self.phase = phase
    self.text = text
  }

  /// Raw values are the bits of the kitty keyboard protocol.
  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let shift = Modifiers(rawValue: 1)
    package static let alt = Modifiers(rawValue: 2)
    package static let control = Modifiers(rawValue: 4)
    package static let `super` = Modifiers(rawValue: 8)
    package static let meta = Modifiers(rawValue: 32)
    package static let capsLock = Modifiers(rawValue: 64)
    package static let numLock = Modifiers(rawValue: 128)

    /// The modifiers without the locks, which do not affect commands.
    package var withoutLocks: Modifiers { subtracting([.capsLock, .numLock]) }
  }
}

/// A mouse event; cells count from 0.
package struct MouseInput: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case press(Button)
    case release
    /// Moved with a button down.
    case drag
    /// Moved without.
    case move
    /// Lines up (negative) or down, columns left (negative) or right.
    case wheel(dx: Int, dy: Int)
  }

  package enum Button: Hashable, Sendable { case left, middle, right }

  package var kind: Kind
  package var x: Int
  package var y: Int
  package var modifiers: KeyInput.Modifiers
}

/// An answer of the terminal to a query.
package enum TerminalAnswer: Equatable, Sendable {
  /// DA1.
  case deviceAttributes([Int])
  /// CPR; from 1.
  case cursorPosition(row: Int, column: Int)
  /// DECRPM: 0 unknown, 1 set, 2 reset, 3 always set, 4 always reset.
  case mode(Int, state: Int)
  /// The kitty keyboard protocol's flags: it is supported.
  case keyboardFlags(Int)
  /// An operating system command, such as 11 (background colour) or 52 (clipboard).
  case osc(Int, String)
}
