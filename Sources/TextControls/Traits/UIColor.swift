/// A colour in UIKit's vocabulary: a named colour of the platform, or components.
///
/// The platform's greys and backgrounds depend on the appearance in use, which only a front end knows: they are kept by
/// name.
public final class UIColor: NSObject, Sendable {
  private let tag = FoundationTag()

  package indirect enum Storage: Hashable, Sendable {
    /// A colour of the platform by its UIKit name, such as `systemGray6`.
    case named(String, opacity: Double)
    /// Components from 0 to 1 in sRGB.
    case rgb(red: Double, green: Double, blue: Double, opacity: Double)
    /// A colour for a light interface and one for a dark.
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

  /// Creates a colour from components in sRGB, from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(storage: .rgb(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Creates a grey in sRGB. Both values are from 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// The same colour with another opacity, from 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(storage: storage.withOpacity(alpha)) }

  /// Creates transparent black.
  public override convenience init() { self.init(white: 0, alpha: 0) }

  /// Colours are equal when their names or their components are. A named colour equals no components.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.storage == storage }

  /// The hash of the name or the components.
  public override var hash: Int { storage.hashValue }

  /// The colour itself, which can't change.
  public override func copy() -> Any { self }

  /// The name of a platform's colour, or the components in sRGB.
  public override var description: String { "UIColor(\(storage))" }

  private static func named(_ name: String) -> UIColor { UIColor(storage: .named(name, opacity: 1)) }
}

extension UIColor {
  /// Text on a light background in every appearance: black.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// Text on a dark background in every appearance: white with an opacity of 0.6.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// The front end's red, adapted to light and dark.
  public static let systemRed = named("systemRed")
  /// The front end's orange, adapted to light and dark.
  public static let systemOrange = named("systemOrange")
  /// The front end's yellow, adapted to light and dark.
  public static let systemYellow = named("systemYellow")
  /// The front end's green, adapted to light and dark.
  public static let systemGreen = named("systemGreen")
  /// The front end's mint, adapted to light and dark.
  public static let systemMint = named("systemMint")
  /// The front end's teal, adapted to light and dark.
  public static let systemTeal = named("systemTeal")
  /// The front end's cyan, adapted to light and dark.
  public static let systemCyan = named("systemCyan")
  /// The front end's blue, adapted to light and dark.
  public static let systemBlue = named("systemBlue")
  /// The front end's indigo, adapted to light and dark.
  public static let systemIndigo = named("systemIndigo")
  /// The front end's purple, adapted to light and dark.
  public static let systemPurple = named("systemPurple")
  /// The front end's pink, adapted to light and dark.
  public static let systemPink = named("systemPink")
  /// The front end's brown, adapted to light and dark.
  public static let systemBrown = named("systemBrown")
  /// The front end's grey, adapted to light and dark.
  public static let systemGray = named("systemGray")
  /// ``systemGray`` at an opacity of 0.8, so that it suits light and dark.
  public static let systemGray2 = named("systemGray2")
  /// ``systemGray`` at an opacity of 0.6, so that it suits light and dark.
  public static let systemGray3 = named("systemGray3")
  /// ``systemGray`` at an opacity of 0.45, so that it suits light and dark.
  public static let systemGray4 = named("systemGray4")
  /// ``systemGray`` at an opacity of 0.3, so that it suits light and dark.
  public static let systemGray5 = named("systemGray5")
  /// ``systemGray`` at an opacity of 0.15, so that it suits light and dark.
  public static let systemGray6 = named("systemGray6")
  /// The colour of text.
  public static let label = named("label")
  /// The colour of secondary text, weaker than ``label``.
  public static let secondaryLabel = named("secondaryLabel")
  /// The colour of tertiary text, weaker than ``secondaryLabel``.
  public static let tertiaryLabel = named("tertiaryLabel")
  /// The weakest colour of text.
  public static let quaternaryLabel = named("quaternaryLabel")
  /// The colour of placeholders in empty fields.
  public static let placeholderText = named("placeholderText")
  /// The colour of lines between rows.
  public static let separator = named("separator")
  /// The colour of lines between rows; here the same as ``separator``.
  public static let opaqueSeparator = named("opaqueSeparator")
  /// The colour of links, blue.
  public static let link = named("link")
  /// The accent colour of the view in which it is shown.
  public static let tintColor = named("tintColor")
  /// The background of thin shapes, such as the track of a slider: grey at an opacity of 0.2.
  public static let systemFill = named("systemFill")
  /// The background of medium shapes, such as a switch: grey at an opacity of 0.16.
  public static let secondarySystemFill = named("secondarySystemFill")
  /// The background of large shapes, such as a field: grey at an opacity of 0.12.
  public static let tertiarySystemFill = named("tertiarySystemFill")
  /// The background of large areas with content: grey at an opacity of 0.08.
  public static let quaternarySystemFill = named("quaternarySystemFill")
  /// The background of the window.
  public static let systemBackground = named("systemBackground")
  /// The background of groups in the window: grey at an opacity of 0.12.
  public static let secondarySystemBackground = named("secondarySystemBackground")
  /// The background of groups inside groups; here the same as ``systemBackground``.
  public static let tertiarySystemBackground = named("tertiarySystemBackground")
  /// The colour behind groups, by its earlier name.
  public static let groupTableViewBackground = named("systemGroupedBackground")
  /// The background of a grouped list: grey at an opacity of 0.12.
  public static let systemGroupedBackground = named("systemGroupedBackground")
  /// The background of the groups of a grouped list; here the same as ``systemBackground``.
  public static let secondarySystemGroupedBackground = named("secondarySystemGroupedBackground")
  /// The background of groups inside these groups: grey at an opacity of 0.12.
  public static let tertiarySystemGroupedBackground = named("tertiarySystemGroupedBackground")
}

extension UIColor {
  /// Red, with the components 1, 0, 0 in sRGB in every appearance.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green: 0, 1, 0.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue: 0, 0, 1.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Cyan: 0, 1, 1.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Yellow: 1, 1, 0.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Magenta: 1, 0, 1.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange: 1, 0.5, 0.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple: 0.5, 0, 0.5.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown: 0.6, 0.4, 0.2.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Black, in every appearance.
  public static let black = UIColor(white: 0, alpha: 1)
  /// Grey with a white of 1/3.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// Grey with a white of 1/2.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Grey with a white of 2/3.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// White, in every appearance.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Transparent black.
  public static let clear = UIColor(white: 0, alpha: 0)
}
