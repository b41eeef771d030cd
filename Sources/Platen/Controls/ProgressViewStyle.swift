/// How a progress is shown.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  associatedtype Body: View

  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  typealias Configuration = ProgressViewStyleConfiguration
}

/// What a progress's style has to work with.
public struct ProgressViewStyleConfiguration {
  public struct Label {
    let view: AnyView
  }

  public struct CurrentValueLabel {
    let view: AnyView
  }

  /// From 0 to 1; nil while nobody knows.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: View {
  public var body: some View { view }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: View {
  public var body: some View { view }
}

/// A bar where it is known how far things are, and a circle where not.
public struct DefaultProgressViewStyle {
  nonisolated public init() {}
}

extension DefaultProgressViewStyle: ProgressViewStyle {
  public func makeBody(configuration: Configuration) -> some View {
    configuration.body(configuration.fractionCompleted == nil ? .circle : .bar)
  }
}

/// A bar.
public struct LinearProgressViewStyle {
  private let tint: Color?

  nonisolated public init() { tint = nil }

  /// A bar of that colour; newer sources set it with `tint(_:)`.
  nonisolated public init(tint: Color) { self.tint = tint }
}

extension LinearProgressViewStyle: ProgressViewStyle {
  public func makeBody(configuration: Configuration) -> some View {
    configuration.body(.bar).transformEnvironment { [tint] values in
      if let tint { values.tint = resolvePaint(tint) }
    }
  }
}

/// A circle.
public struct CircularProgressViewStyle {
  private let tint: Color?

  nonisolated public init() { tint = nil }

  /// A circle of that colour; newer sources set it with `tint(_:)`.
  nonisolated public init(tint: Color) { self.tint = tint }
}

extension CircularProgressViewStyle: ProgressViewStyle {
  public func makeBody(configuration: Configuration) -> some View {
    configuration.body(.circle).transformEnvironment { [tint] values in
      if let tint { values.tint = resolvePaint(tint) }
    }
  }
}

extension ProgressViewStyleConfiguration {
  @MainActor @ViewBuilder fileprivate func body(_ kind: ProgressContent.Kind) -> some View {
    switch (label, currentValueLabel) {
    case (nil, nil):
      _ProgressBody(fraction: fractionCompleted, kind: kind, label: EmptyView(), valueLabel: EmptyView())
    case (let label?, nil):
      _ProgressBody(fraction: fractionCompleted, kind: kind, label: label.view, valueLabel: EmptyView())
    case (let label, let value?):
      _ProgressBody(
        fraction: fractionCompleted, kind: kind, label: label?.view ?? AnyView(EmptyView()), valueLabel: value.view)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle { public static var automatic: Self { Self() } }
extension ProgressViewStyle where Self == LinearProgressViewStyle { public static var linear: Self { Self() } }
extension ProgressViewStyle where Self == CircularProgressViewStyle { public static var circular: Self { Self() } }

private enum ProgressViewStyleKey: EnvironmentKey {
  static let defaultValue: AnyStyle<ProgressViewStyleConfiguration>? = nil
}

extension EnvironmentValues {
  var progressViewStyle: AnyStyle<ProgressViewStyleConfiguration>? {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(
      \.progressViewStyle, AnyStyle(style) { $0.makeBody(configuration: $1).environment(\.progressViewStyle, nil) })
  }
}
