import Platen
import PlatenTree
import TextControls

/// AppKit's colour: UIKit's, by another name.
public typealias NSColor = UIColor

extension UIColor {
  /// Creates a colour from components in sRGB, from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a colour from components from 0 to 1, which are taken for sRGB.
  public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a colour from components from 0 to 1, which are taken for sRGB.
  public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a grey from 0 to 1, which is taken for sRGB.
  public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) { self.init(white: white, alpha: alpha) }
  /// Creates a grey from 0 to 1, which is taken for sRGB.
  public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) { self.init(white: white, alpha: alpha) }

  /// The colour of labels.
  public static var labelColor: UIColor { .label }
  /// The colour of secondary labels.
  public static var secondaryLabelColor: UIColor { .secondaryLabel }
  /// The colour of tertiary labels.
  public static var tertiaryLabelColor: UIColor { .tertiaryLabel }
  /// The weakest colour of labels.
  public static var quaternaryLabelColor: UIColor { .quaternaryLabel }
  /// The colour of text; here the same as ``labelColor``.
  public static var textColor: UIColor { .label }
  /// The colour of the text of controls; here the same as ``labelColor``.
  public static var controlTextColor: UIColor { .label }
  /// The colour of the text of disabled controls; here the same as ``tertiaryLabelColor``.
  public static var disabledControlTextColor: UIColor { .tertiaryLabel }
  /// The colour of placeholders in empty fields.
  public static var placeholderTextColor: UIColor { .placeholderText }
  /// The colour of the titles of windows; here the same as ``labelColor``.
  public static var windowFrameTextColor: UIColor { .label }
  /// The colour of links.
  public static var linkColor: UIColor { .link }
  /// The colour of lines between rows.
  public static var separatorColor: UIColor { .separator }
  /// The colour of lines of a table; here the same as ``separatorColor``.
  public static var gridColor: UIColor { .separator }
  /// The accent colour of the view in which it is shown.
  public static var controlAccentColor: UIColor { .tintColor }
  /// The accent colour, behind selected text at an opacity of 0.3.
  public static var selectedTextBackgroundColor: UIColor { .tintColor.withAlphaComponent(0.3) }
  /// The accent colour, behind selected content.
  public static var selectedContentBackgroundColor: UIColor { .tintColor }
  /// The colour of selected text; here the same as ``labelColor``.
  public static var selectedTextColor: UIColor { .label }
  /// The background of windows.
  public static var windowBackgroundColor: UIColor { .systemBackground }
  /// The background of text; here the same as ``windowBackgroundColor``.
  public static var textBackgroundColor: UIColor { .systemBackground }
  /// The background of large controls; here the same as ``windowBackgroundColor``.
  public static var controlBackgroundColor: UIColor { .systemBackground }
  /// The background behind documents; here the same as `secondarySystemBackground`.
  public static var underPageBackgroundColor: UIColor { .secondarySystemBackground }
  /// The surface of controls.
  public static var controlColor: UIColor { .tertiarySystemFill }
  /// What marks the found text: the platform's yellow.
  public static var findHighlightColor: UIColor { .systemYellow }
}

extension Color {
  /// A colour of AppKit.
  public init(nsColor color: NSColor) { self.init(uiColor: color) }
}
