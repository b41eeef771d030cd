/// The order of a presentation among the others, from the top.
package enum PresentationSlot: Int, CaseIterable { case keyboardBar, findBar, popup }

/// The views that the fields of one host present outside of their own places.
@MainActor package final class Presentations {
  @Hosted private var host: ViewHost
  private var shown: [PresentationSlot: Presentation] = [:]

  init(host: ViewHost) { self.host = host }

  package subscript(slot: PresentationSlot) -> Presentation? { shown[slot] }

  /// Presents a view outside of the program's own, or replaces the one in the slot.
  @discardableResult package func show(
    _ view: AnyView, as content: NodeContent = .container(.stack(StackContent(axis: .vertical))),
    in slot: PresentationSlot,
    environment: EnvironmentValues
  ) -> Presentation {
    Tracking.untracked {
      if let old = shown[slot], old.node.content == content {
        old.update(view, environment: environment)
        return old
      }
      dismiss(slot)
      let new = Presentation(view, content, host: host, environment: environment)
      // A host that has ended keeps nothing.
      if !host.isClosed { shown[slot] = new }
      host.updates.enqueueRootRebuild()
      return new
    }
  }

  package func dismiss(_ slot: PresentationSlot) {
    guard let old = shown.removeValue(forKey: slot) else { return }
    old.unmount()
    host.updates.enqueueRootRebuild()
  }

  func dismissAll() {
    for slot in PresentationSlot.allCases { dismiss(slot) }
  }

  /// Ends all of them with their host.
  func unmountAll() {
    for presentation in shown.values { presentation.unmount() }
  }

  /// From the top.
  var nodes: [Node] { PresentationSlot.allCases.compactMap { shown[$0]?.node } }

  /// What the program itself shows in the window, and no bar or popup of a field.
  package var programNodes: [Node] {
    let others = nodes + [host.inputBar?.node, host.choices.node].compactMap { $0 }
    return host.root.children.filter { node in !others.contains { $0 === node } }
  }

  /// Whether the focused node is in a presentation.
  package func isFocusInside(_ slot: PresentationSlot) -> Bool {
    guard let shown = shown[slot], let node = host.focus.node else { return false }
    return node.isInside(shown.node)
  }
}
