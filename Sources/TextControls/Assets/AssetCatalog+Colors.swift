import Foundation
import Synchronization

extension AssetCatalog {
  private static let knownColors = Mutex<[URL: UIColor.Storage]>([:])

  /// The colour of that name, for light and dark; nil when the catalogue has none.
  package func color(named name: String) -> UIColor.Storage? {
    guard let folder = folder(ofColor: name) else { return nil }
    if let known = Self.knownColors.withLock({ $0[folder] }) { return known }
    guard let file = AssetFile(in: folder), let color = file.color else { return nil }
    Self.knownColors.withLock { $0[folder] = color }
    return color
  }
}

extension AssetFile {
  fileprivate var color: UIColor.Storage? {
    let both = [false, true].map { isDark in
      (colors ?? []).forScheme(isDark: isDark, \.appearances).lazy.compactMap { $0.color?.storage }.first
    }
    guard let light = both[0] ?? both[1], let dark = both[1] ?? both[0] else { return nil }
    return light == dark ? light : .dynamic(light: light, dark: dark)
  }
}

extension AssetFile.Value {
  fileprivate var storage: UIColor.Storage? {
    if let reference { return UIColor.Storage.named(reference.removingSuffix("Color"), opacity: 1) }
    guard let components else { return nil }
    let opacity = Self.number(components.alpha) ?? 1
    if let white = Self.number(components.white) {
      return .rgb(red: white, green: white, blue: white, opacity: opacity)
    }
    guard let red = Self.number(components.red), let green = Self.number(components.green),
      let blue = Self.number(components.blue)
    else { return nil }
    guard space == "display-p3" else { return .rgb(red: red, green: green, blue: blue, opacity: opacity) }
    let color = WideColor(red: red, green: green, blue: blue).standard
    return .rgb(red: color.red, green: color.green, blue: color.blue, opacity: opacity)
  }

  /// A component as a fraction (`0.250`), as a byte (`64`) or as a byte in hexadecimal digits (`0x40`).
  private static func number(_ text: String?) -> Double? {
    guard let text else { return nil }
    let value =
      if text.hasPrefix("0x") || text.hasPrefix("0X") {
        UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
      } else if text.contains(".") {
        Double(text)
      } else {
        Double(text).map { $0 / 255 }
      }
    guard let value, value.isFinite else { return nil }
    return min(max(value, 0), 1)
  }
}

/// A colour of Display P3, which has the white and the transfer function of sRGB and other primaries (CSS Color 4).
private struct WideColor {
  var red: Double
  var green: Double
  var blue: Double

  /// The nearest colour of sRGB.
  var standard: WideColor {
    let (red, green, blue) = (SRGBTransfer.linear(red), SRGBTransfer.linear(green), SRGBTransfer.linear(blue))
    return WideColor(
      red: Self.encoded(1.224_940_2 * red - 0.224_940_4 * green),
      green: Self.encoded(-0.042_056_9 * red + 1.042_057_1 * green),
      blue: Self.encoded(-0.019_637_6 * red - 0.078_636_1 * green + 1.098_273_5 * blue))
  }

  private static func encoded(_ light: Double) -> Double { SRGBTransfer.encoded(min(max(light, 0), 1)) }
}

extension String {
  fileprivate func removingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
