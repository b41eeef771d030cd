extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// An indicator with a title, of something whose end is not known.
  nonisolated public init(_ title: Title) {
    self.init(fraction: nil, label: Text(title), valueLabel: EmptyView())
  }

  /// A bar with a title, for `value` of `total`. A nil value is progress whose end is not known.
  nonisolated public init<V: BinaryFloatingPoint>(_ title: Title, value: V?, total: V = 1.0) {
    self.init(fraction: Self.fraction(value, total), label: Text(title), valueLabel: EmptyView())
  }
}
