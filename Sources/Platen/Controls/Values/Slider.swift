/// A control that sets a value between two bounds.
public struct Slider<Label: View, ValueLabel: View> {
  let value: Binding<Double>
  let range: ClosedRange<Double>
  let step: Double?
  let label: Label
  let minimumLabel: ValueLabel
  let maximumLabel: ValueLabel
  let onEditingChanged: (Bool) -> Void
  var marks: [_SliderMark] = []
  var neutralValue: Double?
  var enabledRange: ClosedRange<Double>?
  /// A view of the value; nil for none.
  var currentLabel: AnyView?
  @Kept private var editing = SliderEditing()

  nonisolated init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride?, label: Label, minimum: ValueLabel,
    maximum: ValueLabel, onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    self.value = Binding(converting: value)
    range = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    self.label = label
    minimumLabel = minimum
    maximumLabel = maximum
    self.onEditingChanged = onEditingChanged
  }
}

extension Slider: View {
  /// The views that this one is made of.
  public var body: some View {
    _LabeledControl(label: label, isLabelKept: true, control: line)
  }

  @ViewBuilder private var line: some View {
    if ValueLabel.self == EmptyView.self, currentLabel == nil {
      markedCore
    } else {
      HStack {
        minimumLabel
        markedCore
        maximumLabel
        currentLabel
      }
    }
  }

  @ViewBuilder private var markedCore: some View {
    if marks.contains(where: { $0.label != nil }) {
      VStack(spacing: 2) {
        core
        _SliderTickLabels(marks: marks, range: range)
      }
    } else {
      core
    }
  }

  private var core: _SliderCore<Label> {
    var content = SliderContent(value: value.wrappedValue, range: range, step: step, label: "")
    content.marks = marks.map(\.value)
    content.neutralValue = neutralValue
    content.enabledRange = enabledRange
    return _SliderCore(
      value: value, content: content, label: label, onEditingChanged: onEditingChanged, editing: editing)
  }
}

extension Slider {
  /// A slider with a label, and with views at its ends. The label names it for assistive technology, and is shown in a
  /// form's row. `onEditingChanged` gets true when a change begins and false when it ends.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
      onEditingChanged: onEditingChanged)
  }

  /// A slider that moves by `step`, with a label and with views at its ends. The label names it for assistive
  /// technology, and is shown in a form's row. `onEditingChanged` gets true when a change begins and false when it
  /// ends.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: step, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
      onEditingChanged: onEditingChanged)
  }

  /// A slider with a label and with views at its ends, in the argument order of iOS 13.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, label: label(), minimum: minimumValueLabel, maximum: maximumValueLabel,
      onEditingChanged: onEditingChanged)
  }
}

extension Slider {
  /// A slider that moves by `step`, with a label and with views at its ends, in the argument order of iOS 13.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: step, label: label(), minimum: minimumValueLabel, maximum: maximumValueLabel,
      onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider with a label, in the argument order of iOS 13.
  @_disfavoredOverload nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
  }

  /// A slider that moves by `step`, with a label, in the argument order of iOS 13.
  @_disfavoredOverload nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// A slider with a label, which names it for assistive technology and is shown in a form's row. `onEditingChanged`
  /// gets true when a change begins and false when it ends.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, label: label(), minimum: EmptyView(), maximum: EmptyView(),
      onEditingChanged: onEditingChanged)
  }

  /// A slider that moves by `step`, with a label, which names it for assistive technology and is shown in a form's row.
  /// `onEditingChanged` gets true when a change begins and false when it ends.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: step, label: label(), minimum: EmptyView(), maximum: EmptyView(),
      onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A slider without a label. `onEditingChanged` gets true when a change begins and false when it ends.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, label: EmptyView(), minimum: EmptyView(), maximum: EmptyView(),
      onEditingChanged: onEditingChanged)
  }

  /// A slider without a label that moves by `step`. `onEditingChanged` gets true when a change begins and false when it
  /// ends.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: step, label: EmptyView(), minimum: EmptyView(), maximum: EmptyView(),
      onEditingChanged: onEditingChanged)
  }
}

/// Whether the user is moving the knob.
final class SliderEditing {
  var isOn = false
}

/// The track and its knob.
struct _SliderCore<SliderLabel: View> {
  let value: Binding<Double>
  let content: SliderContent
  let label: SliderLabel
  let onEditingChanged: (Bool) -> Void
  let editing: SliderEditing
}

extension _SliderCore: _ControlView {
  var _label: SliderLabel { label }
  var _source: EmptyView { EmptyView() }

  private func slider(_ parts: ControlParts) -> SliderContent {
    var slider = content
    slider.label = parts.environment.nodeScope.accessibilityLabel ?? parts.name
    return slider
  }

  func _content(_ parts: ControlParts) -> any ControlContent { slider(parts) }

  func _handle(_ event: NodeEvent, _ parts: ControlParts) -> Bool {
    let slider = slider(parts)
    switch event {
    case .setValue(let value, let isFinal): set(slider.settled(value), isFinal: isFinal)
    case .step(let steps): set(slider.settled(slider.value + Double(steps) * slider.stride), isFinal: true)
    default: return false
    }
    return true
  }

  private func set(_ new: Double, isFinal: Bool) {
    if !editing.isOn {
      editing.isOn = true
      onEditingChanged(true)
    }
    if new != value.wrappedValue { value.wrappedValue = new }
    guard isFinal else { return }
    editing.isOn = false
    onEditingChanged(false)
  }
}
