/// A style of lists.
public protocol ListStyle: Sendable {}

/// The platform's list style, which is the default.
public struct DefaultListStyle: ListStyle, BuiltinStyle {
  var drawn: FormContent.Style { .automatic }

  /// Creates the style.
  nonisolated public init() {}
}

/// Rows over the whole width, without rounded groups. Only the browser shows the difference.
public struct PlainListStyle: ListStyle, BuiltinStyle {
  var drawn: FormContent.Style { .plain }

  /// Creates the style.
  nonisolated public init() {}
}

/// Sections as groups of rows. No front end shows it differently from the default.
public struct GroupedListStyle: ListStyle, BuiltinStyle {
  var drawn: FormContent.Style { .grouped }

  /// Creates the style.
  nonisolated public init() {}
}

/// Rows without rounded groups. The same as `PlainListStyle`.
public struct InsetListStyle: ListStyle, BuiltinStyle {
  var drawn: FormContent.Style { .plain }

  /// Creates the style.
  nonisolated public init() {}
}

/// Sections as groups of rows. The same as `GroupedListStyle`.
public struct InsetGroupedListStyle: ListStyle, BuiltinStyle {
  var drawn: FormContent.Style { .grouped }

  /// Creates the style.
  nonisolated public init() {}
}

/// The list of a sidebar. The same as `PlainListStyle`.
public struct SidebarListStyle: ListStyle, BuiltinStyle {
  var drawn: FormContent.Style { .plain }

  /// Creates the style.
  nonisolated public init() {}
}

/// A list with a border. The same as `GroupedListStyle`.
public struct BorderedListStyle: ListStyle, BuiltinStyle {
  var drawn: FormContent.Style { .grouped }

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

enum ListStyles: StyleKind { static var standard: FormContent.Style { .automatic } }

extension View {
  /// Sets the style of the lists in the view. Only the browser distinguishes them, and only rows with and without
  /// rounded groups.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    modifier(StyleModifier<ListStyles>(drawing: style))
  }
}
