// Written by Scripts/titles from Scripts/title-overloads/ProgressView.swift: edit that.

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// An indicator with a title, of something whose end is not known. `titleKey` is translated by the program's tables.
  nonisolated public init(_ titleKey: LocalizedStringKey) {
    self.init(fraction: nil, label: Text(titleKey), valueLabel: EmptyView())
  }

  /// An indicator with a title, of something whose end is not known. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) {
    self.init(fraction: nil, label: Text(title), valueLabel: EmptyView())
  }

  /// An indicator with a title, of something whose end is not known. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource) {
    self.init(fraction: nil, label: Text(titleResource), valueLabel: EmptyView())
  }

  /// A bar with a title, for `value` of `total`. A nil value is progress whose end is not known. `titleKey` is
  /// translated by the program's tables.
  nonisolated public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
    self.init(fraction: Self.fraction(value, total), label: Text(titleKey), valueLabel: EmptyView())
  }

  /// A bar with a title, for `value` of `total`. A nil value is progress whose end is not known. `title` is shown as it
  /// is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
    self.init(fraction: Self.fraction(value, total), label: Text(title), valueLabel: EmptyView())
  }

  /// A bar with a title, for `value` of `total`. A nil value is progress whose end is not known. `titleResource` is
  /// translated by its own table.
  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(_ titleResource: LocalizedStringResource, value: V?, total: V = 1.0) {
    self.init(fraction: Self.fraction(value, total), label: Text(titleResource), valueLabel: EmptyView())
  }
}
