/// The element of a representable: its controller, and the view that shows it.
package final class ControllerRepresentableElement<Kind: RepresentableKind>: RepresentableBase<Kind>
where Kind.Shown: UIViewController {
  private var child: _Element!

  package override init(_ view: Kind.Representable, in context: _ElementContext) {
    super.init(view, in: context)
    if let modal { shown.surroundingDismissal = { [weak modal] in modal?.requestDismissal() } }
    evaluate()
    child = ControllerView._makeElement(
      ControllerView(controller: shown, fills: false), in: _ElementContext(parent: self))
  }

  /// The modal that the controller is in.
  private var modal: ModalElement? {
    var element = parent
    while let current = element {
      if let modal = current as? ModalElement { return modal }
      element = current.parent
    }
    return nil
  }

  package override func evaluate() { track { updateShown() } }

  package override func collectNodes(into nodes: inout _NodeList) { child.collectNodes(into: &nodes) }

  package override func forEachChild(_ body: (_Element) -> Void) { if let child { body(child) } }

  package override func willUnmount() { dismantle() }
}
