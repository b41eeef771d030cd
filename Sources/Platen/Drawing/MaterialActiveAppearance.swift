/// When a material looks active. Accepted and ignored.
public struct MaterialActiveAppearance: Hashable, Sendable {
  let name: String

  /// The platform's choice. Ignored, like all values of this type.
  public static let automatic = MaterialActiveAppearance(name: "automatic")
  /// Always active, as materials are in any case.
  public static let active = MaterialActiveAppearance(name: "active")
  /// Never active. Ignored, like all values of this type.
  public static let inactive = MaterialActiveAppearance(name: "inactive")
  /// Active as long as its window is. Ignored, like all values of this type.
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

private enum MaterialAppearanceKey: EnvironmentKey { static let defaultValue = MaterialActiveAppearance.automatic }

extension EnvironmentValues {
  /// When materials look active; `automatic` by default. Kept for programs to read: materials ignore it.
  public var materialActiveAppearance: MaterialActiveAppearance {
    get { self[MaterialAppearanceKey.self] }
    set { self[MaterialAppearanceKey.self] = newValue }
  }
}

extension ShapeStyle {
  /// Accepted and ignored: materials look the same in active and other windows.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some ShapeStyle { self }
}

extension View {
  /// Accepted and ignored: materials look the same in active and other windows. The value is in the environment.
  nonisolated public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
    environment(\.materialActiveAppearance, appearance)
  }
}
