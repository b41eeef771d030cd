/// The appearance of a toggle.
@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View

  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  typealias Configuration = ToggleStyleConfiguration
}

/// The properties of a toggle, for its style.
public struct ToggleStyleConfiguration {
  /// The toggle's label.
  public struct Label {
    let view: AnyView
  }

  /// What the toggle sets.
  public let label: Label
  /// The label as text; nil where it is none.
  var name: Text?
  /// Whether the toggle is on; `$isOn` is a binding.
  @Binding public var isOn: Bool
  /// Whether it represents several values that differ.
  public var isMixed: Bool
}

extension ToggleStyleConfiguration.Label: View {
  /// The views that this one is made of.
  public var body: some View { view }
}

/// The platform's: a check box, in a window's form a switch, and in a toolbar a button that stays pressed.
public struct DefaultToggleStyle: BuiltinStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension DefaultToggleStyle: ToggleStyle {
  /// Makes the view for a configuration.
  public func makeBody(configuration: Configuration) -> some View { configuration.core(.automatic) }
}

/// A switch.
public struct SwitchToggleStyle {
  private let tint: Color?

  /// Creates the style.
  nonisolated public init() { tint = nil }

  /// A switch of that colour while it is on; current code sets it with `tint(_:)`.
  nonisolated public init(tint: Color) { self.tint = tint }
}

extension SwitchToggleStyle: ToggleStyle {
  /// Makes the view for a configuration.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.core(.switch).transformEnvironment(with: tint) { values, tint in
      if let tint { values.tint = values.paint(of: tint) }
    }
  }
}

/// A check box.
public struct CheckboxToggleStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension CheckboxToggleStyle: ToggleStyle {
  /// Makes the view for a configuration.
  public func makeBody(configuration: Configuration) -> some View { configuration.core(.checkbox) }
}

/// A button that stays pressed while it is on.
public struct ButtonToggleStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension ButtonToggleStyle: ToggleStyle {
  /// Makes the view for a configuration.
  public func makeBody(configuration: Configuration) -> some View { configuration.core(.button) }
}

extension ToggleStyleConfiguration {
  fileprivate func core(_ style: ToggleContent.Style) -> some View {
    StyledToggle(isOn: $isOn, isMixed: isMixed, label: label.view, name: name, style: style)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The platform's style: a switch or a check box.
  public static var automatic: Self { Self() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  public static var `switch`: Self { Self() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A check box.
  public static var checkbox: Self { Self() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays pressed while it is on.
  public static var button: Self { Self() }
}

enum ToggleStyles: StyleKind { typealias Configuration = ToggleStyleConfiguration }

extension View {
  /// Sets how the toggles in the view are shown. Inside of what `style` makes, the style that is set further
  /// out applies.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(StyleModifier<ToggleStyles>(style, makeBody: { $0.makeBody(configuration: $1) }))
  }
}
