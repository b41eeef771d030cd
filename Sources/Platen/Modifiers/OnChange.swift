/// Runs an action when a value has changed since the last evaluation of the view.
public struct _OnChangeModifier<Value: Equatable> {
  let value: Value
  let isInitial: Bool
  let action: Action

  /// What the program has written: an action without parameters is not wrapped at each evaluation.
  enum Action {
    case bare(() -> Void)
    case newValue((Value) -> Void)
    case bothValues((Value, Value) -> Void)

    func run(_ old: Value, _ new: Value) {
      switch self {
      case .bare(let action): action()
      case .newValue(let action): action(new)
      case .bothValues(let action): action(old, new)
      }
    }
  }
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
    host.updates.callAfterPass { action.run(value, value) }
  }

  override func modifierDidChange(from old: _OnChangeModifier<Value>) {
    guard old.value != modifier.value, limit.allowsRun(of: "onChange(of: \(Value.self))", in: host) else { return }
    // The values as they are now: a later change is another call.
    let (value, action) = (modifier.value, modifier.action)
    host.updates.callAfterPass { action.run(old.value, value) }
  }
}

extension View {
  /// What sources for systems before iOS 17 write; newer ones take two parameters or none.
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(_OnChangeModifier(value: value, isInitial: false, action: .newValue(action)))
  }

  /// Calls `action` with the old and the new value after an update in which `value` changed; with `initial` also when
  /// the view enters the tree.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(_OnChangeModifier(value: value, isInitial: initial, action: .bothValues(action)))
  }

  /// Calls `action` after an update in which `value` changed; with `initial` also when the view enters the tree.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(_OnChangeModifier(value: value, isInitial: initial, action: .bare(action)))
  }
}
