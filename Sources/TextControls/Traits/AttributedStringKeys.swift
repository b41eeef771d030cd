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
}
