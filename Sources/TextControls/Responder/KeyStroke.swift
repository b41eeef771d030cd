/// A key that went down or up, as front ends report it to the views of a program.
package struct KeyStroke: Hashable, Sendable {
  package enum Phase: Sendable { case down, repeated, up }

  package var phase: Phase
  /// The key without its modifiers: a letter, or a character that represents a key as in AppKit's function keys.
  package var key: Character
  /// What the key types; empty for a key that types nothing.
  package var characters: String
  /// The modifiers that are held down.
  package var modifiers: UIKeyModifierFlags

  package init(phase: Phase, key: Character, characters: String, modifiers: UIKeyModifierFlags) {
    self.phase = phase
    self.key = key
    self.characters = characters
    self.modifiers = modifiers
  }
}

/// Handles the keys of a text input in the place of its own methods for them.
@MainActor package protocol KeyStrokeHandler: AnyObject {
  /// The keys that front ends report before they use them by themselves.
  var wantedKeys: Set<Character> { get }
  /// Whether the key was used.
  func handle(_ stroke: KeyStroke) -> Bool
}

extension TextInputView {
  /// The keys that front ends report before they use them by themselves: those of key commands, unless there is a
  /// handler.
  package var wantedKeys: Set<Character> {
    if let keyHandler = inputState.keyHandler { return keyHandler.wantedKeys }
    var keys: Set<Character> = []
    var responder: UIResponder? = self
    while let current = responder {
      for command in current.keyCommands ?? [] { if let key = command.key { keys.insert(key) } }
      responder = current.next
    }
    return keys
  }

  /// Offers a key to the handler, or else to key commands and the methods for presses. Whether it was used.
  package func offer(_ stroke: KeyStroke) -> Bool {
    if let keyHandler = inputState.keyHandler { return keyHandler.handle(stroke) }
    if stroke.phase != .up, performKeyCommand(stroke) { return true }
    let event = UIPressesEvent(stroke)
    if stroke.phase == .up {
      pressesEnded(event.allPresses, with: event)
    } else {
      pressesBegan(event.allPresses, with: event)
    }
    return !event.isUnused
  }

  private func performKeyCommand(_ stroke: KeyStroke) -> Bool {
    var responder: UIResponder? = self
    while let current = responder {
      for command in current.keyCommands ?? [] where command.matches(stroke) {
        guard let action = command.action else { continue }
        if UIApplication.shared.sendAction(action, to: current, from: command, for: nil) { return true }
      }
      responder = current.next
    }
    return false
  }
}
