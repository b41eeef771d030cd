/// The box of a field whose text cannot be read on that of the interface, in colours of the program's own.
///
/// A program that sets white text for all of a coloured card sets it for the fields in it as well, which have no ground
/// on a phone. The theme's light ground would hide the text.
package struct LegibleBox: Equatable, Sendable {
  /// The interface in whose fields the text can be read. What else is drawn in the field has the colours of that one.
  package var scheme: ColorScheme
  /// A translucent ground: the card is seen through it, and whatever is behind it, the text can be read.
  package var ground: Paint
  package var edge: Paint
  package var placeholder: Paint
}

extension FieldContent {
  /// The box of the field where its text can be read in the fields of one interface alone, light or dark; nil where the
  /// theme's own box serves in both, or in neither.
  ///
  /// In the interface that it belongs to the box differs little from the theme's own, so that a front end does not have
  /// to know which one is shown.
  package var legibleBox: LegibleBox? {
    let readable = ColorScheme.allCases.filter { scheme in
      guard let text = foreground.components(isDark: scheme == .dark) else { return true }
      return text.contrast(on: Components(fieldOf: scheme)) >= 2
    }
    guard readable.count == 1, let scheme = readable.first else { return nil }
    let ground = Components(fieldOf: scheme)
    return LegibleBox(
      scheme: scheme, ground: .rgb(red: ground.red, green: ground.green, blue: ground.blue, opacity: 0.6),
      edge: foreground.opacity(0.55), placeholder: foreground.opacity(0.65))
  }
}

/// A colour in sRGB, with components from 0 to 1.
private struct Components {
  var red: Double
  var green: Double
  var blue: Double
  var opacity = 1.0

  init(red: Double, green: Double, blue: Double, opacity: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// The ground of fields in the light or the dark interface.
  init(fieldOf scheme: ColorScheme) {
    let bytes: [Double] = scheme == .dark ? [0x24, 0x27, 0x2E] : [0xF6, 0xF7, 0xF9]
    (red, green, blue) = (bytes[0] / 255, bytes[1] / 255, bytes[2] / 255)
  }

  /// The contrast of text in this colour on an opaque ground, from 1 to 21 (WCAG 2.2).
  func contrast(on ground: Components) -> Double {
    let shown = mixed(with: ground, 1 - min(max(opacity, 0), 1))
    let lights = [shown, ground].map { Luminance.luminance(red: $0.red, green: $0.green, blue: $0.blue) }
    return Luminance.contrast(lights[0], lights[1])
  }

  func mixed(with other: Components, _ share: Double) -> Components {
    func between(_ path: KeyPath<Components, Double>) -> Double {
      self[keyPath: path] + (other[keyPath: path] - self[keyPath: path]) * share
    }
    return Components(
      red: between(\.red), green: between(\.green), blue: between(\.blue), opacity: between(\.opacity))
  }
}

extension Paint {
  /// What a program itself has chosen; nil for the colours of the platform, which can be read in each interface.
  fileprivate func components(isDark: Bool) -> Components? {
    switch self {
    case .system(.black, let opacity): Components(red: 0, green: 0, blue: 0, opacity: opacity)
    case .system(.white, let opacity): Components(red: 1, green: 1, blue: 1, opacity: opacity)
    case .rgb(let red, let green, let blue, let opacity):
      Components(red: red, green: green, blue: blue, opacity: opacity)
    case .dynamic(let light, let dark): (isDark ? dark : light).components(isDark: isDark)
    case .mixed(let first, let second, let amount):
      if let old = first.components(isDark: isDark), let new = second.components(isDark: isDark) {
        old.mixed(with: new, min(max(amount, 0), 1))
      } else {
        nil
      }
    case .system, .material, .gradient, .tile: nil
    }
  }
}
