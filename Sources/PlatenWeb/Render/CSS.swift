#if Web
import Foundation
import PlatenGraph

/// CSS values, written so that only numbers and known names can get into a style.
enum CSS {
  /// A number without an exponent and with a limited number of digits. Infinite values and NaN become 0.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let bounded = min(max(value, -1_000_000), 1_000_000)
    let thousandths = Int((bounded * 1_000).rounded())
    let whole = abs(thousandths) / 1_000
    let rest = abs(thousandths) % 1_000
    let sign = thousandths < 0 ? "-" : ""
    guard rest != 0 else { return "\(sign)\(whole)" }
    var digits = String(rest)
    while digits.count < 3 { digits = "0" + digits }
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }

  /// A number of a matrix, for which more digits are visible.
  static func factor(_ value: CGFloat) -> String {
    guard value.isFinite, abs(value) >= 0.000_001 else { return "0" }
    return abs(value) >= 1000 ? number(Double(value)) : String(format: "%.6f", Double(value))
  }

  /// SwiftUI points as CSS pixels: both are defined by the same viewing angle.
  static func pixels(_ value: CGFloat) -> String {
    let number = number(Double(value))
    return number == "0" ? "0" : number + "px"
  }

  /// A length where CSS requires a unit even for 0.
  static func length(_ value: CGFloat) -> String { number(Double(value)) + "px" }

  static func pair(_ x: CGFloat, _ y: CGFloat) -> String { "\(length(x)) \(length(y))" }

  static func degrees(_ angle: Angle) -> String { number(angle.degrees) + "deg" }

  /// Where the lines of a text stand, in the direction of what is around it; nil for the leading edge.
  static func alignment(_ alignment: TextAlignment) -> String? {
    switch alignment {
    case .leading: nil
    case .center: "center"
    case .trailing: "var(--end)"
    }
  }

  /// Where something stands in a space, as a value of `justify-items` and its like.
  static func alignment(_ alignment: HorizontalAlignment) -> String {
    switch alignment.guide {
    case .leading, .custom: "start"
    case .center: "center"
    case .trailing: "end"
    }
  }

  /// Where something stands in a space, as a value of `align-items` and its like.
  static func alignment(_ alignment: VerticalAlignment) -> String {
    switch alignment.guide {
    case .top, .custom: "start"
    case .center: "center"
    case .bottom: "end"
    case .firstTextBaseline, .lastTextBaseline: "baseline"
    }
  }

  /// What a colour is used for.
  enum ColorUse {
    /// Text, which is dark enough to be read on a light ground.
    case text
    /// An area, a line or a symbol.
    case area
  }

  /// A colour, or the first colour of a gradient.
  static func color(_ paint: Paint, for use: ColorUse = .text) -> String {
    switch paint {
    case .system(let color, let opacity):
      return faded(systemColor(color, for: use), opacity)
    case .rgb(let red, let green, let blue, let opacity):
      let parts = [red, green, blue].map { number(min(max($0, 0), 1) * 255) }
      return "rgb(\(parts.joined(separator: " ")) / \(number(min(max(opacity, 0), 1))))"
    case .material(let thickness):
      return faded("var(--material)", [0.35, 0.5, 0.65, 0.78, 0.9][min(max(thickness, 0), 4)])
    case .mixed(let first, let second, let amount):
      let share = number(min(max(amount, 0), 1) * 100)
      return "color-mix(in srgb,\(color(second, for: use)) \(share)%,\(color(first, for: use)))"
    case .dynamic(let light, let dark):
      return "light-dark(\(color(light, for: use)),\(color(dark, for: use)))"
    case .tile(let tile): return color(tile.flat, for: use)
    case .gradient(let gradient):
      return gradient.stops.first.map { color($0.paint.paint, for: use) } ?? "transparent"
    }
  }

  /// The fill of an area: a colour, a gradient or a picture.
  static func background(_ paint: Paint, for use: ColorUse = .area) -> String {
    if case .tile(let tile) = paint { return picture(of: tile) }
    guard case .gradient(let gradient) = paint else { return color(paint, for: use) }
    let stops = placed(gradient, for: use) { number($0 * 100) + "%" }
    guard gradient.stops.count > 1 else { return color(paint, for: use) }
    switch gradient.kind {
    case .linear(let start, let end): return "linear-gradient(\(angle(from: start, to: end)),\(stops))"
    case .radial(let center, let start, let end):
      let stops = placed(gradient, for: use) { length(start + (end - start) * $0) }
      return "radial-gradient(circle \(length(max(end, start))) at \(place(center)),\(stops))"
    case .elliptical(let center, let start, let end):
      let stops = placed(gradient, for: use) { number((start + (end - start) * $0) * 100) + "%" }
      return "radial-gradient(50% 50% at \(place(center)),\(stops))"
    case .angular(let center, let start, let end):
      let sweep = (end.degrees - start.degrees)
      let stops = placed(gradient, for: use) { number(sweep * $0) + "deg" }
      return "conic-gradient(from \(number(start.degrees + 90))deg at \(place(center)),\(stops))"
    }
  }

  /// The style of an area that a picture fills with edges of their own width. CSS begins to repeat in the middle of an
  /// edge, and makes edges smaller together where they do not fit, as the other front ends do.
  static func slices(_ slices: PictureSlices, of tile: TilePaint) -> [String: String] {
    let (picture, size) = (picture(of: tile), tile.size)
    let widths = [slices.top, slices.right, slices.bottom, slices.left]
    guard widths.contains(where: { $0 > 0 }) else {
      return ["background": "\(picture) 0 0/\(length(size.width)) \(length(size.height))"]
    }
    let parts = zip(widths, [size.height, size.width, size.height, size.width])
      .map { width, whole in number(min(Double(width / whole), 1) * 100) + "%" }.joined(separator: " ")
    let edges = widths.map { length($0) }.joined(separator: " ")
    return ["border-image": "\(picture) \(parts) fill/\(edges) \(slices.isTiled ? "repeat" : "stretch")"]
  }

  /// A tile as a picture of its size, which backgrounds repeat.
  private static func picture(of tile: TilePaint) -> String {
    let (part, picture) = (tile.part, tile.picture)
    let sides = [part.minX, part.minY, part.width, part.height].map { number(Double($0)) }.joined(separator: " ")
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(number(Double(tile.size.width)))" \
      height="\(number(Double(tile.size.height)))" viewBox="\(sides)" preserveAspectRatio="none">\
      <image width="\(number(picture.width))" height="\(number(picture.height))" opacity="\(number(tile.opacity))" \
      preserveAspectRatio="none" href="data:\(picture.type);base64,\(picture.bytes.base64EncodedString())"/></svg>
      """
    // The page's script divides styles at semicolons, and so an address has none.
    return "url(data:image/svg+xml,\(svg.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""))"
  }

  private static func placed(_ gradient: GradientPaint, for use: ColorUse, _ place: (Double) -> String) -> String {
    gradient.stops.map { "\(color($0.paint.paint, for: use)) \(place($0.location))" }.joined(separator: ",")
  }

  private static func place(_ point: UnitPoint) -> String {
    "\(number(Double(point.x) * 100))% \(number(Double(point.y) * 100))%"
  }

  private static func systemColor(_ color: SystemColor, for use: ColorUse) -> String {
    switch color {
    case .clear: return "transparent"
    case .label: return "var(--primary)"
    case .black: return "#000"
    case .white: return "#fff"
    default:
      let own = "var(--\(color.rawValue))"
      guard use == .area, let dark = color.areaValue(isDark: true) else { return own }
      let light = color.areaValue(isDark: false).map(hexadecimal) ?? own
      return "var(--\(color.rawValue)-area,light-dark(\(light),\(hexadecimal(dark))))"
    }
  }

  private static func hexadecimal(_ value: Int) -> String { String(format: "#%06x", value) }

  private static func faded(_ color: String, _ opacity: Double) -> String {
    guard opacity < 1 else { return color }
    return "color-mix(in srgb,\(color) \(number(max(opacity, 0) * 100))%,transparent)"
  }

  /// CSS angles start at the top and are clockwise.
  private static func angle(from start: UnitPoint, to end: UnitPoint) -> String {
    let across = Double(end.x - start.x)
    let down = Double(end.y - start.y)
    guard across != 0 || down != 0 else { return "180deg" }
    return number(atan2(across, -down) * 180 / .pi) + "deg"
  }
}
#endif
