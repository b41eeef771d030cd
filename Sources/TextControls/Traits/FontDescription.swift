/// What a font is chosen by, as values.
package struct FontDescription: Hashable, Sendable {
  /// In points.
  package var size: CGFloat
  package var weight = UIFont.Weight.regular
  package var family: String?
  package var textStyle: UIFont.TextStyle?
  package var isItalic = false
  package var design = UIFontDescriptor.SystemDesign.default
  /// Traits that no front end shows.
  package var keptTraits: UIFontDescriptor.SymbolicTraits = []
  /// Features of fonts, of which digits of one width are shown.
  package var features: [[UIFontDescriptor.FeatureKey: Int]] = []

  package init(
    size: CGFloat, weight: UIFont.Weight = .regular, family: String? = nil, textStyle: UIFont.TextStyle? = nil,
    isItalic: Bool = false, design: UIFontDescriptor.SystemDesign = .default,
    features: [[UIFontDescriptor.FeatureKey: Int]] = []
  ) {
    self.size = size
    self.weight = weight
    self.family = family
    self.textStyle = textStyle
    self.isItalic = isItalic
    self.design = design
    self.features = features
  }

  /// The font of a role in the size that it has at iOS's default size of text.
  package init(_ style: UIFont.TextStyle) {
    let sizes: [UIFont.TextStyle: CGFloat] = [
      .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .callout: 16, .subheadline: 15, .footnote: 13,
      .caption1: 12, .caption2: 11,
    ]
    self.init(size: sizes[style] ?? 17, weight: style == .headline ? .semibold : .regular, textStyle: style)
  }

  /// The traits in UIKit's words. Weights from semibold on are bold.
  package var symbolicTraits: UIFontDescriptor.SymbolicTraits {
    get {
      var traits = keptTraits
      if weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
      if isItalic { traits.insert(.traitItalic) }
      if design == .monospaced { traits.insert(.traitMonoSpace) }
      return traits
    }
    set {
      let former = symbolicTraits
      if newValue.contains(.traitBold) != former.contains(.traitBold) {
        weight = newValue.contains(.traitBold) ? .bold : .regular
      }
      isItalic = newValue.contains(.traitItalic)
      if newValue.contains(.traitMonoSpace) != former.contains(.traitMonoSpace) {
        design = newValue.contains(.traitMonoSpace) ? .monospaced : .default
      }
      keptTraits = newValue.subtracting([.traitBold, .traitItalic, .traitMonoSpace])
    }
  }
}
