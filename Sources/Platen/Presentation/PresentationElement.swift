/// A modal that a modifier presents.
struct PresentationRequest {
  /// A different identity makes a new presentation, with its own state.
  var id: AnyHashable
  var content: ModalContent
  var view: AnyView
  /// Writes the dismissal to the program's state.
  var dismiss: () -> Void
  var onDismiss: (() -> Void)?
  /// Called after the action of a button that does not cancel.
  var onAction: (() -> Void)?
  /// The button that is added where the program has none to dismiss by: “OK” or “Cancel”.
  var fallback: AnyView?
}

/// A modifier that presents a view over the window while the program's state requires it.
protocol PresentationModifier: _PrimitiveModifier {
  @MainActor func request(in environment: EnvironmentValues) -> PresentationRequest?
}

extension PresentationModifier {
  /// Makes the element of the modified view. For the graph.
  public static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    PresentationElement(view, in: parent)
  }
}

/// Keeps a presentation while its modifier requests it.
final class PresentationElement<Content: View, Modifier: PresentationModifier>: _ModifierElement<Content, Modifier> {
  private var shown: (id: AnyHashable, modal: ModalElement, onDismiss: (() -> Void)?)?

  override func willMakeChild() {
    host.updates.afterPass { [weak self] in if self?.isMounted == true { self?.evaluate() } }
  }

  override func modifierDidChange(from old: Modifier) { evaluate() }

  override func evaluate() {
    var request = track { modifier.request(in: environment) }
    if request?.content.kind == .popover { request?.content.anchor = child.nodes.first?.id }
    if let shown, let request, shown.id == request.id {
      self.shown?.onDismiss = request.onDismiss
      shown.modal.update(request)
      return
    }
    if let shown {
      withdraw(shown.modal)
      let onDismiss = shown.onDismiss
      self.shown = nil
      if let onDismiss { host.updates.callAfterPass(onDismiss) }
    }
    if let request {
      let modal = ModalElement(request, in: _ElementContext(parent: self))
      shown = (request.id, modal, request.onDismiss)
      host.modals.present(modal)
    }
  }

  private func withdraw(_ modal: ModalElement) {
    host.modals.withdraw(modal)
    modal.unmount()
  }

  override func forEachChild(_ body: (_Element) -> Void) {
    super.forEachChild(body)
    if let shown { body(shown.modal) }
  }

  override func willUnmount() {
    if let shown { host.modals.withdraw(shown.modal) }
    shown = nil
  }
}

/// A view that is made during evaluation, so that its reads are tracked there.
package struct DeferredView<Content: View> {
  let make: () -> Content

  nonisolated package init(_ make: @escaping () -> Content) { self.make = make }
}

extension DeferredView: View {
  package var body: some View { make() }
}
