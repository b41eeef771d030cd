import Foundation

/// A colour as it is seen: the distance of two is how different they look.
///
/// In sRGB the nearest of few colours often has another hue: of xterm's palette a dark teal is nearest to a violet. The
/// space is Oklab (Björn Ottosson, 2020).
struct PerceivedColor {
  private let lightness: Double
  /// From green to red.
  private let greenRed: Double
  /// From blue to yellow.
  private let blueYellow: Double

  init(_ color: (red: UInt8, green: UInt8, blue: UInt8)) {
    let (red, green, blue) = (
      Self.linear[Int(color.red)], Self.linear[Int(color.green)], Self.linear[Int(color.blue)]
    )
    let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let middle = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short
    greenRed = 1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short
    blueYellow = 0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short
  }

  /// The nearest of xterm's 256 colours without the first 16, which a user may have changed.
  var nearestOf256: UInt8 {
    var (best, smallest) = (16, Double.infinity)
    for (index, color) in Self.palette.enumerated() {
      let distance = distance(to: color)
      if distance < smallest { (best, smallest) = (16 + index, distance) }
    }
    return UInt8(best)
  }

  /// Squared. A hue counts more than a lightness: areas are told apart by it.
  private func distance(to other: PerceivedColor) -> Double {
    let (light, red, yellow) = (
      lightness - other.lightness, greenRed - other.greenRed, blueYellow - other.blueYellow
    )
    return light * light + 2 * (red * red + yellow * yellow)
  }

  private static let palette = (16...255).map { PerceivedColor(TerminalColor.standardValue(of: $0)) }

  /// The light of each component of sRGB (IEC 61966-2-1).
  private static let linear = (0...255).map { byte in
    let value = Double(byte) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}
