import PlatenGraph

extension Theme {
  /// The style of secondary text, and of lines.
  func muted(_ amount: Double = 0.55) -> Ink {
    guard depth >= .palette256 else { return amount < 0.7 ? fainter : Ink() }
    if let color = shade(amount < 0.4 ? amount : readable(amount)) { return Ink(color: color) }
    return amount < 0.7 ? Ink(color: .palette(amount < 0.4 ? 242 : 245)) : Ink()
  }

  /// The same on a background that is drawn already. On one between the terminal's background and its text, more of the
  /// text's colour is needed for a contrast of 3.
  func muted(_ amount: Double, over ground: TerminalColor) -> Ink {
    guard !ground.isStandard, hasShades else { return muted(amount) }
    let below = components(of: ground)
    var amount = readable(amount)
    while amount < 1, let color = shade(amount, over: ground), components(of: color).contrast(with: below) < 3 {
      amount += 0.05
    }
    return shade(min(amount, 1), over: ground).map { Ink(color: $0) } ?? muted(amount)
  }

  /// Dark text on a light background needs more of the text's colour than light text on a dark one, to be read as well.
  private func readable(_ amount: Double) -> Double { isDark == false ? min(amount + 0.12, 1) : amount }

  /// Text that is less important, where there are no shades.
  var fainter: Ink {
    guard chosen.contrast <= 1 else { return Ink() }
    return hasGray ? Ink(color: .palette(8)) : Ink(attributes: .faint)
  }

  /// Whether the palette's bright black can be read: on a light background. On a dark one some palettes have the
  /// background there; and on a light one many terminals do not draw black text fainter.
  private var hasGray: Bool { depth == .palette16 && terminalIsDark == false }

  /// The style of what is behind a modal: half way to the background.
  func dimmed(_ style: CellStyle) -> CellStyle {
    var style = style
    guard hasShades, style.foreground.isStandard || style.foreground.components != nil else {
      if hasGray, style.background.isStandard {
        style.foreground = .palette(8)
      } else {
        style.attributes.insert(.faint)
      }
      return style
    }
    let ink = style.foreground.isStandard ? assumedForeground : components(of: style.foreground)
    style.foreground = .rgb(ink.mixed(with: assumedBackground, 0.5))
    if style.background.components != nil {
      style.background = .rgb(components(of: style.background).mixed(with: assumedBackground, 0.5))
    }
    return style
  }

  /// The text of disabled controls: fainter than what is enabled, and still readable.
  var disabled: Ink { depth >= .palette256 ? Ink(color: shade(0.58) ?? .palette(245)) : fainter }
}
