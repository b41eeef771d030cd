extension Stepper where Label == Text {
  /// A stepper with a title that calls the program for each step. A nil action disables its button.
  nonisolated public init(
    _ title: Title, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// A stepper with a title that changes `value` by `step`.
  nonisolated public init<V: Strideable>(
    _ title: Title, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, nil, step, Text(title), nil, onEditingChanged)
  }

  /// A stepper with a title that changes `value` by `step` inside `bounds`; at an end the last step is shorter.
  nonisolated public init<V: Strideable>(
    _ title: Title, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, Text(title), nil, onEditingChanged)
  }

  /// A stepper with a title that changes `value` by `step`, and shows it by a format.
  nonisolated public init<F: ParseableFormatStyle>(
    _ title: Title, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(value, nil, step, Text(title), { format.format(value.wrappedValue) }, onEditingChanged)
  }

  /// A stepper with a title that changes `value` by `step` inside `bounds`, and shows it by a format.
  nonisolated public init<F: ParseableFormatStyle>(
    _ title: Title, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(value, bounds, step, Text(title), { format.format(value.wrappedValue) }, onEditingChanged)
  }
}
