/// A colour in numbers: components from 0 to 1 in sRGB.
package struct ColorShade: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var opacity: Double

  package init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    func inside(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 1) : 0 }
    self.red = inside(red)
    self.green = inside(green)
    self.blue = inside(blue)
    self.opacity = inside(opacity)
  }

  /// The nearest there is to a paint in a light or a dark interface: of a platform's colour its usual value, of what
  /// has no single colour a grey.
  package init(_ paint: Paint, isDark: Bool = false) {
    switch paint {
    case .rgb(let red, let green, let blue, let opacity):
      self.init(red: red, green: green, blue: blue, opacity: opacity)
    case .system(let color, let opacity):
      self.init(isDark ? color.darkValue : color.lightValue, opacity: color == .clear ? 0 : opacity)
    case .mixed(let first, let second, let amount):
      let (old, new) = (ColorShade(first, isDark: isDark), ColorShade(second, isDark: isDark))
      self.init(
        red: old.red.between(new.red, amount), green: old.green.between(new.green, amount),
        blue: old.blue.between(new.blue, amount), opacity: old.opacity.between(new.opacity, amount))
    case .dynamic(let light, let dark): self.init(isDark ? dark : light, isDark: isDark)
    case .tile(let tile): self.init(tile.flat)
    case .material, .gradient: self.init(0x808080, opacity: 1)
    }
  }

  private init(_ value: Int, opacity: Double) {
    self.init(
      red: Double(value >> 16 & 0xFF) / 255, green: Double(value >> 8 & 0xFF) / 255, blue: Double(value & 0xFF) / 255,
      opacity: opacity)
  }

  /// A colour from `#RGB`, `#RRGGBB` or `#RRGGBBAA`, with or without the sign; nil from anything else.
  package init?(hexadecimal text: some StringProtocol) {
    var digits = String(text.drop { $0 == "#" })
    if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
    guard digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit), let value = Int(digits, radix: 16)
    else { return nil }
    if digits.count == 8 {
      self.init(value >> 8, opacity: Double(value & 0xFF) / 255)
    } else {
      self.init(value, opacity: 1)
    }
  }

  /// `#RRGGBB`; with two more digits where the colour is not opaque.
  package var hexadecimal: String {
    let components = opacity < 1 ? [red, green, blue, opacity] : [red, green, blue]
    return "#"
      + components.map { component in
        let digits = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }

  /// The colours offered by name.
  package static let palette: [(name: String, shade: ColorShade)] =
    [SystemColor.red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown]
    .map { ($0.rawValue.prefix(1).uppercased() + $0.rawValue.dropFirst(), ColorShade(.system($0))) }
    + [
      ("Black", ColorShade(0, opacity: 1)), ("Gray", ColorShade(.system(.gray))),
      ("White", ColorShade(0xFFFFFF, opacity: 1)),
    ]
}
