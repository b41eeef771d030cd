import TextControls

/// A delegate that logs its calls and returns the configured answers.
final class LoggingDelegate: NSObject, UITextFieldDelegate {
  let log: EventLog
  let name: String
  var allowsBeginning = true
  var allowsEnding = true
  var allowsChange = true
  var allowsClearing = true
  var allowsReturn = true
  /// Runs inside the named method, after the call was logged.
  var during: [String: @MainActor (UITextField) -> Void] = [:]

  init(_ log: EventLog, name: String = "") {
    self.log = log
    self.name = name
  }

  private func note(_ method: String, _ field: UITextField, _ detail: String = "") {
    log.append("S \(name)\(method)\(detail)")
    during[method]?(field)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    note("shouldBegin", textField)
    return allowsBeginning
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { note("didBegin", textField) }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    note("shouldEnd", textField)
    return allowsEnding
  }
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    note("didEnd", textField, reason == .committed ? "(committed)" : "(cancelled)")
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    note("shouldChange", textField, "(\(range.location)+\(range.length), \"\(string)\")")
    return allowsChange
  }
  func textFieldDidChangeSelection(_ textField: UITextField) { note("selection", textField) }
  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    note("shouldClear", textField)
    return allowsClearing
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    note("shouldReturn", textField)
    return allowsReturn
  }
}
