/// The element of one view or another.
final class ConditionalElement<First: View, Second: View>: _ViewElement<_ConditionalContent<First, Second>> {
  private enum Branch {
    case first(_ViewElement<First>)
    case second(_ViewElement<Second>)
  }

  private var branch: Branch!

  init(_ view: _ConditionalContent<First, Second>, in context: _ElementContext) {
    super.init(context)
    branch = make(view)
  }

  private func make(_ view: _ConditionalContent<First, Second>) -> Branch {
    let context = _ElementContext(parent: self)
    return switch view.storage {
    case .first(let first): .first(First._makeElement(first, in: context))
    case .second(let second): .second(Second._makeElement(second, in: context))
    }
  }

  override func update(_ view: _ConditionalContent<First, Second>) {
    switch (view.storage, branch!) {
    case (.first(let view), .first(let element)): element.update(view)
    case (.second(let view), .second(let element)): element.update(view)
    default:
      forEachChild { $0.unmount() }
      branch = make(view)
      structureDidChange()
    }
  }

  override func collectNodes(into nodes: inout _NodeList) {
    switch branch! {
    case .first(let element): element.collectNodes(into: &nodes)
    case .second(let element): element.collectNodes(into: &nodes)
    }
  }

  override func forEachChild(_ body: (_Element) -> Void) {
    switch branch {
    case .first(let element): body(element)
    case .second(let element): body(element)
    case nil: break
    }
  }
}

/// The element of a view that may be missing.
final class OptionalElement<Wrapped: View>: _ViewElement<Wrapped?> {
  private var child: _ViewElement<Wrapped>?

  init(_ view: Wrapped?, in context: _ElementContext) {
    super.init(context)
    child = view.map { Wrapped._makeElement($0, in: _ElementContext(parent: self)) }
  }

  override func update(_ view: Wrapped?) {
    switch (view, child) {
    case (let view?, let child?): child.update(view)
    case (let view?, nil):
      child = Wrapped._makeElement(view, in: _ElementContext(parent: self))
      structureDidChange()
    case (nil, let child?):
      child.unmount()
      self.child = nil
      structureDidChange()
    case (nil, nil): break
    }
  }

  override func collectNodes(into nodes: inout _NodeList) { child?.collectNodes(into: &nodes) }

  override func forEachChild(_ body: (_Element) -> Void) {
    if let child { body(child) }
  }
}

/// The element of no view.
final class EmptyElement: _ViewElement<EmptyView> {}
