import Foundation

/// A space of colours. Colours have their components in sRGB here, whichever it is.
public final class CGColorSpace: Hashable, Sendable {
  /// What the components of a colour are.
  let isGray: Bool
  /// The name of the space; nil for one of a device.
  public let name: String?

  init(name: String?, isGray: Bool) {
    self.name = name
    self.isGray = isGray
  }

  /// Creates a space by its name. Never nil.
  public convenience init?(name: String) { self.init(name: name, isGray: name.lowercased().contains("gray")) }

  /// How many components a colour has, without the opacity.
  public var numberOfComponents: Int { isGray ? 1 : 3 }

  /// sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// sRGB for components of any size.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// sRGB with components in proportion to light.
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  /// The colours of Apple's screens.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// Greys.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  /// Spaces are equal when their names are.
  public static func == (first: CGColorSpace, second: CGColorSpace) -> Bool {
    first.name == second.name && first.isGray == second.isGray
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The space of the colours of a screen.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(name: nil, isGray: false) }
/// The space of the greys of a screen.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(name: nil, isGray: true) }

/// What happens to colours that a space does not have. Kept and ignored.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

extension CGColor {
  /// Creates a colour from its components in a space, the opacity last.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    if space.isGray {
      self.init(gray: components[0], alpha: components[1])
    } else {
      self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }
  }

  /// The same colour in another space. It is the same one here: components are those of sRGB.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: [AnyHashable: Any]?
  ) -> CGColor? { self }

  /// The space of the components: sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

  /// Black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// White.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Black without opacity.
  public static let clear = CGColor(gray: 0, alpha: 0)
}
