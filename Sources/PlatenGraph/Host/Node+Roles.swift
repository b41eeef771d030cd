import PlatenTree

/// What the responder of a node can do beyond answering events. These are the only places where that is found out.
extension Node {
  /// The responder, where the node can have the focus.
  package var focusResponder: (any FocusResponder)? { ask(focusResponders) { $0 as? any FocusResponder } }
  /// The responder, where it is notified of the focus inside the node.
  package var ownFocusFollower: (any FocusFollower)? { ask(focusFollowers) { $0 as? any FocusFollower } }
  /// The responder of a list's row that the user can edit.
  package var rowEditing: (any RowEditing)? { ask(editedRows) { $0 as? any RowEditing } }
  /// The responder of a row of items, some of which can be out of sight.
  package var itemRowResponder: (any ItemRowResponder)? { ask(itemRows) { $0 as? any ItemRowResponder } }
  /// The responder, where it opens an edit menu or a context menu.
  package var editMenuResponder: (any EditMenuResponder)? { ask(editMenus) { $0 as? any EditMenuResponder } }
  /// The menu for all nodes inside; nil where those have their own.
  package var sharedMenu: (any EditMenuResponder)? { ask(menuContainers) { $0 as? any EditMenuContainer }?.sharedMenu }
  /// The responder, where it has actions with names.
  package var namedActionsResponder: (any NamedActionsResponder)? {
    ask(namedActions) { $0 as? any NamedActionsResponder }
  }
  /// The responder of an editor whose text can be searched.
  package var findResponder: (any FindResponder)? { ask(searchedEditors) { $0 as? any FindResponder } }
  /// The responder of a field, where the program gets what is typed later.
  package var deferredInput: (any DeferredInput)? { ask(deferredInputs) { $0 as? any DeferredInput } }
  /// The responder of a field whose text represents a value.
  package var valueField: (any ValueField)? { ask(valueFields) { $0 as? any ValueField } }
  /// The responder, where the node can be dragged.
  package var dragSource: (any DragSource)? { ask(dragSources) { $0 as? any DragSource } }
  /// The responder, where something can be dropped on the node.
  package var dropTarget: (any DropTarget)? { ask(dropTargets) { $0 as? any DropTarget } }
  /// The element that is the node's responder.
  package var respondingElement: _Element? { responder as? _Element }

  private func ask<Metatype, Role>(
    _ role: ConformanceQuestion<Metatype>, _ cast: (any NodeResponder) -> Role?
  ) -> Role? {
    guard let responder, !role.excludes(type(of: responder)) else { return nil }
    return cast(responder)
  }
}

private typealias Role = ConformanceQuestion

private let focusResponders = Role<any FocusResponder.Type> { $0 as? any FocusResponder.Type }
private let focusFollowers = Role<any FocusFollower.Type> { $0 as? any FocusFollower.Type }
private let editedRows = Role<any RowEditing.Type> { $0 as? any RowEditing.Type }
private let itemRows = Role<any ItemRowResponder.Type> { $0 as? any ItemRowResponder.Type }
private let editMenus = Role<any EditMenuResponder.Type> { $0 as? any EditMenuResponder.Type }
private let menuContainers = Role<any EditMenuContainer.Type> { $0 as? any EditMenuContainer.Type }
private let namedActions = Role<any NamedActionsResponder.Type> { $0 as? any NamedActionsResponder.Type }
private let searchedEditors = Role<any FindResponder.Type> { $0 as? any FindResponder.Type }
private let deferredInputs = Role<any DeferredInput.Type> { $0 as? any DeferredInput.Type }
private let valueFields = Role<any ValueField.Type> { $0 as? any ValueField.Type }
private let dragSources = Role<any DragSource.Type> { $0 as? any DragSource.Type }
private let dropTargets = Role<any DropTarget.Type> { $0 as? any DropTarget.Type }
