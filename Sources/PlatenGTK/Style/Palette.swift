#if GTK
import CGTK4
import Foundation
import PlatenGraph

/// The colours of the tree, in the desktop's theme.
@MainActor enum Palette {
  /// A colour of text over `widget`: as ``color(_:over:tint:)``, but for hues that can be read on a dark ground, where
  /// the ground is dark; nil where it is the theme's.
  static func textColor(
    _ paint: Paint, over widget: Widget, tint: Paint? = nil, isOnDark: Bool? = nil
  ) -> GdkRGBA? {
    switch paint {
    case .system(.accent, let opacity):
      guard let tint, tint != paint else { return color(paint, over: widget) }
      return textColor(tint.opacity(opacity), over: widget, isOnDark: isOnDark)
    case .system(let name, let opacity):
      guard isOnDark ?? isDark(widget), let light = onDark(name) else { return color(paint, over: widget) }
      return hex(light).faded(opacity)
    case .dynamic(let light, let dark):
      return textColor(isDark(widget) ? dark : light, over: widget, tint: tint, isOnDark: isOnDark)
    case .rgb, .material, .mixed, .gradient, .tile: return color(paint, over: widget, tint: tint)
    }
  }

  /// Whether the ground that the program has drawn behind a node is dark; nil where there is none but the window's.
  static func isGroundDark(of node: Node, over widget: Widget) -> Bool? {
    node.ground.flatMap { color($0, over: widget) }.map { !$0.isBright }
  }

  /// The hues of text on a dark ground.
  private static func onDark(_ color: SystemColor) -> Int? {
    switch color {
    case .red: 0xFF7B63
    case .orange: 0xFFA348
    case .yellow: 0xF8E45C
    case .green: 0x57E389
    case .mint: 0x7FE7CB
    case .teal: 0x5BC8D8
    case .cyan: 0x78D8F0
    case .blue: 0x99C1F1
    case .indigo: 0xB3B1FF
    case .purple: 0xDC8ADD
    case .pink: 0xF6A1CF
    case .brown: 0xCDAB8F
    case .gray: 0xB0AFB3
    default: nil
    }
  }

