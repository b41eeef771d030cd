#if Web
import PlatenGraph

/// Fonts: the text style as a class, differences from it as declarations.
enum FontStyle {
  /// Gives an element a font, whose size is at least `least` points.
  static func apply(_ font: Font, to element: inout Element, least: Double = 0) {
    if let style = font.textStyle { element.classes.append("f-\(style)") }
    if font.scale != 1, let style = font.textStyle, font.size == nil {
      element.style["font-size"] = CSS.number(Double(Font.pointSize(of: style)) * font.scale / 16) + "rem"
    } else if let size = font.size {
      // Relative to the reader's own font size, as Dynamic Type is.
      element.style["font-size"] = CSS.number(max(Double(size) * font.scale, least) / 16) + "rem"
    }
    if let weight = font.weight { element.style["font-weight"] = String(weight.value) }
    if font.isItalic { element.style["font-style"] = "italic" }
    if font.hasMonospacedDigits { element.style["font-variant-numeric"] = "tabular-nums" }
    if let family = font.family {
      element.style["font-family"] = "\"\(safe(family))\",var(--sans)"
    } else {
      switch font.design {
      case .default: break
      case .serif: element.style["font-family"] = "var(--serif)"
      case .rounded: element.style["font-family"] = "var(--rounded)"
      case .monospaced: element.style["font-family"] = "var(--mono)"
      }
    }
  }

  /// A family name must not contain a character with a meaning in CSS.
  private static func safe(_ family: String) -> String {
    String(
      String.UnicodeScalarView(
        family.unicodeScalars.filter { $0.properties.isAlphabetic || "0123456789 -_".unicodeScalars.contains($0) }))
  }
}
#endif
