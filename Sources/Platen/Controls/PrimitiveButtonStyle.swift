/// How a button looks, and when it runs its action.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View

  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// What a button's style has to work with.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label.
  public struct Label {
    let view: AnyView
  }

  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void

  /// Runs the button's action.
  @MainActor public func trigger() { action() }
}

extension PrimitiveButtonStyleConfiguration.Label: View {
  public var body: some View { view }
}

/// A look that front ends know.
protocol BuiltinButtonStyle: PrimitiveButtonStyle {
  nonisolated var look: ButtonContent.Style { get }
}

extension BuiltinButtonStyle {
  func makeLook(_ configuration: PrimitiveButtonStyleConfiguration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

/// The platform's look.
public struct DefaultButtonStyle: BuiltinButtonStyle {
  nonisolated var look: ButtonContent.Style { .automatic }

  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { makeLook(configuration) }
}

/// The label alone.
public struct PlainButtonStyle: BuiltinButtonStyle {
  nonisolated var look: ButtonContent.Style { .plain }

  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { makeLook(configuration) }
}

public struct BorderedButtonStyle: BuiltinButtonStyle {
  nonisolated var look: ButtonContent.Style { .bordered }

  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { makeLook(configuration) }
}

/// In the accent colour, for what is most likely wanted.
public struct BorderedProminentButtonStyle: BuiltinButtonStyle {
  nonisolated var look: ButtonContent.Style { .borderedProminent }

  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { makeLook(configuration) }
}

public struct BorderlessButtonStyle: BuiltinButtonStyle {
  nonisolated var look: ButtonContent.Style { .borderless }

  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { makeLook(configuration) }
}

/// Looks like a link.
public struct LinkButtonStyle: BuiltinButtonStyle {
  nonisolated var look: ButtonContent.Style { .borderless }

  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { makeLook(configuration) }
}

/// Glass is a border here.
public struct GlassButtonStyle: BuiltinButtonStyle {
  nonisolated var look: ButtonContent.Style { .bordered }

  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { makeLook(configuration) }
}

public struct GlassProminentButtonStyle: BuiltinButtonStyle {
  nonisolated var look: ButtonContent.Style { .borderedProminent }

  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { makeLook(configuration) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  nonisolated public static var automatic: Self { Self() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  nonisolated public static var plain: Self { Self() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  nonisolated public static var bordered: Self { Self() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  nonisolated public static var borderedProminent: Self { Self() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  nonisolated public static var borderless: Self { Self() }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  nonisolated public static var link: Self { Self() }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  nonisolated public static var glass: Self { Self() }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  nonisolated public static var glassProminent: Self { Self() }
}

private enum ButtonStyleKey: EnvironmentKey { static let defaultValue = ButtonContent.Style.automatic }
private enum PrimitiveButtonStyleKey: EnvironmentKey {
  static let defaultValue: AnyStyle<PrimitiveButtonStyleConfiguration>? = nil
}
private enum BorderShapeKey: EnvironmentKey { static let defaultValue = ButtonBorderShape.automatic }

/// The shape of a button's border.
public struct ButtonBorderShape: Hashable, Sendable {
  let isCapsule: Bool

  public static let automatic = ButtonBorderShape(isCapsule: false)
  public static let capsule = ButtonBorderShape(isCapsule: true)
  public static let circle = ButtonBorderShape(isCapsule: true)
  public static let roundedRectangle = ButtonBorderShape(isCapsule: false)

  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape(isCapsule: false) }
}

extension EnvironmentValues {
  var buttonStyle: ButtonContent.Style {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }

  var primitiveButtonStyle: AnyStyle<PrimitiveButtonStyleConfiguration>? {
    get { self[PrimitiveButtonStyleKey.self] }
    set { self[PrimitiveButtonStyleKey.self] = newValue }
  }

  public var buttonBorderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
  }
}

extension View {
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    let look = (style as? any BuiltinButtonStyle)?.look
    let custom =
      look == nil ? AnyStyle(style) { $0.makeBody(configuration: $1).environment(\.primitiveButtonStyle, nil) } : nil
    return transformEnvironment { values in
      values.buttonStyle = look ?? .automatic
      values.customButtonStyle = nil
      values.primitiveButtonStyle = custom
    }
  }

  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }

  /// The size of the controls in the view.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
}
