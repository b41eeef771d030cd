// The compiler uses these names where a source contains `#colorLiteral` or
// `#imageLiteral`.

/// The type of a colour literal of which no other type is known.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {
  /// Creates a colour from a literal, whose components are in sRGB from 0 to 1.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

/// The type of an image literal of which no other type is known.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {
  /// Creates an image of the program's asset catalogues or its other resources. One that there is not is shown as a sign
  /// in its place, where UIKit traps.
  public convenience init(imageLiteralResourceName name: String) { self.init(name, in: .main) }
}
