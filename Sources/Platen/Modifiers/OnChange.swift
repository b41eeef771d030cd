/// Runs an action when a value has changed since the last evaluation of the view.
public struct _OnChangeModifier<Value: Equatable> {
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void
}

extension _OnChangeModifier: _PrimitiveModifier {
  /// Makes the element of the modified view. For the graph.
  public static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    OnChangeElement(view, in: parent)
  }
}

private final class OnChangeElement<Content: View, Value: Equatable>: _ModifierElement<
  Content, _OnChangeModifier<Value>
>
{
  private var limit = ActionLimit()

  override func willMakeChild() {
    guard modifier.isInitial else { return }
    let (value, action) = (modifier.value, modifier.action)
    host.updates.callAfterPass { action(value, value) }
  }

  override func modifierDidChange(from old: _OnChangeModifier<Value>) {
    guard old.value != modifier.value, limit.allowsRun(of: "onChange(of: \(Value.self))", in: host) else { return }
    // The values as they are now: a later change is another call.
    let (value, action) = (modifier.value, modifier.action)
    host.updates.callAfterPass { action(old.value, value) }
  }
}

extension View {
  /// What sources for systems before iOS 17 write; newer ones take two parameters or none.
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(_OnChangeModifier(value: value, isInitial: false) { _, new in action(new) })
  }

  /// Calls `action` with the old and the new value after an update in which `value` changed; with `initial` also when
  /// the view enters the tree.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(_OnChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Calls `action` after an update in which `value` changed; with `initial` also when the view enters the tree.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(_OnChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }
}
