import PlatenGraph

/// A button, a menu item or the actions of a view, as a plain form offers them.
@MainActor struct PlainButton {
  let id: NodeID
  let event: NodeEvent
  let label: String
  let isEnabled: Bool
  /// Whether Return presses it.
  var isDefault = false
  /// The view that is pressed; nil for a line of a menu, and for actions.
  private var node: Node?
  /// The view whose actions are listed, instead of an event, and its name.
  var owner: (node: Node, label: String)?

  init?(_ item: PlainItem, _ words: PlainWords) {
    switch item {
    case .button(let node, let label), .pressable(let node, let label):
      self.init(id: node.id, event: .press, label: label, isEnabled: node.attributes.isEnabled)
      isDefault = node.attributes.shortcut == .defaultAction
      self.node = node
    case .menuItem(let line, let label):
      self.init(id: line.id, event: line.event, label: label, isEnabled: line.isEnabled)
    case .actions(let node, let label):
      self.init(id: node.id, event: .press, label: words("%@: actions", label), isEnabled: true)
      owner = (node, label)
    default: return nil
    }
  }

  /// The button in a list of those that there are.
  ///
  /// - Parameter isSpoken: Whether a screen reader reads it.
  func listed(_ words: PlainWords, isSpoken: Bool) -> String {
    let remarks = node?.remarks(words, isSpoken: isSpoken) ?? []
    return ([isEnabled ? label : words.disabled(label)] + remarks).joined(separator: ", ")
  }

  private init(id: NodeID, event: NodeEvent, label: String, isEnabled: Bool) {
    self.id = id
    self.event = event
    self.label = label
    self.isEnabled = isEnabled
  }
}
