/// Whether the rows of lists and tables have two backgrounds in turn. Accepted and ignored.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  let name: String

  /// The platform's choice. Ignored, like all values of this type.
  public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
  /// Requests backgrounds in turn. Ignored, like all values of this type.
  public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
  /// Requests one background, which all rows have in any case.
  public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}

extension View {
  /// Accepted and ignored: rows have lines between them, or the background of `listRowBackground(_:)`.
  nonisolated public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View {
    self
  }

  /// Accepted and ignored: sections are on cards, which begin and end where the bars of their page do. The distance
  /// between two is that of `listSectionSpacing(_:)`.
  nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
}
