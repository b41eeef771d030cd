/// A control that makes a value larger or smaller by steps.
public struct Stepper<Label: View> {
  let label: Label
  /// Nil where there is no further step.
  let onIncrement: (() -> Void)?
  let onDecrement: (() -> Void)?
  @Environment(\.isFormRow) private var isFormRow

  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    self.onIncrement = onIncrement
    self.onDecrement = onDecrement
  }
}

extension Stepper: View {
  public var body: some View {
    if isFormRow {
      _LabeledRow(label: label, control: buttons)
    } else {
      HStack {
        label
        buttons
      }
    }
  }

  private var buttons: some View {
    // The closures are the program's own; they are called where views are evaluated, on the main actor.
    nonisolated(unsafe) let (onIncrement, onDecrement) = (onIncrement, onDecrement)
    return HStack {
      Button("−") { onDecrement?() }
        .disabled(onDecrement == nil)
        .accessibilityLabel("Decrement")
      Button("+") { onIncrement?() }
        .disabled(onIncrement == nil)
        .accessibilityLabel("Increment")
    }
  }
}

extension Stepper {
  /// Steps over `value` by `step`, however far that leads.
  nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) })
  }

  /// Steps over `value` by `step` inside `bounds`; at an end the last step is shorter.
  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let current = value.wrappedValue
    // Distances to the ends are compared, so that nothing is stepped beyond what the type can hold.
    self.init(
      label: label,
      onIncrement: current < bounds.upperBound
        ? {
          let left = value.wrappedValue.distance(to: bounds.upperBound)
          value.wrappedValue = left < step ? bounds.upperBound : value.wrappedValue.advanced(by: step)
        } : nil,
      onDecrement: current > bounds.lowerBound
        ? {
          let left = bounds.lowerBound.distance(to: value.wrappedValue)
          value.wrappedValue = left < step ? bounds.lowerBound : value.wrappedValue.advanced(by: -step)
        } : nil)
  }
}

extension Stepper where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }

  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step) { Text(title) }
  }

  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step) { Text(title) }
  }
}
