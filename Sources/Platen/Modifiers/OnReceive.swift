/// Runs an action with what a publisher publishes, for as long as the view is there.
public struct _OnReceiveModifier<P: Publisher> where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void
}

extension _OnReceiveModifier: _PrimitiveModifier {
  /// Makes the element of the modified view. For the graph.
  public static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    OnReceiveElement(view, in: parent)
  }
}

private final class OnReceiveElement<Content: View, P: Publisher>: _ModifierElement<Content, _OnReceiveModifier<P>>
where P.Failure == Never {
  private var subscription: AnyCancellable?
  private var limit = ActionLimit()

  override func willMakeChild() { subscribe() }

  /// A publisher that differs is subscribed to again: `onReceive(Just(text))` receives every text.
  override func modifierDidChange(from old: _OnReceiveModifier<P>) {
    guard !ValueComparison.areEqual(old.publisher, modifier.publisher),
      limit.allowsRun(of: "onReceive(\(P.self))", in: host)
    else { return }
    subscribe()
  }

  private func subscribe() {
    subscription = modifier.publisher.sink { [weak self] value in
      Tracking.onMain { self?.receive(value) }
    }
  }

  /// The action runs when the graph is up to date, so that it may change what is shown.
  private func receive(_ value: P.Output) {
    host.updates.callAfterPass { [weak self] in
      if let self, isMounted { modifier.action(value) }
    }
  }

  override func willUnmount() { subscription = nil }
}

extension View {
  /// Calls `action` on the main actor for each value of the publisher, while the view is in the tree.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(_OnReceiveModifier(publisher: publisher, action: action))
  }
}
