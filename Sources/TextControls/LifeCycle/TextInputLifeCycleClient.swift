import TextEditing

/// The object that a ``TextInputLifeCycle`` asks before a change and notifies after it. Each method has a default
/// implementation that allows everything or does nothing.
@MainActor @preconcurrency public protocol TextInputLifeCycleClient: AnyObject {
  /// Whether editing may begin.
  func textInputShouldBeginEditing(_ input: TextInputLifeCycle) -> Bool
  /// Called after editing began.
  func textInputDidBeginEditing(_ input: TextInputLifeCycle)
  /// Whether the replacement may be made. Its range is in UTF-16 units.
  func textInput(_ input: TextInputLifeCycle, shouldChange replacement: EditReplacement) -> Bool
  /// Called after the selection or the text changed, before ``textInputDidChangeText(_:)``. The caret may have stayed,
  /// as with Delete.
  func textInputDidChangeSelection(_ input: TextInputLifeCycle)
  /// Called after user input changed the text; not when the program writes it.
  func textInputDidChangeText(_ input: TextInputLifeCycle)
  /// Called after a composition ended that left the text as it was shown last; any other end is a change of the text.
  func textInputDidEndComposition(_ input: TextInputLifeCycle)
  /// Called with the text that a copy or a cut is to write to the clipboard; never for a secure text.
  func textInput(_ input: TextInputLifeCycle, didCopy text: String)
  /// Whether editing may end.
  func textInputShouldEndEditing(_ input: TextInputLifeCycle) -> Bool
  /// Called after editing ended.
  func textInputDidEndEditing(_ input: TextInputLifeCycle)
}

extension TextInputLifeCycleClient {
  /// Default implementation: true.
  public func textInputShouldBeginEditing(_ input: TextInputLifeCycle) -> Bool { true }
  /// Default implementation: does nothing.
  public func textInputDidBeginEditing(_ input: TextInputLifeCycle) {}
  /// Default implementation: true.
  public func textInput(_ input: TextInputLifeCycle, shouldChange replacement: EditReplacement) -> Bool { true }
  /// Default implementation: does nothing.
  public func textInputDidChangeSelection(_ input: TextInputLifeCycle) {}
  /// Default implementation: does nothing.
  public func textInputDidChangeText(_ input: TextInputLifeCycle) {}
  /// Default implementation: does nothing.
  public func textInputDidEndComposition(_ input: TextInputLifeCycle) {}
  /// Default implementation: does nothing.
  public func textInput(_ input: TextInputLifeCycle, didCopy text: String) {}
  /// Default implementation: true.
  public func textInputShouldEndEditing(_ input: TextInputLifeCycle) -> Bool { true }
  /// Default implementation: does nothing.
  public func textInputDidEndEditing(_ input: TextInputLifeCycle) {}
}
