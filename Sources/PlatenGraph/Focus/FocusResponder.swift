/// A value of a focus state that a node represents.
@MainActor package protocol FocusTarget: AnyObject {
  func attach(_ id: NodeID)
  func detach(_ id: NodeID)
  func focusArrived()
  func focusLeft()
}

/// The responder of a node that the focus can enter and leave.
@MainActor package protocol FocusResponder: NodeResponder {
  func shouldGainFocus() -> Bool
  func shouldLoseFocus() -> Bool
  func didGainFocus()
  func didLoseFocus()
  /// Whether the view with the focus is the first responder. The part of a picker leaves that to the field whose input
  /// view the picker is.
  var becomesFirstResponder: Bool { get }
  /// The program's key actions here.
  var keyActions: KeyActions { get }
  /// Offers a key to the program's own actions, from the node outwards.
  func press(_ key: KeyPress) -> KeyPress.Result
}

extension FocusResponder {
  package var becomesFirstResponder: Bool { true }
}

/// A responder that is notified when the focus enters or leaves its node, as a row is.
@MainActor package protocol FocusFollower: NodeResponder {
  func focusInsideDidChange()
}

/// A responder of a list's row, whose keys also work while the focus is in a control inside the row.
@MainActor package protocol RowEditing: NodeResponder {
  /// Deletes or moves the row if the key does that.
  func edit(by key: KeyPress) -> KeyPress.Result

  /// Whether the row has buttons that are shown only while the focus is in it.
  var hidesActions: Bool { get }

  /// The text by whose beginning typing finds the row; nil where it does not find it.
  var typedName: String? { get }

  /// Selects the row that typing has found.
  func selectByTyping()
}

extension Node {
  /// The innermost node around the focus whose responder is notified of it.
  var focusFollower: (any FocusFollower)? {
    var node: Node? = self
    while let current = node {
      if let follower = current.ownFocusFollower { return follower }
      node = current.parent
    }
    return nil
  }
}
