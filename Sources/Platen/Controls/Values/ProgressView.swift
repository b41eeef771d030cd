/// Shows how much of a task is done, or that it is running.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  let fraction: Double?
  let label: Label
  let valueLabel: CurrentValueLabel
  /// The interval that passes, for a progress view with a timer.
  let timer: ProgressTimer?
  @ControlStyle<ProgressViewStyles> private var style

  nonisolated init(
    fraction: Double?, label: Label, valueLabel: CurrentValueLabel, timer: ProgressTimer? = nil
  ) {
    self.timer = timer
    self.fraction = fraction
    self.label = label
    self.valueLabel = valueLabel
  }

  /// The fraction `value` is of `total`, limited to 0...1; nil if `total` is not above zero.
  nonisolated static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    guard let value, total > 0 else { return nil }
    let fraction = Double(value / total)
    return fraction.isFinite ? min(max(fraction, 0), 1) : nil
  }
}

extension ProgressView: View {
  /// The views that this one is made of.
  public var body: some View {
    if let timer {
      TimelineView(timer) { context in shown(timer.fraction(at: context.date)) }
    } else {
      shown(fraction)
    }
  }

  @MainActor @ViewBuilder private func shown(_ fraction: Double?) -> some View {
    if let styled = style.body(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction,
        label: Label.self == EmptyView.self ? nil : .init(view: AnyView(label)),
        currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : .init(view: AnyView(valueLabel))))
    {
      styled
    } else {
      _ProgressBody(
        fraction: fraction, kind: fraction == nil ? .circle : .bar, label: label, valueLabel: valueLabel)
    }
  }
}

/// A bar or a circle with its labels.
struct _ProgressBody<ProgressLabel, ValueLabel> {
  let fraction: Double?
  let kind: ProgressContent.Kind
  let label: ProgressLabel
  let valueLabel: ValueLabel
}

extension _ProgressBody: View where ProgressLabel: View, ValueLabel: View {
  var body: some View {
    if ProgressLabel.self == EmptyView.self && ValueLabel.self == EmptyView.self {
      core
    } else if kind == .circle {
      VStack {
        core
        label.foregroundStyle(.secondary)
        valueLabel.font(.caption).foregroundStyle(.secondary)
      }
    } else {
      VStack(alignment: .leading, spacing: 4) {
        label
        core
        valueLabel.font(.caption).foregroundStyle(.secondary)
      }
    }
  }

  private var core: some View {
    _ProgressCore(fraction: fraction, kind: kind, label: label, valueLabel: valueLabel)
  }
}

/// The bar or the circle itself.
struct _ProgressCore<ProgressLabel: View, ValueLabel: View> {
  let fraction: Double?
  let kind: ProgressContent.Kind
  let label: ProgressLabel
  let valueLabel: ValueLabel
}

extension _ProgressCore: _ControlView {
  var _label: ProgressLabel { label }
  var _source: ValueLabel { valueLabel }

  func _content(_ parts: ControlParts) -> any ControlContent {
    let words = parts.nodes.map(\.optionTitle).filter { !$0.isEmpty }.joined(separator: " ")
    return ProgressContent(
      kind: kind, fraction: fraction, label: parts.environment.nodeScope.accessibilityLabel ?? parts.name,
      valueText: words.isEmpty ? nil : words)
  }

  func _handle(_ event: NodeEvent, _ parts: ControlParts) -> Bool { false }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// A circle that turns, for progress that is not measured.
  nonisolated public init() { self.init(fraction: nil, label: EmptyView(), valueLabel: EmptyView()) }

  /// A bar that is filled up to `value` of `total`, or a circle while `value` is nil or `total` is not above zero. A
  /// value outside is shown at the nearer end.
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(fraction: Self.fraction(value, total), label: EmptyView(), valueLabel: EmptyView())
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// A circle that turns, with a label, for progress that is not measured.
  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), valueLabel: EmptyView())
  }

  /// A bar that is filled up to `value` of `total`, with a label. It is a circle while `value` is nil or `total` is not
  /// above zero.
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(fraction: Self.fraction(value, total), label: label(), valueLabel: EmptyView())
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Shows a Foundation progress as it is when the view is evaluated; later changes are not observed.
  nonisolated public init(_ progress: Progress) {
    self.init(
      fraction: progress.isIndeterminate ? nil : min(max(progress.fractionCompleted, 0), 1), label: EmptyView(),
      valueLabel: EmptyView())
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Shows a style's configuration; labels that it lacks are empty.
  nonisolated public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted,
      label: configuration.label ?? .init(view: AnyView(EmptyView())),
      valueLabel: configuration.currentValueLabel ?? .init(view: AnyView(EmptyView())))
  }
}

extension ProgressView {
  /// A bar that is filled up to `value` of `total`, with a label and the value in words. It is a circle while `value`
  /// is nil or `total` is not above zero.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: Self.fraction(value, total), label: label(), valueLabel: currentValueLabel())
  }
}
