extension NodeContent {
  /// By how much an arrow key changes the value of a control that has the focus; nil where it means nothing to it.
  package func steps(for key: KeyEquivalent) -> Int? {
    let along: (back: KeyEquivalent, on: KeyEquivalent) = (.leftArrow, .rightArrow)
    let across: (back: KeyEquivalent, on: KeyEquivalent) = (.upArrow, .downArrow)
    switch self {
    case .picker(let picker):
      let keys = picker.style == .inline || picker.style == .wheel ? across : along
      return key == keys.back ? -1 : key == keys.on ? 1 : nil
    case .stepper: return key == along.back || key == "-" ? -1 : key == along.on || key == "+" ? 1 : nil
    case .slider: return key == along.back ? -1 : key == along.on ? 1 : nil
    case .calendar(let calendar) where calendar.isInline:
      if key == across.back { return -7 }
      if key == across.on { return 7 }
      return key == along.back ? -1 : key == along.on ? 1 : nil
    default: return nil
    }
  }

  /// Whether pressing the control shows something to choose from, which its front end does by itself.
  package var opensChoices: Bool {
    switch self {
    case .picker(let picker): picker.style == .menu
    case .calendar(let calendar): !calendar.isInline
    case .colorWell, .menu: true
    default: false
    }
  }
}
