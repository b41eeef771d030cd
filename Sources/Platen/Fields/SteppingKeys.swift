import TextEditing

extension FrontEndKeyBindings {
  /// Up and Down change the part of a text at the caret, such as the month of a date, instead of moving the caret or the
  /// focus. By grapheme, because the tables of front ends leave movements by line to native widgets.
  fileprivate static let stepping = FrontEndKeyBindings([
    Entry(.upArrow, in: .line, to: .edit(.move(.up, .grapheme, extending: false))),
    Entry(.downArrow, in: .line, to: .edit(.move(.down, .grapheme, extending: false))),
  ])
}

extension KeyActions {
  /// The actions of a field whose format steps: its own keys follow those of the program.
  func withStepping(_ steps: Bool) -> KeyActions {
    guard steps else { return self }
    var actions = KeyActions(entries: entries)
    actions.bind(.stepping)
    actions.bind(bindings)
    return actions
  }
}
