// The compiler looks for these names where a source contains `#colorLiteral`.

/// The type of a colour literal of which no other type is known.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {
  /// Creates a colour from a literal, whose components are in sRGB from 0 to 1.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}
