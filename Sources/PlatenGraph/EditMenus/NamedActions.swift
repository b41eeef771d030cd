/// The responder of a node around a view for which the program has named actions, for assistive technology.
@MainActor package protocol NamedActionsResponder: NodeResponder {
  /// The actions, in the order of the program; none while the view is disabled.
  func namedActions() -> [UIMenuElement]
}

/// The named actions of a node and of the views around it, as one group of a menu.
@MainActor final class NamedActions: EditMenuOwner {
  private let elements: [UIMenuElement]

  /// Nil where there are none.
  init?(around node: Node) {
    elements = node.namedActionsResponders.flatMap { $0.namedActions() }
    if elements.isEmpty { return nil }
  }

  /// The actions alone, or after a menu, which has those of the same title already.
  func menu(after menu: UIMenu?) -> UIMenu {
    let titles = Set(menu?.resolved.actions.map(\.title) ?? [])
    let group = UIMenu(options: .displayInline, children: elements.compactMap { $0.without(titles) })
    guard let menu else { return group }
    return UIMenu(children: [UIMenu(options: .displayInline, children: menu.children), group])
  }

  func makeEditMenu() -> UIMenu { menu(after: nil) }

  func editMenuWillAppear(_ animator: any UIEditMenuInteractionAnimating) {}

  func editMenuWillDisappear(_ animator: any UIEditMenuInteractionAnimating) {}
}

extension UIMenuElement {
  /// The element without the actions of some titles; nil where nothing is left.
  fileprivate func without(_ titles: Set<String>) -> UIMenuElement? {
    guard let menu = self as? UIMenu else { return titles.contains(title) ? nil : self }
    let left = menu.children.compactMap { $0.without(titles) }
    return left.isEmpty ? nil : menu.replacingChildren(left)
  }
}

extension Node {
  /// Those with named actions for the node, the nearest first: around it, and around all that it shows.
  fileprivate var namedActionsResponders: [any NamedActionsResponder] {
    var found: [any NamedActionsResponder] = []
    // What is beside the content of a row are its buttons.
    var candidate = isRow || children.count == 1 ? children.first : nil
    while let node = candidate {
      if let responder = node.namedActionsResponder { found.insert(responder, at: 0) }
      candidate = node.children.count == 1 ? node.children.first : nil
    }
    candidate = self
    while let node = candidate {
      if let responder = node.namedActionsResponder { found.append(responder) }
      candidate = node.parent
    }
    return found
  }
}
