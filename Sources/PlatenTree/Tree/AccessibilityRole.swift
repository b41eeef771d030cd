/// What a node is for assistive technology by the traits that the program has added.
package enum AccessibilityRole: Sendable { case dialog, tabBar, tab, toggle, searchField, link, button, image }

extension AccessibilityDetails {
  /// The role that the added traits name; of several the most particular one.
  fileprivate var role: AccessibilityRole? {
    addedTraits.isEmpty ? nil : Self.roles.first { addedTraits.contains($0.0) }?.1
  }

  private static let roles: [(AccessibilityTraits, AccessibilityRole)] = [
    (.isModal, .dialog), (.isTabBar, .tabBar), (.isToggle, .toggle), (.isSearchField, .searchField),
    (.isLink, .link), (.isButton, .button), (.isImage, .image),
  ]

  /// Whether the program has the node be selected; a switch is on by it.
  package var isSelected: Bool { addedTraits.contains(.isSelected) }
}

extension Node {
  /// The role that the program gives the node. A control keeps its own, except that a button can be a switch, a link or
  /// a tab of a bar, and a field of one line a search field. A view that a gesture presses is one thing together with
  /// the gesture, which has the role.
  package var accessibilityRole: AccessibilityRole? {
    let role = (pressedView ?? self).attributes.accessibilityDetails.role
    switch content {
    case .container(.root): return nil
    case .field(let field):
      return role == .searchField && !field.isMultiline && !field.isSecure ? role : nil
    case .control(let control):
      guard let button = control.as(ButtonContent.self), !button.isOption else { return nil }
      if isInTabBar { return .tab }
      return role == .toggle || role == .link ? role : nil
    case .container, .decoration, .leaf:
      if isPressedView { return nil }
      return role == .button && isInTabBar ? .tab : role
    }
  }

  /// Whether the program has the node be selected by a trait; a switch is on by it.
  package var isSelectedByTrait: Bool {
    !isPressedView && (pressedView ?? self).attributes.accessibilityDetails.isSelected
  }

  /// The view that a gesture presses, of a gesture's node: what is in its decorations, and no control.
  private var pressedView: Node? {
    guard case .decoration(.effect(.gesture(let gesture))) = content, gesture.isPressable else { return nil }
    var inner = children.first
    while let node = inner, case .decoration = node.content { inner = node.children.first }
    return inner.flatMap { $0.content.control == nil && !$0.isField ? $0 : nil }
  }

  private var isPressedView: Bool { pressingGesture != nil }

  /// The node of the gesture that presses this view, and has its role and state; nil where there is none.
  package var pressingGesture: Node? {
    var inner = self
    while let outer = inner.parent, case .decoration = outer.content, outer.children.first === inner {
      if outer.pressedView === self { return outer }
      inner = outer
    }
    return nil
  }

  private var isInTabBar: Bool {
    var ancestor = parent
    while let node = ancestor {
      if node.content.control == nil, node.attributes.accessibilityDetails.role == .tabBar { return true }
      ancestor = node.parent
    }
    return false
  }
}
