/// The alignment of a table's column.
public struct TableColumnAlignment: Hashable, Sendable {
  let alignment: Alignment

  /// The same as `leading`.
  public static let automatic = TableColumnAlignment(alignment: .leading)
  /// The leading edge of the column.
  public static let leading = TableColumnAlignment(alignment: .leading)
  /// The centre of the column.
  public static let center = TableColumnAlignment(alignment: .center)
  /// The trailing edge of the column.
  public static let trailing = TableColumnAlignment(alignment: .trailing)
  /// The trailing edge of the column, for numbers.
  public static let numeric = TableColumnAlignment(alignment: .trailing)
}

/// A style of tables. All styles are accepted and ignored: tables have the rows of a plain list.
public protocol TableStyle {}

/// The platform's table style. Tables have the rows of a plain list in any case.
public struct AutomaticTableStyle: TableStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// A table with space around its rows. Ignored: tables have the rows of a plain list.
public struct InsetTableStyle: TableStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Creates the style. `alternatesRowBackgrounds` is ignored.
  nonisolated public init(alternatesRowBackgrounds: Bool) {}
}

/// A table with a border. Ignored: tables have the rows of a plain list.
public struct BorderedTableStyle: TableStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Creates the style. `alternatesRowBackgrounds` is ignored.
  nonisolated public init(alternatesRowBackgrounds: Bool) {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The platform's table style. Accepted and ignored.
  public static var automatic: Self { Self() }
}

extension TableStyle where Self == InsetTableStyle {
  /// A table with space around its rows. Accepted and ignored.
  public static var inset: Self { Self() }

  /// A table with space around its rows. Accepted and ignored, `alternatesRowBackgrounds` included.
  public static func inset(alternatesRowBackgrounds: Bool) -> Self {
    Self(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension TableStyle where Self == BorderedTableStyle {
  /// A table with a border. Accepted and ignored.
  public static var bordered: Self { Self() }

  /// A table with a border. Accepted and ignored, `alternatesRowBackgrounds` included.
  public static func bordered(alternatesRowBackgrounds: Bool) -> Self {
    Self(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension View {
  /// Accepted and ignored: tables have the rows of a plain list.
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
}
