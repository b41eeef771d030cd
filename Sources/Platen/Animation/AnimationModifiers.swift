/// Changes the transaction of what is inside, whenever a value changes.
public struct _TransactionModifier<Value: Equatable> {
  let value: Value
  /// Whether it applies to every change, not only to those of the value.
  let isUnconditional: Bool
  let transform: (inout Transaction) -> Void

  nonisolated init(value: Value, isUnconditional: Bool = false, _ transform: @escaping (inout Transaction) -> Void) {
    self.value = value
    self.isUnconditional = isUnconditional
    self.transform = transform
  }
}

extension _TransactionModifier: _PrimitiveModifier {
  /// Makes the element of the modified view. For the graph.
  public static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    TransactionElement(view, in: parent)
  }
}

private final class TransactionElement<Content: View, Value: Equatable>:
  _ModifierElement<Content, _TransactionModifier<Value>>
{
  override func update(_ view: ModifiedContent<Content, _TransactionModifier<Value>>) {
    let applies = view.modifier.isUnconditional || view.modifier.value != modifier.value
    guard applies else { return super.update(view) }
    host.transactions.with(changing: view.modifier.transform) { super.update(view) }
  }
}

/// Sets the transition of a view.
public struct _TransitionModifier {
  let transition: AnyTransition
}

extension _TransitionModifier: _PrimitiveModifier {
  /// Makes the element of the modified view. For the graph.
  public static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    TransitionElement(view, in: parent)
  }
}

private final class TransitionElement<Content: View>: _ModifierElement<Content, _TransitionModifier> {
  override func collectNodes(into nodes: inout _NodeList) {
    let inner = child.nodes
    for node in inner { node.transition = modifier.transition }
    nodes += inner
  }

  override func modifierDidChange(from old: _TransitionModifier) {
    for node in child.nodes { node.transition = modifier.transition }
  }
}

extension View {
  /// Animates what changes inside when `value` changes.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(
      _TransactionModifier(value: value) {
        $0.animation = animation
        $0.isScoped = true
      })
  }

  /// Animates everything that changes inside. Deprecated by Apple, as it also animates unintended changes.
  nonisolated public func animation(_ animation: Animation?) -> some View {
    modifier(
      _TransactionModifier(value: 0, isUnconditional: true) {
        $0.animation = animation
        $0.isScoped = true
      })
  }

  /// Changes the transaction of every change of the view and of what is in it.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(
      _TransactionModifier(value: 0, isUnconditional: true) {
        transform(&$0)
        $0.isScoped = true
      })
  }

  /// Changes the transaction of the changes that come with a change of `value`.
  nonisolated public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(
      _TransactionModifier(value: value) {
        transform(&$0)
        $0.isScoped = true
      })
  }

  /// How the view is inserted and removed, where the change is animated.
  nonisolated public func transition(_ transition: AnyTransition) -> some View {
    modifier(_TransitionModifier(transition: transition))
  }

  /// How a change inside the view is shown. Texts change at once on every front end.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }
}

/// How a change of a view's content is shown.
public struct ContentTransition: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case identity, opacity, interpolate, numeric, symbol }

  let kind: Kind

  /// Content changes at once.
  public static let identity = ContentTransition(kind: .identity)
  /// Content fades.
  public static let opacity = ContentTransition(kind: .opacity)
  /// Content changes step by step where it can; otherwise it fades.
  public static let interpolate = ContentTransition(kind: .interpolate)
  /// Symbols change by an effect.
  public static let symbolEffect = ContentTransition(kind: .symbol)

  /// Digits roll. Both directions look the same.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition(kind: .numeric) }

  /// Digits roll. Both directions look the same.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .numeric) }
}
