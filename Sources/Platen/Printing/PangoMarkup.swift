import Foundation

/// The text of a paragraph in the markup of pango: fonts, colours, lines, spacing and baseline offsets.
///
/// The source of the names is the page "Pango Markup" of pango's documentation. Attachments are left out.
struct PangoMarkup {
  private(set) var text = ""

  init(_ paragraph: NSAttributedString) {
    let string = paragraph.string as NSString
    paragraph.enumerateAttributes(in: paragraph.whole) { attributes, range, _ in
      add(string.substring(with: range), attributes)
    }
    // A paragraph without characters is as high as a line of its font.
    if paragraph.length == 0 { add(" ", [:]) }
  }

  private mutating func add(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
    let span = Self.attributes(of: attributes).map { " \($0.name)=\"\(Self.escaped($0.value))\"" }.joined()
    self.text += "<span\(span)>\(Self.escaped(text))</span>"
  }

  private static func attributes(of values: [NSAttributedString.Key: Any]) -> [(name: String, value: String)] {
    var result = fontAttributes(of: values[.font] as? UIFont ?? PrintedText.standardFont)
    func add(_ name: String, _ value: String) { result.append((name, value)) }
    func add(_ color: Any?, _ name: String, _ alpha: String?) {
      guard let color = color as? UIColor else { return }
      let (hexadecimal, opacity) = components(of: color)
      add(name, hexadecimal)
      if let alpha, opacity < 1 { add(alpha, String(max(1, Int(opacity * 65535)))) }
    }
    add(values[.foregroundColor], "fgcolor", "fgalpha")
    if (values[.backgroundColor] as? UIColor) != .clear { add(values[.backgroundColor], "bgcolor", "bgalpha") }
    let underline = Int(HostedRuns.number(values[.underlineStyle]))
    if underline != 0 {
      add(
        "underline",
        underline & NSUnderlineStyle.double.rawValue == NSUnderlineStyle.double.rawValue ? "double" : "single")
      add(values[.underlineColor], "underline_color", nil)
    }
    if HostedRuns.number(values[.strikethroughStyle]) != 0 {
      add("strikethrough", "true")
      add(values[.strikethroughColor], "strikethrough_color", nil)
    }
    let spacing = HostedRuns.number(values[.kern]) + HostedRuns.number(values[.tracking])
    if spacing != 0 { add("letter_spacing", units(spacing)) }
    let offset = HostedRuns.number(values[.baselineOffset])
    if offset != 0 { add("rise", units(offset)) }
    return result
  }

  private static func fontAttributes(of font: UIFont) -> [(name: String, value: String)] {
    let description = font.fontDescriptor.values
    let generic =
      switch description.design {
      case .serif: "Serif"
      case .monospaced: "Monospace"
      default: "Sans"
      }
    return [
      ("font_family", description.family ?? generic), ("size", units(Double(font.pointSize))),
      ("weight", String(weight(of: description.weight))), ("style", description.isItalic ? "italic" : "normal"),
    ]
  }

  /// The weight in the numbers of OpenType.
  private static func weight(of weight: UIFont.Weight) -> Int {
    let weights: [(UIFont.Weight, Int)] = [
      (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600), (.bold, 700),
      (.heavy, 800), (.black, 900),
    ]
    return weights.last { $0.0.rawValue <= weight.rawValue }?.1 ?? 100
  }

  /// Points in pango's unit.
  private static func units(_ points: Double) -> String { String(Int((points * 1024).rounded())) }

  private static func components(of color: UIColor) -> (hexadecimal: String, opacity: CGFloat) {
    var shade = ColorShade(
      Color(uiColor: color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))).paint)
    let opacity = shade.opacity
    shade.opacity = 1
    return (shade.hexadecimal, CGFloat(opacity))
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\t", "\u{2028}": escaped.unicodeScalars.append(scalar)
      // Attachments, and control characters, which markup can't have.
      case "\u{FFFC}", "\u{0}"..."\u{1F}", "\u{7F}": break
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
