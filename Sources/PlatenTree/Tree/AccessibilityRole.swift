/// What a node is for assistive technology, where it is something else than what it is drawn as.
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
  /// The role of the node for the page, the window and lines alike: the one that the program gives it by traits. A
  /// control keeps its own, except that a button can be a switch, a link or a tab of a bar, and a field of one line a
  /// search field. A view that a gesture presses is one thing together with the gesture, which has the role; without a
  /// trait it is a button.
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
      let given = role ?? (isPressable ? .button : isNamedDrawing ? .image : nil)
      return given == .button && isInTabBar ? .tab : given
    }
  }

  /// Whether the program has the node be selected by a trait; a switch is on by it.
  package var isSelectedByTrait: Bool {
    !isPressedView && (pressedView ?? self).attributes.accessibilityDetails.isSelected
  }

  /// Whether it is a shape, or a canvas, that the program has given a name: without one it is decoration.
  private var isNamedDrawing: Bool {
    guard attributes.accessibilityLabel?.isEmpty == false else { return false }
    switch content {
    case .leaf(.shape): return true
    case .container(.geometry): return attributes.accessibilityDetails.areChildrenHidden
    default: return false
    }
  }

  /// Whether a key or assistive technology can press the view by its gesture.
  package var isPressable: Bool {
    guard case .decoration(.effect(.gesture(let gesture))) = content else { return false }
    return gesture.isPressable && takesFocus && attributes.isEnabled
  }

  /// Whether the program has said by a trait what the view is.
  package var hasGivenRole: Bool { (pressedView ?? self).attributes.accessibilityDetails.role != nil }

  /// The view that a gesture presses, of a gesture's node: what is in its decorations, and no control.
  package var pressedView: Node? {
    guard case .decoration(.effect(.gesture(let gesture))) = content, gesture.isPressable else { return nil }
    var inner = children.first
    while let node = inner, case .decoration = node.content { inner = node.children.first }
    return inner.flatMap { $0.isFieldOrControl ? nil : $0 }
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
