// Fonts and lengths for a size of text that the program has, as in the traits of a SwiftUI environment.

extension UIFontMetrics {
  /// The length at the size of text in `traitCollection`; at iOS's default size where that has none.
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    value * (traitCollection?.textScale(of: textStyle) ?? 1)
  }

  /// The font at the size of text in `traitCollection`; the font itself where that has none.
  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    traitCollection?.textScale(of: textStyle).map { font.withSize(font.pointSize * $0) } ?? scaledFont(for: font)
  }

  /// The font at the size of text in `traitCollection`, not larger than `maximumPointSize` points.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: scaledFont(for: font, compatibleWith: traitCollection), maximumPointSize: maximumPointSize)
  }
}

extension UIFont {
  /// The font of a role at the size of text in `traitCollection`; where that has none it follows the size that the user
  /// has chosen.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let font = preferredFont(forTextStyle: style)
    return traitCollection?.textScale(of: style).map { font.withSize(font.pointSize * $0) } ?? font
  }
}

extension UITraitCollection {
  /// How much larger than usual texts of a role are; nil where the size of text is unspecified.
  fileprivate func textScale(of style: UIFont.TextStyle) -> CGFloat? {
    DynamicTypeSize(preferredContentSizeCategory).map {
      CGFloat($0.scale(besidePoints: Double(UIFont.preferredFont(forTextStyle: style).pointSize)))
    }
  }
}
