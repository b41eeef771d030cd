/// Shows where a value lies between two ends.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {
  let fraction: Double
  let label: Label
  let valueLabel: CurrentValueLabel
  let minimumLabel: BoundsLabel
  let maximumLabel: BoundsLabel
  @Environment(\.gaugeStyle) private var style

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
  public var body: some View {
    if let style {
      style.body(
        GaugeStyleConfiguration(
          value: fraction, label: .init(view: AnyView(label)),
          currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : .init(view: AnyView(valueLabel)),
          minimumValueLabel: BoundsLabel.self == EmptyView.self ? nil : .init(view: AnyView(minimumLabel)),
          maximumValueLabel: BoundsLabel.self == EmptyView.self ? nil : .init(view: AnyView(maximumLabel))))
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
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value, bounds, label: label(), valueLabel: EmptyView(), minimum: EmptyView(), maximum: EmptyView())
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value, bounds, label: label(), valueLabel: currentValueLabel(), minimum: EmptyView(), maximum: EmptyView())
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
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

/// How a gauge is shown.
@MainActor @preconcurrency public protocol GaugeStyle {
  associatedtype Body: View

  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  typealias Configuration = GaugeStyleConfiguration
}

/// What a gauge's style has to work with.
public struct GaugeStyleConfiguration {
  public struct Label {
    let view: AnyView
  }

  public struct CurrentValueLabel {
    let view: AnyView
  }

  public struct MinimumValueLabel {
    let view: AnyView
  }

  public struct MaximumValueLabel {
    let view: AnyView
  }

  /// From 0 to 1.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
}

extension GaugeStyleConfiguration.Label: View {
  public var body: some View { view }
}

extension GaugeStyleConfiguration.CurrentValueLabel: View {
  public var body: some View { view }
}

extension GaugeStyleConfiguration.MinimumValueLabel: View {
  public var body: some View { view }
}

extension GaugeStyleConfiguration.MaximumValueLabel: View {
  public var body: some View { view }
}

/// The platform's gauge: a bar.
public struct DefaultGaugeStyle {
  nonisolated public init() {}
}

extension DefaultGaugeStyle: GaugeStyle {
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
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: Self { Self() }
}

private enum GaugeStyleKey: EnvironmentKey { static let defaultValue: AnyStyle<GaugeStyleConfiguration>? = nil }

extension EnvironmentValues {
  var gaugeStyle: AnyStyle<GaugeStyleConfiguration>? {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    environment(
      \.gaugeStyle,
      S.self == DefaultGaugeStyle.self
        ? nil : AnyStyle(style) { $0.makeBody(configuration: $1).environment(\.gaugeStyle, nil) })
  }
}
