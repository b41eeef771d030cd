/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// The traits that a colour may depend on.
public final class UITraitCollection: Hashable, Sendable {
  /// Whether the interface is light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// Creates traits with a style.
  public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }

  /// Creates traits with an unspecified style, for which colours are light.
  public convenience init() { self.init(userInterfaceStyle: .unspecified) }

  /// Traits are equal when their styles are.
  public static func == (first: UITraitCollection, second: UITraitCollection) -> Bool {
    first.userInterfaceStyle == second.userInterfaceStyle
  }

  /// Hashes the style.
  public func hash(into hasher: inout Hasher) { hasher.combine(userInterfaceStyle) }
}
