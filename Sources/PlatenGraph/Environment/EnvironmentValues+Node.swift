/// What modifiers set for the next node, but not for what is inside it.
package struct NodeScope: Equatable, Sendable {
  package var accessibilityLabel: String?
  package var accessibilityIdentifier: String?
  package var accessibilityValue: String?
  package var isAccessibilityHidden = false
  package var accessibilityDetails = AccessibilityDetails()
  package var help: String?
  package var shortcut: KeyboardShortcut?

  package init() {}
}

private enum LazyRowsKey: EnvironmentKey { static let defaultValue = false }

private enum SectionLayoutKey: EnvironmentKey { static let defaultValue: SectionLayout? = nil }

private enum NodeScopeKey: EnvironmentKey { static let defaultValue = NodeScope() }

extension EnvironmentValues {
  /// Whether rows made here, in a list or a lazy stack, are made only when the user scrolls near them.
  package var makesRowsLazily: Bool {
    get { self[LazyRowsKey.self] }
    set { self[LazyRowsKey.self] = newValue }
  }

  /// How sections made here are arranged, directly in a form, a list, a menu, a lazy stack or grid. Everywhere else it
  /// is nil, and a section is only its header, its content and its footer one after another.
  package var sectionLayout: SectionLayout? {
    get { self[SectionLayoutKey.self] }
    set { self[SectionLayoutKey.self] = newValue }
  }

  package var nodeScope: NodeScope {
    get { self[NodeScopeKey.self] }
    set { self[NodeScopeKey.self] = newValue }
  }

  /// What is set for a node does not apply to those inside it.
  package mutating func clearNodeScoped() {
    if nodeScope != NodeScope() { nodeScope = NodeScope() }
    if makesRowsLazily { makesRowsLazily = false }
    if sectionLayout != nil { sectionLayout = nil }
  }

  /// The attributes of a node made here.
  package var nodeAttributes: NodeAttributes {
    var attributes = NodeAttributes()
    attributes.isEnabled = isEnabled
    attributes.gate = validityGate
    attributes.tint = tint
    attributes.layoutDirection = layoutDirection
    attributes.locale = viewLocale
    let scope = nodeScope
    attributes.accessibilityLabel = scope.accessibilityLabel
    attributes.accessibilityIdentifier = scope.accessibilityIdentifier
    attributes.accessibilityValue = scope.accessibilityValue
    attributes.isAccessibilityHidden = scope.isAccessibilityHidden
    attributes.accessibilityDetails = scope.accessibilityDetails
    attributes.help = scope.help
    attributes.shortcut = scope.shortcut
    return attributes
  }
}

extension Node {
  /// Sets in which direction lines are read in the node, for nodes that an element makes without the attributes of its
  /// environment: their children are placed by it.
  @MainActor package func take(_ direction: LayoutDirection, in host: ViewHost) {
    guard attributes.layoutDirection != direction else { return }
    var new = attributes
    new.layoutDirection = direction
    if parent == nil { attributes = new } else { host.nodes.set(content, new, of: self) }
  }
}
