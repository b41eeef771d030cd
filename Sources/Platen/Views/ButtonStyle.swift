/// A button's look, made by the program: what stands inside, with nothing around it.
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View

  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  typealias Configuration = ButtonStyleConfiguration
}

/// What a button's style has to work with.
public struct ButtonStyleConfiguration {
  /// The button's label.
  public struct Label {
    let view: AnyView
  }

  public let role: ButtonRole?
  public let label: Label
  let press: ButtonPress?

  /// Whether the button is being pressed: the pointer's button or the key is down. A style that reads it is evaluated
  /// again when that changes. A terminal shows a press by a key for a moment, as it isn't told when a key is let go.
  public var isPressed: Bool { press?.isPressed ?? false }
}

extension ButtonStyleConfiguration.Label: View {
  public var body: some View { view }
}

private enum CustomButtonStyleKey: EnvironmentKey { static let defaultValue: AnyStyle<ButtonStyleConfiguration>? = nil }

extension EnvironmentValues {
  var customButtonStyle: AnyStyle<ButtonStyleConfiguration>? {
    get { self[CustomButtonStyleKey.self] }
    set { self[CustomButtonStyleKey.self] = newValue }
  }
}

/// What stands inside a button: its label, or what the program's style makes of it.
public struct _ButtonBody<Label: View> {
  let role: ButtonRole?
  let label: Label
  let press: ButtonPress?
  @Environment(\.customButtonStyle) private var style

  nonisolated init(role: ButtonRole?, label: Label, press: ButtonPress?) {
    self.role = role
    self.label = label
    self.press = press
  }
}

extension _ButtonBody: View {
  public var body: some View {
    if let style {
      style.body(ButtonStyleConfiguration(role: role, label: .init(view: AnyView(label)), press: press))
    } else {
      label
    }
  }
}

extension View {
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return transformEnvironment { values in
      values.buttonStyle = .plain
      values.primitiveButtonStyle = nil
      values.customButtonStyle = AnyStyle(style) { $0.makeBody(configuration: $1) }
    }
  }
}
