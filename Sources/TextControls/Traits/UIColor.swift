/// A colour in UIKit's vocabulary: one of the platform's own, or components.
///
/// The platform's greys and backgrounds depend on the appearance in use, which only a front end knows;
/// they are kept by name until then.
public final class UIColor: Hashable, Sendable {
  package indirect enum Storage: Hashable, Sendable {
    /// A colour of the platform by its UIKit name, such as `systemGray6`.
    case named(String, opacity: Double)
    /// Components from 0 to 1 in sRGB.
    case rgb(red: Double, green: Double, blue: Double, opacity: Double)
    /// One where the interface is light, another where it is dark.
    case dynamic(light: Storage, dark: Storage)

    func withOpacity(_ opacity: Double) -> Storage {
      switch self {
      case .named(let name, _): .named(name, opacity: opacity)
      case .rgb(let red, let green, let blue, _): .rgb(red: red, green: green, blue: blue, opacity: opacity)
      case .dynamic(let light, let dark):
        .dynamic(light: light.withOpacity(opacity), dark: dark.withOpacity(opacity))
      }
    }
  }

  package let storage: Storage

  package init(storage: Storage) { self.storage = storage }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(storage: .rgb(red: red, green: green, blue: blue, opacity: alpha))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(storage: storage.withOpacity(alpha)) }

  public static func == (first: UIColor, second: UIColor) -> Bool { first.storage == second.storage }

  public func hash(into hasher: inout Hasher) { hasher.combine(storage) }

  private static func named(_ name: String) -> UIColor { UIColor(storage: .named(name, opacity: 1)) }
}

extension UIColor {
  public static let systemRed = named("systemRed")
  public static let systemOrange = named("systemOrange")
  public static let systemYellow = named("systemYellow")
  public static let systemGreen = named("systemGreen")
  public static let systemMint = named("systemMint")
  public static let systemTeal = named("systemTeal")
  public static let systemCyan = named("systemCyan")
  public static let systemBlue = named("systemBlue")
  public static let systemIndigo = named("systemIndigo")
  public static let systemPurple = named("systemPurple")
  public static let systemPink = named("systemPink")
  public static let systemBrown = named("systemBrown")
  public static let systemGray = named("systemGray")
  public static let systemGray2 = named("systemGray2")
  public static let systemGray3 = named("systemGray3")
  public static let systemGray4 = named("systemGray4")
  public static let systemGray5 = named("systemGray5")
  public static let systemGray6 = named("systemGray6")
  public static let label = named("label")
  public static let secondaryLabel = named("secondaryLabel")
  public static let tertiaryLabel = named("tertiaryLabel")
  public static let quaternaryLabel = named("quaternaryLabel")
  public static let placeholderText = named("placeholderText")
  public static let separator = named("separator")
  public static let opaqueSeparator = named("opaqueSeparator")
  public static let link = named("link")
  public static let tintColor = named("tintColor")
  public static let systemFill = named("systemFill")
  public static let secondarySystemFill = named("secondarySystemFill")
  public static let tertiarySystemFill = named("tertiarySystemFill")
  public static let quaternarySystemFill = named("quaternarySystemFill")
  public static let systemBackground = named("systemBackground")
  public static let secondarySystemBackground = named("secondarySystemBackground")
  public static let tertiarySystemBackground = named("tertiarySystemBackground")
  public static let systemGroupedBackground = named("systemGroupedBackground")
  public static let secondarySystemGroupedBackground = named("secondarySystemGroupedBackground")
  public static let tertiarySystemGroupedBackground = named("tertiarySystemGroupedBackground")
}

extension UIColor {
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let black = UIColor(white: 0, alpha: 1)
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)
}
