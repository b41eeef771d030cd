/// What modifiers say about the next node, and not about what is inside it.
struct NodeScope: Equatable, Sendable {
  var accessibilityLabel: String?
  var accessibilityIdentifier: String?
  var accessibilityValue: String?
  var isAccessibilityHidden = false
  var help: String?
  var shortcut: KeyboardShortcut?
}

private enum RowLabelKey: EnvironmentKey { static let defaultValue: Text? = nil }

private enum LazyRowsKey: EnvironmentKey { static let defaultValue = false }

private enum NodeScopeKey: EnvironmentKey { static let defaultValue = NodeScope() }

extension EnvironmentValues {
  /// The label of the row around a control: the name of a field that has none of its own.
  var rowLabel: Text? {
    get { self[RowLabelKey.self] }
    set { self[RowLabelKey.self] = newValue }
  }

  /// Whether rows made here, in a list or a lazy stack, are made only when somebody comes near them.
  var makesRowsLazily: Bool {
    get { self[LazyRowsKey.self] }
    set { self[LazyRowsKey.self] = newValue }
  }

  var nodeScope: NodeScope {
    get { self[NodeScopeKey.self] }
    set { self[NodeScopeKey.self] = newValue }
  }

  /// What was said about a node does not go for those inside it.
  mutating func clearNodeScoped() {
    if nodeScope != NodeScope() { nodeScope = NodeScope() }
    if makesRowsLazily { makesRowsLazily = false }
  }

  /// The attributes of a node made here.
  var nodeAttributes: NodeAttributes {
    var attributes = NodeAttributes()
    attributes.isEnabled = isEnabled
    attributes.tint = tint
    let scope = nodeScope
    attributes.accessibilityLabel = scope.accessibilityLabel
    attributes.accessibilityIdentifier = scope.accessibilityIdentifier
    attributes.accessibilityValue = scope.accessibilityValue
    attributes.isAccessibilityHidden = scope.isAccessibilityHidden
    attributes.help = scope.help
    attributes.shortcut = scope.shortcut
    return attributes
  }
}
