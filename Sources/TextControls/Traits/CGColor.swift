/// A colour in the vocabulary of Core Graphics.
///
/// One that is made of a colour of the platform stays that colour, which suits light and dark; Core Graphics has its
/// components at that moment.
public final class CGColor: Hashable, Sendable {
  package let color: UIColor

  package init(_ color: UIColor) { self.color = color }

  /// Creates a colour from components in sRGB, from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a colour from components in sRGB, from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a grey in sRGB. Both values are from 0 to 1.
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(UIColor(white: gray, alpha: alpha)) }

  /// The same colour with another opacity, from 0 to 1.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(color.withAlphaComponent(alpha)) }

  /// The number of components, with the opacity: always 4.
  public var numberOfComponents: Int { 4 }

  /// Colours are equal when their names or their components are.
  public static func == (first: CGColor, second: CGColor) -> Bool { first.color == second.color }

  /// Hashes the name or the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension UIColor {
  /// The same colour in the vocabulary of Core Graphics.
  public var cgColor: CGColor { CGColor(self) }

  /// Creates the colour that a colour of Core Graphics is.
  public convenience init(cgColor: CGColor) { self.init(storage: cgColor.color.storage) }
}
