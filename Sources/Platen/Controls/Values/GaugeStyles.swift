/// A bar that is filled up to the value.
public struct LinearCapacityGaugeStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// A small bar with small labels.
public struct AccessoryLinearCapacityGaugeStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// A line with a mark at the value.
public struct AccessoryLinearGaugeStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// An open ring with a mark at the value.
public struct AccessoryCircularGaugeStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// A ring that is filled up to the value.
public struct AccessoryCircularCapacityGaugeStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension LinearCapacityGaugeStyle: GaugeStyle {
  /// Makes the view for a configuration.
  public func makeBody(configuration: Configuration) -> some View {
    DefaultGaugeStyle().makeBody(configuration: configuration)
  }
}

extension AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Makes the view for a configuration.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      configuration.label.font(.caption)
      HStack {
        configuration.minimumValueLabel
        _ProgressCore(
          fraction: configuration.value, kind: .gauge, label: configuration.label,
          valueLabel: configuration.currentValueLabel)
        configuration.maximumValueLabel
      }
      .font(.caption)
    }
  }
}

extension AccessoryLinearGaugeStyle: GaugeStyle {
  /// Makes the view for a configuration.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.minimumValueLabel
      ZStack {
        Capsule().fill(Color.secondary.opacity(0.35)).frame(height: 6)
        GeometryReader { proxy in
          Circle().fill(.tint).frame(width: 12, height: 12)
            .offset(x: (proxy.size.width - 12) * configuration.value, y: 2)
        }
      }
      .frame(height: 16)
      configuration.maximumValueLabel
    }
    .font(.caption)
    .modifier(GaugeDescription(configuration: configuration))
  }
}

extension AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Makes the view for a configuration.
  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      GaugeArc(start: 0, end: 1).stroke(Color.secondary.opacity(0.35), lineWidth: 6)
      GaugeArc(start: 0, end: configuration.value).stroke(.tint, lineWidth: 6)
      configuration.currentValueLabel.font(.caption)
    }
    .frame(width: 64, height: 64)
    .modifier(GaugeDescription(configuration: configuration))
  }
}

extension AccessoryCircularGaugeStyle: GaugeStyle {
  /// Makes the view for a configuration.
  public func makeBody(configuration: Configuration) -> some View {
    let place = 0.125 + 0.75 * configuration.value
    ZStack {
      GaugeArc(start: 0.125, end: 0.875, isOpenBelow: true).stroke(.tint.opacity(0.4), lineWidth: 6)
      GaugeArc(start: max(place - 0.02, 0.125), end: min(place + 0.02, 0.875), isOpenBelow: true)
        .stroke(.tint, lineWidth: 8)
      configuration.currentValueLabel.font(.caption)
      HStack(spacing: 10) {
        configuration.minimumValueLabel
        configuration.maximumValueLabel
      }
      .font(.caption2)
      .frame(height: 64, alignment: .bottom)
    }
    .frame(width: 64, height: 64)
    .modifier(GaugeDescription(configuration: configuration))
  }
}

/// Gives a drawn gauge its name and its value for assistive technology.
private struct GaugeDescription: ViewModifier {
  let configuration: GaugeStyleConfiguration

  func body(content: Content) -> some View {
    content.overlay {
      // Invisible: the drawing contains no text.
      _ProgressCore(
        fraction: configuration.value, kind: .gauge, label: configuration.label,
        valueLabel: configuration.currentValueLabel
      )
      .environment(\.nodeScope.accessibilityDetails.isSpokenUnseen, true)
      .opacity(0)
    }
  }
}

/// An arc of a circle, in fractions of it from 0 to 1: clockwise from the top, or from the bottom.
private struct GaugeArc: Shape {
  var start: Double
  var end: Double
  var isOpenBelow = false

  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    let radius = max(min(rect.width, rect.height) / 2 - 4, 1)
    let zero = isOpenBelow ? 90.0 : -90
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: radius, startAngle: .degrees(zero + start * 360),
      endAngle: .degrees(zero + end * 360), clockwise: false)
    return path
  }

  nonisolated var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(start, end) }
    set { (start, end) = (newValue.first, newValue.second) }
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A filled bar, the same as the platform's.
  public static var linearCapacity: Self { Self() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A filled bar with small labels. The current value's label is not shown, but is read by assistive technology.
  public static var accessoryLinearCapacity: Self { Self() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A line with a dot at the value, between the labels of the ends. The label and the current value's are not shown,
  /// but are read by assistive technology.
  public static var accessoryLinear: Self { Self() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A ring, open at the bottom, with a mark at the value. It is 64 points wide and high; the current value's label is
  /// in the middle and those of the ends are below. The label is only read by assistive technology.
  public static var accessoryCircular: Self { Self() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that is filled up to the value. It is 64 points wide and high, with the current value's label in the
  /// middle. The other labels are not shown.
  public static var accessoryCircularCapacity: Self { Self() }
}
