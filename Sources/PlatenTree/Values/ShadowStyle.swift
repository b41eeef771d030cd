import Foundation

/// The shadow of a style. Kept and ignored: the shadow of a view, `shadow(color:radius:x:y:)`, is drawn.
public struct ShadowStyle: Equatable, Sendable {
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

extension ShapeStyle {
  /// The style with a shadow, which is ignored: what is drawn has the style alone.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { AnyShapeStyle(source: _source) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground with a shadow, which is ignored.
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle { AnyShapeStyle(source: _PaintSource(.foreground)) }
}
