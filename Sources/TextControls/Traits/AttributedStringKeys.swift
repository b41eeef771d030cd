extension NSAttributedString.Key {
  /// The font, a `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The colour of the text, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The colour behind the text, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The extra space between characters in points, a number.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The style of a line below the text, a number as in `NSUnderlineStyle`; 0 for none.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The style of a line through the text, a number as in `NSUnderlineStyle`; 0 for none.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The colour of the line below the text, a `UIColor`.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The colour of the line through the text, a `UIColor`.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// What the text leads to, a `URL` or a `String`.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// What is in the text in the place of a character U+FFFC, an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// The attributes of the paragraph, an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// How far the text is above the line, in points, a number.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The extra space between characters in points, which stays between those that form ligatures, a number.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// Whether letters are joined where the font can, a number; 0 for no.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// The colour of the outline of letters, a `UIColor`.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The width of the outline in percent of the font's size, a number; letters are filled where it is negative.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// How far letters are slanted, a number.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// The natural logarithm of what the width of letters is multiplied by, a number.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
}
