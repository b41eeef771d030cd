import Foundation
import PlatenGraph

/// The colour of a cell: the terminal's own, one of its palette, or one in sRGB.
package struct TerminalColor: Hashable, Sendable {
  /// 0: the terminal's own. 1 in the top byte: an index of the palette. 2 in the top byte: 24 bits of RGB.
  let code: UInt32

  private init(code: UInt32) { self.code = code }

  /// The colour that the terminal's user has chosen for text or background.
  package static let standard = TerminalColor(code: 0)

  /// One of the 256 colours; the first 16 are the user's own choice.
  package static func palette(_ index: UInt8) -> TerminalColor { TerminalColor(code: 1 << 24 | UInt32(index)) }

  package static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> TerminalColor {
    TerminalColor(code: 2 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
  }

  /// Components from 0 to 1; others are clamped.
  static func rgb(_ color: RGB) -> TerminalColor {
    func byte(_ value: Double) -> UInt8 { UInt8((min(max(value, 0), 1) * 255).rounded()) }
    return rgb(byte(color.red), byte(color.green), byte(color.blue))
  }

  package var isStandard: Bool { code == 0 }

  var paletteIndex: UInt8? { code >> 24 == 1 ? UInt8(truncatingIfNeeded: code) : nil }

  var components: (red: UInt8, green: UInt8, blue: UInt8)? {
    guard code >> 24 == 2 else { return nil }
    return (
      UInt8(truncatingIfNeeded: code >> 16), UInt8(truncatingIfNeeded: code >> 8), UInt8(truncatingIfNeeded: code)
    )
  }
}

/// A colour in sRGB, components from 0 to 1.
struct RGB: Hashable, Sendable {
  var red: Double
  var green: Double
  var blue: Double

  init(_ red: Double, _ green: Double, _ blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// `0xRRGGBB`.
  init(_ hex: UInt32) {
    self.init(Double(hex >> 16 & 255) / 255, Double(hex >> 8 & 255) / 255, Double(hex & 255) / 255)
  }

  /// A mix of this colour and another, 0 to 1.
  func mixed(with other: RGB, _ amount: Double) -> RGB {
    let amount = min(max(amount, 0), 1)
    return RGB(
      red + (other.red - red) * amount, green + (other.green - green) * amount, blue + (other.blue - blue) * amount
    )
  }

  /// This colour, made darker until white text on it has a contrast of 3, which WCAG 2 asks of large text and controls.
  var underWhite: RGB {
    let white = RGB(0xFFFFFF)
    let shares = stride(from: 0.0, to: 1, by: 0.02).lazy.map { self.mixed(with: RGB(0x000000), $0) }
    return shares.first { $0.contrast(with: white) >= 3 } ?? RGB(0x000000)
  }

  /// Perceived lightness, 0 to 1 (Rec. 709 weights, without linearising).
  var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

  /// The contrast ratio of WCAG 2, 1 to 21.
  func contrast(with other: RGB) -> Double {
    func relative(_ color: RGB) -> Double {
      Luminance.luminance(red: color.red, green: color.green, blue: color.blue)
    }
    return Luminance.contrast(relative(self), relative(other))
  }
}

/// The number of colours of a terminal.
package enum ColorDepth: Int, Comparable, Sendable {
  /// No colours: bold, underline and reverse are used instead.
  case none
  /// The 16 of the palette.
  case palette16
  case palette256
  case trueColor

  package static func < (a: ColorDepth, b: ColorDepth) -> Bool { a.rawValue < b.rawValue }
}

extension TerminalColor {
  /// The nearest colour that a terminal of this depth can show.
  package func reduced(to depth: ColorDepth) -> TerminalColor {
    switch depth {
    case .none: return .standard
    case .trueColor: return self
    case .palette256:
      guard let color = components else { return self }
      return .palette(PerceivedColor(color).nearestOf256)
    case .palette16:
      if let color = components { return .palette(Self.nearestOf16(color.red, color.green, color.blue)) }
      guard let index = paletteIndex, index >= 16 else { return self }
      let color = Self.standardValue(of: index)
      return .palette(Self.nearestOf16(color.red, color.green, color.blue))
    }
  }

  /// The steps of the 6×6×6 cube of xterm's palette.
  private static let cubeSteps: [UInt8] = [0, 95, 135, 175, 215, 255]

  /// The usual values of the first 16, which a user may have changed.
  private static let sixteen: [(UInt8, UInt8, UInt8)] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
    (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255), (0, 255, 255),
    (255, 255, 255),
  ]

  private static func nearestOf16(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
    var best = 0
    var bestDistance = Int.max
    for (index, candidate) in sixteen.enumerated() {
      let candidateDistance = distance(candidate, (red, green, blue))
      if candidateDistance < bestDistance { (best, bestDistance) = (index, candidateDistance) }
    }
    return UInt8(best)
  }

  /// The value of a colour of xterm's palette.
  static func standardValue(of index: UInt8) -> (red: UInt8, green: UInt8, blue: UInt8) {
    if index < 16 { return sixteen[Int(index)] }
    if index >= 232 {
      let level = 8 + 10 * (index - 232)
      return (level, level, level)
    }
    let cube = Int(index) - 16
    return (cubeSteps[cube / 36], cubeSteps[cube / 6 % 6], cubeSteps[cube % 6])
  }

  private static func distance(_ a: (UInt8, UInt8, UInt8), _ b: (UInt8, UInt8, UInt8)) -> Int {
    let (red, green, blue) = (Int(a.0) - Int(b.0), Int(a.1) - Int(b.1), Int(a.2) - Int(b.2))
    return 3 * red * red + 6 * green * green + blue * blue
  }
}
