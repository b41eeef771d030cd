/// How light an interface is.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// What a colour may depend on.
public final class UITraitCollection: Hashable, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle

  public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }

  public convenience init() { self.init(userInterfaceStyle: .unspecified) }

  public static func == (first: UITraitCollection, second: UITraitCollection) -> Bool {
    first.userInterfaceStyle == second.userInterfaceStyle
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(userInterfaceStyle) }
}
