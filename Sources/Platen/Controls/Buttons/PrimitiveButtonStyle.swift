/// The appearance of a button, and when it runs its action.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View

  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// The properties of a button, for its style.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label.
  public struct Label {
    let view: AnyView
  }

  /// What the button is for; nil where the program gives no role.
  public let role: ButtonRole?
  /// What the button shows.
  public let label: Label
  let action: @MainActor () -> Void

  /// Runs the button's action.
  @MainActor @preconcurrency public func trigger() { action() }
}

extension PrimitiveButtonStyleConfiguration.Label: View {
  /// The views that this one is made of.
  public var body: some View { view }
}

/// The styles of buttons: what front ends draw around a label, and styles that make the whole button.
enum ButtonStyles: StyleKind {
  typealias Configuration = PrimitiveButtonStyleConfiguration

  struct Drawn {
    var style: ButtonContent.Style
    /// Makes the label; nil where that is the button's own.
    var label: AnyStyle<ButtonStyleConfiguration>?
  }

  static var standard: Drawn { Drawn(style: .automatic) }
}

/// A style of buttons that front ends draw.
protocol BuiltinButtonStyle: PrimitiveButtonStyle, BuiltinStyle where Drawn == ButtonStyles.Drawn {
  nonisolated var nodeStyle: ButtonContent.Style { get }
}

extension BuiltinButtonStyle {
  nonisolated var drawn: ButtonStyles.Drawn { ButtonStyles.Drawn(style: nodeStyle) }

  func makeNode(_ configuration: PrimitiveButtonStyleConfiguration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

/// The platform's appearance.
public struct DefaultButtonStyle: BuiltinButtonStyle {
  nonisolated var nodeStyle: ButtonContent.Style { .automatic }

  /// Creates the style.
  nonisolated public init() {}

  /// Makes the view for a configuration.
  public func makeBody(configuration: Configuration) -> some View { makeNode(configuration) }
}

/// The label alone.
public struct PlainButtonStyle: BuiltinButtonStyle {
  nonisolated var nodeStyle: ButtonContent.Style { .plain }

  /// Creates the style.
  nonisolated public init() {}

  /// Makes the view for a configuration.
  public func makeBody(configuration: Configuration) -> some View { makeNode(configuration) }
}

/// A border around the label.
public struct BorderedButtonStyle: BuiltinButtonStyle {
  nonisolated var nodeStyle: ButtonContent.Style { .bordered }

  /// Creates the style.
  nonisolated public init() {}

  /// Makes the view for a configuration.
  public func makeBody(configuration: Configuration) -> some View { makeNode(configuration) }
}

/// Filled with the accent colour, for the most likely action.
public struct BorderedProminentButtonStyle: BuiltinButtonStyle {
  nonisolated var nodeStyle: ButtonContent.Style { .borderedProminent }

  /// Creates the style.
  nonisolated public init() {}

  /// Makes the view for a configuration.
  public func makeBody(configuration: Configuration) -> some View { makeNode(configuration) }
}

/// The label in the accent colour, without a border.
public struct BorderlessButtonStyle: BuiltinButtonStyle {
  nonisolated var nodeStyle: ButtonContent.Style { .borderless }

  /// Creates the style.
  nonisolated public init() {}

  /// Makes the view for a configuration.
  public func makeBody(configuration: Configuration) -> some View { makeNode(configuration) }
}

/// The appearance of a link: without a border.
public struct LinkButtonStyle: BuiltinButtonStyle {
  nonisolated var nodeStyle: ButtonContent.Style { .borderless }

  /// Creates the style.
  nonisolated public init() {}

  /// Makes the view for a configuration.
  public func makeBody(configuration: Configuration) -> some View { makeNode(configuration) }
}

/// Shown as ``BorderedButtonStyle``.
public struct GlassButtonStyle: BuiltinButtonStyle {
  nonisolated var nodeStyle: ButtonContent.Style { .bordered }

  /// Creates the style.
  nonisolated public init() {}

  /// Makes the view for a configuration.
  public func makeBody(configuration: Configuration) -> some View { makeNode(configuration) }
}

/// Shown as ``BorderedProminentButtonStyle``.
public struct GlassProminentButtonStyle: BuiltinButtonStyle {
  nonisolated var nodeStyle: ButtonContent.Style { .borderedProminent }

  /// Creates the style.
  nonisolated public init() {}

  /// Makes the view for a configuration.
  public func makeBody(configuration: Configuration) -> some View { makeNode(configuration) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The platform's appearance.
  nonisolated public static var automatic: Self { Self() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label alone.
  nonisolated public static var plain: Self { Self() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A border around the label.
  nonisolated public static var bordered: Self { Self() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// Filled with the accent colour, for the most likely action.
  nonisolated public static var borderedProminent: Self { Self() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the accent colour, without a border.
  nonisolated public static var borderless: Self { Self() }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// The appearance of a link: without a border.
  nonisolated public static var link: Self { Self() }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// Shown with a border, as ``PrimitiveButtonStyle/bordered``.
  nonisolated public static var glass: Self { Self() }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// Shown in the accent colour, as ``PrimitiveButtonStyle/borderedProminent``.
  nonisolated public static var glassProminent: Self { Self() }
}

private enum BorderShapeKey: EnvironmentKey { static let defaultValue = ButtonBorderShape.automatic }

/// The shape of a button's border.
public struct ButtonBorderShape: Hashable, Sendable {
  let isCapsule: Bool

  /// The platform's shape: a rounded rectangle.
  public static let automatic = ButtonBorderShape(isCapsule: false)
  /// Ends that are half circles.
  public static let capsule = ButtonBorderShape(isCapsule: true)
  /// Shown as ``capsule``: the width follows the label.
  public static let circle = ButtonBorderShape(isCapsule: true)
  /// A rounded rectangle with the platform's radius.
  public static let roundedRectangle = ButtonBorderShape(isCapsule: false)

  /// A rounded rectangle. `radius` is ignored: the platform's is used.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape(isCapsule: false) }
}

extension EnvironmentValues {
  /// The shape of the borders of buttons. Default: `automatic`.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the appearance of the buttons in the view, and when they run their actions. Inside of what
  /// `style` makes, the style that is set further out applies.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(StyleModifier<ButtonStyles>(style, makeBody: { $0.makeBody(configuration: $1) }))
  }

  /// Sets the shape of the borders of buttons in the view. Only browsers show it; terminals and GTK keep their own.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }

  /// Sets the size of the controls in the view.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
}
