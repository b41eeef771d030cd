import PlatenGraph

/// The values of the named colours on a dark and on a light background.
enum SystemPalette {
  /// `isDark` is nil where the background is not known.
  static func value(of color: SystemColor, isDark: Bool?) -> RGB {
    guard let isDark else { return valueOnAny(color) }
    return value(of: color, isDark: isDark)
  }

  /// The value of a colour in areas, lines and symbols.
  static func area(of color: SystemColor, isDark: Bool?) -> RGB {
    isDark.flatMap { color.areaValue(isDark: $0) }.map { RGB(UInt32($0)) } ?? value(of: color, isDark: isDark)
  }

  /// Can be read on black and on white.
  private static func valueOnAny(_ color: SystemColor) -> RGB {
    switch color {
    case .red: RGB(0xF01E1E)
    case .orange: RGB(0xC96A00)
    case .yellow: RGB(0xA07A00)
    case .green: RGB(0x268A3C)
    case .mint: RGB(0x0E8C84)
    case .teal: RGB(0x1484A0)
    case .cyan: RGB(0x0F82B8)
    case .blue, .accent: RGB(0x2F7BF0)
    case .indigo: RGB(0x6C6AE8)
    case .purple: RGB(0xA858D0)
    case .pink: RGB(0xE5346C)
    case .brown: RGB(0x967A50)
    case .gray: RGB(0x7C7C82)
    default: value(of: color, isDark: true)
    }
  }

  private static func value(of color: SystemColor, isDark: Bool) -> RGB {
    switch color {
    case .red: RGB(isDark ? 0xFF6961 : 0xD70015)
    case .orange: RGB(isDark ? 0xFFA133 : 0xC93400)
    case .yellow: RGB(isDark ? 0xFFD52E : 0xA05A00)
    case .green: RGB(isDark ? 0x3DDC64 : 0x1E7B34)
    case .mint: RGB(isDark ? 0x6CEBE7 : 0x0C817B)
    case .teal: RGB(isDark ? 0x56D0E6 : 0x00788A)
    case .cyan: RGB(isDark ? 0x70D7FF : 0x0071A4)
    case .blue, .accent: RGB(isDark ? 0x4A9DFF : 0x0060DF)
    case .indigo: RGB(isDark ? 0x8E8CFF : 0x4B48C7)
    case .purple: RGB(isDark ? 0xD28BFF : 0x8944AB)
    case .pink: RGB(isDark ? 0xFF6482 : 0xD30F45)
    case .brown: RGB(isDark ? 0xC3A57E : 0x7F6545)
    case .gray: RGB(isDark ? 0x9A9AA0 : 0x6C6C70)
    case .black: RGB(0x000000)
    case .white: RGB(0xFFFFFF)
    default: RGB(isDark ? 0xECECEC : 0x1C1C1E)
    }
  }

  /// The nearest of the 16 palette colours, which the user has chosen for the background.
  static func index(of color: SystemColor, isDark: Bool) -> UInt8 {
    let hue: UInt8 =
      switch color {
      case .red, .pink, .orange: 1
      case .green, .mint: 2
      case .yellow, .brown: 3
      case .blue, .accent, .indigo: 4
      case .purple: 5
      case .teal, .cyan: 6
      case .black: 0
      case .gray: 8
      default: 15
      }
    return hue > 0 && hue < 7 && isDark ? hue + 8 : hue
  }
}
