import Foundation
import PlatenGraph

/// The colours and marks of one terminal, to which `Paint` is resolved.
///
/// The text and the background have the user's own colours. Shades between them (secondary text, the background of a
/// field) are mixed if the background is known, and replaced by attributes if there are few colours.
package struct Theme: Equatable, Sendable {
  /// The colours of the terminal.
  private let terminalDepth: ColorDepth
  package var hasRichGlyphs: Bool
  /// Nil until the terminal has answered.
  var terminalIsDark: Bool?
  /// The background in sRGB; nil until the terminal has answered.
  var terminalBackground: RGB?
  /// The program's preference, independent of the terminal.
  var preferred: ColorScheme?

  /// The colours that the user or the program has chosen.
  var chosen = TerminalTheme.standard

  /// The colours that are used.
  package var depth: ColorDepth { chosen.hasColor ? terminalDepth : .none }

  /// Whether the terminal is dark and the program prefers light, or the other way round.
  private var isSchemeForced: Bool {
    preferred != nil && depth >= .palette256 && preferred != (terminalIsDark ?? true ? .dark : .light)
  }

  /// Whether the background and the text differ from the terminal's own.
  var isForced: Bool { isSchemeForced || depth >= .palette256 && colors.background != nil }

  package var isDark: Bool? {
    isSchemeForced ? preferred == .dark : terminalIsDark ?? (colors.background == nil ? nil : true)
  }

  private var colors: TerminalTheme.Colors {
    (isSchemeForced ? preferred == .dark : terminalIsDark ?? true) ? chosen.dark : chosen.light
  }

  /// The background of the screen, if it is known.
  var background: RGB? {
    if depth >= .palette256, let own = colors.background { return RGB(own) }
    return isSchemeForced ? preferred == .dark ? RGB(0x101014) : RGB(0xFFFFFF) : terminalBackground
  }

  /// The value of a named colour.
  func value(of color: SystemColor) -> RGB {
    let own: UInt32? =
      switch color {
      case .blue, .accent: colors.accent
      case .red: colors.red
      case .green: colors.green
      case .yellow, .orange: colors.yellow
      default: nil
      }
    return own.map { RGB($0) } ?? SystemPalette.value(of: color, isDark: isDark ?? true)
  }

  /// Whether the terminal draws the lines of boxes two columns wide, as some do for East Asian users.
  var linesAreWide = false

  package init(_ capabilities: TerminalCapabilities) {
    terminalDepth = capabilities.colorDepth
    hasRichGlyphs = capabilities.hasRichGlyphs
    terminalIsDark = capabilities.isDark
  }

  /// Applies the terminal's answer.
  mutating func adopt(_ queries: TerminalQueries) {
    if let isDark = queries.isDark { terminalIsDark = isDark }
    if let color = queries.background { terminalBackground = RGB(color.red, color.green, color.blue) }
  }

  /// A colour with attributes that replace it if there are few colours.
  struct Ink: Equatable {
    var color = TerminalColor.standard
    var attributes: CellStyle.Attributes = []
  }

  var assumedBackground: RGB { background ?? (isDark ?? true ? RGB(0x101014) : RGB(0xFFFFFF)) }
  var assumedForeground: RGB { colors.text.map { RGB($0) } ?? (isDark ?? true ? RGB(0xECECEC) : RGB(0x1C1C1E)) }
  private var hasShades: Bool { depth >= .palette256 && isDark != nil }

  /// A colour between the background (0) and the text (1); nil if there are no such shades.
  func shade(_ amount: Double) -> TerminalColor? {
    hasShades ? .rgb(assumedBackground.mixed(with: assumedForeground, amount * chosen.contrast)) : nil
  }

  /// A colour between a background and the text; nil if there are no such shades.
  func shade(_ amount: Double, over ground: TerminalColor) -> TerminalColor? {
    guard hasShades else { return nil }
    return .rgb(components(of: ground).mixed(with: assumedForeground, amount * chosen.contrast))
  }

  /// The style of secondary text.
  func muted(_ amount: Double = 0.55) -> Ink {
    switch depth {
    case .none, .palette16: Ink(attributes: chosen.contrast > 1 ? [] : .faint)
    case .palette256, .trueColor: Ink(color: shade(amount) ?? .palette(amount < 0.4 ? 242 : 245))
    }
  }

  /// The text of disabled controls: fainter than what is enabled, and still readable.
  var disabled: Ink { muted(0.58) }

  /// Lines and frames.
  var line: Ink { muted(0.35) }

  func accent(_ tint: Paint?) -> Ink { ink(tint ?? .system(.accent), tint: nil) }

  /// The colour for text and lines.
  func ink(_ paint: Paint, opacity: Double = 1, tint: Paint?, at point: UnitPoint = .center) -> Ink {
    switch paint {
    case .system(let color, let own):
      switch color {
      case .primary, .label, .clear: return faded(Ink(), opacity * own)
      case .secondary: return faded(muted(0.6), opacity * own)
      case .tertiary, .placeholder: return faded(muted(0.45), opacity * own)
      case .quaternary, .separator: return faded(muted(0.3), opacity * own)
      case .background: return Ink(color: background.map { .rgb($0) } ?? (isDark ?? true ? .palette(0) : .palette(15)))
      case .accent:
        if let tint, case .system(.accent, _) = tint {
          return ink(.system(.blue, opacity: own), opacity: opacity, tint: nil)
        }
        return ink((tint ?? .system(.blue)).opacity(own), opacity: opacity, tint: nil)
      default: return Ink(color: solid(paint, opacity: opacity) ?? .standard)
      }
    case .rgb, .gradient: return Ink(color: solid(paint, opacity: opacity, at: point) ?? .standard)
    case .mixed(let first, let second, let amount):
      if depth >= .palette256, let layer = layer(paint, tint: tint, at: point, size: .zero) {
        return Ink(color: .rgb(assumedBackground.mixed(with: layer.color, layer.alpha * opacity)))
      }
      return ink(amount < 0.5 ? first : second, opacity: opacity, tint: tint, at: point)
    case .dynamic(let light, let dark):
      return ink(isDark ?? true ? dark : light, opacity: opacity, tint: tint, at: point)
    case .material: return muted(0.5)
    }
  }

  /// The colour for an area; nil if nothing is painted.
  func ground(_ paint: Paint, opacity: Double = 1, tint: Paint?, at point: UnitPoint = .center) -> TerminalColor? {
    guard depth > .none else { return nil }
    switch paint {
    case .system(let color, let own):
      switch color {
      case .clear, .background: return nil
      case .primary, .label: return areaShade(own * opacity)
      case .secondary: return areaShade(0.5 * own * opacity)
      case .tertiary, .placeholder: return areaShade(0.3 * own * opacity)
      case .quaternary, .separator: return areaShade(0.18 * own * opacity)
      case .accent:
        if let tint, case .system(.accent, _) = tint { return solid(.system(.blue, opacity: own), opacity: opacity) }
        return ground((tint ?? .system(.blue)).opacity(own), opacity: opacity, tint: nil)
      default: return solid(paint, opacity: opacity)
      }
    case .material(let thickness): return shade(0.06 + 0.03 * Double(thickness))
    case .dynamic(let light, let dark):
      return ground(isDark ?? true ? dark : light, opacity: opacity, tint: tint, at: point)
    case .rgb, .gradient: return solid(paint, opacity: opacity, at: point)
    case .mixed(let first, let second, let amount):
      return ground(amount < 0.5 ? first : second, opacity: opacity, tint: tint, at: point)
    }
  }

  private func areaShade(_ amount: Double) -> TerminalColor? {
    guard amount > 0.02 else { return nil }
    if depth >= .palette256 { return .rgb(assumedBackground.mixed(with: assumedForeground, amount)) }
    return amount > 0.6 ? (isDark ?? true ? .palette(7) : .palette(0)) : .palette(8)
  }

  private func faded(_ ink: Ink, _ opacity: Double) -> Ink {
    guard opacity < 0.95 else { return ink }
    guard depth >= .palette256 else { return Ink(color: ink.color, attributes: .faint) }
    return opacity < 0.05 ? ink : muted(max(opacity * 0.9, 0.2))
  }

  /// Colours with components, mixed with the background where they are translucent.
  private func solid(_ paint: Paint, opacity: Double, at point: UnitPoint = .center) -> TerminalColor? {
    switch paint {
    case .rgb(let red, let green, let blue, let own):
      let total = min(max(own * opacity, 0), 1)
      guard total > 0.02 else { return nil }
      return .rgb(assumedBackground.mixed(with: RGB(red, green, blue), total))
    case .system(let color, let own):
      let total = min(max(own * opacity, 0), 1)
      guard total > 0.02 else { return nil }
      let dark = isDark ?? true
      if depth == .palette16 { return .palette(SystemPalette.index(of: color, isDark: dark)) }
      return .rgb(assumedBackground.mixed(with: value(of: color), total))
    case .gradient(let gradient):
      return solid(gradient.paint(at: point, size: CGSize(width: 1, height: 1)), opacity: opacity)
    case .dynamic(let light, let dark): return solid(isDark ?? true ? dark : light, opacity: opacity, at: point)
    case .material, .mixed: return nil
    }
  }

  /// Whether nothing is seen of a text in that colour.
  func isInvisible(_ paint: Paint) -> Bool {
    switch paint {
    case .system(.clear, _): true
    case .system(_, let opacity), .rgb(_, _, _, let opacity): opacity < 0.02
    default: false
    }
  }

  /// A colour for text, replaced where it cannot be read on a filled background. Fainter text stays a little fainter.
  func legible(_ ink: Ink, on ground: TerminalColor) -> Ink {
    guard depth >= .palette256, let fill = ground.components.map({ _ in components(of: ground) }) else {
      // Few colours: there is one that can be read, or the terminal decides.
      return Ink(color: contrasting(ground), attributes: ink.attributes.subtracting(.faint))
    }
    let color = ink.color.isStandard ? assumedForeground : components(of: ink.color)
    if color.contrast(with: fill) >= 4.5 { return ink }
    let readable = components(of: contrasting(ground))
    let isShade = abs(color.red - color.green) < 0.12 && abs(color.green - color.blue) < 0.12
    return Ink(color: .rgb(fill.mixed(with: readable, isShade ? 0.85 : 1)), attributes: ink.attributes)
  }

  /// Black or white, whichever is more readable on a background.
  func contrasting(_ ground: TerminalColor) -> TerminalColor {
    guard let (red, green, blue) = ground.components else {
      guard let index = ground.paletteIndex else { return .standard }
      return [3, 6, 7, 10, 11, 14, 15].contains(index) ? .palette(0) : .palette(15)
    }
    let luminance = RGB(Double(red) / 255, Double(green) / 255, Double(blue) / 255).luminance
    return luminance > 0.55 ? .rgb(0, 0, 0) : .rgb(255, 255, 255)
  }
}

/// The values of the named colours on a dark and on a light background.
enum SystemPalette {
  static func value(of color: SystemColor, isDark: Bool) -> RGB {
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
