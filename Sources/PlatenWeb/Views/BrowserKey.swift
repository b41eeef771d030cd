#if Web
  import Platen

  /// Keys that type nothing, by their names in the DOM (UI Events KeyboardEvent key Values).
  enum BrowserKey {
    static func equivalent(of name: String) -> KeyEquivalent? {
      switch name {
      case "ArrowUp": .upArrow
      case "ArrowDown": .downArrow
      case "Escape": .escape
      case "Backspace": .delete
      case "PageUp": .pageUp
      case "PageDown": .pageDown
      default: nil
      }
    }
  }
#endif
