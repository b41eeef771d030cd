/// How a toggle is shown.
@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View

  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  typealias Configuration = ToggleStyleConfiguration
}

/// What a toggle's style has to work with.
public struct ToggleStyleConfiguration {
  public struct Label {
    let view: AnyView
  }

  public let label: Label
  /// Whether the toggle is on; `$isOn` is a binding.
  @Binding public var isOn: Bool
  /// Whether it stands for several values that differ.
  public var isMixed: Bool
}

extension ToggleStyleConfiguration.Label: View {
  public var body: some View { view }
}

/// The platform's: a check box, in a window's form a switch.
public struct DefaultToggleStyle {
  nonisolated public init() {}
}

extension DefaultToggleStyle: ToggleStyle {
  public func makeBody(configuration: Configuration) -> some View { configuration.core(.automatic) }
}

/// A switch.
public struct SwitchToggleStyle {
  private let tint: Color?

  nonisolated public init() { tint = nil }

  /// A switch of that colour while it is on; newer sources set it with `tint(_:)`.
  nonisolated public init(tint: Color) { self.tint = tint }
}

extension SwitchToggleStyle: ToggleStyle {
  public func makeBody(configuration: Configuration) -> some View {
    configuration.core(.switch).transformEnvironment { [tint] values in
      if let tint { values.tint = resolvePaint(tint) }
    }
  }
}

/// A check box.
public struct CheckboxToggleStyle {
  nonisolated public init() {}
}

extension CheckboxToggleStyle: ToggleStyle {
  public func makeBody(configuration: Configuration) -> some View { configuration.core(.checkbox) }
}

/// A button that stays down.
public struct ButtonToggleStyle {
  nonisolated public init() {}
}

extension ButtonToggleStyle: ToggleStyle {
  public func makeBody(configuration: Configuration) -> some View { configuration.core(.button) }
}

extension ToggleStyleConfiguration {
  fileprivate func core(_ style: ToggleContent.Style) -> some View {
    _ToggleCore(isOn: $isOn, label: label.view, style: style, isMixed: isMixed)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle { public static var automatic: Self { Self() } }
extension ToggleStyle where Self == SwitchToggleStyle { public static var `switch`: Self { Self() } }
extension ToggleStyle where Self == CheckboxToggleStyle { public static var checkbox: Self { Self() } }
extension ToggleStyle where Self == ButtonToggleStyle { public static var button: Self { Self() } }

private enum ToggleStyleKey: EnvironmentKey { static let defaultValue: AnyStyle<ToggleStyleConfiguration>? = nil }

extension EnvironmentValues {
  var toggleStyle: AnyStyle<ToggleStyleConfiguration>? {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.toggleStyle, AnyStyle(style) { $0.makeBody(configuration: $1).environment(\.toggleStyle, nil) })
  }
}
