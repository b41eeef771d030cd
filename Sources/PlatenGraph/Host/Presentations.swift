/// The order of a presentation among the others, from the top.
package enum PresentationSlot: Int, CaseIterable {
  case keyboardBar, findBar, popup
}

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
      // Only the fields of the topmost modal can be edited.
      let modal = host.modals.blocking
      if let old = shown[slot], old.node.content == content, old.modal === modal {
        old.update(view, environment: environment)
        return old
      }
      dismiss(slot)
      let new = Presentation(view, content, host: host, environment: environment, in: modal)
      // A host that has ended keeps nothing.
      if !host.isClosed { shown[slot] = new }
      host.modals.childrenDidChange(in: modal)
      return new
    }
  }

  package func dismiss(_ slot: PresentationSlot) {
    guard let old = shown.removeValue(forKey: slot) else { return }
    let modal = old.modal
    old.unmount()
    host.modals.childrenDidChange(in: modal)
  }

  /// Ends the bars of a modal that is withdrawn.
  func dismissBars(in modal: any ModalPresentation) {
    for slot in PresentationSlot.allCases where shown[slot]?.modal === modal { dismiss(slot) }
  }

  func dismissAll() {
    for slot in PresentationSlot.allCases { dismiss(slot) }
  }

  /// Ends all of them with their host.
  func unmountAll() {
    for presentation in shown.values { presentation.unmount() }
  }

  /// Those in a modal, or for `nil` in the window itself, from the top.
  package func nodes(in modal: (any ModalPresentation)?) -> [Node] {
    PresentationSlot.allCases.compactMap { slot in shown[slot].flatMap { $0.modal === modal ? $0.node : nil } }
  }

  /// Whether the focused node is in a presentation.
  package func isFocusInside(_ slot: PresentationSlot) -> Bool {
    guard let shown = shown[slot], let node = host.focus.node else { return false }
    return node.isInside(shown.node)
  }
}
