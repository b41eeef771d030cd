import TextControls

/// Forwards the engine's delegate calls to the field.
@MainActor final class FieldRelay: NSObject, UITextFieldDelegate {
  weak var field: NSTextField?

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { field?.mayChange() ?? true }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { field?.mayEnd() ?? true }

  func textFieldDidBeginEditing(_ textField: UITextField) { field?.didBegin() }

  func textFieldDidEndEditing(_ textField: UITextField) { field?.didEnd() }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    field?.pressReturn()
    return false
  }
}
