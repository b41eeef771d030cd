/// Whether a button runs its action repeatedly while it is held down.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  let name: String

  /// Once, as ``disabled``: no context makes buttons repeat by default.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// The action runs again and again while the button is held: first after 0.4 seconds, then every 0.1 seconds.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// The action runs once for each press.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

private enum ButtonRepeatBehaviorKey: EnvironmentKey { static let defaultValue = ButtonRepeatBehavior.automatic }

extension EnvironmentValues {
  /// Whether buttons run their actions repeatedly while they are held down. Default: `automatic`.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Sets whether the buttons in the view run their actions repeatedly while they are held down.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
}
