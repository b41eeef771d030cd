/// Core Text's font: UIKit's, to which it is bridged on Apple's systems.
public typealias CTFont = UIFont

extension Font {
  /// Creates a font from a UIKit font. A font of a text style follows the text size that the user has chosen.
  public init(_ font: UIFont) {
    let font = font.fontDescriptor.values
    let design = Self.designs[font.design] ?? .default
    if let style = font.textStyle.flatMap({ Self.textStyles[$0] }) {
      self = .system(style, design: design)
    } else if let family = font.family {
      self = .custom(family, size: font.size)
    } else {
      self = .system(size: font.size, design: design)
    }
    // The regular weight is that of most text styles, and of a family's font that is no other.
    let usual = font.textStyle.map { FontDescription($0).weight } ?? .regular
    if let weight = Self.weights.last(where: { $0.0 <= font.weight.rawValue }),
      font.weight != .regular || usual != .regular
    {
      self.weight = weight.1
    }
    isItalic = font.isItalic
    hasMonospacedDigits = font.features.contains {
      $0[.featureIdentifier] == kNumberSpacingType && $0[.selector] == kMonospacedNumbersSelector
    }
  }

  fileprivate static let weights: [(CGFloat, Weight)] = [
    (-1, .ultraLight), (-0.6, .thin), (-0.4, .light), (0, .regular), (0.23, .medium), (0.3, .semibold), (0.4, .bold),
    (0.56, .heavy), (0.62, .black),
  ]

  fileprivate static let designs: [UIFontDescriptor.SystemDesign: Design] = [
    .serif: .serif, .rounded: .rounded, .monospaced: .monospaced,
  ]

  fileprivate static let textStyles: [UIFont.TextStyle: TextStyle] = [
    .largeTitle: .largeTitle, .title1: .title, .title2: .title2, .title3: .title3, .headline: .headline,
    .subheadline: .subheadline, .body: .body, .callout: .callout, .footnote: .footnote, .caption1: .caption,
    .caption2: .caption2,
  ]
}

extension UIFont {
  /// Creates a font for UIKit's texts from one of SwiftUI's. A font of a text style keeps the style.
  convenience init(matching font: Font) {
    let resolved = font.resolve(in: Font.Context())
    let style = font.size == nil && font.family == nil && font.scale == 1 ? font.textStyle ?? .body : nil
    let digits = [
      UIFontDescriptor.FeatureKey.featureIdentifier: kNumberSpacingType, .selector: kMonospacedNumbersSelector,
    ]
    let description = FontDescription(
      size: resolved.pointSize,
      weight: Weight(rawValue: Font.weights.first { $0.1 == resolved.weight }?.0 ?? 0), family: font.family,
      textStyle: style.flatMap { style in Font.textStyles.first { $0.value == style }?.key }, isItalic: font.isItalic,
      design: Font.designs.first { $0.value == font.design }?.key ?? .default,
      features: font.hasMonospacedDigits ? [digits] : [])
    self.init(descriptor: UIFontDescriptor(description), size: 0)
  }
}
