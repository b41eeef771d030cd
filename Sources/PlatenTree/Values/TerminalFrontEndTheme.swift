/// The colours of a program in a terminal. Browsers and windows ignore it.
///
/// Each theme has colours for light and for dark terminals, of which the terminal's own background chooses, or the
/// program by `preferredColorScheme(_:)`. Where a theme has no background, the terminal's own is kept, and its text.
/// Terminals with 16 colours show the user's palette whatever the theme; those with none show attributes alone.
public struct TerminalFrontEndTheme: Hashable, Sendable {
  /// Colours as `0xRRGGBB`; nil for what is usual.
  public struct Colors: Hashable, Sendable {
    /// The background of the screen; nil for the terminal's own.
    public var background: UInt32?
    /// The text; nil for the terminal's own.
    public var text: UInt32?
    /// What has the focus, what is chosen, and links: in place of blue.
    public var accent: UInt32?
    /// Errors and what destroys something.
    public var red: UInt32?
    /// What has succeeded.
    public var green: UInt32?
    /// Warnings.
    public var yellow: UInt32?

    /// Creates colours, all of them the usual ones by default.
    public init(
      background: UInt32? = nil, text: UInt32? = nil, accent: UInt32? = nil, red: UInt32? = nil, green: UInt32? = nil,
      yellow: UInt32? = nil
    ) {
      self.background = background
      self.text = text
      self.accent = accent
      self.red = red
      self.green = green
      self.yellow = yellow
    }
  }

  /// The colours on a light background.
  public var light: Colors
  /// The colours on a dark background.
  public var dark: Colors
  /// How far shades, such as the background of a field and secondary text, are from the background of the screen: 1 is
  /// usual, and more has more contrast. From 1.5 on fields have a line under them too.
  public var contrast: Double
  /// Whether there are colours at all; otherwise bold, underlined and reversed text are used.
  public var hasColor: Bool

  /// Creates a theme.
  public init(light: Colors = Colors(), dark: Colors = Colors(), contrast: Double = 1, hasColor: Bool = true) {
    self.light = light
    self.dark = dark
    self.contrast = contrast
    self.hasColor = hasColor
  }

  /// The terminal's own colours, and blue.
  public static let standard = TerminalFrontEndTheme()

  /// Deep blue at night, cool white by day.
  public static let harbor = TerminalFrontEndTheme(
    light: Colors(background: 0xF4F7FB, text: 0x14213D, accent: 0x0B5CAD),
    dark: Colors(background: 0x0D1B2A, text: 0xE0E8F4, accent: 0x64B5FF))

  /// Greens.
  public static let forest = TerminalFrontEndTheme(
    light: Colors(background: 0xF5F8F1, text: 0x1D2B1F, accent: 0x22713A),
    dark: Colors(background: 0x121B14, text: 0xDDE8DC, accent: 0x7BD88F))

  /// Warm paper and brown ink.
  public static let paper = TerminalFrontEndTheme(
    light: Colors(background: 0xFBF5E9, text: 0x3B2F20, accent: 0x9A4A0B),
    dark: Colors(background: 0x211B15, text: 0xEADFCB, accent: 0xF0A35E))

  /// Violet.
  public static let dusk = TerminalFrontEndTheme(
    light: Colors(background: 0xF9F6FC, text: 0x2A1F3D, accent: 0x7A2FB5),
    dark: Colors(background: 0x1B1526, text: 0xEAE2F5, accent: 0xC59BFF))

  /// Black and white, with strong shades and lines, for users who need contrast.
  public static let highContrast = TerminalFrontEndTheme(
    light: Colors(
      background: 0xFFFFFF, text: 0x000000, accent: 0x0033B0, red: 0xA00000, green: 0x005A1E, yellow: 0x6B4A00),
    dark: Colors(
      background: 0x000000, text: 0xFFFFFF, accent: 0x7FC4FF, red: 0xFF9A94, green: 0x7CFF9B, yellow: 0xFFE070),
    contrast: 1.8)

  /// No colours: what has the focus is reversed, what is chosen bold, and fields are underlined.
  public static let monochrome = TerminalFrontEndTheme(hasColor: false)

  /// The themes by their names, as the environment variable `PLATEN_THEME` names them.
  public static let named: [String: TerminalFrontEndTheme] = [
    "standard": .standard, "harbor": .harbor, "forest": .forest, "paper": .paper, "dusk": .dusk,
    "high-contrast": .highContrast, "monochrome": .monochrome,
  ]
}
