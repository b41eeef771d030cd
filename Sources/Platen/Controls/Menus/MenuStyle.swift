/// The appearance of a menu's button.
@MainActor @preconcurrency public protocol MenuStyle {
  /// The view that the style makes.
  associatedtype Body: View

  /// Makes the view for a configuration. `Menu(configuration)` is the menu in the style around it.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The parts of a menu that the style arranges.
  typealias Configuration = MenuStyleConfiguration
}

/// The parts of a menu, for its style.
public struct MenuStyleConfiguration {
  /// The label of the menu's button.
  public struct Label {
    let view: AnyView
  }

  /// The lines of the menu.
  public struct Content {
    let view: AnyView
  }

  /// The label of the menu's button.
  public let label: Label
  /// The lines of the menu.
  public let content: Content
  let primaryAction: (@MainActor () -> Void)?
}

extension MenuStyleConfiguration.Label: View {
  /// The views that this one is made of.
  public var body: some View { view }
}

extension MenuStyleConfiguration.Content: View {
  /// The views that this one is made of.
  public var body: some View { view }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu that a style arranges, in the style around it.
  nonisolated public init(_ configuration: MenuStyleConfiguration) {
    label = configuration.label
    content = configuration.content
    primaryAction = configuration.primaryAction
  }
}

/// The style of the buttons around the menu.
public struct DefaultMenuStyle: BuiltinStyle {
  var drawn: ButtonContent.Style? { nil }

  /// Creates the style.
  nonisolated public init() {}
}

extension DefaultMenuStyle: MenuStyle {
  /// Makes the view for a configuration.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration).menuStyle(self) }
}

/// A button with a border.
public struct ButtonMenuStyle: BuiltinStyle {
  var drawn: ButtonContent.Style? { .bordered }

  /// Creates the style.
  nonisolated public init() {}
}

extension ButtonMenuStyle: MenuStyle {
  /// Makes the view for a configuration.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration).menuStyle(self) }
}

/// A button without a border.
public struct BorderlessButtonMenuStyle: BuiltinStyle {
  var drawn: ButtonContent.Style? { .borderless }

  /// Creates the style.
  nonisolated public init() {}
}

extension BorderlessButtonMenuStyle: MenuStyle {
  /// Makes the view for a configuration.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration).menuStyle(self) }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The style of the buttons around the menu.
  public static var automatic: Self { Self() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button with a border.
  public static var button: Self { Self() }
}

/// The earlier name of ``ButtonMenuStyle``.
public typealias BorderedButtonMenuStyle = ButtonMenuStyle

extension MenuStyle where Self == ButtonMenuStyle {
  /// The earlier name of ``MenuStyle/button``.
  public static var borderedButton: Self { Self() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a border.
  public static var borderlessButton: Self { Self() }
}

/// The order of a menu's items. Ignored: items are in the order written.
public struct MenuOrder: Hashable, Sendable {
  let name: String

  /// The order written.
  public static let automatic = MenuOrder(name: "automatic")
  /// Accepted, and the same as ``automatic``.
  public static let priority = MenuOrder(name: "priority")
  /// The order written, from first to last.
  public static let fixed = MenuOrder(name: "fixed")
}

/// Nil is the style of buttons.
enum MenuStyles: StyleKind {
  typealias Configuration = MenuStyleConfiguration

  static var standard: ButtonContent.Style? { nil }
}

/// A menu in the style around it.
struct _StyledMenu<MenuLabel, Content> {
  let content: Content
  let label: MenuLabel
  let primaryAction: (@MainActor () -> Void)?
  @ControlStyle<MenuStyles> private var style

  nonisolated init(content: Content, label: MenuLabel, primaryAction: (@MainActor () -> Void)?) {
    self.content = content
    self.label = label
    self.primaryAction = primaryAction
  }
}

extension _StyledMenu: View where MenuLabel: View, Content: View {
  var body: some View {
    let configuration = MenuStyleConfiguration(
      label: .init(view: AnyView(label)), content: .init(view: style.applied(to: content)),
      primaryAction: primaryAction)
    if let styled = style.body(configuration) {
      styled
    } else {
      _MenuCore(content: content.environment(\.isBarItem, false), label: label, primaryAction: primaryAction)
    }
  }
}

extension View {
  /// Sets the appearance of the buttons of the menus in the view.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    modifier(StyleModifier<MenuStyles>(style, makeBody: { $0.makeBody(configuration: $1) }))
  }

  /// Accepted and ignored: a menu's button always shows its indicator.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { self }

  /// Accepted and ignored: items are in the order written.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { self }
}

extension EnvironmentValues {
  /// How the button of a menu is drawn.
  var drawnMenuStyle: ButtonContent.Style {
    self[style: MenuStyles.self].drawn ?? self[style: ButtonStyles.self].drawn.style
  }
}
