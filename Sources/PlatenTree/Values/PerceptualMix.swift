import Foundation

extension Gradient {
  /// How the colours between two others are computed.
  public struct ColorSpace: Hashable, Sendable {
    let isPerceptual: Bool

    /// By the components in sRGB.
    public static let device = ColorSpace(isPerceptual: false)
    /// By what the eye sees, in Oklab (https://bottosson.github.io/posts/oklab).
    public static let perceptual = ColorSpace(isPerceptual: true)
  }
}

/// Colours between two others, as the eye sees them.
enum PerceptualMix {
  /// The paint between two, 0 to 1 of the way. Only paints with components are mixed in another space than sRGB.
  static func mixed(_ first: Paint, _ second: Paint, _ fraction: Double, in space: Gradient.ColorSpace) -> Paint {
    guard space.isPerceptual, fraction.isFinite,
      case .rgb(let red, let green, let blue, let opacity) = first,
      case .rgb(let otherRed, let otherGreen, let otherBlue, let otherOpacity) = second
    else { return first.mixed(with: second, fraction) }
    let share = min(max(fraction, 0), 1)
    let (start, end) = (oklab(red, green, blue), oklab(otherRed, otherGreen, otherBlue))
    let components = zip(start, end).map { $0 + ($1 - $0) * share }
    let mixed = sRGB(components)
    return .rgb(
      red: mixed[0], green: mixed[1], blue: mixed[2], opacity: opacity + (otherOpacity - opacity) * share)
  }

  private static func oklab(_ red: Double, _ green: Double, _ blue: Double) -> [Double] {
    let (r, g, b) = (SRGBTransfer.linear(red), SRGBTransfer.linear(green), SRGBTransfer.linear(blue))
    let l = cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b)
    let m = cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b)
    let s = cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b)
    return [
      0.210_454_255_3 * l + 0.793_617_785 * m - 0.004_072_046_8 * s,
      1.977_998_495_1 * l - 2.428_592_205 * m + 0.450_593_709_9 * s,
      0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766 * s,
    ]
  }

  private static func sRGB(_ lab: [Double]) -> [Double] {
    let l = pow(lab[0] + 0.396_337_777_4 * lab[1] + 0.215_803_757_3 * lab[2], 3)
    let m = pow(lab[0] - 0.105_561_345_8 * lab[1] - 0.063_854_172_8 * lab[2], 3)
    let s = pow(lab[0] - 0.089_484_177_5 * lab[1] - 1.291_485_548 * lab[2], 3)
    return [
      4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
      -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
      -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701 * s,
    ].map { min(max(SRGBTransfer.encoded($0), 0), 1) }
  }
}
