/// How controls that belong together are arranged.
@MainActor @preconcurrency public protocol ControlGroupStyle {
  associatedtype Body: View

  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  typealias Configuration = ControlGroupStyleConfiguration
}

/// What the style of a group of controls has to work with.
public struct ControlGroupStyleConfiguration {
  public struct Content {
    let view: AnyView
  }

  /// What the group is called; nothing where it has no name.
  public struct Label {
    let view: AnyView?
  }

  public let content: Content
  public let label: Label

  nonisolated init(content: Content, label: Label) {
    self.content = content
    self.label = label
  }
}

extension ControlGroupStyleConfiguration.Content: View {
  public var body: some View { view }
}

extension ControlGroupStyleConfiguration.Label: View {
  public var body: some View {
    if let view { view }
  }
}

/// Side by side.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 4) { configuration.content }
  }
}

/// Side by side, as in the bar of a page.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) { configuration.content }
  }
}

/// Side by side, without a frame around each.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 4) { configuration.content }.buttonStyle(.borderless)
  }
}

/// A button that shows the controls as the lines of a menu.
public struct MenuControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { _ControlGroupMenu(configuration: configuration) }
}

/// The same as a menu: its lines stand one below the other here.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { _ControlGroupMenu(configuration: configuration) }
}

/// A group of controls as a menu; one without a name has three dots.
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
        Image(decorativeSystemName: "ellipsis.circle").accessibilityLabel(Text("More"))
      } else {
        configuration.label
      }
    }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle { public static var automatic: Self { Self() } }
extension ControlGroupStyle where Self == NavigationControlGroupStyle { public static var navigation: Self { Self() } }
extension ControlGroupStyle where Self == PaletteControlGroupStyle { public static var palette: Self { Self() } }
extension ControlGroupStyle where Self == MenuControlGroupStyle { public static var menu: Self { Self() } }
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  public static var compactMenu: Self { Self() }
}

private enum ControlGroupStyleKey: EnvironmentKey {
  static let defaultValue: AnyStyle<ControlGroupStyleConfiguration>? = nil
}

extension EnvironmentValues {
  var controlGroupStyle: AnyStyle<ControlGroupStyleConfiguration>? {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// How the groups of controls in the view are arranged.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    environment(\.controlGroupStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
  }
}
