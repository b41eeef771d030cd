/// Publishes a value while the focus is inside, or while the window is in front.
public struct _FocusedValueModifier<Value> {
  let keyPath: WritableKeyPath<FocusedValues, Value?>
  let value: Value?
  /// Whether it holds for the whole window, wherever the focus is in it.
  let isForScene: Bool

  nonisolated init(keyPath: WritableKeyPath<FocusedValues, Value?>, value: Value?, isForScene: Bool) {
    self.keyPath = keyPath
    self.value = value
    self.isForScene = isForScene
  }
}

extension _FocusedValueModifier: _PrimitiveModifier {
  /// Makes the element of the modified view. For the graph.
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

/// Represents the modifier while the focus is inside the modified view.
private final class FocusedValueTarget<Value>: FocusTarget, FocusedValueSource {
  var modifier: _FocusedValueModifier<Value>
  @Hosted private var host: ViewHost

  init(_ modifier: _FocusedValueModifier<Value>, host: ViewHost) {
    self.modifier = modifier
    self.host = host
  }

  func publish(to values: inout FocusedValues) {
    // A view further out provides the value where one inside has none.
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
  /// Publishes a value while the focus is in the view.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(_FocusedValueModifier(keyPath: keyPath, value: value, isForScene: false))
  }

  /// Publishes a value while the focus is in the view. Nil leaves it to the views around this one.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(_FocusedValueModifier(keyPath: keyPath, value: value, isForScene: false))
  }

  /// Publishes an observable object by its type while the focus is in the view. Nil leaves it to the views around this
  /// one.
  nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(_FocusedValueModifier(keyPath: \.[objectOf: TypeKey<T>()], value: object, isForScene: false))
  }

  /// Publishes a value while the window of the view is in front.
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(_FocusedValueModifier(keyPath: keyPath, value: value, isForScene: true))
  }

  /// Publishes a value while the window of the view is in front. Nil publishes nothing.
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(_FocusedValueModifier(keyPath: keyPath, value: value, isForScene: true))
  }

  /// Publishes an observable object by its type while the window of the view is in front. Nil publishes nothing.
  nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(_FocusedValueModifier(keyPath: \.[objectOf: TypeKey<T>()], value: object, isForScene: true))
  }

  /// Publishes an object by its type while the focus is in the view, for ``FocusedObject``.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_FocusedValueModifier(keyPath: \.[objectOf: TypeKey<T>()], value: object, isForScene: false))
  }

  /// Publishes an object by its type while the focus is in the view, for ``FocusedObject``. Nil leaves it to the views
  /// around this one.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(_FocusedValueModifier(keyPath: \.[objectOf: TypeKey<T>()], value: object, isForScene: false))
  }

  /// Publishes an object by its type while the window of the view is in front, for ``FocusedObject``.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_FocusedValueModifier(keyPath: \.[objectOf: TypeKey<T>()], value: object, isForScene: true))
  }

  /// Publishes an object by its type while the window of the view is in front, for ``FocusedObject``. Nil publishes
  /// nothing.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(_FocusedValueModifier(keyPath: \.[objectOf: TypeKey<T>()], value: object, isForScene: true))
  }
}
