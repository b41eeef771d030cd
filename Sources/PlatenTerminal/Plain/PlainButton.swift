import PlatenGraph

/// A button, a menu item or the actions of a view, as a plain form offers them.
@MainActor struct PlainButton {
  let id: NodeID
  let event: NodeEvent
  let label: String
  let isEnabled: Bool
  /// Whether Return presses it.
  var isDefault = false
  /// The view whose actions are listed, instead of an event.
  var owner: Node?

  init?(_ item: PlainItem) {
    switch item {
    case .button(let node, let label):
      self.init(id: node.id, event: .press, label: label, isEnabled: node.attributes.isEnabled)
      isDefault = node.attributes.shortcut == .defaultAction
    case .menuItem(let line, let label):
      self.init(id: line.id, event: line.event, label: label, isEnabled: line.isEnabled)
    case .actions(let node, let label):
      self.init(id: node.id, event: .press, label: "\(label): actions", isEnabled: true)
      owner = node
    default: return nil
    }
  }

  private init(id: NodeID, event: NodeEvent, label: String, isEnabled: Bool) {
    self.id = id
    self.event = event
    self.label = label
    self.isEnabled = isEnabled
  }
}
