/// Sets the destination for values of one type.
public struct _NavigationDestinationModifier<D: Hashable, C: View> {
  let destination: (D) -> C
}

extension _NavigationDestinationModifier: _PrimitiveModifier {
  /// Makes the element of the modified view. For the graph.
  public static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    NavigationDestinationElement(view, in: parent)
  }
}

private final class NavigationDestinationElement<Content: View, D: Hashable, C: View>:
  _ModifierElement<Content, _NavigationDestinationModifier<D, C>>
{
  private weak var model: NavigationModel?

  override func willMakeChild() {
    model = Tracking.untracked { environment.navigation }
    model?.register(D.self, owner: ObjectIdentifier(self), modifier.destination)
  }

  override func modifierDidChange(from old: _NavigationDestinationModifier<D, C>) {
    model?.register(D.self, owner: ObjectIdentifier(self), modifier.destination)
  }

  override func willUnmount() { model?.unregister(ObjectIdentifier(self)) }
}

/// Pushes a page while a binding requires it.
public struct _NavigationPresentationModifier {
  /// The page's view; nil while there is none. A different `id` makes a new page.
  let view: () -> (id: AnyHashable, view: AnyView)?
  let dismiss: () -> Void
}

extension _NavigationPresentationModifier: _PrimitiveModifier {
  /// Makes the element of the modified view. For the graph.
  public static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    NavigationPresentationElement(view, in: parent)
  }
}

private final class NavigationPresentationElement<Content: View>:
  _ModifierElement<Content, _NavigationPresentationModifier>
{
  private weak var model: NavigationModel?
  private var shown: AnyHashable?

  override func willMakeChild() {
    model = Tracking.untracked { environment.navigation }
    host.updates.afterPass { [weak self] in if self?.isMounted == true { self?.evaluate() } }
  }

  override func modifierDidChange(from old: _NavigationPresentationModifier) { evaluate() }

  override func evaluate() {
    let page = track { modifier.view() }
    let owner = ObjectIdentifier(self)
    if shown != nil, page?.id != shown { model?.withdraw(owner) }
    shown = page?.id
    guard let page else { return }
    model?.present(page.view, owner: owner) { [weak self] in
      guard let self, shown != nil else { return }
      shown = nil
      modifier.dismiss()
    }
  }

  override func willUnmount() { model?.withdraw(ObjectIdentifier(self)) }
}

extension View {
  /// Sets the page that a value of type `D` leads to, for links and for the path of the enclosing navigation. A value
  /// without a destination shows a warning sign.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(_NavigationDestinationModifier(destination: destination))
  }

  /// Pushes a page onto the enclosing navigation while `isPresented` is true. Going back sets it to false.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    modifier(
      _NavigationPresentationModifier(
        view: { isPresented.wrappedValue ? (0, AnyView(DeferredView(destination))) : nil },
        dismiss: { isPresented.wrappedValue = false }))
  }

  /// Pushes a page onto the enclosing navigation while `item` is not nil. Going back sets it to nil; an item that
  /// differs replaces the page, with new state.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      _NavigationPresentationModifier(
        view: {
          item.wrappedValue.map { value in (AnyHashable(value), AnyView(DeferredView { destination(value) })) }
        },
        dismiss: { item.wrappedValue = nil }))
  }
}
