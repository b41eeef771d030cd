extension Node {
  /// Whether some of a form's rows are in sections.
  package var holdsSections: Bool {
    children.contains { if case .container(.section) = $0.content { true } else { false } }
  }

  /// Whether a form or a list is at its top. iOS has space there above the first section, which programs take away by a
  /// negative padding; front ends have none, and the first rows would be under what is above.
  package var beginsWithForm: Bool {
    switch content {
    case .container(.form): return true
    case .container(.stack(let stack)) where stack.axis == .vertical: break
    case .decoration: break
    default: return false
    }
    return children.first?.beginsWithForm ?? false
  }
}
