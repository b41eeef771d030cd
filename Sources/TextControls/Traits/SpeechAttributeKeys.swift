extension NSAttributedString.Key {
  /// Whether punctuation is spoken, a `Bool`.
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributePunctuation")
  /// The language in which text is spoken, a BCP 47 code as a `String`.
  public static let accessibilitySpeechLanguage = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeLanguage")
  /// The pitch of speech, a number from 0 to 2. 1 is normal, larger numbers are higher.
  public static let accessibilitySpeechPitch = NSAttributedString.Key(rawValue: "UIAccessibilitySpeechAttributePitch")
  /// Whether an announcement waits for the one before it to end, a `Bool`.
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// How important an announcement is, a `UIAccessibilityPriority`.
  public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeAnnouncementPriority")
  /// The pronunciation in the International Phonetic Alphabet, a `String`.
  public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeIPANotation")
  /// Whether letters are spoken one by one, a `Bool`.
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeSpellOut")
  /// The level of a heading, a number from 0, for none in particular, to 6.
  public static let accessibilityTextHeadingLevel = NSAttributedString.Key(
    rawValue: "UIAccessibilityTextAttributeHeadingLevel")
  /// Words about the text that are spoken with it, an array of `String`.
  public static let accessibilityTextCustom = NSAttributedString.Key(rawValue: "UIAccessibilityTextAttributeCustom")
  /// What kind of text it is, a `UIAccessibilityTextualContext`.
  public static let accessibilityTextualContext = NSAttributedString.Key(
    rawValue: "UIAccessibilityTextAttributeContext")
}

/// How important an announcement is.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  /// The name of the priority.
  public let rawValue: String

  /// The priority of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Interrupts other speech, and is not interrupted.
  public static let high = UIAccessibilityPriority(rawValue: "high")
  /// Interrupts other speech, and can be interrupted.
  public static let `default` = UIAccessibilityPriority(rawValue: "default")
  /// Waits for other speech, and can be interrupted.
  public static let low = UIAccessibilityPriority(rawValue: "low")
}

/// What kind of text it is, by which a screen reader may choose how to speak it.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String

  /// The kind of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A document that is written.
  public static let wordProcessing = UIAccessibilityTextualContext(rawValue: "wordProcessing")
  /// A long text that is read.
  public static let narrative = UIAccessibilityTextualContext(rawValue: "narrative")
  /// A conversation.
  public static let messaging = UIAccessibilityTextualContext(rawValue: "messaging")
  /// A table of numbers.
  public static let spreadsheet = UIAccessibilityTextualContext(rawValue: "spreadsheet")
  /// Names and paths of files.
  public static let fileSystem = UIAccessibilityTextualContext(rawValue: "fileSystem")
  /// The source of a program.
  public static let sourceCode = UIAccessibilityTextualContext(rawValue: "sourceCode")
  /// The input and output of a terminal.
  public static let console = UIAccessibilityTextualContext(rawValue: "console")
}
