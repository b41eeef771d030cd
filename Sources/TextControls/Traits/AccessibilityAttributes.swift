extension AttributeScopes {
  /// The attributes of text that describe how it is spoken.
  public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }

  /// How text is spoken. A text keeps these attributes, also in archives and on the way to UIKit's views and back; how it
  /// is spoken is up to the screen reader, to which no front end can pass them.
  public struct AccessibilityAttributes: AttributeScope {
    /// How much lower or higher than normal text is spoken, from -1 to 1.
    public let accessibilitySpeechAdjustedPitch: AdjustedPitchAttribute
    /// How important an announcement is.
    public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute
    /// Whether an announcement waits for the one before it to end.
    public let accessibilitySpeechAnnouncementsQueued: QueueAnnouncementAttribute
    /// Whether punctuation is spoken.
    public let accessibilitySpeechIncludesPunctuation: IncludesPunctuationAttribute
    /// The pronunciation in the International Phonetic Alphabet.
    public let accessibilitySpeechPhoneticNotation: IPANotationAttribute
    /// Whether letters are spoken one by one.
    public let accessibilitySpeechSpellsOutCharacters: SpellOutAttribute
    /// The level of a heading.
    public let accessibilityHeadingLevel: HeadingLevelAttribute
    /// Words about the text that are spoken with it.
    public let accessibilityTextCustom: TextCustomAttribute
    /// What kind of text it is.
    public let accessibilityTextualContext: TextualContextAttribute
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes

    /// The key of `accessibilitySpeechAdjustedPitch`.
    public enum AdjustedPitchAttribute: CodableAttributedStringKey {
      /// A difference of pitch, from -1 to 1.
      public typealias Value = Double
      /// The name in archives, which is Apple's.
      public static let name = "UIAccessibilitySpeechAttributePitch"
    }

    /// The key of `accessibilitySpeechAnnouncementPriority`.
    public enum AnnouncementPriorityAttribute: CodableAttributedStringKey {
      /// The importance of an announcement.
      public enum AnnouncementPriority: String, Codable, Hashable, Sendable {
        /// Waits for other speech, and can be interrupted.
        case low
        /// Interrupts other speech, and can be interrupted.
        case `default`
        /// Interrupts other speech, and is not interrupted.
        case high
      }
      /// The value of the attribute.
      public typealias Value = AnnouncementPriority
      /// The name in archives, which is Apple's.
      public static let name = "UIAccessibilitySpeechAttributeAnnouncementPriority"
    }

    /// The key of `accessibilitySpeechAnnouncementsQueued`.
    public enum QueueAnnouncementAttribute: CodableAttributedStringKey {
      /// Whether it waits.
      public typealias Value = Bool
      /// The name in archives, which is Apple's.
      public static let name = "UIAccessibilitySpeechAttributeQueueAnnouncement"
    }

    /// The key of `accessibilitySpeechIncludesPunctuation`.
    public enum IncludesPunctuationAttribute: CodableAttributedStringKey {
      /// Whether it is spoken.
      public typealias Value = Bool
      /// The name in archives, which is Apple's.
      public static let name = "UIAccessibilitySpeechAttributePunctuation"
    }

    /// The key of `accessibilitySpeechPhoneticNotation`.
    public enum IPANotationAttribute: CodableAttributedStringKey {
      /// A pronunciation.
      public typealias Value = String
      /// The name in archives, which is Apple's.
      public static let name = "UIAccessibilitySpeechAttributeIPANotation"
    }

    /// The key of `accessibilitySpeechSpellsOutCharacters`.
    public enum SpellOutAttribute: CodableAttributedStringKey {
      /// Whether they are.
      public typealias Value = Bool
      /// The name in archives, which is Apple's.
      public static let name = "UIAccessibilitySpeechAttributeSpellOut"
    }

    /// The key of `accessibilityHeadingLevel`.
    public enum HeadingLevelAttribute: CodableAttributedStringKey {
      /// The level of a heading.
      public enum HeadingLevel: Int, Codable, Hashable, Sendable {
        /// None in particular.
        case unspecified
        /// The levels, from that of a title.
        case h1, h2, h3, h4, h5, h6
      }
      /// The value of the attribute.
      public typealias Value = HeadingLevel
      /// The name in archives, which is Apple's.
      public static let name = "UIAccessibilityTextAttributeHeadingLevel"
    }

    /// The key of `accessibilityTextCustom`.
    public enum TextCustomAttribute: CodableAttributedStringKey {
      /// Words, in the language of the user.
      public typealias Value = [String]
      /// The name in archives, which is Apple's.
      public static let name = "UIAccessibilityTextAttributeCustom"
    }

    /// The key of `accessibilityTextualContext`.
    public enum TextualContextAttribute: CodableAttributedStringKey {
      /// What a text is, as in `UIAccessibilityTextualContext`.
      public enum TextualContext: String, Codable, Hashable, Sendable {
        /// Text of no particular kind.
        case plain
        /// The input and output of a terminal.
        case console
        /// Names and paths of files.
        case fileSystem
        /// A conversation.
        case messaging
        /// A long text that is read.
        case narrative
        /// The source of a program.
        case sourceCode
        /// A table of numbers.
        case spreadsheet
        /// A document that is written.
        case wordProcessing
      }
      /// The value of the attribute.
      public typealias Value = TextualContext
      /// The name in archives, which is Apple's.
      public static let name = "UIAccessibilityTextAttributeContext"
    }
  }
}

extension AttributeDynamicLookup {
  /// Finds an attribute of speech by its name: `text.accessibilitySpeechSpellsOutCharacters = true`.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
  ) -> T {
    self[T.self]
  }
}
