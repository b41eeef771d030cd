extension Slider {
  /// A slider with marks, and with views at its ends.
  ///
  /// - Parameters:
  ///   - neutralValue: Where the line begins to be filled; nil is the lower end.
  ///   - enabledBounds: The values that can be chosen; nil is all of `bounds`.
  ///   - currentValueLabel: A view of the value, behind the slider.
  ///   - ticks: The marks, with labels below the line. The value can be between them.
  ///   - onEditingChanged: Receives true when a change begins and false when it ends.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
      onEditingChanged: onEditingChanged)
    add(ticks()._marks, neutralValue, enabledBounds, currentValueLabel())
  }

  /// A slider that can have a neutral value and bounds of its own for what can be chosen,
  /// with views at its ends.
  ///
  /// - Parameters:
  ///   - neutralValue: Where the line begins to be filled; nil is the lower end.
  ///   - enabledBounds: The values that can be chosen; nil is all of `bounds`.
  ///   - currentValueLabel: A view of the value, behind the slider.
  ///   - onEditingChanged: Receives true when a change begins and false when it ends.
  @_disfavoredOverload nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
      onEditingChanged: onEditingChanged)
    add([], neutralValue, enabledBounds, currentValueLabel())
  }

  /// A slider that moves by `step`, with a mark at each step for which `tick` returns one, and with views at its
  /// ends.
  ///
  /// - Parameters:
  ///   - neutralValue: Where the line begins to be filled; nil is the lower end.
  ///   - enabledBounds: The values that can be chosen; nil is all of `bounds`.
  ///   - currentValueLabel: A view of the value, behind the slider.
  ///   - tick: The mark of a step; nil for none. It is called for the first thousand steps.
  ///   - onEditingChanged: Receives true when a change begins and false when it ends.
  @_disfavoredOverload nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    tick: (V) -> SliderTick<V>? = { _ in nil }, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: step, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
      onEditingChanged: onEditingChanged)
    add(Self.marks(in: bounds, step, tick), neutralValue, enabledBounds, currentValueLabel())
  }

  /// The marks of the first thousand steps.
  nonisolated fileprivate static func marks<V: BinaryFloatingPoint>(
    in bounds: ClosedRange<V>, _ step: V.Stride, _ tick: (V) -> SliderTick<V>?
  ) -> [_SliderMark] {
    guard step > 0 else { return [] }
    return stride(from: bounds.lowerBound, through: bounds.upperBound, by: step).prefix(1000)
      .flatMap { tick($0)?._marks ?? [] }
  }

  nonisolated fileprivate mutating func add<V: BinaryFloatingPoint>(
    _ marks: [_SliderMark], _ neutralValue: V?, _ enabledBounds: ClosedRange<V>?, _ currentLabel: some View
  ) {
    self.marks = marks.filter { range.contains($0.value) }
    self.neutralValue = neutralValue.map { Double($0) }
    enabledRange = enabledBounds.map { Double($0.lowerBound)...Double($0.upperBound) }
    self.currentLabel = currentLabel is EmptyView ? nil : AnyView(currentLabel)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider with marks.
  ///
  /// - Parameters:
  ///   - neutralValue: Where the line begins to be filled; nil is the lower end.
  ///   - enabledBounds: The values that can be chosen; nil is all of `bounds`.
  ///   - currentValueLabel: A view of the value, behind the slider.
  ///   - ticks: The marks, with labels below the line. The value can be between them.
  ///   - onEditingChanged: Receives true when a change begins and false when it ends.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, label: label(), minimum: EmptyView(), maximum: EmptyView(),
      onEditingChanged: onEditingChanged)
    add(ticks()._marks, neutralValue, enabledBounds, currentValueLabel())
  }

  /// A slider that can have a neutral value and bounds of its own for what can be chosen.
  ///
  /// - Parameters:
  ///   - neutralValue: Where the line begins to be filled; nil is the lower end.
  ///   - enabledBounds: The values that can be chosen; nil is all of `bounds`.
  ///   - currentValueLabel: A view of the value, behind the slider.
  ///   - onEditingChanged: Receives true when a change begins and false when it ends.
  @_disfavoredOverload nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, label: label(), minimum: EmptyView(), maximum: EmptyView(),
      onEditingChanged: onEditingChanged)
    add([], neutralValue, enabledBounds, currentValueLabel())
  }

  /// A slider that moves by `step`, with a mark at each step for which `tick` returns one.
  ///
  /// - Parameters:
  ///   - neutralValue: Where the line begins to be filled; nil is the lower end.
  ///   - enabledBounds: The values that can be chosen; nil is all of `bounds`.
  ///   - currentValueLabel: A view of the value, behind the slider.
  ///   - tick: The mark of a step; nil for none. It is called for the first thousand steps.
  ///   - onEditingChanged: Receives true when a change begins and false when it ends.
  @_disfavoredOverload nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    tick: (V) -> SliderTick<V>? = { _ in nil }, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: step, label: label(), minimum: EmptyView(), maximum: EmptyView(),
      onEditingChanged: onEditingChanged)
    add(Self.marks(in: bounds, step, tick), neutralValue, enabledBounds, currentValueLabel())
  }
}
