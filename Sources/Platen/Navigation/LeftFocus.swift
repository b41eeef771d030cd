import TextEditing

/// Where the focus was on a page that the user has gone back from: a browser that goes forward shows the page
/// again, as its user has left it.
struct LeftFocus {
  /// The values of the path up to the page.
  let path: [AnyHashable]
  /// The indices of children that lead from the page to the view.
  private var indices: [Int] = []
  private let name: String
  /// The selection of a field.
  private let selection: EditSelection?

  @MainActor init(path: [AnyHashable], of focused: Node, in page: Node) {
    self.path = path
    name = focused.accessibleName
    selection = if case .field(let field) = focused.content { field.selection } else { nil }
    var node = focused
    while node !== page, let parent = node.parent {
      indices.append(parent.children.firstIndex { $0 === node } ?? 0)
      node = parent
    }
  }

  /// Gives the focus to the same view of a page, with the same selection; false where it is not there.
  @MainActor func restore(in page: Node, of host: ViewHost) -> Bool {
    var node = page
    for index in indices.reversed() {
      guard node.children.indices.contains(index) else { return false }
      node = node.children[index]
    }
    guard node.accessibleName == name, host.focus.move(to: node.id) else { return false }
    if let selection, case .field = node.content { host.send(.edit(.select(selection)), to: node.id) }
    return true
  }
}
