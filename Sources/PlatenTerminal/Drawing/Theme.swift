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
  /// Whether a blank can be underlined.
  let hasUnderlines: Bool
  /// Nil until the terminal has answered.
  var terminalIsDark: Bool?
  /// The background in sRGB; nil until the terminal has answered.
  var terminalBackground: RGB?
  /// The program's preference, independent of the terminal.
  var preferred: ColorScheme?

  /// The colours that the user or the program has chosen.
  var chosen = TerminalFrontEndTheme.standard

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

  private var colors: TerminalFrontEndTheme.Colors {
    (isSchemeForced ? preferred == .dark : terminalIsDark ?? true) ? chosen.dark : chosen.light
  }

  /// The background of the screen, if it is known.
  var background: RGB? {
    if depth >= .palette256, let own = colors.background { return RGB(own) }
    return isSchemeForced ? preferred == .dark ? RGB(0x101014) : RGB(0xFFFFFF) : terminalBackground
  }

  /// The value of a named colour, for text or for an area. On an area of the accent's colour white can be read, which
  /// programs write on blue ones: the colours of a theme are those of text.
  func value(of color: SystemColor, isArea: Bool = false) -> RGB {
    switch color {
    case .blue, .accent:
      let own = colors.accent.map { RGB($0) }
      if isArea { return (own ?? SystemPalette.area(of: color, isDark: isDark)).underWhite }
      if let own { return own }
    case .red, .green, .yellow, .orange:
      if !isArea, let own = ownText(color) { return RGB(own) }
    default: break
    }
    return isArea ? SystemPalette.area(of: color, isDark: isDark) : SystemPalette.value(of: color, isDark: isDark)
  }

  private func ownText(_ color: SystemColor) -> UInt32? {
    switch color {
    case .red: colors.red
    case .green: colors.green
    default: colors.yellow
    }
  }

  /// Whether the terminal draws the lines of boxes two columns wide, as some do for East Asian users.
  var linesAreWide = false
  /// Whether the terminal has characters for lines at all.
  let hasLines: Bool

  package init(_ capabilities: TerminalCapabilities) {
    terminalDepth = capabilities.colorDepth
    hasRichGlyphs = capabilities.hasRichGlyphs
    hasLines = capabilities.charset.isUTF8
    hasUnderlines = !capabilities.isConsole
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
  /// Whether fields have a line under them as well as their background, which is next to that of the screen: WCAG 2
  /// asks for a contrast of 3 to 1 where one has to see an edge (1.4.11).
  var drawsEdges: Bool { hasShades && hasUnderlines && chosen.contrast >= 1.5 }
  var hasShades: Bool { depth >= .palette256 && isDark != nil }

  /// A colour between the background (0) and the text (1); nil if there are no such shades.
  func shade(_ amount: Double) -> TerminalColor? {
    hasShades ? .rgb(assumedBackground.mixed(with: assumedForeground, amount * chosen.contrast)) : nil
  }

  /// A colour between a background and the text; nil if there are no such shades.
  func shade(_ amount: Double, over ground: TerminalColor) -> TerminalColor? {
    guard hasShades else { return nil }
    return .rgb(components(of: ground).mixed(with: assumedForeground, amount * chosen.contrast))
  }

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
    case .tile(let tile): return ink(tile.flat, opacity: opacity, tint: tint, at: point)
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
        switch tint {
        // Texts of every importance are drawn on the accent of a control: its shade is the one of text.
        case nil, .system(.accent, _)?: return solid(paint, opacity: opacity)
        case let tint?: return ground(tint.opacity(own), opacity: opacity, tint: nil)
        }
      default: return solid(paint, opacity: opacity, isArea: true)
      }
    case .material(let thickness): return shade(0.06 + 0.03 * Double(thickness))
    case .dynamic(let light, let dark):
      return ground(isDark ?? true ? dark : light, opacity: opacity, tint: tint, at: point)
    case .rgb, .gradient: return solid(paint, opacity: opacity, isArea: true, at: point)
    case .tile(let tile): return ground(tile.flat, opacity: opacity, tint: tint, at: point)
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
    guard depth >= .palette256 else {
      return ink.color.isStandard ? fainter : Ink(color: ink.color, attributes: .faint)
    }
    return opacity < 0.05 ? ink : muted(max(opacity * 0.9, 0.2))
  }

  /// Colours with components, mixed with the background where they are translucent.
  private func solid(
    _ paint: Paint, opacity: Double, isArea: Bool = false, at point: UnitPoint = .center
  ) -> TerminalColor? {
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
      return .rgb(assumedBackground.mixed(with: value(of: color, isArea: isArea), total))
    case .gradient(let gradient):
      return solid(gradient.paint(at: point, size: CGSize(width: 1, height: 1)), opacity: opacity, isArea: isArea)
    case .dynamic(let light, let dark):
      return solid(isDark ?? true ? dark : light, opacity: opacity, isArea: isArea, at: point)
    case .tile(let tile): return solid(tile.flat, opacity: opacity, isArea: isArea, at: point)
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
}
