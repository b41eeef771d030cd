import TextEditing

/// Something that the user does to a node.
public enum ShownNodeAction: Equatable, Sendable {
  /// Presses a button or a link, flips a toggle.
  case press
  /// Edits the text of a field.
  case edit(EditCommand)
  /// Pastes a text into a field.
  case paste(String)
  /// Ends the editing of a field with Return.
  case submit
  /// Switches a toggle.
  case setOn(Bool)
  /// Chooses an option of a picker, by its index.
  case choose(Int)
  /// Goes so many steps up or down.
  case step(Int)
  /// Dismisses the topmost modal.
  case dismiss

  package var event: NodeEvent {
    switch self {
    case .press: .press
    case .edit(let command): .edit(command)
    case .paste(let text): .paste(ClipboardText(text: text))
    case .submit: .submit
    case .setOn(let isOn): .setOn(isOn)
    case .choose(let index): .select(index)
    case .step(let steps): .step(steps)
    case .dismiss: .dismiss
    }
  }
}
