/// A control that makes a value larger or smaller by steps.
public struct Stepper<Label: View> {
  let label: Label
  /// The value as text, where there is a format.
  let valueText: (() -> String)?
  /// The value as a number, where it is one.
  let number: (() -> ControlNumber?)?
  /// Sets the value, where it is a number.
  let setNumber: ((Double) -> Void)?
  /// Nil where there is no further step.
  let onIncrement: (() -> Void)?
  let onDecrement: (() -> Void)?
  let onEditingChanged: (Bool) -> Void

  /// A stepper that runs a closure for each step; nil disables that direction. `onEditingChanged` gets true before each
  /// step and false after it.
  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), valueText: nil, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  nonisolated init(
    label: Label, valueText: (() -> String)?, number: (() -> ControlNumber?)? = nil,
    setNumber: ((Double) -> Void)? = nil, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.label = label
    self.valueText = valueText
    self.number = number
    self.setNumber = setNumber
    self.onIncrement = onIncrement
    self.onDecrement = onDecrement
    self.onEditingChanged = onEditingChanged
  }
}

extension Stepper: View {
  /// The views that this one is made of.
  public var body: some View {
    let (increment, decrement, edit) = (onIncrement, onDecrement, onEditingChanged)
    func step(_ action: @escaping () -> Void) -> @MainActor () -> Void {
      {
        edit(true)
        action()
        edit(false)
      }
    }
    func set(_ action: @escaping (Double) -> Void) -> @MainActor (Double) -> Void {
      { new in
        edit(true)
        action(new)
        edit(false)
      }
    }
    let (valueText, number) = (valueText?(), number?())
    return _LabeledControl(
      label: label,
      control: _AdjustableControl(
        name: label as? Text, shownValue: valueText, increment: increment.map(step), decrement: decrement.map(step),
        set: number == nil ? nil : setNumber.map(set)
      ) { name in
        StepperContent(
          label: name, valueText: valueText, value: number?.value, range: number?.range, step: number?.step,
          canIncrement: increment != nil, canDecrement: decrement != nil)
      })
  }
}

extension Stepper {
  /// A stepper that runs a closure for each step, in the argument order of iOS 13.
  @_disfavoredOverload
  nonisolated public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// Steps over `value` by `step`, without bounds, in the argument order of iOS 13.
  @_disfavoredOverload
  nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(value, nil, step, label(), nil, onEditingChanged)
  }

  /// Steps over `value` by `step` inside `bounds`, in the argument order of iOS 13.
  @_disfavoredOverload
  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, step, label(), nil, onEditingChanged)
  }

  /// Steps over `value` by `step`, without bounds.
  nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, nil, step, label(), nil, onEditingChanged)
  }

  /// Steps over `value` by `step` inside `bounds`; the last step before a bound may be shorter.
  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, label(), nil, onEditingChanged)
  }

  /// Steps over `value` by `step` inside `bounds`, and shows it formatted.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(value, bounds, step, label(), { format.format(value.wrappedValue) }, onEditingChanged)
  }

  /// Steps over `value` by `step`, without bounds, and shows it formatted.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(value, nil, step, label(), { format.format(value.wrappedValue) }, onEditingChanged)
  }

  nonisolated init<V: Strideable>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride, _ label: Label, _ text: (() -> String)?,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    var increment: (() -> Void)? = { value.wrappedValue = value.wrappedValue.advanced(by: step) }
    var decrement: (() -> Void)? = { value.wrappedValue = value.wrappedValue.advanced(by: -step) }
    if let bounds {
      let current = value.wrappedValue
      // Distances to the bounds are compared, so that no value overflows its type.
      increment =
        current < bounds.upperBound
        ? {
          let left = value.wrappedValue.distance(to: bounds.upperBound)
          value.wrappedValue = left < step ? bounds.upperBound : value.wrappedValue.advanced(by: step)
        } : nil
      decrement =
        current > bounds.lowerBound
        ? {
          let left = bounds.lowerBound.distance(to: value.wrappedValue)
          value.wrappedValue = left < step ? bounds.lowerBound : value.wrappedValue.advanced(by: -step)
        } : nil
    }
    self.init(
      label: label, valueText: text,
      number: {
        Self.number(value.wrappedValue).map { number in
          let ends = bounds.flatMap { bounds in
            Self.number(bounds.lowerBound).flatMap { lower in Self.number(bounds.upperBound).map { lower...$0 } }
          }
          return ControlNumber(value: number, range: ends, step: Self.number(step))
        }
      },
      setNumber: { number in
        guard let new = Self.value(number, V.self), bounds?.contains(new) ?? true else { return }
        value.wrappedValue = new
      }, onIncrement: increment, onDecrement: decrement, onEditingChanged: onEditingChanged)
  }

  private nonisolated static func number<V>(_ value: V) -> Double? {
    switch value {
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    default: nil
    }
  }

  /// A number as a value; nil where that can't be it.
  private nonisolated static func value<V>(_ number: Double, _ type: V.Type) -> V? {
    func whole<W: BinaryInteger>(_ type: W.Type) -> Any? { W(exactly: number) }
    func fraction<F: BinaryFloatingPoint>(_ type: F.Type) -> Any { F(number) }
    switch type {
    case let type as any BinaryInteger.Type: return whole(type) as? V
    case let type as any BinaryFloatingPoint.Type: return fraction(type) as? V
    default: return nil
    }
  }
}
