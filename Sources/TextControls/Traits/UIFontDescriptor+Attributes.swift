extension UIFontDescriptor {
  /// The name of an attribute of a font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The family, a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The name of the font, a `String`; taken as that of a family.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The size in points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The traits, a dictionary of ``TraitKey``.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The role of the text, a `UIFont.TextStyle`.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// Features of the font, dictionaries of ``FeatureKey``. Digits of one width are shown, others kept.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// The name of a trait in the attribute `traits`.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The bits of ``SymbolicTraits``, a number.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight, a number from -1 to 1, or a `UIFont.Weight`.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// How far letters are slanted, a number: more than 0 is italic.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// The name of a number in a feature of a font.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of feature, such as ``kUpperCaseType``.
    public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The former name of ``selector`` in Swift.
    public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// Which of the kind is chosen.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The kind of feature: another name of ``featureIdentifier``.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
  }
}

/// The kind of feature that chooses the width of digits.
public let kNumberSpacingType = 6
/// Digits of one width.
public let kMonospacedNumbersSelector = 0
/// Digits of their own widths.
public let kProportionalNumbersSelector = 1
/// The kind of feature that chooses the form of small letters.
public let kLowerCaseType = 37
/// Small letters as small capitals.
public let kLowerCaseSmallCapsSelector = 1
/// The kind of feature that chooses the form of capitals.
public let kUpperCaseType = 38
/// Capitals as small capitals.
public let kUpperCaseSmallCapsSelector = 1

extension FontDescription {
  package var attributes: [UIFontDescriptor.AttributeName: Any] {
    let traits: [UIFontDescriptor.TraitKey: Any] = [
      .symbolic: symbolicTraits.rawValue, .weight: weight.rawValue, .slant: CGFloat(isItalic ? 1 : 0),
    ]
    var attributes: [UIFontDescriptor.AttributeName: Any] = [.size: size, .traits: traits]
    if let family { attributes[.family] = family }
    if let textStyle { attributes[.textStyle] = textStyle }
    if !features.isEmpty { attributes[.featureSettings] = features }
    return attributes
  }

  package func adding(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> FontDescription {
    var result = self
    if let style = attributes[.textStyle] as? UIFont.TextStyle { result = FontDescription(style) }
    if let family = (attributes[.family] ?? attributes[.name]) as? String {
      result.family = family
      result.textStyle = nil
    }
    if let size = Self.number(attributes[.size]), size > 0 {
      if size != result.size { result.textStyle = nil }
      result.size = size
    }
    if let features = attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Int]] {
      result.features += features
    }
    guard let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] else { return result }
    if let bits = traits[.symbolic] as? UInt32 { result.symbolicTraits = .init(rawValue: bits) }
    if let weight = traits[.weight] as? UIFont.Weight { result.weight = weight }
    if let weight = Self.number(traits[.weight]) { result.weight = UIFont.Weight(rawValue: weight) }
    if let slant = Self.number(traits[.slant]) { result.isItalic = slant > 0 }
    return result
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}
