/// Who a ``TextInputController`` asks and tells.
@MainActor public protocol TextInputClient: AnyObject {
  func textInputShouldBeginEditing(_ input: TextInputController) -> Bool
  func textInputDidBeginEditing(_ input: TextInputController)
  /// Whether the replacement may be made; its range holds UTF-16 offsets.
  func textInput(_ input: TextInputController, shouldChange replacement: EditReplacement) -> Bool
  func textInputDidChangeSelection(_ input: TextInputController)
  func textInputDidChangeText(_ input: TextInputController)
  func textInput(_ input: TextInputController, didCopy text: String)
  func textInputShouldEndEditing(_ input: TextInputController) -> Bool
  func textInputDidEndEditing(_ input: TextInputController)
}

extension TextInputClient {
  public func textInputShouldBeginEditing(_ input: TextInputController) -> Bool { true }
  public func textInputDidBeginEditing(_ input: TextInputController) {}
  public func textInput(_ input: TextInputController, shouldChange replacement: EditReplacement) -> Bool { true }
  public func textInputDidChangeSelection(_ input: TextInputController) {}
  public func textInputDidChangeText(_ input: TextInputController) {}
  public func textInput(_ input: TextInputController, didCopy text: String) {}
  public func textInputShouldEndEditing(_ input: TextInputController) -> Bool { true }
  public func textInputDidEndEditing(_ input: TextInputController) {}
}
