/// The arrangement of a group of controls.
@MainActor @preconcurrency public protocol ControlGroupStyle {
  /// The view that the style makes.
  associatedtype Body: View

  /// Makes the view for a configuration.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The parts of a group that the style arranges.
  typealias Configuration = ControlGroupStyleConfiguration
}

/// The parts of a group of controls, for its style.
public struct ControlGroupStyleConfiguration {
  /// The controls of the group.
  public struct Content {
    let view: AnyView
  }

  /// The label of the group; an empty view where the group has none.
  public struct Label {
    let view: AnyView?
  }

  /// The controls of the group.
  public let content: Content
  /// The label of the group; an empty view where the group has none.
  public let label: Label

  nonisolated init(content: Content, label: Label) {
    self.content = content
    self.label = label
  }
}

extension ControlGroupStyleConfiguration.Content: View {
  /// The views that this one is made of.
  public var body: some View { view }
}

extension ControlGroupStyleConfiguration.Label: View {
  /// The views that this one is made of.
  public var body: some View {
    if let view { view }
  }
}

/// The style that arranges the controls side by side, 4 points apart.
public struct AutomaticControlGroupStyle: ControlGroupStyle, BuiltinStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Makes the view for a configuration.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 4) { configuration.content }
  }
}

/// The style that arranges the controls side by side, without space between them.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Makes the view for a configuration.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) { configuration.content }
  }
}

/// The style that arranges the controls side by side as borderless buttons.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Makes the view for a configuration.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 4) { configuration.content }.buttonStyle(.borderless)
  }
}

/// The style that presents the controls in a menu, opened by a button.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Makes the view for a configuration.
  public func makeBody(configuration: Configuration) -> some View { _ControlGroupMenu(configuration: configuration) }
}

/// The same as the menu style: the controls are in a column.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Makes the view for a configuration.
  public func makeBody(configuration: Configuration) -> some View { _ControlGroupMenu(configuration: configuration) }
}

/// A group of controls as a menu; without a label it shows three dots.
struct _ControlGroupMenu {
  let configuration: ControlGroupStyleConfiguration

  nonisolated init(configuration: ControlGroupStyleConfiguration) { self.configuration = configuration }
}

extension _ControlGroupMenu: View {
  var body: some View {
    Menu {
      configuration.content
    } label: {
      if configuration.label.view == nil {
        Image(decorativeSystemName: "ellipsis.circle").accessibilityLabel(Text(.own("More")))
      } else {
        configuration.label
      }
    }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The default style: the controls side by side, 4 points apart.
  public static var automatic: Self { Self() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The style of a navigation bar: the controls side by side, without space between them.
  public static var navigation: Self { Self() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// The style that arranges the controls side by side as borderless buttons.
  public static var palette: Self { Self() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// The style that presents the controls in a menu, which a button with the group's label opens.
  public static var menu: Self { Self() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// The style that presents the controls in a menu, in the same form as `menu`.
  public static var compactMenu: Self { Self() }
}

enum ControlGroupStyles: StyleKind { typealias Configuration = ControlGroupStyleConfiguration }

extension View {
  /// Sets the style of the groups of controls in the view.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    modifier(StyleModifier<ControlGroupStyles>(style, makeBody: { $0.makeBody(configuration: $1) }))
  }
}
