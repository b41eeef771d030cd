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
  nonisolated public init() {}
}

extension LinearProgressViewStyle: ProgressViewStyle {
  public func makeBody(configuration: Configuration) -> some View { configuration.body(.bar) }
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

/// A style of whatever type.
struct AnyProgressViewStyle: GraphComparable, @unchecked Sendable {
  let style: any ProgressViewStyle
  let isSame: (any ProgressViewStyle) -> Bool
  let body: @MainActor (ProgressViewStyleConfiguration) -> AnyView

  init<S: ProgressViewStyle>(_ style: S) {
    nonisolated(unsafe) let style = style
    self.style = style
    isSame = { ($0 as? S).map { ValueComparison.areEqual($0, style) } ?? false }
    // Inside of itself a style would go on for ever.
    body = { AnyView(style.makeBody(configuration: $0).environment(\.progressViewStyle, nil)) }
  }

  static func isSame(_ first: Self, _ second: Self) -> Bool { first.isSame(second.style) }
}

private enum ProgressViewStyleKey: EnvironmentKey { static let defaultValue: AnyProgressViewStyle? = nil }

extension EnvironmentValues {
  var progressViewStyle: AnyProgressViewStyle? {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.progressViewStyle, AnyProgressViewStyle(style))
  }
}
