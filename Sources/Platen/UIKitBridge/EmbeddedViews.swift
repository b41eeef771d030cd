/// The views of SwiftUI inside a view of UIKit: a hosting controller's, a navigation's, a table's, and drawings.
@MainActor final class EmbeddedViews {
  private weak var owner: _Element?
  private var elements: [ObjectIdentifier: (view: UIView, element: _Element)] = [:]

  private var drawings: [ObjectIdentifier: (drawing: HostedDrawing, isAlone: Bool, element: _Element)] = [:]

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

  /// The nodes of what a view draws itself; none where it draws nothing.
  ///
  /// - Parameter isAlone: Whether the view has no other content: it has the size of its frame then, and otherwise that
  ///   of its content.
  func drawing(of view: UIView, isAlone: Bool) -> [Node] {
    let id = ObjectIdentifier(view)
    guard HostedDrawing.isNeeded(by: view), let owner else {
      removeDrawing(id)
      return []
    }
    if let known = drawings[id], known.isAlone == isAlone {
      known.drawing.update()
      return known.element.nodes
    }
    removeDrawing(id)
    let drawing = HostedDrawing(view)
    drawing.update()
    let size = view.givenFrame.size
    let content = drawing.content.frame(
      width: isAlone && size.width > 0 ? size.width : nil, height: isAlone && size.height > 0 ? size.height : nil)
    // The stack's node stays whatever is drawn.
    let element = ZStack<AnyView>._makeElement(ZStack { AnyView(content) }, in: _ElementContext(parent: owner))
    drawings[id] = (drawing, isAlone, element)
    return element.nodes
  }

  private func removeDrawing(_ id: ObjectIdentifier) { drawings.removeValue(forKey: id)?.element.unmount() }

  func removeAll(where isGone: (ObjectIdentifier) -> Bool) {
    for (id, entry) in elements where isGone(id) {
      elements[id] = nil
      entry.element.unmount()
    }
    for id in drawings.keys where isGone(id) { removeDrawing(id) }
  }

  func forEach(_ body: (_Element) -> Void) {
    for entry in elements.values { body(entry.element) }
    for entry in drawings.values { body(entry.element) }
  }
}
