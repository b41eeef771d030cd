/// What happens to a view where the direction of the layout is another.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// The view stays as it is.
  case fixed
  /// The view is mirrored in layouts of that direction.
  case mirrors(in: LayoutDirection)

  /// The view is mirrored in layouts from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension View {
  /// Sets whether the view is mirrored where lines are read in the other direction, for pictures and drawings: see
  /// `flipsForRightToLeftLayoutDirection(_:)`. The places of the views in it follow the layout in any case.
  nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    let mirrored: LayoutDirection? = if case .mirrors(let direction) = behavior { direction } else { nil }
    return modifier(_FlipModifier(mirrored: mirrored))
  }
}

/// Mirrors a view in layouts of a direction.
struct _FlipModifier: ViewModifier {
  /// Nil for none.
  let mirrored: LayoutDirection?
  @Environment(\.layoutDirection) private var direction

  nonisolated init(mirrored: LayoutDirection?) { self.mirrored = mirrored }

  func body(content: Content) -> some View { content.scaleEffect(x: mirrored == direction ? -1 : 1, y: 1) }
}
