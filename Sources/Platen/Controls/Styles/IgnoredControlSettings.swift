// Settings for the appearance of controls. Front ends draw their own controls, so that they are accepted and ignored.

/// How a palette marks the option that is chosen. Accepted and ignored.
public struct PaletteSelectionEffect: Hashable, Sendable {
  private let variant: SymbolVariants?

  /// The platform's mark, which is shown in any case.
  public static let automatic = PaletteSelectionEffect(variant: nil)
  /// A mark of the program's own. Ignored.
  public static let custom = PaletteSelectionEffect(variant: nil)

  /// Another form of the option's symbol. Ignored.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(variant: variant)
  }
}

/// Whether something that is dragged over a control presses it after a moment. Accepted and ignored.
public struct SpringLoadingBehavior: Hashable, Sendable {
  let name: String

  /// The platform's choice. Ignored, like all values of this type.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// Requests it. Ignored, like all values of this type.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// Requests that it is not pressed, as it is not in any case.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

private enum SpringLoadingKey: EnvironmentKey { static let defaultValue = SpringLoadingBehavior.automatic }

extension EnvironmentValues {
  /// Whether controls are pressed by what is dragged over them; `automatic` by default. Kept for programs to read:
  /// controls ignore it.
  public var springLoadingBehavior: SpringLoadingBehavior { self[SpringLoadingKey.self] }

  fileprivate var springLoading: SpringLoadingBehavior {
    get { self[SpringLoadingKey.self] }
    set { self[SpringLoadingKey.self] = newValue }
  }
}

extension View {
  /// Accepted and ignored: front ends mark the chosen option in their own ways.
  nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }

  /// Accepted and ignored: the knob is what a slider is used by.
  nonisolated public func sliderThumbVisibility(_ visibility: Visibility) -> some View { self }

  /// Accepted and ignored: what is dragged over a control does not press it. The value is in the environment.
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    environment(\.springLoading, behavior)
  }
}
