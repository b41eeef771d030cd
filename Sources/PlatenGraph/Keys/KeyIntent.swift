import TextEditing

/// The command of a key, apart from the text that it types.
public enum KeyIntent: Equatable, Sendable {
  /// Nothing: the key is used up.
  case nothing
  /// Edits the focused text or moves in it. Up and down by a line go by rows where the front end wraps lines.
  case edit(EditCommand)
  /// Inserts what is on the clipboard.
  case paste
  /// Gives the selected text a trait, or takes it away. Of use in text with attributes only.
  case format(TextTrait)
  /// Opens the search in the focused editor, with or without replacing. Not performed where there is nothing to search.
  case find(isReplacing: Bool)
  /// Submits the focused field.
  case submit
  /// Commits a composition, otherwise removes the selection and keeps the caret.
  case deselect
  /// Presses the focused control.
  case press
  /// Changes the value of the focused control as the given key does there: an arrow, `+` or `-`, Home or End.
  case adjust(KeyEquivalent)
  /// Moves the focus in reading order. With `selectsText`, and in front ends that select what a key leads to, the text
  /// of a single-line field that gets it is selected.
  case moveFocus(forward: Bool, selectsText: Bool)
  /// Moves by what is seen at once: in an editor the caret, elsewhere the page.
  case movePage(forward: Bool, extending: Bool)
  /// Goes to another line of the open list, or to another day of the open calendar.
  case moveChoice(ChoiceMove)
  /// Takes the line that is selected in the open list; a calendar is closed, its day being taken already.
  case choose
  /// Closes what is open to choose from.
  case closeChoices
  /// Opens the menu of the focused field or view, in the way of the front end.
  case showEditMenu
  /// Shows what all keys do where the focus is, in the way of the front end.
  case showKeys
  /// Copies the selection. With nothing selected it ends the program, where a front end does that.
  case interrupt
  /// Ends the program, where a front end does that; `onKeyPress` actions see the key first.
  case endInput
  /// Draws all again.
  case redraw
  /// Stops the program until the system continues it. Front ends decide this before any `onKeyPress` action.
  case suspend
  /// Ends the program. Front ends decide this before any `onKeyPress` action.
  case quit

  /// Whether a program can't take the key for something else.
  var precedesProgram: Bool { self == .quit || self == .suspend }
}
