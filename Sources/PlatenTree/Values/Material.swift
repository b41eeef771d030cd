/// A translucent layer that lets what is behind it through.
public struct Material: ShapeStyle, Hashable {
  let thickness: Int

  /// The paint as front ends resolve it: translucent in a browser and a window, opaque in a terminal.
  public var _source: _PaintSource { _PaintSource(.paint(.material(thickness: thickness))) }

  /// The most translucent material.
  public static let ultraThin = Material(thickness: 0)
  /// A translucent material.
  public static let thin = Material(thickness: 1)
  /// The usual material.
  public static let regular = Material(thickness: 2)
  /// A material that lets little through.
  public static let thick = Material(thickness: 3)
  /// The least translucent material.
  public static let ultraThick = Material(thickness: 4)
  /// The material of toolbars.
  public static let bar = Material(thickness: 2)
}

extension ShapeStyle where Self == Material {
  /// The most translucent material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A translucent material.
  public static var thinMaterial: Material { .thin }
  /// The usual material.
  public static var regularMaterial: Material { .regular }
  /// A material that lets little through.
  public static var thickMaterial: Material { .thick }
  /// The least translucent material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of toolbars.
  public static var bar: Material { .bar }
}

/// The glass behind a control.
public struct Glass: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case regular, clear, identity }

  package var kind: Kind
  package var tint: Paint?
  package var isInteractive = false

  /// The usual glass.
  public static let regular = Glass(kind: .regular)
  /// Glass that shows more of what is behind it.
  public static let clear = Glass(kind: .clear)
  /// No glass at all.
  public static let identity = Glass(kind: .identity)

  /// The glass in a colour; nil takes the colour away.
  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.tint = color?.paint
    return copy
  }

  /// Whether the glass reacts to the pointer. Kept and ignored.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var copy = self
    copy.isInteractive = isEnabled
    return copy
  }
}
