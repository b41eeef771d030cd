// What assistive technology requests of views. Front ends expose the controls themselves, which it operates as the user
// does: of these modifiers only actions with names are more.

/// The requests of assistive technology.
public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: String
  /// Of an action of the program's.
  let title: Text?

  /// What pressing the view does.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// What leaves the view.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// What the most important action of the view is.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// What deletes what the view shows.
  public static let delete = AccessibilityActionKind(name: "delete")
  /// What shows the view's menu.
  public static let showMenu = AccessibilityActionKind(name: "showMenu")

  /// An action with a name of its own.
  public init(named name: Text) {
    self.name = ""
    title = name
  }

  private init(name: String) {
    self.name = name
    title = nil
  }
}

/// Which way a value is to go.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

extension View {
  /// Adds an action with a name of its own to the menu of the view, see ``accessibilityAction(named:_:)``. The other
  /// kinds are ignored: assistive technology presses controls, and leaves and deletes by the keys of the platform.
  @ViewBuilder nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    if let title = actionKind.title { accessibilityAction(named: title, handler) } else { self }
  }

  /// Ignored: there is no voice control here.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// Ignored: there is no voice control here.
  nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }

  /// Ignored: there is no voice control here.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }

  /// Ignored: there is no voice control here.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels(_ inputLabelResources: [LocalizedStringResource]) -> some View {
    self
  }

  /// Ignored: assistive technology presses the view itself.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }

  /// Ignored: assistive technology presses the view itself.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }

  /// Ignored: there is no large content viewer here.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Ignored: no front end inverts colours.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
}
