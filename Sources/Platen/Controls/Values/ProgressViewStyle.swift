/// The appearance of a progress view.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  associatedtype Body: View

  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  typealias Configuration = ProgressViewStyleConfiguration
}

/// The properties of a progress view, for its style.
public struct ProgressViewStyleConfiguration {
  /// The label.
  public struct Label {
    let view: AnyView
  }

  /// The label of the current value.
  public struct CurrentValueLabel {
    let view: AnyView
  }

  /// The fraction that is done, from 0 to 1; nil while it is unknown.
  public let fractionCompleted: Double?
  /// What is going on; nil where there is no label.
  public var label: Label?
  /// The current value in words; nil where there is no such label.
  public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: View {
  /// The views that this one is made of.
  public var body: some View { view }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: View {
  /// The views that this one is made of.
  public var body: some View { view }
}

/// A bar where the fraction is known, and a circle where it is not.
public struct DefaultProgressViewStyle: BuiltinStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension DefaultProgressViewStyle: ProgressViewStyle {
  /// Makes the view for a configuration.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.body(configuration.fractionCompleted == nil ? .circle : .bar)
  }
}

/// A bar.
public struct LinearProgressViewStyle {
  private let tint: Color?

  /// Creates the style.
  nonisolated public init() { tint = nil }

  /// A bar of that colour; current code sets it with `tint(_:)`.
  nonisolated public init(tint: Color) { self.tint = tint }
}

extension LinearProgressViewStyle: ProgressViewStyle {
  /// Makes the view for a configuration.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.body(.bar).transformEnvironment(with: tint) { values, tint in
      if let tint { values.tint = values.paint(of: tint) }
    }
  }
}

/// A circle.
public struct CircularProgressViewStyle {
  private let tint: Color?

  /// Creates the style.
  nonisolated public init() { tint = nil }

  /// A circle of that colour; current code sets it with `tint(_:)`.
  nonisolated public init(tint: Color) { self.tint = tint }
}

extension CircularProgressViewStyle: ProgressViewStyle {
  /// Makes the view for a configuration.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.body(.circle).transformEnvironment(with: tint) { values, tint in
      if let tint { values.tint = values.paint(of: tint) }
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

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar where the fraction is known, and a circle where it is not.
  public static var automatic: Self { Self() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: Self { Self() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A circle.
  public static var circular: Self { Self() }
}

enum ProgressViewStyles: StyleKind { typealias Configuration = ProgressViewStyleConfiguration }

extension View {
  /// Sets how the progress views in the view are shown. Inside of what `style` makes, the style that is set
  /// further out applies.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modifier(StyleModifier<ProgressViewStyles>(style, makeBody: { $0.makeBody(configuration: $1) }))
  }
}
