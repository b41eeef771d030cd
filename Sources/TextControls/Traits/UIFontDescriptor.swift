/// What a font is chosen by: its family or design, size, weight and traits. The front end chooses the nearest font that
/// it has.
public final class UIFontDescriptor: NSObject, Sendable {
  private let tag = FoundationTag()

  /// The kinds of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name of the design.
    public let rawValue: String

    /// Creates a design with a name. One of another name than those below is shown as ``default``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The usual font of the system.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// A font with round ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// A font with serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// A font whose characters all have the same width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// Traits of a font. Bold, italic and monospace are shown; the others are kept for the program to read.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits of the set, as in UIKit.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted letters.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Letters of a weight from semibold on.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide letters. Kept and not shown.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow letters. Kept and not shown.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Characters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// For text along the lines of a page. Kept and not shown.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// Made for interfaces. Kept and not shown.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// Less space between lines. Kept and not shown.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// More space between lines. Kept and not shown.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    /// The bits of the class of letterforms. Kept and not shown.
    public static let classMask = SymbolicTraits(rawValue: 15 << 28)
    /// Old style. Kept and not shown.
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
    /// Between old style and modern. Kept and not shown.
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
    /// Modern. Kept and not shown.
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
    /// Clarendon. Kept and not shown.
    public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
    /// Slabs. Kept and not shown.
    public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
    /// Serifs of a form of their own. Kept and not shown.
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
    /// Letters without serifs. Kept and not shown.
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    /// Ornaments. Kept and not shown.
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
    /// Handwriting. Kept and not shown.
    public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
    /// Symbols. Kept and not shown.
    public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
  }

  package let values: FontDescription

  package init(_ values: FontDescription) { self.values = values }

  /// Creates a description from attributes. Values of another type than that of their attribute are skipped; without
  /// ``AttributeName/size`` the size is that of text, 17 points.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(FontDescription(size: UIFont.labelFontSize).adding(attributes))
  }

  /// Creates the description of a family in a size in points.
  public convenience init(name: String, size: CGFloat) { self.init(FontDescription(size: size, family: name)) }

  /// The description of the font of a role, at iOS's default size of text.
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFontDescriptor(FontDescription(style))
  }

  /// The size in points.
  public var pointSize: CGFloat { values.size }
  /// The name of the family; `.SystemFont` for the system's.
  public var postscriptName: String { values.family ?? ".SystemFont" }
  /// The traits of the font.
  public var symbolicTraits: SymbolicTraits { values.symbolicTraits }

  private func with(_ change: (inout FontDescription) -> Void) -> UIFontDescriptor {
    var values = values
    change(&values)
    return UIFontDescriptor(values)
  }

  /// The same font with exactly these traits. Never nil: front ends take the nearest font that they have.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? { with { $0.symbolicTraits = traits } }

  /// The same font in another design. Never nil: front ends take the nearest font that they have.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { with { $0.design = design } }

  /// The same font of another family. It no longer follows a text style.
  public func withFamily(_ family: String) -> UIFontDescriptor {
    with {
      $0.family = family
      $0.textStyle = nil
    }
  }

  /// The same font in another size in points. In another size than that of its text style it no longer follows it.
  public func withSize(_ size: CGFloat) -> UIFontDescriptor {
    with {
      if size != $0.size { $0.textStyle = nil }
      $0.size = size
    }
  }

  /// The same font with further attributes.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(values.adding(attributes))
  }

  /// The attributes of the font.
  public var fontAttributes: [AttributeName: Any] { values.attributes }

  /// One of the attributes.
  public func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.values == values
  }

  public override var hash: Int { values.hashValue }
}
