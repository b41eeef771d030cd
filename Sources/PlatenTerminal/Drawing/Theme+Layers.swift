import Foundation
import PlatenGraph

extension Theme {
  /// A colour and its opacity.
  struct Layer: Equatable {
    var color: RGB
    var alpha: Double
  }

  /// The colour of a paint at a point of an area; nil if nothing is painted. `size` is the area's in points.
  func layer(_ paint: Paint, tint: Paint?, at point: UnitPoint, size: CGSize) -> Layer? {
    switch paint {
    case .system(let color, let opacity):
      switch color {
      case .clear: return nil
      case .background: return Layer(color: assumedBackground, alpha: opacity)
      case .primary, .label: return Layer(color: assumedForeground, alpha: opacity)
      case .secondary: return Layer(color: assumedForeground, alpha: 0.5 * opacity)
      case .tertiary, .placeholder: return Layer(color: assumedForeground, alpha: 0.3 * opacity)
      case .quaternary, .separator: return Layer(color: assumedForeground, alpha: 0.18 * opacity)
      case .accent:
        switch tint {
        case nil, .system(.accent, _)?: return Layer(color: value(of: .accent, isArea: true), alpha: opacity)
        case let tint?: return layer(tint.opacity(opacity), tint: nil, at: point, size: size)
        }
      default: return Layer(color: value(of: color, isArea: true), alpha: opacity)
      }
    case .rgb(let red, let green, let blue, let opacity): return Layer(color: RGB(red, green, blue), alpha: opacity)
    case .material(let thickness):
      let share = Double(min(max(thickness, 0), 4))
      return Layer(
        color: assumedBackground.mixed(with: assumedForeground, 0.08 + 0.02 * share), alpha: 0.5 + 0.1 * share)
    case .gradient(let gradient):
      return layer(gradient.paint(at: point, size: size), tint: tint, at: point, size: size)
    case .dynamic(let light, let dark): return layer(isDark ?? true ? dark : light, tint: tint, at: point, size: size)
    case .tile(let tile): return layer(tile.flat, tint: tint, at: point, size: size)
    case .mixed(let first, let second, let amount):
      let old = layer(first, tint: tint, at: point, size: size)
      let new = layer(second, tint: tint, at: point, size: size)
      let amount = min(max(amount, 0), 1)
      guard let old = old ?? new.map({ Layer(color: $0.color, alpha: 0) }),
        let new = new ?? Optional(Layer(color: old.color, alpha: 0))
      else { return nil }
      return Layer(color: old.color.mixed(with: new.color, amount), alpha: old.alpha + (new.alpha - old.alpha) * amount)
    }
  }

  /// The components of a cell's colour, if they are known.
  func components(of color: TerminalColor) -> RGB {
    // The first 16 are what the user has chosen.
    let value = color.components ?? color.paletteIndex.flatMap { $0 < 16 ? nil : TerminalColor.standardValue(of: $0) }
    guard let (red, green, blue) = value else { return assumedBackground }
    return RGB(Double(red) / 255, Double(green) / 255, Double(blue) / 255)
  }

  /// Blends `layer` with the colour below by `mode`.
  func blend(_ layer: Layer, over below: TerminalColor, coverage: Double, _ mode: BlendMode) -> TerminalColor {
    let alpha = min(max(layer.alpha * coverage, 0), 1)
    guard alpha > 0.02 else { return below }
    let base = components(of: below)
    func mixed(_ mix: (Double, Double) -> Double) -> RGB {
      RGB(mix(base.red, layer.color.red), mix(base.green, layer.color.green), mix(base.blue, layer.color.blue))
    }
    let color =
      switch mode {
      case .multiply, .colorBurn, .plusDarker: mixed { $0 * $1 }
      case .screen, .colorDodge: mixed { 1 - (1 - $0) * (1 - $1) }
      case .overlay, .hardLight, .softLight: mixed { $0 < 0.5 ? 2 * $0 * $1 : 1 - 2 * (1 - $0) * (1 - $1) }
      case .darken: mixed { min($0, $1) }
      case .lighten: mixed { max($0, $1) }
      case .difference, .exclusion: mixed { abs($0 - $1) }
      case .plusLighter: mixed { min($0 + $1, 1) }
      default: layer.color
      }
    return .rgb(base.mixed(with: color, alpha))
  }
}

extension ColorFilter {
  /// A colour as the filter changes it.
  func apply(to color: RGB, in theme: Theme) -> RGB {
    func each(_ change: (Double) -> Double) -> RGB {
      func bounded(_ value: Double) -> Double { min(max(change(value), 0), 1) }
      return RGB(bounded(color.red), bounded(color.green), bounded(color.blue))
    }
    let gray = color.luminance
    switch self {
    case .saturation(let amount): return each { gray + ($0 - gray) * amount }
    case .grayscale(let amount): return each { $0 + (gray - $0) * amount }
    case .brightness(let amount): return each { $0 + amount }
    case .contrast(let amount): return each { 0.5 + ($0 - 0.5) * amount }
    case .invert: return each { 1 - $0 }
    case .multiply(let paint):
      guard let layer = theme.layer(paint, tint: nil, at: .center, size: .zero) else { return color }
      return RGB(color.red * layer.color.red, color.green * layer.color.green, color.blue * layer.color.blue)
    case .hueRotation(let degrees):
      // The matrix of the SVG filter of that name.
      let (c, s) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
      let (r, g, b) = (color.red, color.green, color.blue)
      func bounded(_ value: Double) -> Double { min(max(value, 0), 1) }
      return RGB(
        bounded(
          (0.213 + c * 0.787 - s * 0.213) * r + (0.715 - c * 0.715 - s * 0.715) * g
            + (0.072 - c * 0.072 + s * 0.928) * b),
        bounded(
          (0.213 - c * 0.213 + s * 0.143) * r + (0.715 + c * 0.285 + s * 0.140) * g
            + (0.072 - c * 0.072 - s * 0.283) * b),
        bounded(
          (0.213 - c * 0.213 - s * 0.787) * r + (0.715 - c * 0.715 + s * 0.715) * g
            + (0.072 + c * 0.928 + s * 0.072) * b))
    }
  }
}
