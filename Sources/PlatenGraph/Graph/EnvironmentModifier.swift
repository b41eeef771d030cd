/// A modifier that changes the environment of the view it modifies.
package protocol EnvironmentTransform {
  func apply(to environment: inout EnvironmentValues)
}

/// Writes one value of the environment.
public struct _EnvironmentKeyWritingModifier<Value> {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  nonisolated init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }
}

extension _EnvironmentKeyWritingModifier: _PrimitiveModifier, EnvironmentTransform {
  nonisolated package func apply(to environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }

  /// Makes the element of the modified view. For the graph.
  public static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    EnvironmentElement(view, in: parent)
  }
}

/// Changes the environment by a closure.
public struct _EnvironmentTransformModifier {
  let transform: (inout EnvironmentValues) -> Void

  nonisolated init(_ transform: @escaping (inout EnvironmentValues) -> Void) { self.transform = transform }
}

extension _EnvironmentTransformModifier: _PrimitiveModifier, EnvironmentTransform {
  nonisolated package func apply(to environment: inout EnvironmentValues) { transform(&environment) }

  /// Makes the element of the modified view. For the graph.
  public static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    EnvironmentElement(view, in: parent)
  }
}

/// Changes the environment by a function of a value.
///
/// Two of them can be compared, unlike closures that capture the value: where it is the same as before, the environment
/// is not made again.
public struct _EnvironmentValueModifier<Value> {
  let value: Value
  let transform: (inout EnvironmentValues, Value) -> Void

  nonisolated init(_ value: Value, _ transform: @escaping (inout EnvironmentValues, Value) -> Void) {
    self.value = value
    self.transform = transform
  }
}

extension _EnvironmentValueModifier: _PrimitiveModifier, EnvironmentTransform {
  nonisolated package func apply(to environment: inout EnvironmentValues) { transform(&environment, value) }

  /// Makes the element of the modified view. For the graph.
  public static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    EnvironmentElement(view, in: parent)
  }
}

/// The element of a modifier that changes the environment.
package final class EnvironmentElement<Content: View, Modifier: ViewModifier & EnvironmentTransform>:
  _ModifierElement<Content, Modifier>
{
  package override var writesEnvironment: Bool { true }

  package override func write(to environment: inout EnvironmentValues) { modifier.apply(to: &environment) }

  package override func modifierDidChange(from old: Modifier) {
    if !ValueComparison.areEqual(old, modifier) { rewriteEnvironment() }
  }
}

extension View {
  /// Sets a value in the environment of the view and of all views inside. Only views that read the value evaluate again
  /// when it changes.
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Puts an observable object into the environment, under its type, for `@Environment(Model.self)` in the views
  /// inside. Nil removes the object that a view above has set.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: \.[objectOf: TypeKey<T>()], value: object))
  }

  /// Changes a value of the environment for the views inside. `transform` gets the value that a view above has set, or
  /// the default.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(_EnvironmentTransformModifier { transform(&$0[keyPath: keyPath]) })
  }

  nonisolated package func transformEnvironment(_ transform: @escaping (inout EnvironmentValues) -> Void) -> some View {
    modifier(_EnvironmentTransformModifier(transform))
  }

  /// Changes the environment by a function of a value, which captures nothing: see ``_EnvironmentValueModifier``.
  nonisolated package func transformEnvironment<V>(
    with value: V, _ transform: @escaping (inout EnvironmentValues, V) -> Void
  ) -> some View {
    modifier(_EnvironmentValueModifier(value, transform))
  }
}

/// A type as a key path's argument.
package struct TypeKey<T>: Hashable {
  package init() {}
}

extension EnvironmentValues {
  subscript<T: AnyObject>(objectOf type: TypeKey<T>) -> T? {
    get { self[objectOf: T.self] }
    set { self[objectOf: T.self] = newValue }
  }
}
