private enum RowSpacingKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
private enum SectionSpacingKey: EnvironmentKey { static let defaultValue = ListSectionSpacing.default }
private enum HeaderProminenceKey: EnvironmentKey { static let defaultValue = Prominence.standard }

/// The spacing between the sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
  let points: CGFloat?

  /// The platform's spacing.
  public static let `default` = ListSectionSpacing(points: nil)
  /// 8 points.
  public static let compact = ListSectionSpacing(points: 8)

  /// A spacing in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(points: spacing) }
}

/// The emphasis of a header.
public enum Prominence: Hashable, Sendable { case standard, increased }

extension EnvironmentValues {
  /// The spacing between the rows of lists and forms, in points; nil for the front end's own.
  var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  var listSectionSpacing: ListSectionSpacing {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }

  /// The emphasis of the headers of sections. Default: `standard`.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// The content of a form's or list's node: its style, and the spacing of its rows and sections.
  func formContent(style: FormContent.Style, isList: Bool) -> FormContent {
    var content = FormContent(style: style, isList: isList)
    content.rowSpacing = listRowSpacing ?? 0
    content.sectionSpacing = listSectionSpacing.points
    content.isBelowTitles = isList && isBelowTableTitles
    return content
  }
}

extension View {
  /// Sets the spacing between the rows of the lists and forms in the view, in points: rows that are apart are on cards of
  /// their own, without lines between them. Nil, the default, and 0 keep them together.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listRowSpacing, spacing) }

  /// Sets the spacing between the sections of the lists and forms in the view, in points; of a section, the spacing to
  /// those around it. Of two neighbours that set it the smaller one counts. A terminal has the edges of two boxes
  /// between two sections in any case.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSectionSpacing, .custom(spacing))
  }

  /// Sets the spacing between the sections of the lists and forms in the view; of a section, the spacing to those around
  /// it. Of two neighbours that set it the smaller one counts.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing)
  }

  /// Sets the emphasis of the headers of the sections in the view. An increased one is larger and in the primary colour,
  /// in a terminal bold and underlined.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}
