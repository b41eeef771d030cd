import PlatenGraph

extension KeyPress {
  /// The key in the terms of SwiftUI; nil for a key without a name there.
  init?(_ key: KeyInput) {
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
    self.init(phase: phase, key: equivalent, characters: characters, modifiers: EventModifiers(key.modifiers))
  }
}

extension EventModifiers {
  /// The modifiers in the terms of SwiftUI.
  init(_ keys: KeyInput.Modifiers) {
    var modifiers: EventModifiers = []
    if keys.contains(.shift) { modifiers.insert(.shift) }
    if keys.contains(.control) { modifiers.insert(.control) }
    if !keys.isDisjoint(with: [.alt, .meta]) { modifiers.insert(.option) }
    if keys.contains(.super) { modifiers.insert(.command) }
    if keys.contains(.capsLock) { modifiers.insert(.capsLock) }
    self = modifiers
  }
}

extension KeyEquivalent {
  fileprivate init?(_ code: KeyInput.Code) {
    switch code {
    case .character(let character): self.init(character)
    case .function(1): self = .f1
    case .function(6): self = .f6
    case .function(10): self = .f10
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
    case .insert: self = .insert
    case .function, .modifier: return nil
    }
  }
}
