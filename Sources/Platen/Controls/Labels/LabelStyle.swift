/// The arrangement of an icon and a title.
@MainActor @preconcurrency public protocol LabelStyle {
  associatedtype Body: View

  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  typealias Configuration = LabelStyleConfiguration
}

/// The properties of a label, for its style.
public struct LabelStyleConfiguration {
  /// The label's title.
  public struct Title {
    let view: AnyView
    /// The title where it is a text: the label's name when only the icon is shown.
    var text: Text?
  }

  /// The label's icon.
  public struct Icon {
    let view: AnyView
  }

  /// The text of the label.
  public let title: Title
  /// The picture of the label.
  public let icon: Icon
}

extension LabelStyleConfiguration.Title: View {
  /// The views that this one is made of.
  public var body: some View { view }
}

extension LabelStyleConfiguration.Icon: View {
  /// The views that this one is made of.
  public var body: some View { view }
}

/// Icon and title.
public struct DefaultLabelStyle: BuiltinStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension DefaultLabelStyle: LabelStyle {
  /// Makes the view for a configuration.
  public func makeBody(configuration: Configuration) -> some View {
    IconAndTitle(icon: configuration.icon, title: configuration.title)
  }
}

/// An icon with a title behind it.
struct IconAndTitle<Icon: View, Title: View> {
  let icon: Icon
  let title: Title
  @Environment(\.labelSpacing) private var spacing

  nonisolated init(icon: Icon, title: Title) { (self.icon, self.title) = (icon, title) }
}

extension IconAndTitle: View {
  var body: some View {
    HStack(spacing: spacing.iconToTitle) {
      // The title describes the icon.
      let icon = icon.accessibilityHidden(true)
      if let width = spacing.iconWidth { icon.frame(width: width) } else { icon }
      title
    }
  }
}

/// The distances in labels, in points; nil for the front end's and for the icon's own width.
private struct LabelSpacing: Equatable {
  var iconToTitle: CGFloat?
  var iconWidth: CGFloat?
}

private enum LabelSpacingKey: EnvironmentKey { static let defaultValue = LabelSpacing() }

extension EnvironmentValues {
  fileprivate var labelSpacing: LabelSpacing {
    get { self[LabelSpacingKey.self] }
    set { self[LabelSpacingKey.self] = newValue }
  }
}

extension View {
  /// Sets the space between the icons and the titles of labels in the view, in points.
  nonisolated public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
    environment(\.labelSpacing.iconToTitle, spacing)
  }

  /// Sets the width that the icons of labels in the view have, in points, so that titles below one another begin at
  /// one place. Icons are in the middle of it.
  nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    environment(\.labelSpacing.iconWidth, value)
  }
}

/// Icon and title.
public struct TitleAndIconLabelStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension TitleAndIconLabelStyle: LabelStyle {
  /// Makes the view for a configuration.
  public func makeBody(configuration: Configuration) -> some View {
    DefaultLabelStyle().makeBody(configuration: configuration)
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension TitleOnlyLabelStyle: LabelStyle {
  /// Makes the view for a configuration.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
public struct IconOnlyLabelStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension IconOnlyLabelStyle: LabelStyle {
  /// Makes the view for a configuration.
  public func makeBody(configuration: Configuration) -> some View {
    if let text = configuration.title.text {
      configuration.icon.accessibilityLabel(text)
    } else {
      configuration.icon
    }
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// Icon and title.
  public static var automatic: Self { Self() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Icon and title.
  public static var titleAndIcon: Self { Self() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: Self { Self() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone; a title that is a text remains its name for assistive technology.
  public static var iconOnly: Self { Self() }
}

enum LabelStyles: StyleKind { typealias Configuration = LabelStyleConfiguration }

extension View {
  /// Sets how the labels in the view are shown. Default: the icon before the title.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(StyleModifier<LabelStyles>(style, makeBody: { $0.makeBody(configuration: $1) }))
  }
}
