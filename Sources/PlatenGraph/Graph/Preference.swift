/// A key of a value that views pass up to those around them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value where no view inside has any.
  static var defaultValue: Value { get }

  /// Joins the value with that of the next view in reading order.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil, for optional values.
  public static var defaultValue: Value { nil }
}

/// Gives what is around a view a value.
public struct _PreferenceWritingModifier<Key: PreferenceKey> {
  let transform: (inout Key.Value) -> Void
  /// Whether the values of the views inside are replaced.
  let replaces: Bool
  /// What is compared to notice a change; nil where that can't be known.
  let value: Key.Value?
}

extension _PreferenceWritingModifier: _PrimitiveModifier {
  /// Makes the element of the modified view. For the graph.
  public static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    PreferenceWritingElement(view, in: parent)
  }
}

/// Takes part in the gathering of one key's values.
@MainActor package protocol PreferenceSource: _Element {
  /// Adds its value to `value`, which must be of the key's type; false when it is about another key.
  func contribute<Key: PreferenceKey>(_ key: Key.Type, to value: inout Key.Value) -> Bool
}

/// Wants to know when a key's values may have changed.
@MainActor private protocol PreferenceReader: _Element {
  func preferencesDidChange(of key: ObjectIdentifier)
}

extension _Element {
  /// Notifies the readers around that the value of a key may have changed inside.
  package func preferenceDidChange(_ key: ObjectIdentifier) {
    var element = parent
    while let current = element {
      (current as? any PreferenceReader)?.preferencesDidChange(of: key)
      element = current.parent
    }
  }

  /// Notifies them when the running pass has ended, which may still change other values inside.
  package func preferenceDidChangeInPass<Key: PreferenceKey>(_ key: Key.Type) {
    let key = ObjectIdentifier(key)
    host.updates.afterPass { [weak self] in self?.preferenceDidChange(key) }
  }

  /// The values of the views inside, joined in reading order.
  package func gatherPreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value {
    var result = Key.defaultValue
    var isFirst = true
    func visit(_ element: _Element) {
      var value = Key.defaultValue
      if let source = element as? any PreferenceSource, source.contribute(key, to: &value) {
        if isFirst { result = value } else { Key.reduce(value: &result) { value } }
        isFirst = false
      } else {
        element.forEachChild(visit)
      }
    }
    forEachChild(visit)
    return result
  }
}

private final class PreferenceWritingElement<Content: View, Key: PreferenceKey>:
  _ModifierElement<Content, _PreferenceWritingModifier<Key>>, PreferenceSource
{
  override func willMakeChild() { preferenceDidChangeInPass(Key.self) }

  override func modifierDidChange(from old: _PreferenceWritingModifier<Key>) {
    if let old = old.value, let new = modifier.value, ValueComparison.areEqual(old, new) { return }
    preferenceDidChangeInPass(Key.self)
  }

  func contribute<Other: PreferenceKey>(_ key: Other.Type, to value: inout Other.Value) -> Bool {
    guard Other.self == Key.self else { return false }
    var own = modifier.replaces ? Key.defaultValue : gatherPreference(Key.self)
    modifier.transform(&own)
    guard let own = own as? Other.Value else { return false }
    value = own
    return true
  }

  override func willUnmount() { preferenceDidChange(ObjectIdentifier(Key.self)) }
}

/// Runs an action with the joined value of the views inside.
public struct _PreferenceActionModifier<Key: PreferenceKey> {
  let action: (Key.Value) -> Void

  package init(action: @escaping (Key.Value) -> Void) { self.action = action }
}

extension _PreferenceActionModifier: _PrimitiveModifier {
  /// Makes the element of the modified view. For the graph.
  public static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    PreferenceActionElement(view, in: parent)
  }
}

private final class PreferenceActionElement<Content: View, Key: PreferenceKey>:
  _ModifierElement<Content, _PreferenceActionModifier<Key>>, PreferenceReader
{
  private var last = Key.defaultValue
  private var isGatheringDue = false
  private var limit = ActionLimit()

  func preferencesDidChange(of key: ObjectIdentifier) {
    guard key == ObjectIdentifier(Key.self), !isGatheringDue else { return }
    isGatheringDue = true
    host.updates.afterPass { [weak self] in
      guard let self, isMounted else { return }
      isGatheringDue = false
      let value = gatherPreference(Key.self)
      guard !ValueComparison.areEqual(value, last) else { return }
      last = value
      guard limit.allowsRun(of: "onPreferenceChange(\(Key.self))", in: host) else { return }
      modifier.action(value)
    }
  }
}

extension View {
  /// Gives the views around this one a value for a key. It replaces the values that the views inside give.
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    nonisolated(unsafe) let value = value
    return modifier(_PreferenceWritingModifier<K>(transform: { $0 = value }, replaces: true, value: value))
  }

  /// Changes the value that the views inside give for a key, before the views around receive it. `callback` gets the
  /// key's default where the views inside give none.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(_PreferenceWritingModifier<K>(transform: callback, replaces: false, value: nil))
  }

  /// Runs `action` after an update in which the joined value of the views inside has changed; the first time when it
  /// differs from the key's default. An action that keeps changing the value is stopped after 100 runs in one update.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action))
  }
}
