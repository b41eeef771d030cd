/// What two closures make of the value at another location. Of the closures nothing is known, but of the place is.
private final class DerivedLocation<Base, Value>: BindingLocation<Value>, @unchecked Sendable {
  private let base: BindingLocation<Base>
  private let getValue: () -> Value
  private let setValue: (Value) -> Void

  init(base: BindingLocation<Base>, get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.base = base
    getValue = get
    setValue = set
  }

  override func get() -> Value { getValue() }

  override func set(_ value: Value) { setValue(value) }

  override var isInOldRow: Bool { base.isInOldRow }

  override func isOther(than other: BindingLocation<Value>) -> Bool {
    guard let other = other as? DerivedLocation<Base, Value> else { return super.isOther(than: other) }
    return base.isOther(than: other.base)
  }

  override var storage: AnyObject? { base.storage }
}

extension Binding {
  /// A binding from two closures to something of another binding's value: a field that shows it knows by the other
  /// binding which value it edits.
  package init<Base>(
    derivedFrom base: Binding<Base>, get: @escaping () -> Value, set: @escaping (Value) -> Void
  ) {
    self.init(location: DerivedLocation(base: base.location, get: get, set: set))
  }
}