  /// A colour for drawing over `widget`, whose theme decides. Nil for gradients, which have no single colour.
  static func color(_ paint: Paint, over widget: Widget, tint: Paint? = nil) -> GdkRGBA? {
    switch paint {
    case .system(.accent, let opacity):
      if let tint, tint != paint { return color(tint.opacity(opacity), over: widget) }
      return system(.accent, over: widget).faded(opacity)
    case .system(let name, let opacity):
      return system(name, over: widget).faded(opacity)
    case .rgb(let red, let green, let blue, let opacity):
      return GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(opacity))
    case .material(let thickness):
      let opacity = [0.4, 0.55, 0.7, 0.8, 0.9][min(max(thickness, 0), 4)]
      return system(.background, over: widget).faded(opacity)
    case .mixed(let first, let second, let amount):
      guard let old = color(first, over: widget, tint: tint), let new = color(second, over: widget, tint: tint) else {
        return color(amount < 0.5 ? first : second, over: widget, tint: tint)
      }
      func between(_ old: Float, _ new: Float) -> Float { old + (new - old) * Float(min(max(amount, 0), 1)) }
      return GdkRGBA(
        red: between(old.red, new.red), green: between(old.green, new.green), blue: between(old.blue, new.blue),
        alpha: between(old.alpha, new.alpha))
    case .dynamic(let light, let dark): return color(isDark(widget) ? dark : light, over: widget, tint: tint)
    case .gradient: return nil
    case .tile(let tile): return color(tile.flat, over: widget, tint: tint)
    }
  }

  /// A colour of the theme by the name its style sheet gives it.
  static func named(_ name: String, over widget: Widget) -> GdkRGBA? {
    var color = GdkRGBA()
    let context = gtk_widget_get_style_context(widget)
    return gtk_style_context_lookup_color(context, name, &color) != 0 ? color : nil
  }

  /// The opacity of text's colour at which a line has a contrast of 3 to 1 on the theme's light and dark grounds.
  static let edgeOpacity = 0.55

  private static func system(_ color: SystemColor, over widget: Widget) -> GdkRGBA {
    switch color {
    case .primary, .label: foreground(widget)
    case .secondary: foreground(widget).faded(0.6)
    case .tertiary: foreground(widget).faded(0.4)
    case .quaternary: foreground(widget).faded(0.25)
    case .placeholder: foreground(widget).faded(0.5)
    case .separator: named("borders", over: widget) ?? foreground(widget).faded(0.15)
    case .background: named("theme_base_color", over: widget) ?? hex(0xFFFFFF)
    case .accent: accent(widget)
    case .red: hex(0xE01B24)
    case .orange: hex(0xFF7800)
    case .yellow: hex(0xF5C211)
    case .green: hex(0x2EC27E)
    case .mint: hex(0x4FD2B0)
    case .teal: hex(0x2190A4)
    case .cyan: hex(0x33B2D6)
    case .blue: hex(0x3584E4)
    case .indigo: hex(0x5E5CC8)
    case .purple: hex(0x9141AC)
    case .pink: hex(0xD56199)
    case .brown: hex(0x986A44)
    case .gray: hex(0x8A898C)
    case .black: hex(0x000000)
    case .white: hex(0xFFFFFF)
    case .clear: GdkRGBA(red: 0, green: 0, blue: 0, alpha: 0)
    }
  }

  /// The theme's accent is a background for text; on a dark background it is too dark for text itself.
  private static func accent(_ widget: Widget) -> GdkRGBA {
    let color = named("theme_selected_bg_color", over: widget) ?? hex(0x3584E4)
    guard isDark(widget) else { return color }
    func lighter(_ component: Float) -> Float { component + (1 - component) * 0.4 }
    return GdkRGBA(
      red: lighter(color.red), green: lighter(color.green), blue: lighter(color.blue), alpha: color.alpha)
  }

  /// Whether the theme has light text on a dark background.
  static func isDark(_ widget: Widget) -> Bool {
    let color = foreground(widget)
    return color.red * 0.3 + color.green * 0.6 + color.blue * 0.1 > 0.5
  }

  /// The fill of a form's cards, above the window's background.
  static func card(over widget: Widget) -> GdkRGBA {
    isDark(widget) ? foreground(widget).faded(0.06) : system(.background, over: widget)
  }

  /// The colour of text in a widget.
  static func foreground(_ widget: Widget) -> GdkRGBA {
    var color = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color)
    return color
  }

  private static func hex(_ value: Int) -> GdkRGBA {
    GdkRGBA(
      red: Float(value >> 16 & 0xFF) / 255, green: Float(value >> 8 & 0xFF) / 255, blue: Float(value & 0xFF) / 255,
      alpha: 1)
  }
}

extension GdkRGBA {
  func faded(_ opacity: Double) -> GdkRGBA {
    GdkRGBA(red: red, green: green, blue: blue, alpha: alpha * Float(opacity))
  }

  /// Whether dark letters are easier to read on it than white ones.
  var isBright: Bool { Luminance.isBright(red: Double(red), green: Double(green), blue: Double(blue)) }

  /// As CSS writes it.
  var css: String { "rgba(\(Int(red * 255)), \(Int(green * 255)), \(Int(blue * 255)), \(alpha))" }

  /// As CSS and Pango markup write it, without the opacity.
  var hexadecimal: String {
    let digits = Array("0123456789abcdef")
    return [red, green, blue].reduce(into: "#") { text, component in
      let byte = Int((min(max(component, 0), 1) * 255).rounded())
      text.append(digits[byte >> 4])
      text.append(digits[byte & 15])
    }
  }
}
#endif
