import Platen

/// A text field's delegate that allows everything but an exclamation mark, and logs its calls.
@MainActor package final class FieldDelegateLog: NSObject, UITextFieldDelegate {
  package var entries: [String] = []
  package var allowsBeginning = true
  package var allowsEnding = true
  /// The items that the delegate adds to the edit menu.
  package var menuActions: [UIMenuElement] = []

  package override init() { super.init() }

  /// The entries since the last call.
  package func take() -> [String] {
    defer { entries = [] }
    return entries
  }

  package func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    entries.append("S shouldBegin")
    return allowsBeginning
  }
  package func textFieldDidBeginEditing(_ textField: UITextField) { entries.append("S didBegin") }
  package func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    entries.append("S shouldEnd")
    return allowsEnding
  }
  package func textFieldDidEndEditing(_ textField: UITextField) { entries.append("S didEnd") }
  package func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    entries.append("S shouldChange(\(range.location)+\(range.length), \"\(string)\")")
    return string != "!"
  }
  package func textFieldDidChangeSelection(_ textField: UITextField) { entries.append("S selection") }
  package func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    entries.append("S shouldReturn")
    return true
  }
  package func textFieldShouldClear(_ textField: UITextField) -> Bool {
    entries.append("S shouldClear")
    return true
  }
  package func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    menuActions.isEmpty ? nil : UIMenu(children: suggestedActions + menuActions)
  }
}
