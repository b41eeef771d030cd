extension UIColor {
  /// The same colour for UIKit's views. A gradient, a material and a mixture are the colour of text there.
  public convenience init(_ color: Color) {
    self.init(storage: Self.storage(of: color.paint))
  }

  private static func storage(of paint: Paint) -> Storage {
    switch paint {
    case .rgb(let red, let green, let blue, let opacity): .rgb(red: red, green: green, blue: blue, opacity: opacity)
    case .system(let color, let opacity): storage(of: color, opacity)
    case .dynamic(let light, let dark): .dynamic(light: storage(of: light), dark: storage(of: dark))
    case .material, .gradient, .mixed, .tile: .named("label", opacity: 1)
    }
  }

  private static func storage(of color: SystemColor, _ opacity: Double) -> Storage {
    switch color {
    case .primary: .named("label", opacity: opacity)
    case .secondary: .named("secondaryLabel", opacity: opacity)
    case .tertiary: .named("tertiaryLabel", opacity: opacity)
    case .quaternary: .named("quaternaryLabel", opacity: opacity)
    case .accent: .named("tintColor", opacity: opacity)
    case .background: .named("systemBackground", opacity: opacity)
    case .separator: .named("separator", opacity: opacity)
    case .placeholder: .named("placeholderText", opacity: opacity)
    case .black: .rgb(red: 0, green: 0, blue: 0, opacity: opacity)
    case .white: .rgb(red: 1, green: 1, blue: 1, opacity: opacity)
    case .clear: .rgb(red: 0, green: 0, blue: 0, opacity: 0)
    default: .named("system" + color.rawValue.prefix(1).uppercased() + color.rawValue.dropFirst(), opacity: opacity)
    }
  }
}
