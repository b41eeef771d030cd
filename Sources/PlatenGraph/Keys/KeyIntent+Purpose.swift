import TextEditing

extension KeyIntent {
  /// What keys are for, in the order in which a list of all keys names them: what a user needs to fill in a form and to
  /// leave it comes before what only makes editing faster.
  enum Purpose: Int, Comparable {
    /// Submits, presses, chooses or ends a line.
    case confirm
    /// Changes the value of a control.
    case change
    /// Leads to the next field.
    case goOn
    /// Leads to the field before.
    case goBack
    /// Closes what is open, and ends the program.
    case leave
    /// Undo, the clipboard, searching and traits.
    case edit
    case delete
    case move
    case select
    /// What is about the terminal and not the form.
    case screen

    static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
  }

  var purpose: Purpose {
    switch self {
    case .submit, .press, .choose, .edit(.insert): .confirm
    case .adjust, .moveChoice: .change
    case .moveFocus(let isForward, _): isForward ? .goOn : .goBack
    case .closeChoices, .interrupt, .endInput, .quit, .showKeys, .showEditMenu: .leave
    case .edit(.delete): .delete
    case .edit(.move(_, _, let isExtending)): isExtending ? .select : .move
    case .movePage(_, let isExtending): isExtending ? .select : .move
    case .edit, .paste, .format, .find, .deselect: .edit
    case .redraw, .suspend, .nothing: .screen
    }
  }
}
