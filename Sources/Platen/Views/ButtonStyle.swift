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
  /// Whether the button is being pressed. A press is over as soon as it begins on every front end, so it never is.
  public let isPressed = false
}

extension ButtonStyleConfiguration.Label: View {
  public var body: some View { view }
}

/// A style of the program's own, whatever its type.
struct CustomButtonStyle: GraphComparable, @unchecked Sendable {
  let style: any ButtonStyle
  let isSame: (any ButtonStyle) -> Bool
  let body: @MainActor (ButtonStyleConfiguration) -> AnyView

  init<S: ButtonStyle>(_ style: S) {
    nonisolated(unsafe) let style = style
    self.style = style
    isSame = { ($0 as? S).map { ValueComparison.areEqual($0, style) } ?? false }
    body = { AnyView(style.makeBody(configuration: $0)) }
  }

  static func isSame(_ first: CustomButtonStyle, _ second: CustomButtonStyle) -> Bool { first.isSame(second.style) }
}

private enum CustomButtonStyleKey: EnvironmentKey { static let defaultValue: CustomButtonStyle? = nil }

extension EnvironmentValues {
  var customButtonStyle: CustomButtonStyle? {
    get { self[CustomButtonStyleKey.self] }
    set { self[CustomButtonStyleKey.self] = newValue }
  }
}

/// What stands inside a button: its label, or what the program's style makes of it.
public struct _ButtonBody<Label: View> {
  let role: ButtonRole?
  let label: Label
  @Environment(\.customButtonStyle) private var style

  nonisolated init(role: ButtonRole?, label: Label) {
    self.role = role
    self.label = label
  }
}

extension _ButtonBody: View {
  public var body: some View {
    if let style {
      style.body(ButtonStyleConfiguration(role: role, label: .init(view: AnyView(label))))
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
      values.customButtonStyle = CustomButtonStyle(style)
    }
  }
}
