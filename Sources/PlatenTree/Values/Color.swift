/// A colour: one of the platform's own, which suits light and dark, or components.
public struct Color: Hashable, Sendable {
  package var paint: Paint

  package init(paint: Paint) { self.paint = paint }

  private init(_ color: SystemColor) { paint = .system(color) }

  /// What the components of a colour mean.
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  /// Components from 0 to 1 in sRGB.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    paint = .rgb(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// Components from 0 to 1. Display P3 is taken for sRGB, as no front end shows more.
  public init(_ space: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    switch space {
    case .sRGB, .displayP3: self.init(red: red, green: green, blue: blue, opacity: opacity)
    case .sRGBLinear:
      self.init(
        red: SRGBTransfer.encoded(red), green: SRGBTransfer.encoded(green), blue: SRGBTransfer.encoded(blue),
        opacity: opacity)
    }
  }

  /// A grey from 0 (black) to 1 (white).
  public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(space, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    // Hues outside 0 to 1 wrap around; NaN and infinity are red.
    let turn = hue.isFinite ? (hue - hue.rounded(.down)) * 6 : 0
    let sector = turn.rounded(.down)
    let fraction = turn - sector
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * fraction)
    let rising = brightness * (1 - saturation * (1 - fraction))
    let (red, green, blue) =
      switch sector {
      case 1: (falling, brightness, low)
      case 2: (low, brightness, rising)
      case 3: (low, falling, brightness)
      case 4: (rising, low, brightness)
      case 5: (brightness, low, falling)
      default: (brightness, rising, low)
      }
    self.init(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// A colour of the catalogue of a bundle, or of the program. A name that there is not is the accent colour for
  /// `AccentColor`, a colour of the platform for its name, and otherwise the primary colour.
  public init(_ name: String, bundle: Bundle? = nil) {
    if let storage = AssetCatalog.of(bundle).color(named: name) {
      self.init(paint: Self.paint(storage))
    } else if name == "AccentColor" {
      self.init(SystemColor.accent)
    } else {
      let color = SystemColor(rawValue: name) ?? .label
      self.init(color == .primary ? .label : color)
    }
  }

  /// A colour of the program's catalogue, by the name that a resource has.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }

  /// The colour itself, for sources that name one without its type: `Color(.gray.opacity(0.3))`.
  @_disfavoredOverload public init(_ color: Color) { self = color }

  /// A colour of UIKit.
  public init(_ color: UIColor) { self.init(uiColor: color) }

  /// A colour of UIKit, which follows light and dark as that one does.
  @_disfavoredOverload public init(uiColor color: UIColor) { self.init(paint: Self.paint(color.storage)) }

  private static func paint(_ storage: UIColor.Storage) -> Paint {
    switch storage {
    case .rgb(let red, let green, let blue, let opacity): .rgb(red: red, green: green, blue: blue, opacity: opacity)
    case .named(let name, let opacity): paint(uiName: name).opacity(opacity)
    case .dynamic(let light, let dark): .dynamic(light: paint(light), dark: paint(dark))
    }
  }

  /// A colour between this and another, 0 to 1 of the way. Colours with components are mixed in `colorSpace`; colours
  /// of the platform, whose components the front end decides, in sRGB.
  public func mix(
    with other: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(paint: PerceptualMix.mixed(paint, other.paint, fraction, in: colorSpace))
  }

  /// The same colour, more transparent by the factor `opacity`.
  public func opacity(_ opacity: Double) -> Color { Color(paint: paint.opacity(opacity)) }

  /// The system's red. Front ends have a shade each for light and dark.
  public static let red = Color(SystemColor.red)
  /// The system's orange.
  public static let orange = Color(SystemColor.orange)
  /// The system's yellow.
  public static let yellow = Color(SystemColor.yellow)
  /// The system's green.
  public static let green = Color(SystemColor.green)
  /// The system's mint.
  public static let mint = Color(SystemColor.mint)
  /// The system's teal.
  public static let teal = Color(SystemColor.teal)
  /// The system's cyan.
  public static let cyan = Color(SystemColor.cyan)
  /// The system's blue.
  public static let blue = Color(SystemColor.blue)
  /// The system's indigo.
  public static let indigo = Color(SystemColor.indigo)
  /// The system's purple.
  public static let purple = Color(SystemColor.purple)
  /// The system's pink.
  public static let pink = Color(SystemColor.pink)
  /// The system's brown.
  public static let brown = Color(SystemColor.brown)
  /// White, in light and in dark surroundings.
  public static let white = Color(SystemColor.white)
  /// The system's gray.
  public static let gray = Color(SystemColor.gray)
  /// Black, in light and in dark surroundings.
  public static let black = Color(SystemColor.black)
  /// No colour: what is behind shows.
  public static let clear = Color(SystemColor.clear)
  /// The colour of text: dark in light surroundings, light in dark ones.
  public static let primary = Color(SystemColor.label)
  /// The colour of text of less importance.
  public static let secondary = Color(SystemColor.secondary)
  /// The accent colour that applies where the colour is used; `tint` sets it.
  public static let accentColor = Color(SystemColor.accent)
}

extension Color: CustomStringConvertible {
  /// The name of a platform's colour, or `#RRGGBBAA`.
  public var description: String {
    switch paint {
    case .system(let color, let opacity):
      opacity == 1 ? color.name : "\(Int((Self.clamped(opacity) * 100).rounded()))% \(color.name)"
    case .rgb(let red, let green, let blue, let opacity):
      "#" + [red, green, blue, opacity].map(Self.hexadecimal).joined()
    case .material, .gradient, .mixed, .dynamic, .tile: "\(paint)"
    }
  }

  private static func hexadecimal(_ component: Double) -> String {
    let digits = String(Int((clamped(component) * 255).rounded()), radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }

  private static func clamped(_ component: Double) -> Double {
    component.isNaN ? 0 : min(max(component, 0), 1)
  }

  /// UIKit's fills and greys as shares of a colour that adapts to light and dark.
  private static func paint(uiName name: String) -> Paint {
    switch name {
    case "label": .system(.label)
    case "secondaryLabel": .system(.secondary)
    case "tertiaryLabel": .system(.tertiary)
    case "quaternaryLabel": .system(.quaternary)
    case "placeholderText": .system(.placeholder)
    case "separator", "opaqueSeparator": .system(.separator)
    case "link": .system(.blue)
    case "tintColor": .system(.accent)
    case "systemGray2": .system(.gray, opacity: 0.8)
    case "systemGray3": .system(.gray, opacity: 0.6)
    case "systemGray4": .system(.gray, opacity: 0.45)
    case "systemGray5": .system(.gray, opacity: 0.3)
    case "systemGray6": .system(.gray, opacity: 0.15)
    case "systemFill": .system(.gray, opacity: 0.2)
    case "secondarySystemFill": .system(.gray, opacity: 0.16)
    case "tertiarySystemFill": .system(.gray, opacity: 0.12)
    case "quaternarySystemFill": .system(.gray, opacity: 0.08)
    case "systemBackground", "tertiarySystemBackground", "secondarySystemGroupedBackground": .system(.background)
    case "secondarySystemBackground", "systemGroupedBackground", "tertiarySystemGroupedBackground":
      .system(.gray, opacity: 0.12)
    default:
      // `systemMint` and its like.
      .system(SystemColor(rawValue: name.dropFirst("system".count).lowercased()) ?? .primary)
    }
  }
}
