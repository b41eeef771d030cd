/// Where things stand in a column of a table.
public struct TableColumnAlignment: Hashable, Sendable {
  let alignment: Alignment

  public static let automatic = TableColumnAlignment(alignment: .leading)
  public static let leading = TableColumnAlignment(alignment: .leading)
  public static let center = TableColumnAlignment(alignment: .center)
  public static let trailing = TableColumnAlignment(alignment: .trailing)
  /// Numbers end where the column ends, whatever the language.
  public static let numeric = TableColumnAlignment(alignment: .trailing)
}

/// How a table looks. Tables have the look of lists here.
public protocol TableStyle {}

public struct AutomaticTableStyle: TableStyle { nonisolated public init() {} }

public struct InsetTableStyle: TableStyle {
  nonisolated public init() {}

  nonisolated public init(alternatesRowBackgrounds: Bool) {}
}

public struct BorderedTableStyle: TableStyle {
  nonisolated public init() {}

  nonisolated public init(alternatesRowBackgrounds: Bool) {}
}

extension TableStyle where Self == AutomaticTableStyle { public static var automatic: Self { Self() } }

extension TableStyle where Self == InsetTableStyle {
  public static var inset: Self { Self() }

  public static func inset(alternatesRowBackgrounds: Bool) -> Self {
    Self(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension TableStyle where Self == BorderedTableStyle {
  public static var bordered: Self { Self() }

  public static func bordered(alternatesRowBackgrounds: Bool) -> Self {
    Self(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension View {
  /// Accepted: tables have the look of lists here.
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
}
