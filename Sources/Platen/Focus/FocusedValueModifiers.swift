/// Makes a value known while the focus is inside, or while the window is in front.
public struct _FocusedValueModifier<Value> {
  nonisolated(unsafe) let keyPath: WritableKeyPath<FocusedValues, Value?>
  nonisolated(unsafe) let value: Value?
  /// Whether it holds for the whole window, wherever the focus is in it.
  let isForScene: Bool

  nonisolated init(keyPath: WritableKeyPath<FocusedValues, Value?>, value: Value?, isForScene: Bool) {
    self.keyPath = keyPath
    self.value = value
    self.isForScene = isForScene
  }
}

extension _FocusedValueModifier: _PrimitiveModifier {
  public static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    FocusedValueElement(view, in: parent)
  }
}

private final class FocusedValueElement<Content: View, Value>: _ModifierElement<Content, _FocusedValueModifier<Value>> {
  private let target: FocusedValueTarget<Value>

  override init(_ view: ModifiedContent<Content, _FocusedValueModifier<Value>>, in context: _ElementContext) {
    target = FocusedValueTarget(view.modifier, host: context.host)
    super.init(view, in: context)
  }

  override func willMakeChild() {
    if modifier.isForScene { host.focusedValues.add(target, of: self) }
  }

  override var writesEnvironment: Bool { !modifier.isForScene }

  override func write(to environment: inout EnvironmentValues) { environment.focusTargets.targets.append(target) }

  override func modifierDidChange(from old: _FocusedValueModifier<Value>) {
    target.modifier = modifier
    let isSame = old.keyPath == modifier.keyPath && ValueComparison.areEqual(old.value, modifier.value)
    if !isSame { host.focusedValues.setNeedsUpdate() }
  }

  override func willUnmount() {
    if modifier.isForScene { host.focusedValues.remove(target) }
  }
}

/// Stands for the modifier where the focus comes to what is inside of it.
private final class FocusedValueTarget<Value>: FocusTarget, FocusedValueSource {
  var modifier: _FocusedValueModifier<Value>
  private unowned let host: ViewHost

  init(_ modifier: _FocusedValueModifier<Value>, host: ViewHost) {
    self.modifier = modifier
    self.host = host
  }

  func publish(to values: inout FocusedValues) {
    // Where one inside has nothing to say, one further out may.
    if let value = modifier.value { values[keyPath: modifier.keyPath] = value }
  }

  func attach(_ id: NodeID) { noteChange(of: id) }

  func detach(_ id: NodeID) { noteChange(of: id) }

  func focusArrived() { host.focusedValues.setNeedsUpdate() }

  func focusLeft() { host.focusedValues.setNeedsUpdate() }

  private func noteChange(of id: NodeID) {
    if id == host.focus.focusedID || id == host.commandBar.source { host.focusedValues.setNeedsUpdate() }
  }
}

extension View {
  /// Makes a value known while the focus is in the view.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(_FocusedValueModifier(keyPath: keyPath, value: value, isForScene: false))
  }

  /// The same; nil leaves it to the views around this one.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(_FocusedValueModifier(keyPath: keyPath, value: value, isForScene: false))
  }

  nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(_FocusedValueModifier(keyPath: \.[objectOf: TypeKey<T>()], value: object, isForScene: false))
  }

  /// Makes a value known while the window that the view is in is the one in front.
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(_FocusedValueModifier(keyPath: keyPath, value: value, isForScene: true))
  }

  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(_FocusedValueModifier(keyPath: keyPath, value: value, isForScene: true))
  }

  nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(_FocusedValueModifier(keyPath: \.[objectOf: TypeKey<T>()], value: object, isForScene: true))
  }

  nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_FocusedValueModifier(keyPath: \.[objectOf: TypeKey<T>()], value: object, isForScene: false))
  }

  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(_FocusedValueModifier(keyPath: \.[objectOf: TypeKey<T>()], value: object, isForScene: false))
  }

  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_FocusedValueModifier(keyPath: \.[objectOf: TypeKey<T>()], value: object, isForScene: true))
  }

  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(_FocusedValueModifier(keyPath: \.[objectOf: TypeKey<T>()], value: object, isForScene: true))
  }
}
