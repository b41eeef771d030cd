/// A style of lists.
public protocol ListStyle: Sendable {
  /// Not for use outside the framework.
  var _style: _FormStyle { get }
}

/// The platform's list style, which is the default.
public struct DefaultListStyle: ListStyle {
  /// What the style is. For the framework.
  public var _style: _FormStyle { _FormStyle(style: .automatic) }

  /// Creates the style.
  nonisolated public init() {}
}

/// Rows over the whole width, without rounded groups. Only the browser shows the difference.
public struct PlainListStyle: ListStyle {
  /// What the style is. For the framework.
  public var _style: _FormStyle { _FormStyle(style: .plain) }

  /// Creates the style.
  nonisolated public init() {}
}

/// Sections as groups of rows. No front end shows it differently from the default.
public struct GroupedListStyle: ListStyle {
  /// What the style is. For the framework.
  public var _style: _FormStyle { _FormStyle(style: .grouped) }

  /// Creates the style.
  nonisolated public init() {}
}

/// Rows without rounded groups. The same as `PlainListStyle`.
public struct InsetListStyle: ListStyle {
  /// What the style is. For the framework.
  public var _style: _FormStyle { _FormStyle(style: .plain) }

  /// Creates the style.
  nonisolated public init() {}
}

/// Sections as groups of rows. The same as `GroupedListStyle`.
public struct InsetGroupedListStyle: ListStyle {
  /// What the style is. For the framework.
  public var _style: _FormStyle { _FormStyle(style: .grouped) }

  /// Creates the style.
  nonisolated public init() {}
}

/// The list of a sidebar. The same as `PlainListStyle`.
public struct SidebarListStyle: ListStyle {
  /// What the style is. For the framework.
  public var _style: _FormStyle { _FormStyle(style: .plain) }

  /// Creates the style.
  nonisolated public init() {}
}

/// A list with a border. The same as `GroupedListStyle`.
public struct BorderedListStyle: ListStyle {
  /// What the style is. For the framework.
  public var _style: _FormStyle { _FormStyle(style: .grouped) }

  /// Creates the style.
  nonisolated public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The platform's list style.
  public static var automatic: Self { Self() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows over the whole width, without rounded groups.
  public static var plain: Self { Self() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections as groups of rows, as by default.
  public static var grouped: Self { Self() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows without rounded groups, as with `plain`.
  public static var inset: Self { Self() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections as groups of rows, as with `grouped`.
  public static var insetGrouped: Self { Self() }
}

extension ListStyle where Self == SidebarListStyle {
  /// Rows without rounded groups, as with `plain`.
  public static var sidebar: Self { Self() }
}

extension ListStyle where Self == BorderedListStyle {
  /// Sections as groups of rows, as with `grouped`.
  public static var bordered: Self { Self() }
}

private enum ListStyleKey: EnvironmentKey { static let defaultValue = FormContent.Style.automatic }

extension EnvironmentValues {
  var listStyle: FormContent.Style {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the lists in the view. Only the browser distinguishes them, and only rows with and without
  /// rounded groups.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listStyle, style._style.style)
  }
}
