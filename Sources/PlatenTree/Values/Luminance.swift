import Foundation

/// The rule by which a ground is bright, which all front ends share.
package enum Luminance {
  /// Whether dark letters are easier to read than white ones on a colour with components from 0 to 1 in sRGB, by the
  /// relative luminance that WCAG 2.2 defines.
  package static func isBright(red: Double, green: Double, blue: Double) -> Bool {
    luminance(red: red, green: green, blue: blue) > 0.4
  }

  /// The relative luminance of a colour with components from 0 to 1 in sRGB, from 0 to 1 (WCAG 2.2).
  package static func luminance(red: Double, green: Double, blue: Double) -> Double {
    let linear = [red, green, blue].map(SRGBTransfer.linear)
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  /// The contrast ratio of colours with two relative luminances, from 1 to 21 (WCAG 2.2).
  package static func contrast(_ one: Double, _ other: Double) -> Double {
    (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }
}

extension Paint {
  /// Whether it is a hue of the platform, or on the way from or to one.
  package var isHue: Bool {
    switch self {
    case .system(let color, _): color.isHue
    case .mixed(let first, let second, _): first.isHue || second.isHue
    case .rgb, .dynamic, .material, .gradient, .tile: false
    }
  }

  /// Whether it is bright in the light and in the dark interface alike, and nil where that depends on the interface.
  package var isBright: Bool? {
    let (light, dark) = (isBright(isDark: false), isBright(isDark: true))
    return light == dark ? light : nil
  }

  private func isBright(isDark: Bool) -> Bool? {
    switch self {
    case .system(let color, _):
      switch color {
      case .primary, .label, .secondary, .tertiary, .quaternary, .placeholder: return isDark
      case .background, .separator, .clear: return !isDark
      default: break
      }
      let value = color.areaValue(isDark: isDark) ?? color.lightValue
      return Luminance.isBright(
        red: Double(value >> 16 & 0xFF) / 255, green: Double(value >> 8 & 0xFF) / 255, blue: Double(value & 0xFF) / 255)
    case .rgb(let red, let green, let blue, _): return Luminance.isBright(red: red, green: green, blue: blue)
    case .mixed(let first, let second, let amount): return (amount < 0.5 ? first : second).isBright(isDark: isDark)
    case .dynamic(let light, let dark): return (isDark ? dark : light).isBright(isDark: isDark)
    case .material, .gradient, .tile: return nil
    }
  }
}
