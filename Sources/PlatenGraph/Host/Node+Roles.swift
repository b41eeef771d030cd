/// What the responder of a node can do beyond answering events. These are the only places where that is found out.
extension Node {
  /// The responder, where the node can have the focus.
  package var focusResponder: (any FocusResponder)? { responder as? any FocusResponder }
  /// The responder, where it is notified of the focus inside the node.
  package var ownFocusFollower: (any FocusFollower)? { responder as? any FocusFollower }
  /// The responder of a list's row that the user can edit.
  package var rowEditing: (any RowEditing)? { responder as? any RowEditing }
  /// The responder of a row of items, some of which can be out of sight.
  package var itemRowResponder: (any ItemRowResponder)? { responder as? any ItemRowResponder }
  /// The responder, where it opens an edit menu or a context menu.
  package var editMenuResponder: (any EditMenuResponder)? { responder as? any EditMenuResponder }
  /// The menu for all nodes inside; nil where those have their own.
  package var sharedMenu: (any EditMenuResponder)? { (responder as? any EditMenuContainer)?.sharedMenu }
  /// The responder, where it has actions with names.
  package var namedActionsResponder: (any NamedActionsResponder)? { responder as? any NamedActionsResponder }
  /// The responder of an editor whose text can be searched.
  package var findResponder: (any FindResponder)? { responder as? any FindResponder }
  /// The responder of a field, where the program gets what is typed later.
  package var deferredInput: (any DeferredInput)? { responder as? any DeferredInput }
  /// The responder, where the node can be dragged.
  package var dragSource: (any DragSource)? { responder as? any DragSource }
  /// The responder, where something can be dropped on the node.
  package var dropTarget: (any DropTarget)? { responder as? any DropTarget }
  /// The element that is the node's responder.
  package var respondingElement: _Element? { responder as? _Element }
}
