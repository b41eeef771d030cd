/// Where the first responder's input views are shown: beside the keyboard, at the end of the window.
///
/// While the focus is on one of the bar's buttons, the field stays first responder, as in UIKit, where the focus of the
/// keyboard and the first responder are two things.
package struct InputBar {
  /// The field whose views these are.
  package let owner: NodeID
  package let node: Node
  /// The modal that the field is in; nil in the window itself.
  package private(set) weak var modal: (any ModalPresentation)?

  package init(owner: NodeID, node: Node, in modal: (any ModalPresentation)?) {
    self.owner = owner
    self.node = node
    self.modal = modal
  }
}
