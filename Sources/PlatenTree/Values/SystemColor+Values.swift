/// The colours in numbers, as Apple documents them for its platforms: `0xRRGGBB` in sRGB.
extension SystemColor {
  package var lightValue: Int {
    switch self {
    case .primary, .label, .black, .clear: 0x000000
    case .white, .background: 0xFFFFFF
    case .secondary: 0x8A8A8E
    case .tertiary, .placeholder: 0xC5C5C7
    case .quaternary: 0xDCDCDD
    case .separator: 0xC6C6C8
    case .accent, .blue: 0x007AFF
    case .red: 0xFF3B30
    case .orange: 0xFF9500
    case .yellow: 0xFFCC00
    case .green: 0x34C759
    case .mint: 0x00C7BE
    case .teal: 0x30B0C7
    case .cyan: 0x32ADE6
    case .indigo: 0x5856D6
    case .purple: 0xAF52DE
    case .pink: 0xFF2D55
    case .brown: 0xA2845E
    case .gray: 0x8E8E93
    }
  }

  /// The value on a dark ground, as Apple documents it for its platforms; what is translucent there is over black.
  package var darkValue: Int {
    switch self {
    case .primary, .label, .white: 0xFFFFFF
    case .black, .clear, .background: 0x000000
    case .secondary: 0x8D8D93
    case .tertiary, .placeholder: 0x464649
    case .quaternary: 0x29292C
    case .separator: 0x38383A
    default: darkHue ?? lightValue
    }
  }

  /// Whether it is one of the hues, of which there is one for light and one for dark grounds.
  var isHue: Bool { self == .accent || darkHue != nil }

  /// The value of a hue on a dark ground; nil for any other colour.
  private var darkHue: Int? {
    switch self {
    case .red: 0xFF453A
    case .orange: 0xFF9F0A
    case .yellow: 0xFFD60A
    case .green: 0x30D158
    case .mint: 0x63E6E2
    case .teal: 0x40C8E0
    case .cyan: 0x64D2FF
    case .blue: 0x0A84FF
    case .indigo: 0x5E5CE6
    case .purple: 0xBF5AF2
    case .pink: 0xFF375F
    case .brown: 0xAC8E68
    case .gray: 0x8E8E93
    default: nil
    }
  }

  /// The value in areas, lines and symbols; nil where that of text is used there as well.
  ///
  /// The shade in which text can be read is not the one for an area: yellow text on a light ground is brown, and white on
  /// the blue of text on a dark ground can't be read.
  package func areaValue(isDark: Bool) -> Int? {
    if isDark { return darkHue }
    return [.yellow, .orange, .mint, .cyan].contains(self) ? lightValue : nil
  }
}
