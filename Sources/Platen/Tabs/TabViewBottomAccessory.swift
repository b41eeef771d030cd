/// Where the accessory of a tab view is.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In the tab bar. Front ends never place it there.
  case inline
  /// In a row of its own.
  case expanded
}

private enum AccessoryPlacementKey: EnvironmentKey {
  static let defaultValue: TabViewBottomAccessoryPlacement? = nil
}

extension EnvironmentValues {
  /// Where the accessory of a tab view is, inside of it; nil everywhere else.
  public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[AccessoryPlacementKey.self] }
    set { self[AccessoryPlacementKey.self] = newValue }
  }
}

extension View {
  /// Shows a view below the pages of a tab view, on all of them, such as the controls of a player.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { tabViewBottomAccessory(isEnabled: true, content: content) }

  /// Shows a view below the pages of a tab view, on all of them, while `isEnabled` is true.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    let accessory = content().environment(\.tabViewBottomAccessoryPlacement, .expanded)
    return safeAreaInset(edge: .bottom, spacing: 0) { if isEnabled { accessory } }
  }
}
