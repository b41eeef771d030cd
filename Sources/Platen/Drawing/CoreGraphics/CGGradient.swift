import Foundation

/// Colours along a line or around a circle.
public final class CGGradient: Sendable {
  let gradient: Gradient

  /// Creates a gradient of colours.
  ///
  /// - Parameters:
  ///   - space: Ignored: colours are mixed in sRGB.
  ///   - colors: Colours of Core Graphics; others are left out. Nil is returned where there is none.
  ///   - locations: Their places from 0 to 1, one for each; nil for equal distances.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let colors = colors.compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    gradient = Gradient(
      stops: colors.enumerated().map { index, color in
        let place = locations.map { $0[index] } ?? CGFloat(index) / CGFloat(max(colors.count - 1, 1))
        return Gradient.Stop(color: Color(cgColor: color), location: place)
      })
  }

  /// Creates a gradient from components in a colour space, for each colour: red, green, blue and opacity, or grey and
  /// opacity.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let size = space.numberOfComponents + 1
    let colors = (0..<max(0, count)).compactMap { CGColor(colorSpace: space, components: components + $0 * size) }
    self.init(colorsSpace: space, colors: colors, locations: locations)
  }
}

/// Where a gradient continues beyond its ends. It does so at both ends in any case; clip it where it is to end.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the set, as in Core Graphics.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first colour continues before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour continues after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension CGContext {
  /// Fills the clip with colours along a line between two points.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {
    fillClip(
      .linearGradient(gradient.gradient, startPoint: startPoint.applying(ctm), endPoint: endPoint.applying(ctm)))
  }

  /// Fills the clip with colours between two circles, around the centre of the second one. Radii are in points.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    let scale = abs(ctm.a * ctm.d - ctm.b * ctm.c).squareRoot()
    fillClip(
      .radialGradient(
        gradient.gradient, center: endCenter.applying(ctm), startRadius: startRadius * scale,
        endRadius: endRadius * scale))
  }

  private func fillClip(_ shading: GraphicsContext.Shading) {
    pen.fill(Path(state.graphics.clipBoundingRect), with: shading)
  }
}
