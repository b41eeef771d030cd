/// The node of a suggestion that can be chosen.
struct _SuggestionOption<Content: View> {
  let content: Content
  /// What it is offered in; outside of one, a press does nothing.
  let popup: SuggestionPopup?
  let choose: () -> Void
}

extension _SuggestionOption: _ContainerView {
  var _childContent: Content { content }

  func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    _content(in: environment, of: _NodeReference(id: NodeID(rawValue: -1)))
  }

  func _content(in environment: EnvironmentValues, of node: _NodeReference) -> _NodeContentBox {
    var button = ButtonContent(style: .plain)
    button.isOption = true
    button.isSelected = popup?.selected.read() == node.id
    return _NodeContentBox(.control(button)) { $0.keepsFocus = true }
  }

  func _handle(_ event: _NodeEventBox) -> Bool {
    guard event.event == .press, popup != nil else { return false }
    choose()
    return true
  }
}
