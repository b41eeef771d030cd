/// The emphasis of badges.
public struct BadgeProminence: Hashable, Sendable {
  private enum Level: Hashable, Sendable { case decreased, standard, increased }

  private let level: Level

  /// Little: the badge is fainter than usual.
  public static let decreased = BadgeProminence(level: .decreased)
  /// The usual one: the badge is in the secondary colour.
  public static let standard = BadgeProminence(level: .standard)
  /// Much, for what needs attention: the badge is bold and red.
  public static let increased = BadgeProminence(level: .increased)

  /// Gives the text of a badge its emphasis.
  func apply(to badge: inout TextContent) {
    switch level {
    case .decreased: badge.foreground = .system(.tertiary)
    case .standard: badge.foreground = .system(.secondary)
    case .increased:
      badge.foreground = .system(.red)
      for index in badge.runs.indices { badge.runs[index].isBold = true }
    }
  }
}

private enum BadgeProminenceKey: EnvironmentKey { static let defaultValue = BadgeProminence.standard }

extension EnvironmentValues {
  /// The emphasis of the badges of rows and tabs. Default: `standard`.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

/// Sets the badge of a row or a tab.
struct _BadgeModifier: ViewModifier {
  let text: Text?
  @Environment(\.badgeProminence) private var prominence

  nonisolated init(text: Text?) { self.text = text }

  func body(content: Content) -> some View { content.modifier(_RowModifier(trait: .badge(text, prominence))) }
}

extension View {
  /// Sets the emphasis of the badges of the rows and tabs in the view, the view's own badge included.
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
}
