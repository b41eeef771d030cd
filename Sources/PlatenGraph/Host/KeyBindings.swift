/// What keys do where the front end has no bindings of its own, as on a desktop: in a test without a screen, and for
/// keys that a browser hands over because the program looks at them first.
@MainActor package enum KeyBindings {
  package static func carryOut(_ press: KeyPress, on host: ViewHost, clipboard: String) {
    if press.key == .tab {
      host.moveFocus(forward: !press.modifiers.contains(.shift))
      return
    }
    if let isReplacing = find(for: press), host.showFind(isReplacing: isReplacing) { return }
    guard let node = host.focusedNode else { return }
    guard case .field(let field) = node.content else {
      if press.key == .space || press.key == .return {
        host.pressByKey(node.id)
      } else if let steps = node.content.steps(for: press.key) {
        host.send(.step(steps), to: node.id)
      }
      return
    }
    if field.runs != nil, let trait = trait(for: press) {
      host.send(.format(trait), to: node.id)
    } else if press.key == .return, !field.isMultiline {
      host.send(.submit, to: node.id)
    } else if let command = command(for: press, isMultiline: field.isMultiline, clipboard: clipboard) {
      host.send(.edit(command), to: node.id)
    }
  }

  /// Whether the key asks for a search in the text (false) or for one with replacing (true).
  private static func find(for press: KeyPress) -> Bool? {
    guard !press.modifiers.isDisjoint(with: [.control, .command]) else { return nil }
    return switch press.key {
    case "f": press.modifiers.contains(.shift)
    case "h": true
    default: nil
    }
  }

  /// The trait that a key gives to text with attributes.
  private static func trait(for press: KeyPress) -> TextTrait? {
    guard !press.modifiers.isDisjoint(with: [.control, .command]) else { return nil }
    return switch press.key {
    case "b": .bold
    case "i": .italic
    case "u": .underline
    default: nil
    }
  }

  private static func command(for press: KeyPress, isMultiline: Bool, clipboard: String) -> EditCommand? {
    let isExtending = press.modifiers.contains(.shift)
    let byWord = !press.modifiers.isDisjoint(with: [.option, .control])
    let horizontal: EditGranularity = byWord ? .word : .grapheme
    switch press.key {
    case .leftArrow: return .move(.left, horizontal, extending: isExtending)
    case .rightArrow: return .move(.right, horizontal, extending: isExtending)
    case .upArrow: return .move(.up, .line, extending: isExtending)
    case .downArrow: return .move(.down, .line, extending: isExtending)
    case .home: return .move(.backward, byWord ? .document : .line, extending: isExtending)
    case .end: return .move(.forward, byWord ? .document : .line, extending: isExtending)
    case .delete: return .delete(.backward, horizontal)
    case .deleteForward: return .delete(.forward, horizontal)
    case .return: return isMultiline ? .insert("\n") : nil
    default: break
    }
    guard !press.modifiers.isDisjoint(with: [.control, .command]) else {
      return press.characters.isEmpty ? nil : .insert(press.characters)
    }
    switch press.key {
    case "a": return .selectAll
    case "c": return .copy
    case "x": return .cut
    case "v": return .paste(clipboard)
    case "z": return isExtending ? .redo : .undo
    case "y": return .redo
    default: return nil
    }
  }
}
