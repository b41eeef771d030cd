/// A custom appearance of a button: what it shows, without a border around it.
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View

  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  typealias Configuration = ButtonStyleConfiguration
}

/// The properties of a button, for its style.
public struct ButtonStyleConfiguration {
  /// The button's label.
  public struct Label {
    let view: AnyView
  }

  /// What the button is for; nil where the program gives no role.
  public let role: ButtonRole?
  /// What the button shows.
  public let label: Label
  let press: ButtonPress?

  /// Whether the button is being pressed: the pointer's button or the key is down. A style that reads it is evaluated
  /// again when that changes. A terminal, which gets no key releases, shows a press by a key for a moment.
  public var isPressed: Bool { press?.isPressed ?? false }
}

extension ButtonStyleConfiguration.Label: View {
  /// The views that this one is made of.
  public var body: some View { view }
}

/// The content of a button: its label, or what a custom style makes of it.
public struct _ButtonBody<Label> {
  let role: ButtonRole?
  let label: Label
  let press: ButtonPress?
  @ControlStyle<ButtonStyles> private var style
  @Environment(\.buttonSizing) private var sizing

  nonisolated init(role: ButtonRole?, label: Label, press: ButtonPress?) {
    self.role = role
    self.label = label
    self.press = press
  }
}

extension _ButtonBody: View where Label: View {
  /// The views that this one is made of.
  public var body: some View {
    if let style = style.drawn.label {
      style.body(ButtonStyleConfiguration(role: role, label: .init(view: AnyView(label)), press: press))
    } else if sizing == .flexible {
      label.frame(maxWidth: .infinity)
    } else {
      label
    }
  }
}

extension View {
  /// Has the buttons in the view show what `style` makes of their labels, without a border. It replaces any style set
  /// further out.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    let label = AnyStyle(style) { $0.makeBody(configuration: $1) }
    return modifier(StyleModifier<ButtonStyles>(change: .draw(ButtonStyles.Drawn(style: .plain, label: label))))
  }
}
