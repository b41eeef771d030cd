/// How wide buttons are.
public struct ButtonSizing: Hashable, Sendable {
  private enum Kind { case automatic, fitted, flexible }

  private let kind: Kind

  /// As the style and the place of the button have it.
  public static var automatic: ButtonSizing { ButtonSizing(kind: .automatic) }
  /// As wide as the label needs.
  public static var fitted: ButtonSizing { ButtonSizing(kind: .fitted) }
  /// As wide as the available space.
  public static var flexible: ButtonSizing { ButtonSizing(kind: .flexible) }
}

private enum ButtonSizingKey: EnvironmentKey { static let defaultValue = ButtonSizing.automatic }

extension EnvironmentValues {
  /// How wide buttons are. A style of a program's own can read it.
  public fileprivate(set) var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

extension View {
  /// Sets how wide the buttons in the view are. Buttons in the styles that front ends draw follow it; one in a style of
  /// a program's own is as wide as the style makes it, and menus, pickers and toggles keep their width.
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View { environment(\.buttonSizing, sizing) }
}
