import Foundation

/// The shadow of a style. One behind what is painted is drawn in pages and windows; of several the last. One inside is
/// ignored.
public struct ShadowStyle: Hashable, Sendable {
  let isInside: Bool
  let color: Color
  let radius: CGFloat
  let offset: CGSize

  /// A shadow behind what is drawn. `radius`, `x` and `y` are in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInside: false, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }

  /// A shadow inside what is drawn. `radius`, `x` and `y` are in points.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInside: true, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }
}

extension ShadowStyle {
  /// What front ends draw; nil for a shadow inside.
  var content: ShadowContent? {
    isInside ? nil : ShadowContent(paint: color.paint, radius: radius, offset: offset)
  }

  /// Compares the shadows.
  public static func == (first: ShadowStyle, second: ShadowStyle) -> Bool {
    first.isInside == second.isInside && first.color == second.color && first.radius == second.radius
      && first.offset == second.offset
  }

  /// Hashes what tells most shadows apart.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(color)
    hasher.combine(radius)
  }
}

extension ShapeStyle {
  /// The style with a shadow of what is painted with it.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    AnyShapeStyle(source: _PaintSource(.shadowed(_source, style)))
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground with a shadow.
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
    AnyShapeStyle(source: _PaintSource(.shadowed(_PaintSource(.foreground), style)))
  }
}
