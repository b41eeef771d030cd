/// The style of a stretch of text in HTML, as far as attributes can express it.
struct HTMLStyle: Equatable {
  var isBold = false
  var isItalic = false
  var isUnderlined = false
  var isStruckThrough = false
  var isCode = false
  /// In CSS pixels; nil for the usual size.
  var size: Double?
  var foreground: ColorShade?
  var background: ColorShade?
  var link: URL?
  var keepsSpace = false
  var isHidden = false

  /// The default size of text in a browser.
  private static let usualSize = 16.0

  /// Adds the style that an element gives its contents.
  mutating func enter(_ tag: String, _ attributes: [String: String]) {
    switch tag {
    case "b", "strong", "th": isBold = true
    case "i", "em", "cite", "dfn", "var": isItalic = true
    case "u", "ins": isUnderlined = true
    case "s", "strike", "del": isStruckThrough = true
    case "code", "kbd", "samp", "tt": isCode = true
    case "pre":
      isCode = true
      keepsSpace = true
    case "h1", "h2", "h3", "h4", "h5", "h6":
      isBold = true
      // The sizes of the rendering section (HTML, 15.3.6).
      size = ["h1": 32, "h2": 24, "h3": 18.72, "h4": nil, "h5": 13.28, "h6": 10.72][tag] ?? nil
    case "mark": background = ColorShade(hexadecimal: "#FFFF00")
    case "head", "template", "svg", "math", "object", "select": isHidden = true
    case "font": foreground = attributes["color"].flatMap(Self.color) ?? foreground
    case "a":
      if let address = attributes["href"], let url = URL(string: address), LinkPolicy.allows(url) { link = url }
    default: break
    }
    if let style = attributes["style"] { apply(style) }
  }

  private mutating func apply(_ declarations: String) {
    for declaration in declarations.split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let name = parts[0].trimmingCharacters(in: .whitespaces).lowercased()
      apply(name, parts[1].replacing("!important", with: "").trimmingCharacters(in: .whitespaces).lowercased())
    }
  }

  private mutating func apply(_ name: String, _ value: String) {
    switch name {
    case "font-weight": isBold = ["bold", "bolder"].contains(value) || (Int(value) ?? 0) >= 600
    case "font-style": isItalic = value.hasPrefix("italic") || value.hasPrefix("oblique")
    case "text-decoration", "text-decoration-line":
      // A decoration covers what is inside, whatever its own value.
      if value.contains("underline") { isUnderlined = true }
      if value.contains("line-through") { isStruckThrough = true }
    case "font-size": size = Self.size(value, within: size ?? Self.usualSize) ?? size
    case "font-family": if value.contains("monospace") { isCode = true }
    case "color": foreground = Self.color(value)
    case "background-color", "background": background = Self.color(value).flatMap { $0.opacity > 0 ? $0 : nil }
    case "white-space": keepsSpace = value.hasPrefix("pre") || value == "break-spaces"
    case "display": if value == "none" { isHidden = true }
    default: break
    }
  }

  private static func size(_ value: String, within outer: Double) -> Double? {
    func number(_ unit: String) -> Double? { value.hasSuffix(unit) ? Double(value.dropLast(unit.count)) : nil }
    let size =
      number("px") ?? number("pt").map { $0 * 4 / 3 } ?? number("rem").map { $0 * usualSize }
      ?? number("em").map { $0 * outer } ?? number("%").map { $0 * outer / 100 }
    return size.flatMap { (1...400).contains($0) ? $0 : nil }
  }

  /// Hexadecimal colours, `rgb()` and `rgba()`, and the first names of CSS.
  static func color(_ value: String) -> ColorShade? {
    if value.hasPrefix("#") { return ColorShade(hexadecimal: value) }
    if value.hasPrefix("rgb") {
      let parts = value.split { "(), /".contains($0) }.dropFirst().map { part -> Double? in
        part.hasSuffix("%") ? Double(part.dropLast()).map { $0 / 100 } : Double(part)
      }
      guard parts.count >= 3, let red = parts[0], let green = parts[1], let blue = parts[2] else { return nil }
      let scale = value.contains("%") && !value.contains("/") ? 1.0 : 255.0
      return ColorShade(
        red: red / scale, green: green / scale, blue: blue / scale, opacity: (parts.count > 3 ? parts[3] : nil) ?? 1)
    }
    return names[value].flatMap { ColorShade(hexadecimal: $0) }
  }

  private static let names = [
    "black": "#000000", "silver": "#C0C0C0", "gray": "#808080", "grey": "#808080", "white": "#FFFFFF",
    "maroon": "#800000", "red": "#FF0000", "purple": "#800080", "fuchsia": "#FF00FF", "green": "#008000",
    "lime": "#00FF00", "olive": "#808000", "yellow": "#FFFF00", "navy": "#000080", "blue": "#0000FF",
    "teal": "#008080", "aqua": "#00FFFF", "orange": "#FFA500", "pink": "#FFC0CB", "brown": "#A52A2A",
  ]

  /// The style as attributes; `font` is that of text without one of its own.
  func attributes(font base: Font) -> AttributeContainer {
    var attributes = AttributeContainer()
    if let size, abs(size - Self.usualSize) >= 1 {
      let usual = base.resolve(in: Font.Context()).pointSize
      attributes.swiftUI.font = Font.system(size: (usual * size / Self.usualSize).rounded())
    }
    if isBold { TextTrait.bold.set(true, in: &attributes, font: base) }
    if isItalic { TextTrait.italic.set(true, in: &attributes, font: base) }
    if isUnderlined && link == nil { attributes.swiftUI.underlineStyle = .single }
    if isStruckThrough { attributes.swiftUI.strikethroughStyle = .single }
    if isCode { attributes.swiftUI.inlinePresentationIntent = .code }
    // What is black on white elsewhere is as everything is here, be that light or dark.
    if let foreground, link == nil, !foreground.isBlack { attributes.swiftUI.foregroundColor = foreground.asColor }
    if let background, !background.isWhite { attributes.swiftUI.backgroundColor = background.asColor }
    if let link { attributes.link = link }
    return attributes
  }
}

extension ColorShade {
  fileprivate var isBlack: Bool { max(red, green, blue) < 0.01 }
  fileprivate var isWhite: Bool { min(red, green, blue) > 0.99 }
  fileprivate var asColor: Color { Color(red: red, green: green, blue: blue, opacity: opacity) }
}
