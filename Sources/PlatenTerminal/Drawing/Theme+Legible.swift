import PlatenGraph

extension Theme {
  /// A colour for text, changed where it cannot be read on a filled background: as little as it has to, so that red
  /// stays red. Fainter text stays a little fainter.
  ///
  /// WCAG 2 asks for a contrast of 4.5, and for 7 at its highest level, which the theme of high contrast has where no
  /// colour is lost by it.
  func legible(_ ink: Ink, on ground: TerminalColor) -> Ink {
    guard depth >= .palette256, let fill = ground.components.map({ _ in components(of: ground) }) else {
      // Few colours: there is one that can be read, or the terminal decides.
      return Ink(color: contrasting(ground), attributes: ink.attributes.subtracting(.faint))
    }
    let color = ink.color.isStandard ? assumedForeground : components(of: ink.color)
    let (least, most) = (4.5, chosen.contrast > 1 ? 7 : 4.5)
    if color.contrast(with: fill) >= most { return ink }
    let readable = components(of: contrasting(ground))
    let isShade = abs(color.red - color.green) < 0.12 && abs(color.green - color.blue) < 0.12
    let shares = isShade ? [0.85] : stride(from: 0.0, to: 1, by: 0.1).map(\.self)
    let candidates = shares.map { share in
      (share: share, color: (isShade ? fill : color).mixed(with: readable, share))
    }
    let best =
      candidates.first { $0.color.contrast(with: fill) >= most && (isShade || $0.share <= 0.5) }
      ?? candidates.first { !isShade && $0.color.contrast(with: fill) >= least }
    return Ink(color: .rgb(best?.color ?? readable), attributes: ink.attributes)
  }

  /// Black or white, whichever is more readable on a background.
  func contrasting(_ ground: TerminalColor) -> TerminalColor {
    guard let (red, green, blue) = ground.components else {
      guard let index = ground.paletteIndex else { return .standard }
      return [3, 6, 7, 10, 11, 14, 15].contains(index) ? .palette(0) : .palette(15)
    }
    let fill = RGB(Double(red) / 255, Double(green) / 255, Double(blue) / 255)
    return fill.contrast(with: RGB(0x000000)) > fill.contrast(with: RGB(0xFFFFFF)) ? .rgb(0, 0, 0) : .rgb(255, 255, 255)
  }
}
