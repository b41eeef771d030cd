/// A translucent layer that lets what is behind it through.
public struct Material: ShapeStyle, Hashable {
  let thickness: Int

  public var _source: _PaintSource { _PaintSource(.paint(.material(thickness: thickness))) }

  public static let ultraThin = Material(thickness: 0)
  public static let thin = Material(thickness: 1)
  public static let regular = Material(thickness: 2)
  public static let thick = Material(thickness: 3)
  public static let ultraThick = Material(thickness: 4)
  /// The material of toolbars.
  public static let bar = Material(thickness: 2)
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}

/// The glass behind a control.
public struct Glass: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case regular, clear, identity }

  package var kind: Kind
  package var tint: Paint?
  package var isInteractive = false

  public static let regular = Glass(kind: .regular)
  public static let clear = Glass(kind: .clear)
  /// No glass at all.
  public static let identity = Glass(kind: .identity)

  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.tint = color?.paint
    return copy
  }

  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var copy = self
    copy.isInteractive = isEnabled
    return copy
  }
}
