/// A field in whose text one can search.
@MainActor package protocol FindResponder: AnyObject {
  /// Shows the search. False where the field has none.
  func showFind(isReplacing: Bool) -> Bool
}

extension KeyDispatch {
  /// Shows the search in the text of the focused editor. False where it has none.
  @discardableResult package func showFind(isReplacing: Bool) -> Bool {
    defer { host.settle() }
    guard let responder = host.focus.node?.findResponder else { return false }
    return responder.showFind(isReplacing: isReplacing)
  }
}
