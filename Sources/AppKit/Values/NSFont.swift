import TextControls

/// AppKit's font: UIKit's, by another name.
public typealias NSFont = UIFont
/// What AppKit's fonts are chosen by: UIKit's, by another name.
public typealias NSFontDescriptor = UIFontDescriptor

extension UIFont {
  /// The font of text that the user edits: the system font, for 0 in the size of the system's text.
  public static func userFont(ofSize fontSize: CGFloat) -> UIFont? {
    .systemFont(ofSize: fontSize > 0 ? fontSize : systemFontSize)
  }

  /// The font of text with characters of one width that the user edits, for 0 in the size of the system's text.
  public static func userFixedPitchFont(ofSize fontSize: CGFloat) -> UIFont? {
    .monospacedSystemFont(ofSize: fontSize > 0 ? fontSize : systemFontSize, weight: .regular)
  }

  /// The font of labels, for 0 in the size of the system's text.
  public static func labelFont(ofSize fontSize: CGFloat) -> UIFont {
    .systemFont(ofSize: fontSize > 0 ? fontSize : systemFontSize)
  }

  /// The font of controls, for 0 in the size of the system's text.
  public static func controlContentFont(ofSize fontSize: CGFloat) -> UIFont { labelFont(ofSize: fontSize) }

  /// The size of the text of controls in points, as on the Mac: 13, 11 for small ones and 9 for mini ones.
  public static func systemFontSize(for controlSize: NSControl.ControlSize) -> CGFloat {
    switch controlSize {
    case .regular, .large: 13
    case .small: 11
    case .mini: 9
    }
  }

  /// Whether the characters all have the same width.
  public var isFixedPitch: Bool { fontDescriptor.symbolicTraits.contains(.traitMonoSpace) }
}

extension UIFontDescriptor.SymbolicTraits {
  /// Letters of a weight from semibold on.
  public static let bold = traitBold
  /// Slanted letters.
  public static let italic = traitItalic
  /// Characters of one width.
  public static let monoSpace = traitMonoSpace
  /// Wide letters. Kept and not shown.
  public static let expanded = traitExpanded
  /// Narrow letters. Kept and not shown.
  public static let condensed = traitCondensed
}

/// Traits of a font, in the words of a font manager.
public struct NSFontTraitMask: OptionSet, Hashable, Sendable {
  /// The bits of the set, as in AppKit.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Slanted letters.
  public static let italicFontMask = NSFontTraitMask(rawValue: 1)
  /// Bold letters.
  public static let boldFontMask = NSFontTraitMask(rawValue: 2)
  /// Letters that are not bold.
  public static let unboldFontMask = NSFontTraitMask(rawValue: 4)
  /// Characters of one width.
  public static let fixedPitchFontMask = NSFontTraitMask(rawValue: 0x400)
  /// Letters that are not slanted.
  public static let unitalicFontMask = NSFontTraitMask(rawValue: 0x0100_0000)
}

/// Converts fonts.
@MainActor @preconcurrency public final class NSFontManager: NSObject {
  /// The manager of the program.
  public static let shared = NSFontManager()

  private override init() { super.init() }

  /// The font with a trait.
  public func convert(_ fontObj: NSFont, toHaveTrait trait: NSFontTraitMask) -> NSFont {
    var traits = fontObj.fontDescriptor.symbolicTraits
    if trait.contains(.boldFontMask) { traits.insert(.traitBold) }
    if trait.contains(.italicFontMask) { traits.insert(.traitItalic) }
    if trait.contains(.fixedPitchFontMask) { traits.insert(.traitMonoSpace) }
    if trait.contains(.unboldFontMask) { traits.remove(.traitBold) }
    if trait.contains(.unitalicFontMask) { traits.remove(.traitItalic) }
    return font(fontObj, traits)
  }

  /// The font without a trait.
  public func convert(_ fontObj: NSFont, toNotHaveTrait trait: NSFontTraitMask) -> NSFont {
    var traits = fontObj.fontDescriptor.symbolicTraits
    if trait.contains(.boldFontMask) { traits.remove(.traitBold) }
    if trait.contains(.italicFontMask) { traits.remove(.traitItalic) }
    if trait.contains(.fixedPitchFontMask) { traits.remove(.traitMonoSpace) }
    return font(fontObj, traits)
  }

  /// The font in another size in points.
  public func convert(_ fontObj: NSFont, toSize size: CGFloat) -> NSFont { fontObj.withSize(size) }

  /// The traits of a font.
  public func traits(of fontObj: NSFont) -> NSFontTraitMask {
    let traits = fontObj.fontDescriptor.symbolicTraits
    var mask: NSFontTraitMask = []
    if traits.contains(.traitBold) { mask.insert(.boldFontMask) }
    if traits.contains(.traitItalic) { mask.insert(.italicFontMask) }
    if traits.contains(.traitMonoSpace) { mask.insert(.fixedPitchFontMask) }
    return mask
  }

  private func font(_ font: NSFont, _ traits: UIFontDescriptor.SymbolicTraits) -> NSFont {
    NSFont(descriptor: font.fontDescriptor.withSymbolicTraits(traits) ?? font.fontDescriptor, size: 0)
  }
}
