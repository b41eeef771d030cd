/// Shows the position of a value between two bounds.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {
  let fraction: Double
  let label: Label
  let valueLabel: CurrentValueLabel
  let minimumLabel: BoundsLabel
  let maximumLabel: BoundsLabel
  @ControlStyle<GaugeStyles> private var style

  nonisolated init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, label: Label, valueLabel: CurrentValueLabel, minimum: BoundsLabel,
    maximum: BoundsLabel
  ) {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    let fraction = length > 0 ? Double(value - bounds.lowerBound) / length : 0
    self.fraction = fraction.isFinite ? min(max(fraction, 0), 1) : 0
    self.label = label
    self.valueLabel = valueLabel
    minimumLabel = minimum
    maximumLabel = maximum
  }
}

extension Gauge: View {
  /// The views that this one is made of.
  public var body: some View {
    if let styled = style.body(
      GaugeStyleConfiguration(
        value: fraction, label: .init(view: AnyView(label)),
        currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : .init(view: AnyView(valueLabel)),
        minimumValueLabel: BoundsLabel.self == EmptyView.self ? nil : .init(view: AnyView(minimumLabel)),
        maximumValueLabel: BoundsLabel.self == EmptyView.self ? nil : .init(view: AnyView(maximumLabel))))
    {
      styled
    } else {
      VStack(alignment: .leading, spacing: 4) {
        label
        HStack {
          minimumLabel
          _ProgressCore(fraction: fraction, kind: .gauge, label: label, valueLabel: valueLabel)
          maximumLabel
        }
        valueLabel.font(.caption).foregroundStyle(.secondary)
      }
    }
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A gauge with a label. A value outside of `bounds` is shown at the nearer end.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value, bounds, label: label(), valueLabel: EmptyView(), minimum: EmptyView(), maximum: EmptyView())
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A gauge with a label and its value in words. A value outside of `bounds` is shown at the nearer end.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value, bounds, label: label(), valueLabel: currentValueLabel(), minimum: EmptyView(), maximum: EmptyView())
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// A gauge with a label, its value in words and a label at each end. A value outside of `bounds` is shown at the
  /// nearer end.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label: label(), valueLabel: currentValueLabel(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel())
  }
}

/// The appearance of a gauge.
@MainActor @preconcurrency public protocol GaugeStyle {
  associatedtype Body: View

  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  typealias Configuration = GaugeStyleConfiguration
}

/// The properties of a gauge, for its style.
public struct GaugeStyleConfiguration {
  /// The gauge's label.
  public struct Label {
    let view: AnyView
  }

  /// The label of the current value.
  public struct CurrentValueLabel {
    let view: AnyView
  }

  /// The label at the lower end.
  public struct MinimumValueLabel {
    let view: AnyView
  }

  /// The label at the upper end.
  public struct MaximumValueLabel {
    let view: AnyView
  }

  /// The value as a fraction of the bounds, from 0 to 1.
  public var value: Double
  /// What the gauge measures.
  public var label: Label
  /// The current value in words; nil where the gauge has no such label.
  public var currentValueLabel: CurrentValueLabel?
  /// The label at the lower end; nil where the gauge has none.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label at the upper end; nil where the gauge has none.
  public var maximumValueLabel: MaximumValueLabel?
}

extension GaugeStyleConfiguration.Label: View {
  /// The views that this one is made of.
  public var body: some View { view }
}

extension GaugeStyleConfiguration.CurrentValueLabel: View {
  /// The views that this one is made of.
  public var body: some View { view }
}

extension GaugeStyleConfiguration.MinimumValueLabel: View {
  /// The views that this one is made of.
  public var body: some View { view }
}

extension GaugeStyleConfiguration.MaximumValueLabel: View {
  /// The views that this one is made of.
  public var body: some View { view }
}

/// The platform's gauge: a bar.
public struct DefaultGaugeStyle: BuiltinStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension DefaultGaugeStyle: GaugeStyle {
  /// Makes the view for a configuration.
  public func makeBody(configuration: Configuration) -> some View {
    Gauge(value: configuration.value) {
      configuration.label
    } currentValueLabel: {
      configuration.currentValueLabel
    } minimumValueLabel: {
      configuration.minimumValueLabel?.view
    } maximumValueLabel: {
      configuration.maximumValueLabel?.view
    }
    .gaugeStyle(self)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The platform's gauge: a bar, with the label above it and the value in words below.
  public static var automatic: Self { Self() }
}

enum GaugeStyles: StyleKind { typealias Configuration = GaugeStyleConfiguration }

extension View {
  /// Sets how the gauges in the view are shown. Default: a bar.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    modifier(StyleModifier<GaugeStyles>(style, makeBody: { $0.makeBody(configuration: $1) }))
  }
}
