// Written by Scripts/titles from Scripts/title-overloads/Stepper.swift: edit that.

extension Stepper where Label == Text {
  /// A stepper with a title that calls the program for each step. A nil action disables its button. `titleKey` is
  /// translated by the program's tables.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// A stepper with a title that calls the program for each step. A nil action disables its button. `title` is shown as
  /// it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// A stepper with a title that calls the program for each step. A nil action disables its button. `titleResource` is
  /// translated by its own table.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleResource) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// A stepper with a title that changes `value` by `step`. `titleKey` is translated by the program's tables.
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, nil, step, Text(titleKey), nil, onEditingChanged)
  }

  /// A stepper with a title that changes `value` by `step`. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, nil, step, Text(title), nil, onEditingChanged)
  }

  /// A stepper with a title that changes `value` by `step`. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, nil, step, Text(titleResource), nil, onEditingChanged)
  }

  /// A stepper with a title that changes `value` by `step` inside `bounds`; at an end the last step is shorter.
  /// `titleKey` is translated by the program's tables.
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, Text(titleKey), nil, onEditingChanged)
  }

  /// A stepper with a title that changes `value` by `step` inside `bounds`; at an end the last step is shorter. `title`
  /// is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, Text(title), nil, onEditingChanged)
  }

  /// A stepper with a title that changes `value` by `step` inside `bounds`; at an end the last step is shorter.
  /// `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, Text(titleResource), nil, onEditingChanged)
  }

  /// A stepper with a title that changes `value` by `step`, and shows it by a format. `titleKey` is translated by the
  /// program's tables.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(value, nil, step, Text(titleKey), { format.format(value.wrappedValue) }, onEditingChanged)
  }

  /// A stepper with a title that changes `value` by `step`, and shows it by a format. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(value, nil, step, Text(title), { format.format(value.wrappedValue) }, onEditingChanged)
  }

  /// A stepper with a title that changes `value` by `step`, and shows it by a format. `titleResource` is translated by
  /// its own table.
  @_disfavoredOverload
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(value, nil, step, Text(titleResource), { format.format(value.wrappedValue) }, onEditingChanged)
  }

  /// A stepper with a title that changes `value` by `step` inside `bounds`, and shows it by a format. `titleKey` is
  /// translated by the program's tables.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(value, bounds, step, Text(titleKey), { format.format(value.wrappedValue) }, onEditingChanged)
  }

  /// A stepper with a title that changes `value` by `step` inside `bounds`, and shows it by a format. `title` is shown
  /// as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(value, bounds, step, Text(title), { format.format(value.wrappedValue) }, onEditingChanged)
  }

  /// A stepper with a title that changes `value` by `step` inside `bounds`, and shows it by a format. `titleResource`
  /// is translated by its own table.
  @_disfavoredOverload
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(value, bounds, step, Text(titleResource), { format.format(value.wrappedValue) }, onEditingChanged)
  }
}
