/// The views of SwiftUI inside a view of UIKit: a hosting controller's, a navigation's, a table's.
@MainActor final class EmbeddedViews {
  private weak var owner: _Element?
  private var elements: [ObjectIdentifier: (view: UIView, element: _Element)] = [:]

  init(owner: _Element) { self.owner = owner }

  /// The node of a view that SwiftUI shows, always the same one for as long as it is shown; nil for another view.
  func nodes(of view: UIView) -> [Node]? {
    let id = ObjectIdentifier(view)
    if let element = elements[id]?.element { return element.nodes }
    guard let owner, let content = ControllerContent.view(for: view) else { return nil }
    // The stack's node stays whatever the view inside shows.
    let element = VStack<AnyView>._makeElement(
      VStack(alignment: .leading) { content }, in: _ElementContext(parent: owner))
    elements[id] = (view, element)
    return element.nodes
  }

  func removeAll(where isGone: (ObjectIdentifier) -> Bool) {
    for (id, entry) in elements where isGone(id) {
      elements[id] = nil
      entry.element.unmount()
    }
  }

  func forEach(_ body: (_Element) -> Void) { for entry in elements.values { body(entry.element) } }
}
