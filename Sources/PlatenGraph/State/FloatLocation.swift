/// A number of another type as a `Double`.
private final class FloatLocation<V: BinaryFloatingPoint>: BindingLocation<Double>, @unchecked Sendable {
  private let base: Binding<V>

  init(_ base: Binding<V>) { self.base = base }

  override func get() -> Double { Double(base.wrappedValue) }

  override func set(_ value: Double) { base.wrappedValue = V(value) }

  override func isSame(as other: BindingLocation<Double>) -> Bool {
    guard let other = other as? FloatLocation<V> else { return false }
    return base.location.isSame(as: other.base.location)
  }

  override func isOther(than other: BindingLocation<Double>) -> Bool {
    guard let other = other as? FloatLocation<V> else { return super.isOther(than: other) }
    return base.location.isOther(than: other.base.location)
  }

  override var storage: AnyObject? { base.location.storage }
}

extension Binding where Value == Double {
  /// A binding to a number of another type, as a `Double`.
  package init<Number: BinaryFloatingPoint>(converting base: Binding<Number>) {
    self.init(location: FloatLocation(base))
  }
}
